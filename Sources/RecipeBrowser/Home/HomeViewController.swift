import RecipeKit
import SectionedLists
import Terminal

/// The first screen: the recipes, and from 100 columns on the selected one beside them.
@MainActor
public final class HomeViewController: SplitViewController {
    private let recipes: RecipesViewController
    private let preview: RecipeDetailsViewController
    private let previewStatus: StatusOverlay

    private let session: CookingSession

    /// Reads what the first screen shows from the library's index, where there is one.
    ///
    /// - Parameter notebook: What the cook added to recipes, and adds.
    public init(library: RecipeLibrary, origin: CookbookOrigin, notebook: Notebook) {
        let cookbook = library.cookbook
        let session = CookingSession(cookbook: cookbook, notebook: notebook)
        self.session = session
        let searching = LibrarySearch(library, pause: .milliseconds(100), facts: session.facts)
        recipes = RecipesViewController(library: library, origin: origin, session: session, searching: searching)
        preview = RecipeDetailsViewController(cookbook: cookbook, session: session)
        previewStatus = StatusOverlay(
            over: RecipeViewController(preview, splitFrom: RecipeViewController.previewColumns))
        previewStatus.isFocused = false
        let chips = ChipBar(over: recipes)
        let recipesStatus = StatusOverlay(over: chips, following: recipes.source, words: .cookbook)
        recipesStatus.follow(session.keeping, words: .notebook)
        super.init(title: origin.title, primary: recipesStatus, secondary: previewStatus)
        recipes.onArrange = { chips.chips = $0.chips }
        chips.onRemove = { [weak recipes] in recipes?.arranging.removeChip(at: $0) }
        session.start()
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
        session.lookAgain()
    }

    /// Waits until all that was added is kept: to be called before the program ends.
    ///
    /// - Returns: Why it is not, as a sentence; `nil` where it is.
    public func finish() -> String? { session.finish() }

    public override var unsavedChanges: String? { super.unsavedChanges ?? session.unsavedChanges }

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
