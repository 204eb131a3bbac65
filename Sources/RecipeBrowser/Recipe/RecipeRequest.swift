import RecipeKit
import Synchronization

/// Which recipe a screen wants next: set on the main actor, read where the recipe is.
final class RecipeRequest: Sendable {
    struct Wish: Sendable {
        var recipe: RecipeSummary
        /// The recipe as it shows; `nil` where it is to be shown from its start.
        var shown: ReadRecipe?
        /// How the terminal can show amounts.
        var style: QuantityStyle
    }

    private let current = Mutex<Wish?>(nil)

    var wish: Wish? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
