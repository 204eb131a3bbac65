import CookingLanguages

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
        if scanner.skip("-") || scanner.skip("–") || scanner.skip("~") || skipTo() {
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
        guard let minutes = TimeWords.shared.minutes(inOne: word) else { return nil }
        if scanner.skip("("), !(scanner.skip("s") && scanner.skip(")")) { return nil }
        _ = scanner.skip(".")
        return minutes
    }

    /// Skips a word between the ends of a range: `to`.
    private mutating func skipTo() -> Bool {
        var ahead = scanner
        guard TimeWords.shared.isTo(ahead.letters()) else { return false }
        scanner = ahead
        return true
    }

    private mutating func skipFiller() {
        while true {
            scanner.skipSpaces()
            if scanner.skip(",") || scanner.skip("+") || scanner.skip("~") || scanner.skip("≈") { continue }
            var ahead = scanner
            let word = ahead.letters()
            guard !word.isEmpty, TimeWords.shared.isFiller(word) else { return }
            _ = ahead.skip(".")
            scanner = ahead
        }
    }
}
