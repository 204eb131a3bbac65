import Synchronization

/// Records that an index is damaged, so that the next update rebuilds it.
final class IndexDamage: Sendable {
    private struct State {
        var damaged: IndexIdentity?
        var tell: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Sets the function that requests an update when damage is found.
    func whenFound(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.tell = tell } }

    /// Records the damage if the error is one, and requests an update the first time.
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
