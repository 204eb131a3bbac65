#if os(Linux)
import CNcurses
import Dispatch

/// The main dispatch queue as a file descriptor for `poll`.
@MainActor
enum MainQueue {
    /// The descriptor, which becomes readable if the queue has work.
    ///
    /// Negative outside the main thread, so that `poll` ignores it. Dispatch itself runs the main queue then.
    static let descriptor: Int32 = {
        guard main_queue_is_main_thread() != 0 else { return -1 }
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        // Work that was enqueued before the handle existed does not make it readable.
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
#endif
