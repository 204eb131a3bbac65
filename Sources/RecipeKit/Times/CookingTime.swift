/// A duration in a recipe: a number of minutes, or only words (`overnight`).
public struct CookingTime: Hashable, Sendable {
    /// The number of minutes, or `nil` if the text does not state it: `overnight`, `1 hour plus chilling`.
    public var minutes: Int?
    /// The text in the file. The text of a sum consists of the texts of both times: `20 min + overnight`.
    public var text: String

    public init(minutes: Int?, text: String) {
        self.minutes = minutes
        self.text = text
    }
}

extension CookingTime {
    /// Returns the sum of two times. Its ``minutes`` are `nil` if the minutes of one of the times are `nil`, or on
    /// overflow.
    package func adding(_ other: CookingTime) -> CookingTime {
        guard let minutes, let otherMinutes = other.minutes else {
            return CookingTime(minutes: nil, text: "\(text) + \(other.text)")
        }
        let (sum, overflow) = minutes.addingReportingOverflow(otherMinutes)
        return CookingTime(minutes: overflow ? nil : sum, text: "\(text) + \(other.text)")
    }
}

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
        if !lower.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 >= 0x80 }) {
            var scanner = TimeScanner(lower)
            if let minutes = scanner.minutes() { return rounded(minutes) }
        }
        let joined = TimeFractions.joined(lower)
        var scanner = TimeScanner(joined)
        return (scanner.minutes() ?? TimePhrase(joined).minutes).flatMap(rounded)
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
    /// It also accepts variants that some programs write: `pt00h05m`, `p30m` and `pt20 mins`. An `m` before the `t` means
    /// months only after years or before days: `p0y0m0dt1h5m0s`.
    private static func isoMinutes(_ text: String) -> Int? {
        var total = Rational.zero
        var foundAny = false
        var digits = ""
        var rest = text.dropFirst().filter { $0 != " " }[...]
        var isDate = rest.prefix { $0 != "t" }.contains { $0 == "y" || $0 == "d" || $0 == "w" }
        while let character = rest.popFirst() {
            if character.isASCII, character.isNumber || character == "." || character == "," {
                digits.append(character == "," ? "." : character)
                continue
            }
            if character == "t", digits.isEmpty {
                isDate = false
                continue
            }
            guard let each = character == "m" && isDate ? Rational(30 * 24 * 60) : isoUnit(character) else {
                return nil
            }
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
        case "y": Rational(365 * 24 * 60)
        case "w": Rational(7 * 24 * 60)
        case "d": Rational(24 * 60)
        case "h": Rational(60)
        case "m": .one
        case "s": Rational(1, 60)
        default: nil
        }
    }
}
