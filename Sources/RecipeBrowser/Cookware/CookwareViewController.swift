import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The screen of a piece of cookware: the steps that use it, and other recipes that use it.
@MainActor
final class CookwareViewController: SectionsViewController {
    /// The model controller that searches the other recipes.
    let source: RequestModelController<SearchRequest, SearchResults>

    private let name: String
    private let steps: [(number: Int, text: StyledText)]
    private let recipe: RecipeSummary
    private let screens: CookbookScreens
    private let session: CookingSession

    /// The maximum number of other recipes.
    private static let maximumRecipes = 50

    /// - Parameter steps: The steps of the recipe that use the cookware, with their numbers.
    init(
        _ name: String, of recipe: RecipeSummary, steps: [(number: Int, text: StyledText)],
        searching: any RecipeSearching, screens: CookbookScreens, session: CookingSession
    ) {
        self.name = name
        self.steps = steps
        self.recipe = recipe
        self.screens = screens
        self.session = session
        source = .search(searching)
        super.init(title: name)
        source.delegate = self
        show(nil)
        let query = SearchQuery.parse("step:\"\(name.replacing("\"", with: " "))\"", isFinished: true).query
        source.update(for: SearchRequest(query: query, limit: Self.maximumRecipes + 1))
    }

    private func show(_ results: SearchResults?) {
        let quoted = steps.flatMap { number, text in
            RowText.rows(text).enumerated().map { index, text in
                QuotedStepRow(id: "step \(number) \(index)", number: number, text: text)
            }
        }
        let own = Section("In the steps", detail: String(steps.count), id: "steps", rows: quoted)
        sections = (steps.isEmpty ? [] : [own]) + [otherRecipes(results)]
    }

    private func otherRecipes(_ results: SearchResults?) -> Section {
        var seen: Set<RecipeID> = [recipe.id]
        let others = (results?.sections ?? []).flatMap(\.hits).map(\.recipe).filter { seen.insert($0.id).inserted }
        let rows: [any Row] = others.prefix(Self.maximumRecipes).map { RecipeRow($0, session) }
        let isMore = others.count > Self.maximumRecipes || results?.isAtLeast == true
        let count = results == nil ? nil : "\(rows.count)\(isMore ? "+" : "")"
        let none = TextRow(
            results == nil ? "Searching…" : "No other recipe uses it.", role: .dim, isSelectable: false, id: "none")
        return Section("Other recipes that use it", detail: count, id: "recipes", rows: rows.isEmpty ? [none] : rows)
    }

    /// Waits until the other recipes are found. For tests.
    func settle() async { await source.settle() }
}

extension CookwareViewController: RecipeActionDelegate {
    func openRecipe(_ recipe: RecipeSummary) { screens.open(recipe, on: navigationController) }

    func openUnreadableFile(_ file: UnreadableRecipe) {}

    func openGuide() {}
}

extension CookwareViewController: ModelControllerDelegate {
    func isUpdating(with data: SearchResults?, progress: ModelController<SearchResults>.Progress?) {
        if let data { show(data) }
    }

    func didUpdate(with data: SearchResults) { show(data) }

    func didFailToUpdate(with error: any Error) { show(SearchResults(query: SearchQuery())) }
}
