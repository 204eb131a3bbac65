import Synchronization

/// Records that an index is damaged, so that the next update creates it again.
final class IndexDamage: Sendable {
    private struct State {
        var damaged: IndexIdentity?
        var tell: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Sets the function that requests an update when damage is found.
    func whenFound(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.tell = tell } }

    /// Logs an error. If the error means damage, also records the damage and requests an update. The damage of an index
    /// is logged and reported only once.
    func note(_ error: IndexError, in index: IndexIdentity) {
        guard error.isDamage else { return LibraryLog.index.warning(index.unreadable(error)) }
        let (isNew, tell) = state.withLock { state in
            guard state.damaged != index else { return (false, nil as (@Sendable () -> Void)?) }
            state.damaged = index
            return (true, state.tell)
        }
        if isNew { LibraryLog.index.warning(index.unreadable(error)) }
        tell?()
    }

    /// Returns whether an index is known to be damaged.
    func isDamaged(_ index: IndexIdentity) -> Bool { state.withLock { $0.damaged == index } }
}
