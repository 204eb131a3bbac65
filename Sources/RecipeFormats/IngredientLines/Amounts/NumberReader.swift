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
                return (.one, index + 1)
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
            if line[index - 1].kind == .word, value > .one, line.has(.connector, at: index) { index += 1 }
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
        guard line.has(.and, at: index) else { return nil }
        let next = line.has(.article, at: index + 1) ? index + 2 : index + 1
        guard next < line.count, let part = line[next].value, part < .one, value.isInteger,
            let sum = value.adding(part)
        else { return nil }
        return (sum, next + 1)
    }

    /// Returns the number or the range at an index. A hyphen can join the ends of a range (`1-2`), or a whole number
    /// and its fraction (`1-1/2`). Returns `nil` for uncertain text such as `5-3`.
    func count(at start: Int) -> Count? {
        guard let (low, end) = number(at: start) else { return nil }
        if let upper = parenthesizedUpper(of: low, at: end) { return upper }
        var index = end
        let isHyphen = line.token(index, is: .dash)
        if isHyphen { index += 1 }
        let hasWord = line.has(.rangeWord, at: index) || !isHyphen && isBetweenNumbers(index)
        if hasWord { index += 1 }
        if isHyphen, hasWord, line.token(index, is: .dash) { index += 1 }
        guard isHyphen || hasWord, line.token(index, is: .number) || line.has(.number, at: index),
            !line.has(.article, at: index), let (high, highEnd) = number(at: index)
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
        return Self.rangeWords.contains(line.text(of: index))
    }

    private static let rangeWords = Set(
        CookingLanguage.entriesOfAll(.to) + CookingLanguage.entriesOfAll(.or)
    ).subtracting(CookingLanguage.english.entries(.of))

    /// Returns the range from the number `low` to a number in parentheses, as in `1 (or 2) cloves`. Returns `nil` if
    /// there are no such parentheses.
    private func parenthesizedUpper(of low: Rational, at index: Int) -> Count? {
        guard line.token(index, is: .open), line.has(.rangeWord, at: index + 1),
            let (high, end) = number(at: index + 2), line.token(end, is: .close), end + 1 < line.count, low < high
        else { return nil }
        return (.range(low, high), end + 1)
    }
}

/// Reads numbers with three digits after a comma or a period. The unit after the number decides whether the comma or
/// the period is a decimal point or separates thousands: `1,125 kg` is a little more than one kilogram, and `1,125 g`
/// is more than a thousand grams.
enum SeparatedNumber {
    /// Returns the number at an offset of a line, and the offset after the number. Returns `nil` if the unit does not
    /// show the meaning of the comma or the period.
    static func read(at start: Int, in bytes: [UInt8]) -> (value: Rational, end: Int)? {
        let whole = bytes[start...].prefix(4).prefix(while: UTF8Text.isDigit)
        guard (1...3).contains(whole.count), whole.first != 0x30, whole.endIndex < bytes.count,
            case let sign = bytes[whole.endIndex], sign == UInt8(ascii: ",") || sign == UInt8(ascii: ".")
        else { return nil }
        let part = bytes[(whole.endIndex + 1)...].prefix(4).prefix(while: UTF8Text.isDigit)
        guard part.count == 3, let number = Int(String(decoding: whole + part, as: UTF8.self)) else { return nil }
        var unit = part.endIndex
        if unit < bytes.count, bytes[unit] == 0x20 { unit += 1 }
        let letters = bytes[unit...].prefix(14).prefix(while: UTF8Text.isLetter)
        guard letters.count <= 12 else { return nil }
        let word = String(decoding: letters, as: UTF8.self).lowercased()
        if large.contains(word) { return Rational(number, 1000).map { ($0, part.endIndex) } }
        // `1.125 g` remains uncertain, because the period can be a decimal point.
        return sign == UInt8(ascii: ",") && small.contains(word) ? (Rational(number), part.endIndex) : nil
    }

    /// Returns whether a unit is so large that recipes do not use a thousand of it.
    static func isLarge(_ unit: String) -> Bool { large.contains(unit.lowercased()) }

    /// Units so large that recipes do not use a thousand of them. Before these units, a comma or a period is a decimal
    /// point.
    private static let large: Set<String> = [
        "kg", "kilo", "kilos", "quilo", "quilos", "kilogram", "kilograms", "kilogramm", "kilogramme", "kilogrammes",
        "kilogramo", "kilogramos", "l", "lt", "ltr", "liter", "liters", "litre", "litres", "litro", "litros", "litri",
        "кг", "л", "литр", "литра", "литров",
    ]
    /// Units so small that recipes do not use a thousandth of them. Before these units, a comma separates thousands.
    private static let small: Set<String> = [
        "g", "gr", "gram", "grams", "gramm", "gramme", "grammes", "gramo", "gramos", "grama", "gramas", "grammi", "ml",
        "г", "гр", "мл",
    ]
}
