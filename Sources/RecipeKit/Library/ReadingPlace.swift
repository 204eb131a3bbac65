import Synchronization

/// Which file or folder is being looked at, for somebody else to see whether that takes long.
///
/// A network folder whose server is gone does not fail, it keeps whoever looks at it; so this can only be told from
/// outside.
final class ReadingPlace: Sendable {
    struct State: Hashable {
        /// `nil` while nothing is looked at.
        var path: String?
        /// Counts the looks.
        var look = 0
    }

    private let state = Mutex(State())

    var current: State { state.withLock { $0 } }

    func enter(_ path: String) {
        state.withLock { $0 = State(path: path, look: $0.look + 1) }
    }

    func leave() {
        state.withLock { $0 = State(path: nil, look: $0.look + 1) }
    }
}
