import RecipeLibrary
import Synchronization

/// The listing to arrange and its arrangement. Set on the main actor, read on the thread that does the work.
final class ArrangementRequest: Sendable {
    struct Request: Sendable {
        var arrangement = ListArrangement()
        var contents = LibraryContents()
    }

    private let current = Mutex(Request())

    var request: Request {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
