import Synchronization

/// What happens if the system does not start a thread for the work of model controllers.
package enum ModelThreadShortage {
    private static let handler = Mutex<(@Sendable (Int32) -> Void)?>(nil)

    /// Sets what to do if no thread can be started.
    ///
    /// - Parameter handler: Receives the system's error number, on any thread. If it returns, the work waits until
    ///   another thread ends.
    package static func handle(with handler: @escaping @Sendable (Int32) -> Void) {
        self.handler.withLock { $0 = handler }
    }

    static func report(_ error: Int32) { handler.withLock(\.self)?(error) }
}
