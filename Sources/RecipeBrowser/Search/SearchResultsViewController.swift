import RecipeKit
import SectionedLists
import Terminal

/// What a search found, by where it matched.
@MainActor
final class SearchResultsViewController: SectionsViewController {
    /// Is told which recipe the keys are on, for a screen beside the list to show it.
    var onSelectionChange: ((RecipeSummary?) -> Void)?
    /// What shows now, if anything was looked for.
    private(set) var shown: SearchResults?

    private let cookbook: Cookbook
    private let session: CookingSession
    private let editing: FileEditing?
    private let changes: CookbookChanges?

    init(cookbook: Cookbook, session: CookingSession, editing: FileEditing? = nil, changes: CookbookChanges? = nil) {
        self.changes = changes
        self.editing = editing
        self.cookbook = cookbook
        self.session = session
        super.init()
    }

    var selectedRecipe: RecipeSummary? { (selectedRow as? SearchHitRow)?.hit.recipe }

    override func selectionDidChange() {
        onSelectionChange?(selectedRecipe)
    }

    /// Is told that more results are wanted than show.
    var onMore: (() -> Void)?

    /// - Parameter limit: How many results a section could have held.
    func show(_ results: SearchResults, limit: Int) {
        shown = results
        emptyText = results.isComplete ? "No recipe has all of this." : ""
        sections = results.sections.map { section($0, of: results, limit: limit) }
        if selection == nil { onSelectionChange?(nil) }
    }

    /// Shows what can be typed.
    func showHelp() {
        shown = nil
        sections = SearchHelp.sections
        onSelectionChange?(nil)
    }

    private func section(_ section: SearchResults.Section, of results: SearchResults, limit: Int) -> Section {
        let count = String(section.count) + (section.isAtLeast ? "+" : "")
        var rows: [any Row] = section.hits.map { SearchHitRow($0, at: section.place, query: results.query) }
        let left = section.count - section.hits.count
        let canShowMore = left > 0 && section.hits.count >= limit && results.isComplete
        // Another name each time, so that the first of the further results is selected in its place.
        if canShowMore { rows.append(TextRow("Show more of \(left)…", role: .accent, id: "more \(limit)")) }
        let footer = left > 0 && !canShowMore ? "\(left) more; another word narrows the search" : nil
        return Section(section.place.title, detail: count, footerTitle: footer, id: section.place, rows: rows)
            .onSelect { [weak self] row, _ in
                if row is TextRow { self?.onMore?() }
            }
    }
}

extension SearchResultsViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) {
        navigationController?.open(recipe, of: cookbook, session: session, editing: editing, changes: changes)
    }

    func openProblem(_ file: UnreadableRecipe) {}

    func openGuide() {}
}

extension SearchResults.Place {
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
