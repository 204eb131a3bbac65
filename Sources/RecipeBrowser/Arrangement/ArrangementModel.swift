import RecipeKit
import SectionedLists
import Synchronization

/// A list as it is to be arranged: set on the main actor, read where the work is.
final class ArrangementRequest: Sendable {
    struct Wish: Sendable {
        var arrangement = ListArrangement()
        var recipes: [RecipeSummary] = []
    }

    private let current = Mutex(Wish())

    var wish: Wish {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}

extension ModelController where Model == [ArrangedSection] {
    /// Arranges recipes in the background.
    ///
    /// - Parameter facts: What is known of a recipe besides its file.
    static func arranging(
        _ request: ArrangementRequest, facts: @escaping @Sendable (RecipeSummary) -> SearchFacts
    ) -> ModelController<[ArrangedSection]> {
        ModelController { _ in
            let wish = request.wish
            return wish.arrangement.sections(of: wish.recipes, today: DayNumber.today, facts: facts)
        }
    }
}
