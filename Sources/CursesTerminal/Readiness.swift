import CNcurses
import Dispatch

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a screen that waits can be woken by.
struct Readiness {
    var hasInput = false
    var hasSignals = false
    var isHungUp = false
    var isTimedOut = false

    /// Sleeps until something can be read, or until the main actor has had work, which is then done.
    ///
    /// - Parameter milliseconds: How long to wait at most; for ever where negative.
    @MainActor
    static func wait(terminal: Int32, signals: Int32, milliseconds: Int32) -> Readiness {
        var descriptors = [
            pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
            pollfd(fd: MainQueue.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        var readiness = Readiness()
        readiness.isTimedOut = count == 0
        guard count > 0 else { return readiness }
        let terminalEvents = Int32(descriptors[0].revents)
        readiness.hasInput = terminalEvents & POLLIN != 0
        readiness.isHungUp = terminalEvents & (POLLHUP | POLLERR | POLLNVAL) != 0
        readiness.hasSignals = descriptors[1].revents != 0
        if descriptors[2].revents != 0 { MainQueue.drain() }
        return readiness
    }
}

/// The queue of the main actor's work.
@MainActor
enum MainQueue {
    /// Becomes readable when there is work.
    static let descriptor: Int32 = _dispatch_get_main_queue_handle_4CF()

    static func drain() {
        var count: UInt64 = 0
        read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
    }
}

extension Readiness {
    /// Whether something can be read at once, the end included.
    static func isReadable(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) > 0
    }
}
