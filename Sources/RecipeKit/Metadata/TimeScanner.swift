/// Adds up the numbers and units of a time in words: `1 hour 30 minutes`, `1h30`, `2 std. 15 min`.
struct TimeScanner {
    private var scanner: NumberScanner
    private var total = Rational.zero
    /// The minutes of the unit read last; a number behind hours that has none counts minutes (`1 h 30`).
    private var lastUnit: Rational?

    /// - Parameter text: In lower case.
    init(_ text: String) { scanner = NumberScanner(text) }

    /// Minutes in all, or `nil` where anything else stands in the text.
    mutating func minutes() -> Rational? {
        var foundAny = false
        while true {
            skipFiller()
            if scanner.isAtEnd { return foundAny ? total : nil }
            guard addPart() else { return nil }
            foundAny = true
        }
    }

    /// A number, or a range of which the longer counts, and its unit.
    private mutating func addPart() -> Bool {
        guard var number = scanner.number() else { return false }
        scanner.skipSpaces()
        if scanner.skip("-") || scanner.skip("–") || scanner.skip(word: "to") || scanner.skip(word: "bis")
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

    private mutating func unit() -> Rational? {
        let word = scanner.letters()
        if word.isEmpty { return lastUnit == nil || lastUnit == Rational(60) ? .one : nil }
        guard let minutes = Self.units[word] else { return nil }
        if scanner.skip("("), !(scanner.skip("s") && scanner.skip(")")) { return nil }
        _ = scanner.skip(".")
        return minutes
    }

    private mutating func skipFiller() {
        while true {
            scanner.skipSpaces()
            if scanner.skip(",") || scanner.skip("+") || scanner.skip("~") { continue }
            var ahead = scanner
            let word = ahead.letters()
            guard !word.isEmpty, Self.fillers.contains(word) else { return }
            _ = ahead.skip(".")
            scanner = ahead
        }
    }

    private static let fillers: Set<String> = [
        "and", "und", "et", "y", "about", "ca", "circa", "env", "environ", "etwa",
    ]

    private static let units: [String: Rational] = {
        var units: [String: Rational] = [:]
        let names: [(minutes: Rational?, names: String)] = [
            (Rational(1, 60), "s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos"),
            (.one, "m mn min mins minute minutes minuten minuto minutos minuti"),
            (Rational(60), "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore"),
            (Rational(24 * 60), "d day days tag tage tagen jour jours día días dia dias"),
            (Rational(7 * 24 * 60), "w week weeks woche wochen semaine semaines semana semanas"),
        ]
        for group in names {
            for name in group.names.split(separator: " ") { units[String(name)] = group.minutes }
        }
        return units
    }()
}
