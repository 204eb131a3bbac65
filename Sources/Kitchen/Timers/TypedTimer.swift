import RecipeKit

/// A timer that the user typed: `12m eggs`, `1h30m`, `90 s`, `12:30 pasta`, `20-25 min sauce`, `an hour and a half`.
public struct TypedTimer: Hashable, Sendable {
    /// The lower end of the typed time, in seconds.
    public let lower: Int
    /// The upper end of the typed time, in seconds. It equals ``lower`` if the user typed one time and not a range.
    public let upper: Int
    /// The text after the time, or before it. It can be empty.
    public let name: String

    /// The name, or the time if the user typed no name: `Timer of 12:00`.
    public var shownName: String {
        guard name.isEmpty else { return name }
        let times = (lower == upper ? [upper] : [lower, upper]).map { TimeLeft(seconds: $0).description }
        return "Timer of \(times.joined(separator: "–"))"
    }

    /// An error in the text. Its description says what to type.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// There is no time in the text.
        case noTime
        /// The time is 0.
        case zero
        /// The time is longer than a hundred days.
        case tooLong
        /// The second time of a range is not longer than the first.
        case emptyRange

        /// A sentence that says what is wrong and what to type.
        public var description: String {
            switch self {
            case .noTime: "there is no time; type a time and a name, such as 12m eggs, 1h30m or 12:30."
            case .zero: "the time is 0; type a longer one, such as 30s."
            case .tooLong: "the time is longer than a hundred days; type a shorter one."
            case .emptyRange: "the second time is not longer than the first; type 20-25 min."
            }
        }
    }

    /// Creates a timer from a text.
    ///
    /// A number without a unit is in minutes. `12:30` means 12 minutes and 30 seconds. `1:30:00` means one and a half
    /// hours. The names of units can be in all languages of ``StepLanguage``.
    ///
    /// - Throws: ``Failure`` if there is no time at the start or at the end of the text, if the time is 0 or longer
    ///   than a hundred days, or if the second time of a range is not longer than the first.
    public init(parsing text: String) throws(Failure) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        // The name may be first: `eggs 12 min`.
        for start in words.indices.prefix(Self.maximumWords) {
            guard let time = try Self.time(words[start...]), start == 0 || time.rest.isEmpty else { continue }
            guard time.upper > 0 else { throw .zero }
            (lower, upper) = (time.lower, time.upper)
            name = (words[..<start] + time.rest).joined(separator: " ")
            return
        }
        throw .noTime
    }

    /// The maximum number of words before a time.
    private static let maximumWords = 20

    /// Returns the time at the start of some words, in the short forms of a timer or in the words of a recipe. The
    /// reading that leaves fewer words counts. Returns `nil` if there is no time.
    private static func time(
        _ words: ArraySlice<String>
    ) throws(Failure) -> (lower: Int, upper: Int, rest: ArraySlice<String>)? {
        var short: (lower: Int, upper: Int, rest: ArraySlice<String>)?
        if words.startIndex == 0 || words.first?.first?.isNumber == true {
            var reader = TypedTimeReader(words)
            if var lower = try reader.time() {
                let upper = try reader.upper(after: &lower) ?? lower
                short = (lower, upper, reader.rest)
            }
        }
        guard let spoken = SpokenTime(words.joined(separator: " ")) else { return short }
        let rest = spoken.rest.split(whereSeparator: \.isWhitespace).map(String.init)
        if let short, short.rest.count < rest.count { return short }
        return (spoken.lower, spoken.upper, rest.first?.lowercased() == "for" ? rest.dropFirst() : rest[...])
    }
}

/// Reads times from words that the user typed.
private struct TypedTimeReader {
    private var words: ArraySlice<String>
    /// The length of the last unit in seconds, or `nil` if the last number had no unit.
    private var lastUnit: Int?

    init(_ words: ArraySlice<String>) { self.words = words }

    /// The words that were not read yet. A first word that only connects the time and the name, such as `for`, is left
    /// out.
    var rest: ArraySlice<String> { ["for", "-", "–"].contains(words.first?.lowercased()) ? words.dropFirst() : words }

    /// Reads a time: a sum of numbers with units, or a clock face such as `12:30`. Returns `nil` if there is none.
    mutating func time() throws(TypedTimer.Failure) -> Int? {
        if let word = words.first, let seconds = try Self.clockFace(word) {
            words = words.dropFirst()
            lastUnit = 1
            return seconds
        }
        var total: Rational?
        var smallest = Int.max
        while let (number, unit) = part(below: smallest, isFirst: total == nil) {
            let factor = unit ?? 60
            guard TimeUnit.seconds(number, of: factor) != nil else { throw .tooLong }
            let seconds = number.multiplied(by: Rational(factor)) ?? .zero
            total = total.map { $0.adding(seconds) ?? $0 } ?? seconds
            lastUnit = unit
            smallest = factor
            if unit == nil { break }
        }
        guard let total else { return nil }
        guard let seconds = TimeUnit.seconds(total, of: 1) else { throw .tooLong }
        return seconds
    }

    /// Reads the rest of a range: a hyphen or a word such as `to`, and the upper end. If the text does not continue
    /// with these two parts, reads nothing and returns `nil`.
    ///
    /// - Parameter lower: The lower end in seconds. A lower end without a unit gets the unit of the upper end.
    mutating func upper(after lower: inout Int) throws(TypedTimer.Failure) -> Int? {
        let before = words
        let hadNoUnit = lastUnit == nil
        guard let first = words.first else { return nil }
        if first.hasPrefix("-") || first.hasPrefix("–"), first.count > 1 {
            words = [String(first.dropFirst())] + words.dropFirst()
        } else if ["-", "–", "to", "bis", "à", "a"].contains(first.lowercased()) {
            words = words.dropFirst()
        } else {
            return nil
        }
        guard let upper = try time() else {
            words = before
            return nil
        }
        if hadNoUnit, let lastUnit {
            guard let seconds = TimeUnit.seconds(Rational(lower / 60), of: lastUnit) else { throw .tooLong }
            lower = seconds
        }
        guard upper > lower else { throw .emptyRange }
        return upper
    }

    /// Reads a number and its unit: `12min` or `12 min`. If the number has no unit, the returned unit is `nil`. If
    /// there is no number, or if the number cannot be the next part of the time, returns `nil`.
    ///
    /// - Parameters:
    ///   - unit: The previous unit. The new unit must be smaller, so `1 h 30 min` is one time and `10 min 20 min` is
    ///     not.
    ///   - isFirst: Whether this is the first part of the time. Only the first part can have no unit.
    private mutating func part(below unit: Int, isFirst: Bool) -> (Rational, Int?)? {
        guard let word = words.first else { return nil }
        let digits = word.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," || $0 == "/" || $0 == "½" }
        guard !digits.isEmpty, let number = Self.number(digits) else { return nil }
        let tail = word.dropFirst(digits.count)
        if tail.isEmpty {
            // A fraction can be the next word: `1 1/2`.
            let fraction = words.dropFirst().first ?? ""
            if number.isInteger, fraction.contains("/") || fraction.contains(where: { "¼½¾⅓⅔".contains($0) }),
                let sum = Self.number("\(word) \(fraction)"[...])
            {
                words = ["\(sum.numerator)/\(sum.denominator)"] + words.dropFirst(2)
                return part(below: unit, isFirst: isFirst)
            }
            // The unit can be the next word: `12 min`.
            let next = words.dropFirst().first ?? ""
            if let factor = Self.unit(next[...]), factor < unit {
                words = words.dropFirst(2)
                return (number, factor)
            }
            guard isFirst else { return nil }
            words = words.dropFirst()
            return (number, nil)
        }
        if tail.hasPrefix("-") || tail.hasPrefix("–"), isFirst {
            // In `20-25 min`, the unit follows the second number.
            words = [String(tail)] + words.dropFirst()
            return (number, nil)
        }
        // In `1h30m`, the next part is in the same word.
        let letters = tail.prefix { $0.isLetter || $0 == "." }
        guard let factor = Self.unit(letters), factor < unit else { return nil }
        let after = tail.dropFirst(letters.count)
        guard after.isEmpty || after.first?.isNumber == true || after.first == "-" || after.first == "–" else {
            return nil
        }
        words = (after.isEmpty ? [] : [String(after)]) + words.dropFirst()
        // In `1h30`, the minutes have no unit.
        if factor == 3600, let first = words.first, !after.isEmpty, after.allSatisfy({ $0.isASCII && $0.isNumber }),
            Self.unit((words.dropFirst().first ?? "")[...]) == nil
        {
            words = [first + "min"] + words.dropFirst()
        }
        return (number, factor)
    }

    private static func unit(_ word: Substring) -> Int? {
        let bare = word.lowercased()
        let trimmed = bare.hasSuffix(".") ? String(bare.dropLast()) : bare
        return trimmed == "m" ? 60 : TimeUnit.seconds(trimmed)
    }

    private static func number(_ digits: Substring) -> Rational? {
        guard digits.utf8.count <= 12 else { return nil }
        return Rational(parsing: digits.replacing(",", with: "."))
    }

    /// Returns the seconds of `12:30` or `1:30:00`, or `nil` for another word.
    private static func clockFace(_ word: String) throws(TypedTimer.Failure) -> Int? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.count <= 4 && !$0.isEmpty ? UInt32($0).map(Int.init) : nil }
        guard (2...3).contains(parts.count), numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 })
        else { return nil }
        let seconds = numbers.reduce(0) { $0 * 60 + $1 }
        guard TimeUnit.seconds(Rational(seconds), of: 1) != nil else { throw .tooLong }
        return seconds
    }
}
