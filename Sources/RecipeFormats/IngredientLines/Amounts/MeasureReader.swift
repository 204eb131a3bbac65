import RecipeKit

/// Reads amounts with their units in an ingredient line: `2 heaped tbsp`, `14-ounce`.
struct MeasureReader {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Returns the amount at an index, with a unit if a unit follows. Returns `nil` if no number begins there, or if
    /// the number is a part of a name, as in `7UP`.
    func measure(at start: Int) -> LineMeasure? {
        guard let (amount, numberEnd) = NumberReader(line).count(at: start) else { return nil }
        // In `2 or more tablespoons`, the words before the unit only say that the number is a limit.
        let orMore = line.orMoreEnd(at: numberEnd).map { numberEnd..<$0 }
        let countEnd = orMore?.upperBound ?? numberEnd
        guard var measure = measure(amount, until: countEnd, isDigits: line.token(numberEnd - 1, is: .number))
        else { return nil }
        measure.orMore = orMore
        return measure
    }

    /// Returns the measure of an amount that ends before a token, with the unit that follows.
    private func measure(_ amount: Amount, until countEnd: Int, isDigits: Bool) -> LineMeasure? {
        var index = countEnd
        let isHyphenated = line.token(index, is: .dash) && line.isGlued(index)
        if isHyphenated { index += 1 }
        let first = index
        while index < first + 3, line.has(.unitQualifier, at: index) || line.has(.size, at: index),
            line.unit(at: index) == nil || line.isGermanSize(at: index),
            line[index].phraseRoles.isDisjoint(with: .describing)
        {
            index += line.isGermanSize(at: index) ? 2 : 1
        }
        if index == first, !isHyphenated, let described = describedPiece(amount, at: index) { return described }
        if let end = cubicCentimetres(at: index) {
            return LineMeasure(
                amount: amount, unit: "c c", unitName: "milliliter", isHyphenated: isHyphenated, end: end)
        }
        if let unit = line.unit(at: index), isUnit(index, end: unit.end, isApart: index == first && !isHyphenated) {
            return withPart(
                LineMeasure(
                    amount: amount, unit: line.qualified(first..<index, unit.singular), unitName: unit.name,
                    isHyphenated: isHyphenated, end: unit.end))
        }
        if isHyphenated { return nil }
        if let part = partOfUnit(amount, at: countEnd) { return part }
        if isDigits, let short = shortUnit(at: countEnd) {
            return LineMeasure(amount: amount, unit: short, unitName: short, end: countEnd + 1)
        }
        if isDigits, isPartOfName(countEnd) { return nil }
        return LineMeasure(amount: amount, end: countEnd)
    }

    /// Returns the measure with a word that describes the food before its unit: `5 fresh sprigs of thyme`. Returns `nil` if
    /// there is no such word.
    private func describedPiece(_ amount: Amount, at index: Int) -> LineMeasure? {
        guard line.has(.describing, at: index), line.unit(at: index) == nil, let unit = line.unit(at: index + 1),
            line.has(.connector, at: unit.end), unit.end + 1 < line.count
        else { return nil }
        return LineMeasure(
            amount: amount, unit: unit.singular, unitName: unit.name, described: index..<index + 1, end: unit.end)
    }

    /// Returns the end of `c.c.` where `c` alone would be a cup, or `nil` if there is none.
    private func cubicCentimetres(at index: Int) -> Int? {
        guard line.textIs("c", index), line.token(index + 1, is: .dot), line.textIs("c", index + 2),
            let unit = line.unit(at: index), unit.end <= index + 2
        else { return nil }
        return line.token(index + 3, is: .dot) ? index + 4 : index + 3
    }

    /// Returns a part of one unit with a word such as `of` between them: `1/4 de xícara`, `½ of a cup`. Returns `nil` for
    /// anything else.
    private func partOfUnit(_ amount: Amount, at index: Int) -> LineMeasure? {
        guard case .number(let value) = amount, value < .one, line.has(.connector, at: index) else { return nil }
        let start = line.has(.article, at: index + 1) ? index + 2 : index + 1
        guard let unit = line.unit(at: start), line.has(.connector, at: unit.end) else { return nil }
        return LineMeasure(amount: amount, unit: unit.singular, unitName: unit.name, end: unit.end)
    }

    /// Returns the measure with the part of the amount that follows its unit: `1 cup and a half`, `1 kg 500`.
    private func withPart(_ measure: LineMeasure) -> LineMeasure {
        guard case .number(let whole) = measure.amount, whole.isInteger, whole > .zero, !measure.isHyphenated,
            let (part, end) = NumberReader(line).joinedFraction(at: measure.end) ?? bareFraction(behind: measure),
            line.unit(at: end) == nil, !line.has(.article, at: end), !line.isOne(end), !line.token(end, is: .dash),
            !line.has(.and, at: end), let sum = whole.adding(part)
        else { return measure }
        var measure = measure
        (measure.amount, measure.end) = (.number(sum), end)
        return measure
    }

    /// Returns the part of a kilogram or a liter that directly follows its unit: `1 kg 500`, `1 l 1/2 de`. Returns `nil`
    /// if there is none.
    private func bareFraction(behind measure: LineMeasure) -> (part: Rational, end: Int)? {
        let index = measure.end
        guard line.token(index, is: .number), let value = line[index].value, let name = measure.unitName,
            Self.thousandfold.contains(name)
        else { return nil }
        if value < .one { return line.has(.connector, at: index + 1) ? (value, index + 1) : nil }
        guard value.isInteger, value >= Rational(100), value < Rational(1000), line.token(index + 1, is: .word),
            !line.isGlued(index + 1), let part = Rational(value.numerator, 1000)
        else { return nil }
        return (part, index + 1)
    }

    private static let thousandfold: Set<String> = ["kg", "kilogram", "l", "liter", "кг", "л", "kilo", "κιλό", "λίτρο"]

    /// Returns the measure that consists of all the given tokens: `2 cups`, `about 500 g`. Returns `nil` if the tokens
    /// are anything else.
    func measure(in indices: ArraySlice<Int>) -> (quantity: Quantity, unitName: String?)? {
        guard var first = indices.first, let last = indices.last, last - first == indices.count - 1 else { return nil }
        while line.has(.about, at: first), first < last {
            first += line.token(first + 1, is: .dot) ? 2 : 1
        }
        guard line.token(first, is: .number), let measure = measure(at: first), measure.end == last + 1,
            let quantity = measure.quantity
        else { return nil }
        return (quantity, measure.unitName)
    }

    /// Returns a measure of one or two parts: `9 oz`, `1 lb 2 oz`. A measure of two parts becomes an amount in words.
    /// Returns `nil` if no measure with a unit begins at the index.
    func compound(at start: Int) -> (Quantity, end: Int)? {
        guard let first = measure(at: start), first.unit != nil, let quantity = first.quantity else { return nil }
        guard line.token(first.end, is: .number), let second = measure(at: first.end), second.unit != nil,
            !second.isHyphenated
        else { return (quantity, first.end) }
        return (Quantity(.text(line.text(of: start..<second.end))), second.end)
    }

    /// Returns the measures in the parentheses that begin at an index: `(about 325 g; 11 oz)`. Returns `nil` if the
    /// parentheses contain anything else.
    func parenthesized(at start: Int) -> (quantities: [Quantity], end: Int)? {
        var index = start + 1
        var quantities: [Quantity] = []
        // `(plus a pinch)` is no other measure of the same amount.
        if line.isPlus(index) { return nil }
        while index < line.count {
            switch line[index].kind {
            case .close: return quantities.isEmpty ? nil : (quantities, index + 1)
            case .stop, .comma, .slash, .plus: index += 1
            default:
                if !line[index].roles.isDisjoint(with: [.about, .or, .each, .and]) {
                    index += 1
                } else if let measure = measure(at: index), let quantity = measure.quantity, quantity.unit != nil {
                    quantities.append(quantity)
                    index = measure.end
                    if line.token(index, is: .dash) { index += 1 }
                } else {
                    return nil
                }
            }
        }
        return nil
    }

    /// Returns an unknown unit: one or two Cyrillic letters directly after a number and before a separate word. Returns
    /// `nil` if there is no such unit.
    private func shortUnit(at index: Int) -> String? {
        guard line.token(index, is: .word), line.isGlued(index), line.token(index + 1, is: .word),
            !line.isGlued(index + 1)
        else { return nil }
        let letters = line.bytes(of: index)
        guard letters.count <= 4, let lead = letters.first, lead == 0xD0 || lead == 0xD1 else { return nil }
        return line.text(of: index)
    }

    /// Returns whether only the space is missing between a number and the word at an index: `2medium onions`.
    private func isLongWord(_ index: Int) -> Bool {
        let word = line.bytes(of: index)
        return word.count >= 4 && word.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } && line.token(index + 1, is: .word)
    }

    /// Returns whether the token after a number shows that the number is not an amount: `7UP`, `1 %`, `24k`,
    /// `1:1 flour`.
    private func isPartOfName(_ index: Int) -> Bool {
        guard index < line.count else { return false }
        switch line[index].kind {
        case .word: return line.isGlued(index) && !line.has(.times, at: index) && !isLongWord(index)
        case .other: return line.isGlued(index) || ["%", "°", "‰"].contains(line.text(of: index))
        case .dot, .slash: return line.isGlued(index)
        case .stop: return line.isGlued(index) && line.token(index + 1, is: .number)
        default: return false
        }
    }

    /// Returns whether a word that can be a unit is really a unit at its position.
    ///
    /// - Parameters:
    ///   - index: The index of the word.
    ///   - end: The index after the unit.
    ///   - isApart: Whether only a space, or nothing, is between the number and the unit.
    private func isUnit(_ index: Int, end: Int, isApart: Bool) -> Bool {
        // If no name follows, a word such as `cloves` is the ingredient and not a unit: `3 cloves` means the spice.
        if line.has(.trailingUnit, at: index), end >= line.count || line.token(end, is: .comma) { return false }
        // In German, `1 gr. Zwiebel` is a large onion and `1 kl. Zwiebel` is a small one.
        if line.isGermanSize(at: index) { return false }
        // `in` means inch in `1-in piece` and `1 in piece`, but not in `2 in all`.
        if line.textIs("in", index), isApart, line[index].hasSpaceBefore, !line.has(.container, at: end) {
            return false
        }
        return true
    }
}

/// An amount with an optional unit.
struct LineMeasure {
    var amount: Amount?
    /// The unit in the singular, with its qualifiers.
    var unit: String?
    /// The name that all spellings of the unit share.
    var unitName: String?
    /// Whether a hyphen joins the amount and the unit: `14-ounce`.
    var isHyphenated = false
    /// The words before the unit that describe the food: `fresh` in `5 fresh sprigs of thyme`.
    var described: Range<Int>?
    /// The words that make the number a limit: `or more`.
    var orMore: Range<Int>?
    /// The index of the token after the measure.
    var end: Int

    var quantity: Quantity? { amount.map { Quantity($0, unit: unit) } }
}

/// The names of the metric units of mass and volume.
enum MetricUnitNames {
    /// Returns whether a name is the name of a metric unit. Returns `false` for `nil`.
    static func contain(_ name: String?) -> Bool { name.map(names.contains) ?? false }

    private static let names: Set<String> = [
        "g", "gram", "kg", "kilogram", "mg", "milligram", "ml", "milliliter", "cl", "centiliter", "dl", "deciliter",
        "l",
        "liter", "г", "кг", "мг", "мл", "л",
    ]
}
