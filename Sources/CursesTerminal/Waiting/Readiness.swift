/// The reasons why a wait for events has ended. There can be several. If there is none, then the main actor had work, a
/// signal interrupted the wait, or the timeout has passed.
struct Readiness {
    var hasInput = false
    var hasSignals = false
    var isHungUp = false
    var isTimedOut = false
}

extension Readiness {
    /// Waits for a time at most. Returns whether a descriptor has input, has reached its end, or has failed.
    static func isReadable(_ descriptor: Int32, withinMilliseconds milliseconds: Int32 = 0) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }
}
