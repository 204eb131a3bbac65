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

    /// Waits until a descriptor is readable, the main actor has work, or the timeout has passed. Runs the work of the
    /// main actor.
    ///
    /// - Parameters:
    ///   - terminal: The descriptor of the terminal.
    ///   - signals: The descriptor of the signal pipe.
    ///   - milliseconds: The timeout. A negative number means no timeout.
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
