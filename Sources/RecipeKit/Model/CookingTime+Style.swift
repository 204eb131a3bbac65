extension CookingTime {
    /// The style of a formatted time.
    public enum Style: Hashable, Sendable {
        /// The form for a table column: `35 min`, `1 h`, `1 h 10`.
        case short
        /// The form for a sentence or a heading: `35 min`, `1 h`, `1 h 10 min`.
        case long
    }

    /// Returns the time in hours and minutes. A time of two days or more is in days and whole hours: `3 d 4 h`.
    ///
    /// Returns ``text`` if ``minutes`` is `nil`.
    public func formatted(_ style: Style = .short) -> String {
        guard let minutes else { return text }
        guard minutes >= 60 else { return "\(minutes) min" }
        if minutes >= 48 * 60 {
            let (days, rest) = minutes.quotientAndRemainder(dividingBy: 24 * 60)
            return rest < 60 ? "\(days) d" : "\(days) d \(rest / 60) h"
        }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if rest == 0 { return "\(hours) h" }
        switch style {
        case .short: return "\(hours) h \(rest < 10 ? "0" : "")\(rest)"
        case .long: return "\(hours) h \(rest) min"
        }
    }
}
