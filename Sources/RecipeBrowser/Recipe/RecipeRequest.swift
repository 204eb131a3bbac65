import RecipeKit
import RecipeLibrary
import Synchronization

/// The recipe that a screen shows next. The main actor sets it. The thread that reads the recipe takes it from here.
final class RecipeRequest: Sendable {
    struct Request: Sendable {
        var recipe: RecipeSummary
        /// The recipe as it is shown; `nil` if it is to be shown from its start.
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
