import RecipeKit
import RecipeLibrary
import Synchronization

/// The recipe that a screen shows next. The main actor sets it, and a background thread reads it.
final class RecipeRequest: Sendable {
    struct Request: Sendable {
        var recipe: RecipeSummary
        /// The visible recipe, or `nil` to show the requested recipe from its start.
        var shown: ReadRecipe?
        /// The style of amounts that the terminal can show.
        var style: QuantityStyle
    }

    private let current = Mutex<Request?>(nil)

    var request: Request? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
