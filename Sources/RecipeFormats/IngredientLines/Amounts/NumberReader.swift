import CookingLanguages
import RecipeKit

/// Reads numbers and ranges in an ingredient line, in digits and in words.
struct NumberReader {
    /// A number or range, and the index of the token after it.
    typealias Count = (amount: Amount, end: Int)

    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Returns the number at an index with its multipliers and fractions: `half a dozen`, `one and a half`. An article
    /// without a number after it is the number 1. Returns `nil` if there is no number.
    func number(at start: Int) -> (value: Rational, end: Int)? {
        var index = start
        if line.has(.article, at: index) {
            guard
                line.has(.number, at: index + 1) || line.has(.multiplier, at: index + 1)
                    || line.token(index + 1, is: .number) && !line.isGlued(index + 1)
            else {
                guard let (sum, end) = fractionAdded(to: .one, at: index + 1) else { return (.one, index + 1) }
                return (sum, end)
            }
            index += 1
        }
        // In `one half` and `ein halber`, the number is one half, so the word for one is skipped.
        let isOne = line.token(index, is: .word) && line[index].value == .one
        if isOne, line.has(.number, at: index + 1) { index += 1 }
        guard index < line.count, line[index].phraseRoles.isDisjoint(with: .describing) else { return nil }
        var value = Rational.one
        if let own = line[index].value {
            value = own
            index += 1
            if line[index - 1].kind == .word, value > .one, line.has(.connector, at: index) {
                // `a couple of` is an amount, but the Portuguese `doce de leite` is no dozen of milk.
                guard value <= Rational(2) else { return nil }
                index += 1
            }
        } else if !line.has(.multiplier, at: index) {
            return nil
        }
        if let (sum, end) = fractionAdded(to: value, at: index) { (value, index) = (sum, end) }
        if value < .one, line.has(.article, at: index) { index += 1 }
        if line.has(.multiplier, at: index), let twelve = Rational(12).multiplied(by: value) {
            value = twelve
            index += 1
        }
        return (value, index)
    }

    /// Returns the sum of a number and the fraction after it, as in `one and a half`. Returns `nil` if no fraction
    /// follows.
    private func fractionAdded(to value: Rational, at index: Int) -> (sum: Rational, end: Int)? {
        guard value.isInteger, let (part, end) = joinedFraction(at: index), let sum = value.adding(part) else {
            return nil
        }
        return (sum, end)
    }

    /// Returns the fraction that a word or a sign joins to the number or the unit before it: `and a half`, `& 1/2`.
    /// Returns `nil` if there is none.
    func joinedFraction(at index: Int) -> (part: Rational, end: Int)? {
        guard index + 1 < line.count, line.token(index, is: .plus) || line.token(index, is: .word) else { return nil }
        let isArticle = line.has(.article, at: index + 1) || line.isOne(index + 1)
        let next = isArticle && index + 2 < line.count ? index + 2 : index + 1
        guard let part = line[next].value ?? quarter(at: next), part < .one, part > .zero else { return nil }
        // The word between two numbers need not belong to the language of the line.
        let isJoint =
            line.token(index, is: .plus) || line.has(.and, at: index)
            || line.token(next, is: .number) && Self.andWords.contains(line.text(of: index))
        return isJoint ? (part, next + 1) : nil
    }

    /// The words for a quarter that are the words for other things too: the French `quart` is a unit in English.
    private func quarter(at index: Int) -> Rational? {
        guard line.token(index, is: .word),
            ["quart", "quarto", "quarta", "cuarto", "viertel"].contains(line.text(of: index))
        else { return nil }
        return Rational(1, 4)
    }

    private static let andWords = Set(CookingLanguage.entriesOfAll(.and))

    /// Returns the number at an index. A hyphen without spaces can join a whole number and its fraction: `2-1/4`.
    private func mixedNumber(at start: Int) -> (value: Rational, end: Int)? {
        guard let (whole, end) = number(at: start) else { return nil }
        guard whole.isInteger, line.token(end, is: .dash), line.isGlued(end), line.token(end + 1, is: .number),
            line.isGlued(end + 1), let part = line[end + 1].value, part < .one, part > .zero, whole > part,
            let sum = whole.adding(part)
        else { return (whole, end) }
        return (sum, end + 2)
    }

    /// Returns the number or the range at an index. A hyphen can join the ends of a range (`1-2`), or a whole number
    /// and its fraction (`1-1/2`). Returns `nil` for uncertain text such as `5-3`.
    func count(at start: Int) -> Count? {
        guard let (low, end) = mixedNumber(at: start) else { return nil }
        if let upper = parenthesizedUpper(of: low, at: end) { return upper }
        var index = end
        let isHyphen = line.token(index, is: .dash)
        if isHyphen { index += 1 }
        let hasWord = line.has(.rangeWord, at: index) || !isHyphen && isBetweenNumbers(index)
        if hasWord { index += 1 }
        if isHyphen, hasWord, line.token(index, is: .dash) { index += 1 }
        guard isHyphen || hasWord, line.token(index, is: .number) || line.has(.number, at: index),
            !line.has(.article, at: index), let (high, highEnd) = mixedNumber(at: index)
        else { return (.number(low), end) }
        if line.has(.multiplier, at: highEnd - 1), !line.has(.multiplier, at: end - 1),
            let dozens = low.multiplied(by: Rational(12)), dozens < high
        {
            return (.range(dozens, high), highEnd)
        }
        if low < high { return (.range(low, high), highEnd) }
        if low == high { return (.number(low), highEnd) }
        if hasWord {
            // The upper end of a range can be first: `1/2 to 1/4 tsp`.
            return high < low && !line.has(.or, at: end) && highEnd < line.count
                ? (.range(high, low), highEnd) : (.number(low), end)
        }
        // A hyphen can join a number and a fraction: `1-1/2`.
        guard low.isInteger, high < .one, high != .zero, let sum = low.adding(high) else { return nil }
        return (.number(sum), highEnd)
    }

    /// Returns whether the word at an index joins two numbers to a range, as `à` does in `6 à 7 carottes`. The numbers
    /// must be in digits. The word need not belong to the language of the line.
    private func isBetweenNumbers(_ index: Int) -> Bool {
        guard index > 0, line.token(index - 1, is: .number), line.token(index, is: .word),
            line.token(index + 1, is: .number)
        else { return false }
        let word = line.text(of: index)
        // The Dutch `2 of 3` is a range, but in English, `½ of 8-ounce package` is none.
        if word == "of", line.token(index + 2, is: .dash) || line[index - 1].value?.isInteger != true { return false }
        return Self.rangeWords.contains(word)
    }

    private static let rangeWords = Set(CookingLanguage.entriesOfAll(.to) + CookingLanguage.entriesOfAll(.or))

    /// Returns the range from the number `low` to a number in parentheses, as in `1 (or 2) cloves`. Returns `nil` if
    /// there are no such parentheses.
    private func parenthesizedUpper(of low: Rational, at index: Int) -> Count? {
        guard line.token(index, is: .open), line.has(.rangeWord, at: index + 1),
            let (high, end) = number(at: index + 2), line.token(end, is: .close), end + 1 < line.count, low < high
        else { return nil }
        return (.range(low, high), end + 1)
    }
}
