import RecipeKit
import SectionedLists
import Terminal

/// The first screen: the recipes, and from 100 columns on the selected one beside them.
@MainActor
public final class HomeViewController: SplitViewController {
    private let recipes: RecipesViewController
    private let preview: RecipeDetailsViewController
    private let previewStatus: StatusOverlay

    /// Reads what the first screen shows from the library's index, where there is one.
    public init(library: RecipeLibrary, origin: CookbookOrigin) {
        let cookbook = library.cookbook
        let session = CookingSession()
        let searching = LibrarySearch(library)
        recipes = RecipesViewController(library: library, origin: origin, session: session, searching: searching)
        preview = RecipeDetailsViewController(cookbook: cookbook, session: session)
        previewStatus = StatusOverlay(over: preview)
        previewStatus.isFocused = false
        let recipesStatus = StatusOverlay(over: recipes, following: recipes.source, words: .cookbook)
        super.init(title: origin.title, primary: recipesStatus, secondary: previewStatus)
        recipes.onReload = { [weak self] in self?.preview.reload() }
        recipes.onSelectionChange = { [weak self] recipe in self?.showPreview(of: recipe) }
    }

    public override func layout(size: Size) {
        let wasSplit = isSplit
        super.layout(size: size)
        recipes.scrollBar = isSplit ? .separator : .automatic
        if isSplit, !wasSplit { showPreview(of: (recipes.selectedRow as? RecipeRow)?.recipe) }
    }

    public override func willAppear() {
        super.willAppear()
        preview.refreshTicks()
    }

    /// Waits until the cookbook has been read, and the recipe beside the list too.
    public func settle() async {
        await recipes.settle()
        await preview.settle()
    }

    /// Nothing is read for a screen that does not show.
    private func showPreview(of recipe: RecipeSummary?) {
        guard isSplit else { return }
        // Before the first recipe there is nothing to tell of.
        if case .idle = preview.source.state, recipe != nil { previewStatus.follow(preview.source, words: .recipe) }
        preview.show(recipe)
    }
}
