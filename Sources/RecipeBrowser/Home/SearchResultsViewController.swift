import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list of search results. It has a section for each field that matched. If the query has only filters and excluded
/// words, the list has one section.
@MainActor
final class SearchResultsViewController: SectionsViewController {
    /// The visible results, or `nil` while the query is empty.
    private(set) var shown: SearchResults?

    private let screens: CookbookScreens

    /// - Parameter screens: Opens the recipe that the user chooses.
    init(screens: CookbookScreens) {
        self.screens = screens
        super.init()
        allowsMultipleSelection = true
        marksMargin = true
    }

    /// The recipe of the selected result, or `nil` if no result is selected.
    var selectedResult: RecipeSummary? { (selectedRow as? SearchHitRow)?.hit.recipe }

    /// Called when the user asks for more results.
    var onMore: (() -> Void)?
    /// Called when the user leaves a part out of a query that finds nothing.
    var onOmit: ((SearchOmission.Part) -> Void)?
    /// The key commands for the results besides those of every list.
    var commands: @MainActor () -> [KeyCommand] = { [] }

    override var keyCommands: [KeyCommand] { super.keyCommands + commands() }

    /// Shows results.
    ///
    /// - Parameters:
    ///   - results: The results.
    ///   - limit: The maximum number of results in each section.
    func show(_ results: SearchResults, limit: Int) {
        shown = results
        emptyText = results.isComplete ? "No recipe has all of this." : ""
        if results.isComplete, results.count == 0, let omission = results.omission {
            sections = [section(without: omission, from: results)]
        } else {
            sections = results.sections.map { section($0, of: results, limit: limit) }
        }
        if selection == nil { onSelectionChange?(nil) }
    }

    /// Shows example queries.
    func showHelp() {
        shown = nil
        sections = SearchHelp.sections
        onSelectionChange?(nil)
    }

    /// Returns a section that says what was not found together, with a row that leaves a part of it out.
    private func section(without omission: SearchOmission, from results: SearchResults) -> Section {
        let count = String(omission.count) + (omission.isAtLeast ? "+" : "")
        // A remark above says it already.
        let nothing = results.remark == nil ? results.query.nothingFound + "." : ""
        let rows: [any Row] = [
            ParagraphRow(id: "nothing", text: StyledText(nothing)),
            TextRow("Without \(omission.name(in: results.query)): \(count)", role: .accent, id: "omit"),
        ]
        return Section(id: "omission", rows: rows).onSelect { [weak self] row, _ in
            if row is TextRow { self?.onOmit?(omission.part) }
        }
    }

    private func section(_ section: SearchResults.Section, of results: SearchResults, limit: Int) -> Section {
        let count = String(section.count) + (section.isAtLeast ? "+" : "")
        var rows: [any Row] = section.hits.map { SearchHitRow($0, at: section.kind, query: results.query) }
        let left = section.count - section.hits.count
        let canShowMore = left > 0 && section.hits.count >= limit && results.isComplete
        // The id of this row contains the limit. When the limit grows, the row disappears, and the selection moves to
        // the first new result.
        if canShowMore { rows.append(TextRow("Show more of \(left)…", role: .accent, id: "more \(limit)")) }
        let footer = left > 0 && !canShowMore ? "\(left) more; another word narrows the search" : nil
        return Section(section.kind.title, detail: count, footerTitle: footer, id: section.kind, rows: rows)
            .onSelect { [weak self] row, _ in
                if row is TextRow { self?.onMore?() }
            }
    }
}

extension SearchResultsViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) { screens.open(recipe, on: navigationController) }

    // The results have no rows for unreadable files or for the guide.
    func openUnreadableFile(_ file: UnreadableRecipe) {}

    func openGuide() {}
}

extension SearchResults.SectionKind {
    fileprivate var title: String {
        switch self {
        case .field(.title): "In the title"
        case .field(.ingredients): "In the ingredients"
        case .field(.tags): "In the tags"
        case .field(.steps): "In the steps"
        case .filters: "Recipes"
        case .ordered(let order): "Recipes \(order.name), \(order.explanation)"
        }
    }
}

/// The example queries that the search screen shows while the search field is empty.
@MainActor
enum SearchHelp {
    static var sections: [Section] {
        [Section("What to type", rows: examples.map { SearchExampleRow(example: $0, meaning: $1) })]
    }

    private static let examples = [
        ("egg tom", "both words, or words that begin with them"),
        ("\"stir fry\"", "words that follow each other"),
        ("-nuts", "without that word"),
        ("with:egg", "among the ingredients"),
        ("without:nuts", "not among the ingredients"),
        ("title:soup  step:grill", "in the title, in the steps"),
        ("course:dessert", "a course, such as dessert or soup"),
        ("tag:vegan", "a tag, a diet, a cuisine"),
        ("time:<30  time:1h", "less than half an hour, an hour at most"),
        ("is:favourite  is:cooked", "your favourites, what you cooked"),
        ("rating:4", "four stars or more"),
        ("missing:0  missing:<=2", "what the pantry is enough for, or nearly"),
    ]
}

/// An example query and its meaning. The row cannot be selected.
private struct SearchExampleRow: Row {
    let example: String
    let meaning: String
    var id: AnyHashable { example }
    var isSelectable: Bool { false }

    func configure(_ cell: SearchExampleCell) {
        cell.example = example
        cell.meaning = meaning
    }
}

/// Draws an example and its meaning. The meaning is beside the example or, in a narrow window, below it.
private final class SearchExampleCell: Cell {
    var example = ""
    var meaning = ""

    private static let column = 28

    func height(forWidth width: Int) -> Int { lines(width: width).count + (isStacked(width) ? 1 : 0) }

    func draw(in surface: Surface, state: CellState) {
        surface.draw(example, x: 2, y: 0, role: .strong)
        let isStacked = isStacked(surface.width)
        for (y, line) in lines(width: surface.width).enumerated() {
            surface.draw(line, x: isStacked ? 4 : Self.column, y: isStacked ? y + 1 : y)
        }
    }

    private func isStacked(_ width: Int) -> Bool { width < Self.column + 24 }

    private func lines(width: Int) -> [StyledText] {
        StyledText(meaning, role: .dim).wrapped(toWidth: max(1, width - (isStacked(width) ? 4 : Self.column) - 1))
    }
}
