import Synchronization

/// Takes note that an index turned out to be damaged while it was read, for the next update to make it anew.
final class IndexTrouble: Sendable {
    private struct State {
        var damaged: IndexIdentity?
        var tell: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// - Parameter tell: Asks for an update.
    func whenFound(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.tell = tell } }

    /// Notes what went wrong while an index was read, where that says that it is damaged.
    func note(_ error: IndexError, in index: IndexIdentity) {
        guard error.isDamage else { return }
        let tell = state.withLock { state in
            guard state.damaged != index else { return nil as (@Sendable () -> Void)? }
            state.damaged = index
            return state.tell
        }
        tell?()
    }

    /// Whether an index is known to be damaged.
    func isDamaged(_ index: IndexIdentity) -> Bool { state.withLock { $0.damaged == index } }
}
