import RecipeKit
import SectionedLists
import Synchronization

/// A listing as it is to be arranged: set on the main actor, read where the work is.
final class ArrangementRequest: Sendable {
    struct Wish: Sendable {
        var arrangement = ListArrangement()
        var contents = LibraryContents()
    }

    private let current = Mutex(Wish())

    var wish: Wish {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}

extension ModelController where Model == LibraryContents {
    /// Arranges a listing in the background.
    ///
    /// - Parameter facts: What is known of recipes besides their files, of those of which there is anything.
    static func arranging(
        _ library: RecipeLibrary, _ request: ArrangementRequest,
        facts: @escaping @Sendable () -> [RecipeID: SearchFacts]
    ) -> ModelController<LibraryContents> {
        ModelController { _ in
            let wish = request.wish
            guard let arranged = try library.arranged(wish.contents, by: wish.arrangement, facts: facts()) else {
                throw CancellationError()
            }
            return arranged
        }
    }
}
