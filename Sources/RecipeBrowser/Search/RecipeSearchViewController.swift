import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// The search screen: the search field, and the results below it. In a window of at least 100 columns, a preview of the
/// selected recipe is at the right of the results.
///
/// The screen covers the home screen. The home screen does not change until the user returns to it.
@MainActor
final class RecipeSearchViewController: SplitViewController {
    private let pane: SearchPane
    private let preview: RecipePreview

    /// - Parameters:
    ///   - searching: Searches the cookbook.
    ///   - screens: Opens the recipe that the user chooses.
    ///   - preview: The preview of the selected recipe.
    ///   - numberOfRecipes: Returns the number of all recipes, or `nil` if the number is not known yet.
    init(
        searching: any RecipeSearching, screens: CookbookScreens, preview: RecipePreview,
        numberOfRecipes: @escaping @MainActor () -> Int?
    ) {
        self.preview = preview
        let results = SearchResultsViewController(screens: screens)
        pane = SearchPane(searching: searching, results: results, numberOfRecipes: numberOfRecipes)
        super.init(title: "Search", primary: pane, secondary: preview.screen)
        results.onSelectionChange = { [weak self] recipe in self?.showPreview(of: recipe) }
    }

    /// The text in the search field.
    var text: String { pane.text }

    override func layout(size: Size) {
        let wasSplit = isSplit
        super.layout(size: size)
        pane.results.scrollBar = isSplit ? .separator : .automatic
        if isSplit, !wasSplit { showPreview(of: pane.results.selectedResult) }
    }

    /// Waits until the search and the preview are complete. For tests.
    func settle() async {
        await pane.source.settle()
        await preview.settle()
    }

    private func showPreview(of recipe: RecipeSummary?) {
        if isSplit { preview.show(recipe) }
    }
}
