import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The search screen: the search field over the results, and beside them, from 100 columns on, a preview of the selected
/// recipe.
///
/// It is pushed over the home screen, whose state is unchanged when the user comes back.
@MainActor
final class SearchViewController: SplitViewController {
    private let pane: SearchPane
    private let preview: RecipeDetailsViewController
    private let previewStatus: StatusOverlay

    /// - Parameters:
    ///   - changes: The source of notifications about changed files, for recipes opened from this screen.
    ///   - numberOfRecipes: Returns the number of all recipes, or `nil` if it is not known.
    init(
        searching: any RecipeSearching, cookbook: Cookbook, session: CookingSession, editing: FileEditing? = nil,
        changes: CookbookChanges? = nil, numberOfRecipes: @escaping @MainActor () -> Int?
    ) {
        let results = SearchResultsViewController(
            cookbook: cookbook, session: session, editing: editing, changes: changes)
        pane = SearchPane(searching: searching, results: results, numberOfRecipes: numberOfRecipes)
        preview = RecipeDetailsViewController(cookbook: cookbook, session: session)
        previewStatus = StatusOverlay(
            over: RecipeViewController(preview, splitFrom: RecipeViewController.previewColumns))
        previewStatus.isFocused = false
        super.init(title: "Search", primary: pane, secondary: previewStatus)
        results.onSelectionChange = { [weak self] recipe in self?.showPreview(of: recipe) }
    }

    /// The text in the search field.
    var text: String { pane.text }

    override func layout(size: Size) {
        let wasSplit = isSplit
        super.layout(size: size)
        pane.results.scrollBar = isSplit ? .separator : .automatic
        if isSplit, !wasSplit { showPreview(of: pane.results.selectedRecipe) }
    }

    /// Waits until the search and the preview are complete.
    func settle() async {
        await pane.source.settle()
        await preview.settle()
    }

    private func showPreview(of recipe: RecipeSummary?) {
        guard isSplit else { return }
        if case .idle = preview.source.state, recipe != nil { previewStatus.follow(preview.source, words: .recipe) }
        preview.show(recipe)
    }
}
