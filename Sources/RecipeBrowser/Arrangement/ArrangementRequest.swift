import RecipeLibrary
import Synchronization

/// The contents to sort and filter, and their arrangement. The main actor sets them, and a background thread reads
/// them.
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
