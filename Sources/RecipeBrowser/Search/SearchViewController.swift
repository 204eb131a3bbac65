import RecipeKit
import SectionedLists
import Terminal

/// The search: a line to type into over what it finds, and from 100 columns on the selected recipe beside it.
///
/// It lies over the home screen, which comes back as it was left.
@MainActor
final class SearchViewController: SplitViewController {
    private let pane: SearchPane
    private let preview: RecipeDetailsViewController
    private let previewStatus: StatusOverlay

    /// - Parameters:
    ///   - changes: What tells a recipe that is opened from here that its file may have changed.
    ///   - numberOfRecipes: How many there are to find, if that is known.
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

    /// What is typed.
    var text: String { pane.text }

    override func layout(size: Size) {
        let wasSplit = isSplit
        super.layout(size: size)
        pane.results.scrollBar = isSplit ? .separator : .automatic
        if isSplit, !wasSplit { showPreview(of: pane.results.selectedRecipe) }
    }

    /// Waits until everything that was asked for is there.
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
