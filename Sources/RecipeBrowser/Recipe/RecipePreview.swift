import CookbookStore
import RecipeKit
import RecipeLibrary
import SectionedLists

/// The preview beside a list. It shows the selected recipe.
@MainActor
final class RecipePreview {
    /// The screen of the preview.
    let screen: StatusOverlay
    private let details: RecipeDetailsViewController

    init(reader: RecipeReader, store: Store) {
        details = RecipeDetailsViewController(reader: reader, store: store)
        screen = StatusOverlay(over: RecipeViewController(details, splitFrom: RecipeViewController.previewColumns))
        screen.isFocused = false
    }

    /// Shows a recipe from its start, or no recipe if `recipe` is `nil`.
    func show(_ recipe: RecipeSummary?) {
        // Before the first recipe is shown, there is no status to follow.
        if case .idle = details.source.state, recipe != nil { screen.follow(details.source, words: .recipe) }
        details.show(recipe)
    }

    /// Reads the recipe again without changing the scroll position.
    func reload() { details.reload() }

    /// Waits until the recipe is read. For tests.
    func settle() async { await details.settle() }
}
