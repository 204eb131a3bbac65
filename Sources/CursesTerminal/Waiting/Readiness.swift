/// What ended a wait for events. Several values can be true.
struct Readiness {
    var hasInput = false
    var hasSignals = false
    var isHungUp = false
    var isTimedOut = false
}

extension Readiness {
    /// Returns whether a descriptor becomes readable or reaches its end within a time.
    static func isReadable(_ descriptor: Int32, withinMilliseconds milliseconds: Int32 = 0) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }
}
