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
}

extension Readiness {
    /// Whether something can be read, the end included, at once or within a time.
    static func isReadable(_ descriptor: Int32, withinMilliseconds milliseconds: Int32 = 0) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }
}
