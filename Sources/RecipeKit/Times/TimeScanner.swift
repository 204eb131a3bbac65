/// Adds up the parts of a time: `1 hour 30 minutes`, `1h30`, `2 std. 15 min`.
struct TimeScanner {
    private var scanner: NumberScanner
    private var total = Rational.zero
    /// The number of minutes in the unit that was read last, or `nil` before the first unit. After hours, a number
    /// without a unit means minutes (`1 h 30`).
    private var lastUnit: Rational?

    /// - Parameter text: The text in lower case.
    init(_ text: String) { scanner = NumberScanner(text) }

    /// Returns the sum in minutes, or `nil` if the text contains no time or contains an unknown word.
    mutating func minutes() -> Rational? {
        var foundAny = false
        while true {
            skipFiller()
            if scanner.isAtEnd { return foundAny ? total : nil }
            guard addPart() else { return nil }
            foundAny = true
        }
    }

    /// Reads a number with its unit, and adds the time to the total. For a range (`20-30 min`), adds the upper bound.
    /// Returns whether a time was added.
    private mutating func addPart() -> Bool {
        guard var number = scanner.number() else { return false }
        scanner.skipSpaces()
        if scanner.skip("-") || scanner.skip("–") || scanner.skip("~") || scanner.skip(word: "to")
            || scanner.skip(word: "bis")
            || scanner.skip(word: "à")
        {
            scanner.skipSpaces()
            guard let second = scanner.number() else { return false }
            number = max(number, second)
            scanner.skipSpaces()
        }
        guard let unit = unit(), let part = number.multiplied(by: unit), let sum = total.adding(part) else {
            return false
        }
        total = sum
        lastUnit = unit
        return true
    }

    /// Reads the unit of a number and returns the minutes in the unit: 60 for hours. If the unit is unknown, returns
    /// `nil`.
    ///
    /// Without a unit, the first number means minutes, and so does a number after hours: `30` in `1 h 30`. For any
    /// other number without a unit, returns `nil`.
    private mutating func unit() -> Rational? {
        let word = scanner.letters()
        if word.isEmpty { return lastUnit == nil || lastUnit == Rational(60) ? .one : nil }
        guard let minutes = Self.minutes(inOne: word) else { return nil }
        if scanner.skip("("), !(scanner.skip("s") && scanner.skip(")")) { return nil }
        _ = scanner.skip(".")
        return minutes
    }

    private mutating func skipFiller() {
        while true {
            scanner.skipSpaces()
            if scanner.skip(",") || scanner.skip("+") || scanner.skip("~") || scanner.skip("≈") { continue }
            var ahead = scanner
            let word = ahead.letters()
            guard !word.isEmpty, Self.isFiller(word) else { return }
            _ = ahead.skip(".")
            scanner = ahead
        }
    }

    private static func isFiller(_ word: String) -> Bool {
        switch word {
        case "and", "und", "et", "y", "about", "ca", "circa", "env", "environ", "etwa", "約", "约", "약", "около": true
        default: false
        }
    }

    /// Returns the number of minutes in a unit of time, or `nil` for another word. The units are `switch` cases,
    /// because creating a dictionary would delay the first screen.
    private static func minutes(inOne unit: String) -> Rational? {
        switch unit {
        case "min", "m", "mn", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti",
            "minut", "minuter", "minutter", "minuty", "minuuttia", "perc", "dakika", "мин", "минут", "минуты",
            "хв", "хвилин", "分", "分钟", "分鐘", "分間", "분":
            .one
        case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas", "ora",
            "ore", "uur", "timme", "timmar", "timer", "tuntia", "godz", "godzina", "godziny", "hodina", "hodiny", "час",
            "часа", "часов", "小时", "小時", "時間", "시간":
            Rational(60)
        case "d", "day", "days", "tag", "tage", "tagen", "jour", "jours", "día", "días", "dia", "dias":
            Rational(24 * 60)
        case "w", "week", "weeks", "woche", "wochen", "semaine", "semaines", "semana", "semanas":
            Rational(7 * 24 * 60)
        case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde", "secondes", "segundo",
            "segundos":
            Rational(1, 60)
        default: nil
        }
    }
}
