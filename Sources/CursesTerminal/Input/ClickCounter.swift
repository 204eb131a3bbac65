import Terminal

/// Recognizes a double press: two presses at the same point within 400 milliseconds.
struct ClickCounter {
    private var last: (point: Point, time: ContinuousClock.Instant)?

    /// Returns the action for a press: a double press, or a single press.
    mutating func press(at point: Point, now: ContinuousClock.Instant) -> MouseEvent.Action {
        if let last, last.point == point, now - last.time <= .milliseconds(400) {
            // The press after a double press is a single press.
            self.last = nil
            return .doublePress
        }
        last = (point, now)
        return .press
    }
}
