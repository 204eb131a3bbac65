extension CookingTime {
    /// Parses `1h30m`, `1 h 10 min`, `45 minutes`, `90`, `1.5 hours`, `2 Stunden`, `1 heure 30`, `1:30`, `PT1H30M`.
    ///
    /// A number without a unit means minutes. For a range (`20–30 min`) or a choice (`1 h or 2 h`), the longest time is
    /// used. Additional times (`+ 30 min for rising`) are added. Seconds are rounded to whole minutes. For other
    /// texts (`overnight`, `until done`, `1 hour plus chilling`), ``minutes`` is `nil`.
    public init(parsing text: String) {
        let text = text.trimmingSpaces()
        self.init(minutes: Self.minutes(in: text), text: text)
    }

    /// The maximum time in minutes: a hundred years. A longer time is not read, so that the sum of several times never
    /// overflows.
    private static let longest = Rational(100 * 366 * 24 * 60)

    private static func minutes(in text: String) -> Int? {
        let lower = text.lowercased()
        if lower.hasPrefix("p"), let minutes = isoMinutes(lower) { return minutes }
        if let minutes = clockMinutes(lower) { return minutes }
        var scanner = TimeScanner(lower)
        return (scanner.minutes() ?? TimePhrase(lower).minutes).flatMap(rounded)
    }

    private static func rounded(_ value: Rational) -> Int? {
        guard value <= longest else { return nil }
        return Int(nearest: value.doubleValue)
    }

    /// Parses hours and minutes: `1:30`. Returns `nil` for another form.
    private static func clockMinutes(_ text: String) -> Int? {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 2, parts[0].utf8.count <= 3,
            parts.allSatisfy({ $0.utf8.allSatisfy(UTF8Text.isDigit) }),
            let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60
        else { return nil }
        return hours * 60 + minutes
    }

    /// Parses a lower-case ISO 8601 duration: `pt1h30m`, `p1dt2h`. Returns `nil` for another form.
    ///
    /// It also accepts variants that some programs write: `pt00h05m`, `p30m` and `pt20 mins`.
    private static func isoMinutes(_ text: String) -> Int? {
        var total = Rational.zero
        var foundAny = false
        var digits = ""
        var rest = text.dropFirst().filter { $0 != " " }[...]
        while let character = rest.popFirst() {
            if character.isASCII, character.isNumber || character == "." || character == "," {
                digits.append(character == "," ? "." : character)
                continue
            }
            if character == "t", digits.isEmpty { continue }
            guard let each = isoUnit(character) else { return nil }
            if character == "m" { rest = rest.drop { "ins".contains($0) } }
            // A unit without a number (`pth5m`) adds no time.
            if digits.isEmpty { continue }
            let whole = digits.drop { $0 == "0" }
            guard let number = Rational(parsing: whole.first?.isNumber == true ? String(whole) : "0" + whole),
                let part = number.multiplied(by: each), let sum = total.adding(part)
            else { return nil }
            total = sum
            foundAny = true
            digits = ""
        }
        return foundAny && digits.isEmpty ? rounded(total) : nil
    }

    private static func isoUnit(_ letter: Character) -> Rational? {
        switch letter {
        case "w": Rational(7 * 24 * 60)
        case "d": Rational(24 * 60)
        case "h": Rational(60)
        case "m": .one
        case "s": Rational(1, 60)
        default: nil
        }
    }
}
