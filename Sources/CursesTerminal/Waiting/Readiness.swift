/// The reasons why a wait for events has ended. There can be several. If all of them are `false`, the main actor had
/// work, or a signal interrupted the wait.
struct Readiness {
    var hasInput = false
    var hasSignals = false
    var isHungUp = false
    var isTimedOut = false
}

extension Readiness {
    /// Returns whether a descriptor has input, has reached its end, or has failed. Waits for this at most the given
    /// time.
    static func isReadable(_ descriptor: Int32, withinMilliseconds milliseconds: Int32 = 0) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }
}
