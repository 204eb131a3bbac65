#if os(Linux)
import CNcurses
import Dispatch
import Glibc

/// The queue of the main actor's work, as something that can be waited for.
@MainActor
enum MainQueue {
    /// Becomes readable when there is work. Negative, which `poll` passes over, where this is not the main thread:
    /// there, Dispatch does the main actor's work by itself.
    static let descriptor: Int32 = {
        guard main_queue_is_main_thread() != 0 else { return -1 }
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        // What came into the queue before it had a handle is not announced.
        var one: UInt64 = 1
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
        return descriptor
    }()

    /// Does all the work there is.
    static func drain() {
        guard descriptor >= 0 else { return }
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
    }
}
#endif
