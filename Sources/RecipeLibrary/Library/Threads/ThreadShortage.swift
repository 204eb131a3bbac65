import Synchronization

/// What happens if the system does not start a thread, because it allows the user no more of them.
///
/// Without its thread, the work of an actor would wait forever, and so would everything that waits for the work. So the
/// program should end, and say why.
package enum ThreadShortage {
    private static let handler = Mutex<(@Sendable (Int32) -> Void)?>(nil)

    /// Sets what to do if a thread cannot be started.
    ///
    /// - Parameter handler: Receives the system's error number, on any thread. If it returns, the work waits until
    ///   another thread ends.
    package static func handle(with handler: @escaping @Sendable (Int32) -> Void) {
        self.handler.withLock { $0 = handler }
    }

    /// Starts a thread that does nothing. Returns 0, or the system's error number if no thread can be started.
    package static func trial() -> Int32 { Platform.startThread {} }

    static func report(_ error: Int32) { handler.withLock(\.self)?(error) }
}
