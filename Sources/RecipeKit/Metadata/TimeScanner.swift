/// Adds up the numbers and units of a time in words: `1 hour 30 minutes`, `1h30`, `2 std. 15 min`.
struct TimeScanner {
    private var rest: Substring
    private var total = Rational.zero
    /// The minutes of the unit read last; a number without one counts the next smaller unit (`1 h 30`).
    private var lastUnit: Rational?

    /// - Parameter text: In lower case.
    init(_ text: String) { rest = Substring(text) }

    /// Minutes in all, or `nil` where anything else stands in the text.
    mutating func minutes() -> Rational? {
        var foundAny = false
        while true {
            skipFiller()
            if rest.isEmpty { return foundAny ? total : nil }
            guard addPart() else { return nil }
            foundAny = true
        }
    }

    /// A number, or a range of which the longer counts, and its unit.
    private mutating func addPart() -> Bool {
        guard var number = number() else { return false }
        skipSpaces()
        if let first = rest.first, "-–".contains(first) || rest.hasPrefix("to ") || rest.hasPrefix("bis ") {
            rest = rest.drop { !$0.isNumber }
            guard let second = self.number() else { return false }
            number = max(number, second)
            skipSpaces()
        }
        guard let unit = unit() else { return false }
        guard let part = number.multiplied(by: unit), let sum = total.adding(part) else { return false }
        total = sum
        lastUnit = unit
        return true
    }

    private mutating func number() -> Rational? {
        var scanner = NumberScanner(rest)
        guard let number = scanner.number() else { return nil }
        rest = Substring(scanner.rest)
        return number
    }

    private mutating func unit() -> Rational? {
        let word = rest.prefix { $0.isLetter }
        if word.isEmpty {
            return lastUnit == Rational(60) ? .one : lastUnit == nil ? .one : nil
        }
        guard let minutes = Self.units[String(word)] else { return nil }
        rest = rest[word.endIndex...]
        if rest.first == "." { rest = rest.dropFirst() }
        if rest.hasPrefix("(s)") { rest = rest.dropFirst(3) }
        return minutes
    }

    private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

    private mutating func skipFiller() {
        rest = rest.drop { $0.isWhitespace || $0 == "," || $0 == "+" || $0 == "~" }
        for word in Self.fillers where rest.hasPrefix(word) {
            rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
        }
    }

    private static let fillers = ["and ", "und ", "et ", "y ", "about ", "ca. ", "env. ", "environ ", "etwa "]

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
