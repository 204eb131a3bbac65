import Dispatch
import Synchronization
import Terminal

/// Waits on a thread of its own until a program ends. So the main thread can wait for the end with a timeout.
final class WaitingThread: Sendable {
    private let ending = Mutex<TerminalProgram.Ending?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    /// Starts to wait.
    ///
    /// - Parameter wait: Blocks until the end of the program, and returns how it ended.
    init(_ wait: @escaping @Sendable () -> TerminalProgram.Ending) {
        DispatchQueue.global().async { [self] in
            let result = wait()
            ending.withLock { $0 = result }
            ended.signal()
        }
    }

    /// Returns how the program ended, or `nil` if it has not ended within a time.
    func result(within limit: DispatchTimeInterval) -> TerminalProgram.Ending? {
        guard ended.wait(timeout: .now() + limit) == .success else { return nil }
        return ending.withLock { $0 }
    }
}
