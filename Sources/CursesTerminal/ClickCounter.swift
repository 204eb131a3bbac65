import Terminal

/// Tells a double press from two single ones: two in the same place within 400 milliseconds.
struct ClickCounter {
    private var last: (point: Point, time: ContinuousClock.Instant)?

    mutating func press(at point: Point, now: ContinuousClock.Instant) -> MouseEvent.Action {
        if let last, last.point == point, now - last.time <= .milliseconds(400) {
            // A third press begins anew.
            self.last = nil
            return .doublePress
        }
        last = (point, now)
        return .press
    }
}
