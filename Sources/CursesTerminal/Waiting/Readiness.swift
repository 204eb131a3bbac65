/// The reasons why a wait for events has ended. Several can be `true`. If all are `false`, the main actor had work, or
/// a signal interrupted the wait.
struct Readiness {
    var hasInput = false
    var hasSignals = false
    var isHungUp = false
    var isTimedOut = false
}

extension Readiness {
    /// Waits until a descriptor has input, has reached its end, or has failed, at most for the given time. Returns
    /// whether this has happened.
    static func isReadable(_ descriptor: Int32, withinMilliseconds milliseconds: Int32 = 0) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }
}
