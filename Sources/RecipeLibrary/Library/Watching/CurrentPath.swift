import Synchronization

/// The file or folder that a reader is accessing, visible to other threads.
///
/// If the server of a network folder is down, the thread of the reader is blocked without an error. Only another thread
/// can detect this.
final class CurrentPath: Sendable {
    struct State: Hashable {
        /// The path, or `nil` while nothing is read.
        var path: String?
        /// The number of accesses so far. It distinguishes two accesses to the same path.
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
