import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The list of search results. It has a section for each field that matched. If the query has only filters and excluded
/// words, the list has one section.
@MainActor
final class SearchResultsViewController: SectionsViewController {
    /// Called after the selection has changed, with the selected recipe, or with `nil` if none is selected.
    var onSelectionChange: ((RecipeSummary?) -> Void)?
    /// The visible results, or `nil` while the query is empty.
    private(set) var shown: SearchResults?

    private let screens: CookbookScreens

    /// - Parameter screens: Opens the recipe that the user chooses.
    init(screens: CookbookScreens) {
        self.screens = screens
        super.init()
    }

    /// The recipe of the selected result, or `nil` if no result is selected.
    var selectedResult: RecipeSummary? { (selectedRow as? SearchHitRow)?.hit.recipe }

    override func selectionDidChange() {
        onSelectionChange?(selectedResult)
    }

    /// Called when the user asks for more results.
    var onMore: (() -> Void)?

    /// Shows results.
    ///
    /// - Parameters:
    ///   - results: The results.
    ///   - limit: The maximum number of results in each section.
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
        }
    }
}
