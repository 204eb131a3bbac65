import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list of search results, in sections by the field that matched.
@MainActor
final class SearchResultsViewController: SectionsViewController {
    /// Called with the selected recipe, or `nil` if none is selected, for the preview beside the list.
    var onSelectionChange: ((RecipeSummary?) -> Void)?
    /// The visible results, or `nil` while the query is empty.
    private(set) var shown: SearchResults?

    private let screens: CookbookScreens

    /// - Parameter screens: Opens the chosen recipe.
    init(screens: CookbookScreens) {
        self.screens = screens
        super.init()
    }

    /// The recipe of the selected result, or `nil` if no result is selected.
    var selectedResult: RecipeSummary? { (selectedRow as? SearchHitRow)?.hit.recipe }

    override func selectionDidChange() {
        onSelectionChange?(selectedResult)
    }

    override var keyCommands: [KeyCommand] { super.keyCommands + [undo] }

    override var allKeyCommands: [KeyCommand] { super.allKeyCommands + [undo] }

    private lazy var undo = EditingCommands.undoInSearch.command { [weak self] in
        if let self { screens.undo(from: self) }
    }

    /// Called when the user asks for more results.
    var onMore: (() -> Void)?

    /// Shows results.
    ///
    /// - Parameter limit: The maximum number of results that the search finds for each section.
    func show(_ results: SearchResults, limit: Int) {
        shown = results
        emptyText = results.isComplete ? "No recipe has all of this." : ""
        sections = results.sections.map { section($0, of: results, limit: limit) }
        if selection == nil { onSelectionChange?(nil) }
    }

    /// Shows example queries.
    func showHelp() {
        shown = nil
        sections = SearchHelp.sections
        onSelectionChange?(nil)
    }

    private func section(_ section: SearchResults.Section, of results: SearchResults, limit: Int) -> Section {
        let count = String(section.count) + (section.isAtLeast ? "+" : "")
        var rows: [any Row] = section.hits.map { SearchHitRow($0, at: section.kind, query: results.query) }
        let left = section.count - section.hits.count
        let canShowMore = left > 0 && section.hits.count >= limit && results.isComplete
        // Because the id contains the limit, this row disappears when the limit grows. The selection then moves to the
        // first new result.
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
        }
    }
}
