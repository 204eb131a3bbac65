import Kitchen
import Terminal

/// The text about timers in the line at the top: the time until the next one rings, and the number of the others.
struct TimerNotice {
    let text: StyledText

    /// The minimum width of the screen for the name of the timer.
    static let columnsForName = 80
    /// The maximum width of the name.
    private static let nameColumns = 18

    /// Returns `nil` if there are no timers.
    ///
    /// - Parameters:
    ///   - timers: The timers, the next one first.
    ///   - isWide: Whether there is room for the name of the timer.
    init?(_ timers: [KitchenTimer], at now: Int, isWide: Bool) {
        guard let first = timers.first else { return nil }
        var text = StyledText()
        if isWide {
            let name = first.shownName.truncated(toWidth: Self.nameColumns, ellipsis: "…")
            text.append("\(name) ", .dim)
        }
        if first.isPaused { text.append("paused ", .dim) }
        let time = TimeLeft(seconds: first.shownRemaining(at: now)).description
        // The width does not change at ten minutes.
        let padding = String(repeating: " ", count: max(0, 5 - time.count))
        text.append(padding + time, .accent)
        if timers.count > 1 { text.append(" +\(timers.count - 1)", .dim) }
        self.text = text
    }
}
