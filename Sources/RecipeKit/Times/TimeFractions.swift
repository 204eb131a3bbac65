import CookingLanguages

/// Writes the mixed numbers of a time in one form: `1 & 1/2 hours`, `one and a half hours` and `an hour and a half` become
/// `1 1/2 hours`.
struct TimeFractions {
    private let words: [String]
    private var result: [String] = []
    /// The number before the last unit in ``result``, and its index.
    private var lastNumber: (value: Rational, index: Int)?

    private init(_ text: String) {
        // Signs can be between the words of a number: `one-and-a-half`, `mezz’ora`.
        words = text.split(separator: " ").flatMap { word -> [String] in
            let parts = word.split(separator: "-").map(String.init)
            if parts.count > 1, parts.allSatisfy({ Self.isPart($0) }) { return parts }
            let elided = word.split { $0 == "'" || $0 == "’" }.map(String.init)
            return elided.count == 2 && Self.isPart(elided[0]) ? elided : [String(word)]
        }
    }

    /// - Parameter text: The text in lower case.
    static func joined(_ text: String) -> String {
        guard text.utf8.count <= 200 else { return text }
        var fractions = TimeFractions(unspaced(text))
        fractions.join()
        return fractions.result.joined(separator: " ")
    }

    private mutating func join() {
        var index = 0
        while index < words.count {
            index = behindMixed(index) ?? behindPart(index) ?? behindAddedFraction(index) ?? copyWord(index)
        }
    }

    private mutating func copyWord(_ index: Int) -> Int {
        if let number = Self.number(words[index]) { lastNumber = (number, result.count) }
        result.append(words[index])
        return index + 1
    }

    private mutating func append(_ number: Rational) {
        lastNumber = (number, result.count)
        result.append(number.formatted(.ascii))
    }

    /// Appends a mixed number of several words, and returns the index after it.
    private mutating func behindMixed(_ index: Int) -> Int? {
        guard let whole = Self.number(words[index]), whole.isInteger else { return glued(index) }
        if let end = behindHalf(index + 1), let sum = whole.adding(Self.half) {
            append(sum)
            return end
        }
        guard isAnd(index + 1), let (fraction, end) = fraction(at: index + 2), let sum = whole.adding(fraction) else {
            return nil
        }
        append(sum)
        return end
    }

    /// Appends 1½ for `11/2`, whose space was lost.
    private mutating func glued(_ index: Int) -> Int? {
        let parts = words[index].split(separator: "/")
        guard parts.count == 2, parts[0].count >= 2, ["2", "3", "4", "8"].contains(parts[1]),
            let whole = Rational(parsing: parts[0].dropLast()), let top = parts[0].last, top != "0",
            let fraction = Rational(parsing: "\(top)/\(parts[1])"), fraction < .one, let sum = whole.adding(fraction)
        else { return nil }
        append(sum)
        return index + 1
    }

    /// Appends a number of parts of a unit, without the words before the unit: `three quarters of an hour`.
    private mutating func behindPart(_ index: Int) -> Int? {
        guard !words[index].contains("/"), result.last.flatMap(Self.number) == nil,
            let (fraction, end) = fraction(at: index)
        else { return nil }
        var next = end
        while next < words.count, Self.links.contains(words[next]) { next += 1 }
        var unit = next < words.count ? words[next] : ""
        if let apostrophe = unit.firstIndex(where: { $0 == "'" || $0 == "’" }) {
            unit = String(unit[unit.index(after: apostrophe)...])
        }
        guard TimeWords.shared.minutes(inOne: unit) != nil else { return nil }
        append(fraction)
        result.append(unit)
        return next + 1
    }

    /// Adds the fraction behind a unit to the number before the unit: `an hour and a half`.
    private mutating func behindAddedFraction(_ index: Int) -> Int? {
        guard let last = lastNumber, last.index == result.count - 2, let unit = result.last,
            TimeWords.shared.minutes(inOne: unit) != nil
        else { return nil }
        var added: (Rational, end: Int)?
        if let end = behindHalf(index) {
            added = (Self.half, end)
        } else if isAnd(index) {
            added = fraction(at: index + 1)
        }
        guard let (fraction, end) = added, let sum = last.value.adding(fraction),
            end == words.count || TimeWords.shared.minutes(inOne: words[end]) == nil
        else { return nil }
        result[last.index] = sum.formatted(.ascii)
        lastNumber = nil
        return end
    }

    /// Returns the fraction below one at an index, in digits or in words.
    private func fraction(at index: Int) -> (Rational, end: Int)? {
        guard index < words.count else { return nil }
        if let written = Self.number(words[index]), written < .one, TimeWords.shared.fractions[words[index]] == nil {
            return (written, index + 1)
        }
        var (count, start) = (Rational.one, index)
        if let number = Self.number(words[index]), number.isInteger { (count, start) = (number, index + 1) }
        guard start < words.count, let one = TimeWords.shared.fractions[words[start]],
            let value = one.multiplied(by: count), value < .one
        else { return nil }
        return (value, start + 1)
    }

    private func isAnd(_ index: Int) -> Bool {
        index < words.count && (words[index] == "&" || TimeWords.shared.meaning(of: words[index]) == .and)
    }

    /// Returns the index after words that add a half: `с половиной`.
    private func behindHalf(_ index: Int) -> Int? {
        for phrase in TimeWords.shared.andHalves where words[min(index, words.count)...].starts(with: phrase) {
            return index + phrase.count
        }
        return nil
    }

    private static let half = Rational(1, 2) ?? .one
    /// The words between a part and a unit: `of an`.
    private static let links = Set(CookingLanguage.entriesOfAll(.of) + CookingLanguage.entriesOfAll(.article))

    /// Returns the value of a number in digits or as a word. Returns `nil` for another word.
    private static func number(_ word: String) -> Rational? {
        if let digits = TimeWords.shared.digits(of: word) { return Rational(parsing: digits) }
        guard let first = word.unicodeScalars.first, first.properties.numericType != nil,
            word.split(separator: "/").first?.utf8.count ?? 0 < 2 || !word.contains("/")
        else { return nil }
        return Rational(parsing: word)
    }

    private static func isPart(_ word: String) -> Bool {
        TimeWords.shared.fractions[word] != nil || TimeWords.shared.digits(of: word) != nil
            || TimeWords.shared.meaning(of: word) == .and
    }

    /// Returns a text in which half an hour has digits in languages without spaces: `1時間30分` for `1時間半`.
    private static func unspaced(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "半" || $0 == "반" }) else { return text }
        var text = text
        for language in CookingLanguage.all where language.script == .eastAsian {
            guard let minute = language.entries(.minute).first else { continue }
            for half in language.entries(.andHalf) {
                for hour in language.entries(.hour).sorted(by: { $0.count > $1.count }) {
                    for space in ["", " "] {
                        text = text.replacing(hour + space + half, with: "\(hour)30\(minute)")
                    }
                    if text.hasPrefix(half + hour) { text = "30" + minute + text.dropFirst(half.count + hour.count) }
                }
            }
        }
        return text
    }
}
