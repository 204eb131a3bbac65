import CookbookStore
import Kitchen
import Terminal

/// The text about timers in the title line: the time until the next timer rings, or which timer rings, and the number of
/// the other timers.
struct TimerNotice {
    let text: StyledText

    /// The minimum width of the screen at which the name of the timer is shown.
    static let columnsForName = 80
    /// The maximum width of the name.
    private static let nameColumns = 18

    /// Creates the text. Returns `nil` if there are no timers.
    ///
    /// - Parameters:
    ///   - timers: The timers. The next one to ring is the first.
    ///   - now: The current time.
    ///   - isWide: Whether the name of the timer fits.
    init?(_ timers: [KitchenTimer], at now: Int, isWide: Bool) {
        guard let first = timers.first else { return nil }
        var text = StyledText()
        if isWide {
            let name = first.shownName.truncated(toWidth: Self.nameColumns, ellipsis: "…")
            text.append("\(name) ", .dim)
        }
        if first.isPaused { text.append("paused ", .dim) }
        let time = TimeLeft(seconds: first.shownRemaining(at: now)).description
        // Padding keeps the width constant when the time falls below ten minutes.
        let padding = String(repeating: " ", count: max(0, 5 - time.count))
        text.append(padding + time, .accent)
        if timers.count > 1 { text.append(" +\(timers.count - 1)", .dim) }
        self.text = text
    }

    /// Creates the text about timers that ring while no sheet shows them. Returns `nil` if there are none.
    ///
    /// - Parameters:
    ///   - alerts: The timers that ring.
    ///   - isWide: Whether the name of the timer fits.
    init?(ringing alerts: [TimerRinger.Alert], isWide: Bool) {
        guard let first = alerts.first.map(TimerAlertText.init) else { return nil }
        var text = StyledText()
        if isWide {
            text.append("\(first.name.truncated(toWidth: Self.nameColumns, ellipsis: "…")): ", .strong)
        }
        text.append(first.event, .accent)
        if alerts.count > 1 { text.append(" +\(alerts.count - 1)", .dim) }
        self.text = text
    }
}
