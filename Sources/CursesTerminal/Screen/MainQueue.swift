import CNcurses
import Dispatch
import Synchronization
import Terminal

/// The main dispatch queue, as a file descriptor that `poll` can wait for.
@MainActor
enum MainQueue {
    /// The descriptor. It is readable while the queue has work.
    ///
    /// The descriptor is negative if the main actor does not run on the main thread of the process. Then `poll` ignores
    /// it, and Dispatch runs the queue itself.
    static let descriptor: Int32 = {
        guard main_queue_is_main_thread() != 0 else { return -1 }
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        // The descriptor does not report work that was enqueued before the descriptor existed. This write makes it
        // readable once.
        var one: UInt64 = 1
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
        return descriptor
    }()

    /// Runs all pending work of the queue.
    static func drain() {
        guard descriptor >= 0 else { return }
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
    }
}

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
