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

    init(cookbook: Cookbook, session: CookingSession) {
        self.cookbook = cookbook
        self.session = session
        super.init()
    }

    var selectedRecipe: RecipeSummary? { (selectedRow as? SearchHitRow)?.hit.recipe }

    override func selectionDidChange() {
        onSelectionChange?(selectedRecipe)
    }

    func show(_ results: SearchResults) {
        shown = results
        emptyText = results.isComplete ? "No recipe has all of this." : ""
        sections = results.sections.map { Self.section($0, of: results) }
        if selection == nil { onSelectionChange?(nil) }
    }

    /// Shows what can be typed.
    func showHelp() {
        shown = nil
        sections = SearchHelp.sections
        onSelectionChange?(nil)
    }

    private static func section(_ section: SearchResults.Section, of results: SearchResults) -> Section {
        let count = String(section.count) + (section.isAtLeast ? "+" : "")
        let left = section.count - section.hits.count
        let footer = left > 0 ? "\(left) more; type more words to narrow the search" : nil
        return Section(
            section.place.title, detail: count, footerTitle: footer, id: section.place,
            rows: section.hits.map { SearchHitRow($0, at: section.place, query: results.query) })
    }
}

extension SearchResultsViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) {
        navigationController?.open(recipe, of: cookbook, session: session)
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
