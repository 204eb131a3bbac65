extension CookingTime {
    /// As a list shows it: `35 min`, `1 h 10 min`, `2 h`; the file's own words where they are no time.
    public var formatted: String {
        guard let minutes else { return text.withoutControlCharacters }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(rest) min" }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }

    /// As an ISO 8601 duration, `PT1H10M`; `nil` where the text is no time.
    var iso8601: String? {
        guard let minutes, minutes >= 0 else { return nil }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "PT\(rest)M" }
        return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
    }
}
