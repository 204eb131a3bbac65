import Synchronization

/// Requests an update if a shown listing is older than the index, because another process has updated the index.
final class OutdatedListings: Sendable {
    private struct State {
        /// The generation of the last listing that was found outdated.
        var found: Int?
        var updates = 0
        var tell: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Sets the function that requests an update.
    func whenFound(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.tell = tell } }

    /// Records that an update runs. Until it ends, no update is requested, because its listing follows anyway.
    func beginUpdate() { state.withLock { $0.updates += 1 } }

    func endUpdate() { state.withLock { $0.updates -= 1 } }

    /// Requests an update, because the listing of some contents is not the current one. Requests only one update for
    /// each listing.
    func note(_ contents: LibraryContents) {
        let tell = state.withLock { state in
            guard state.updates == 0, state.found != contents.generation else { return nil as (@Sendable () -> Void)? }
            state.found = contents.generation
            return state.tell
        }
        tell?()
    }
}
