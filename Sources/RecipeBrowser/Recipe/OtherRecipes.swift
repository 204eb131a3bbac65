import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// Finds the other recipes of the cookbook that use an ingredient or a piece of cookware.
@MainActor
final class OtherRecipes {
    /// Called after more recipes were found, and when the search has ended.
    var onChange: (() -> Void)?

    private let recipe: RecipeSummary
    private let store: Store
    private let source: RequestModelController<SearchRequest, SearchResults>
    /// The queries that were not asked yet.
    private var queries: ArraySlice<String>
    private var results: SearchResults?

    /// The maximum number of other recipes.
    private static let maximumRecipes = 50

    /// - Parameters:
    ///   - queries: The queries that find the recipes, such as `with:"flour"`. Each is asked only if those before it
    ///     find no other recipe.
    ///   - recipe: The recipe to leave out.
    ///   - screens: The screens of the cookbook that is searched.
    init(matching queries: [String], except recipe: RecipeSummary, _ screens: CookbookScreens) {
        self.recipe = recipe
        self.queries = queries[...]
        store = screens.store
        source = .search(screens.searching)
        source.delegate = self
        askNext()
    }

    private func askNext() {
        guard let query = queries.popFirst() else { return }
        let parsed = SearchQuery.parse(query, isFinished: true).query
        // The recipe to leave out is usually also among the results, so the search needs one result more.
        source.update(for: SearchRequest(query: parsed, limit: Self.maximumRecipes + 1))
    }

    /// Returns a section with the recipes that were found so far.
    ///
    /// - Parameters:
    ///   - title: The title of the section.
    ///   - none: The text to show if there are no such recipes.
    func section(_ title: String, orSay none: String) -> Section {
        let others = found
        let rows: [any Row] = others.prefix(Self.maximumRecipes).map { RecipeRow($0, store) }
        let hasFurtherHits = results?.sections.contains { $0.count > $0.hits.count } == true
        let isMore = others.count > Self.maximumRecipes || hasFurtherHits || results?.isAtLeast == true
        let count = results == nil ? nil : "\(rows.count)\(isMore ? "+" : "")"
        let message = TextRow(
            results == nil ? "Searching…" : none, role: .dim, isSelectable: false, id: "none")
        return Section(title, detail: count, id: "recipes", rows: rows.isEmpty ? [message] : rows)
    }

    /// The recipes that were found so far, each once.
    private var found: [RecipeSummary] {
        var seen: Set<RecipeID> = [recipe.id]
        return (results?.sections ?? []).flatMap(\.hits).map(\.recipe).filter { seen.insert($0.id).inserted }
    }

    private func show(_ results: SearchResults) {
        self.results = results
        onChange?()
    }

    /// Waits until the other recipes are found. For tests.
    func settle() async { await source.settle() }
}

extension OtherRecipes: ModelControllerDelegate {
    func isUpdating(with data: SearchResults?, progress: ModelController<SearchResults>.Progress?) {
        if let data { show(data) }
    }

    func didUpdate(with data: SearchResults) {
        results = data
        guard found.isEmpty, !queries.isEmpty else { return show(data) }
        results = nil
        askNext()
    }

    // A failed search counts as a search without results.
    func didFailToUpdate(with error: any Error) { show(SearchResults(query: SearchQuery())) }
}

/// A row below a step, for a recipe to which the step refers. Choosing the row opens that recipe.
final class ReferenceRow: ActionableRow {
    let id: AnyHashable
    private let reference: RecipeReference
    private let name: String
    private let isLast: Bool
    weak var actionDelegate: (any ActionDelegate)?

    /// - Parameters:
    ///   - id: The identity of the row in its section.
    ///   - reference: The reference to the recipe.
    ///   - name: The name of the recipe.
    ///   - isLast: Whether this is the last row of the step. An empty line follows the last row.
    init(id: AnyHashable, reference: RecipeReference, name: String, isLast: Bool) {
        self.id = id
        self.reference = reference
        self.name = name
        self.isLast = isLast
    }

    func configure(_ cell: WrappedTextCell) {
        cell.indentation = 5
        cell.text = StyledText("recipe: ", role: .dim)
        cell.text.append(name, .strong)
        cell.spacingBelow = isLast ? 1 : 0
    }

    func performAction() { delegate(as: (any ReferenceActionDelegate).self)?.openRecipe(referredToBy: reference) }
}

/// An action delegate that opens the recipe to which another recipe refers.
@MainActor
protocol ReferenceActionDelegate: ActionDelegate {
    func openRecipe(referredToBy reference: RecipeReference)
}
