import RecipeKit

extension IngredientLineReader {
    /// A number or range, and its end.
    typealias Count = (amount: Amount, end: Int)

    /// Returns a number with its multipliers and fractions: `half a dozen`, `one and a half`.
    func number(at start: Int) -> (value: Rational, end: Int)? {
        var index = start
        if has(.article, at: index) {
            guard
                has(.number, at: index + 1) || has(.multiplier, at: index + 1)
                    || token(index + 1, is: .number) && !isGlued(index + 1)
            else {
                return (.one, index + 1)
            }
            index += 1
        }
        // `ein halber`, `one half`
        if index + 1 < tokens.count, tokens[index].kind == .word, tokens[index].value == .one,
            has(.number, at: index + 1)
        {
            index += 1
        }
        guard index < tokens.count, tokens[index].phraseRoles.isDisjoint(with: .describing) else { return nil }
        var value = Rational.one
        if let own = tokens[index].value {
            value = own
            index += 1
            if tokens[index - 1].kind == .word, value > .one, has(.connector, at: index) { index += 1 }
        } else if !has(.multiplier, at: index) {
            return nil
        }
        if has(.and, at: index) {
            let next = has(.article, at: index + 1) ? index + 2 : index + 1
            if next < tokens.count, let part = tokens[next].value, part < .one, value.isInteger,
                let sum = value.adding(part)
            {
                value = sum
                index = next + 1
            }
        }
        if value < .one, has(.article, at: index) { index += 1 }
        if has(.multiplier, at: index), let twelve = Rational(12).multiplied(by: value) {
            value = twelve
            index += 1
        }
        return (value, index)
    }

    /// Returns a number or a range.
    func count(at start: Int) -> Count? {
        guard let (low, end) = number(at: start) else { return nil }
        if let upper = parenthesizedUpper(of: low, at: end) { return upper }
        var index = end
        let isHyphen = token(index, is: .dash)
        if isHyphen { index += 1 }
        let hasWord = has(.rangeWord, at: index)
        if hasWord { index += 1 }
        if isHyphen, hasWord, token(index, is: .dash) { index += 1 }
        guard isHyphen || hasWord, index < tokens.count, tokens[index].kind == .number || has(.number, at: index),
            !has(.article, at: index), let (high, highEnd) = number(at: index)
        else { return (.number(low), end) }
        if has(.multiplier, at: highEnd - 1), !has(.multiplier, at: end - 1),
            let dozens = low.multiplied(by: Rational(12)), dozens < high
        {
            return (.range(dozens, high), highEnd)
        }
        if low < high { return (.range(low, high), highEnd) }
        if low == high { return (.number(low), highEnd) }
        if hasWord { return (.number(low), end) }
        guard low.isInteger, high < .one, high != .zero, let sum = low.adding(high) else { return nil }
        return (.number(sum), highEnd)
    }

    /// Returns the upper end in `1 (or 2) cloves`.
    private func parenthesizedUpper(of low: Rational, at index: Int) -> Count? {
        guard token(index, is: .open), has(.rangeWord, at: index + 1), let (high, end) = number(at: index + 2),
            token(end, is: .close), end + 1 < tokens.count, low < high
        else { return nil }
        return (.range(low, high), end + 1)
    }

    /// Returns the measure after a name if it is the only text there: `sugar, 2 cups`, `Mehl 500 g`.
    func measure(in indices: ArraySlice<Int>, _ table: WordTable) -> (quantity: Quantity, unitName: String?)? {
        guard var first = indices.first, let last = indices.last, last - first == indices.count - 1 else { return nil }
        while has(.about, at: first), first < last { first += 1 }
        guard token(first, is: .number), let measure = measure(at: first, table), measure.end == last + 1,
            let quantity = measure.quantity
        else { return nil }
        return (quantity, measure.unitName)
    }

    /// Returns an amount and its unit.
    func measure(at start: Int, _ table: WordTable) -> LineMeasure? {
        guard let (amount, countEnd) = count(at: start) else { return nil }
        var index = countEnd
        let isDigits = token(countEnd - 1, is: .number)
        let isHyphenated = token(index, is: .dash) && isGlued(index)
        if isHyphenated { index += 1 }
        let first = index
        while index < first + 3, has(.unitQualifier, at: index) || has(.size, at: index), unit(at: index, table) == nil,
            tokens[index].phraseRoles.isDisjoint(with: .describing)
        {
            index += 1
        }
        if let unit = unit(at: index, table), isUnit(index, end: unit.end, isApart: index == first && !isHyphenated) {
            return LineMeasure(
                amount: amount, unit: qualified(first..<index, unit.singular), unitName: unit.name,
                isHyphenated: isHyphenated, end: unit.end)
        }
        if isHyphenated { return nil }
        if isDigits, let short = shortUnit(at: countEnd) {
            return LineMeasure(amount: amount, unit: short, unitName: short, end: countEnd + 1)
        }
        if isDigits, isPartOfName(countEnd) { return nil }
        return LineMeasure(amount: amount, end: countEnd)
    }

    /// Returns one or two Cyrillic letters between a number and a word. They are a unit, even if unknown.
    private func shortUnit(at index: Int) -> String? {
        guard token(index, is: .word), isGlued(index), token(index + 1, is: .word), !isGlued(index + 1) else {
            return nil
        }
        let letters = bytes[tokens[index].range]
        guard letters.count <= 4, let lead = letters.first, lead == 0xD0 || lead == 0xD1 else { return nil }
        return text(of: tokens[index].range)
    }

    /// Whether a word in lowercase only lacks the space before it: `2medium onions`.
    private func isLongWord(_ index: Int) -> Bool {
        let word = bytes[tokens[index].range]
        return word.count >= 4 && word.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } && token(index + 1, is: .word)
    }

    /// Whether the text after a number makes it part of a name or a share: `7UP`, `1 %`, `24k`, `1:1 flour`.
    func isPartOfName(_ index: Int) -> Bool {
        guard index < tokens.count else { return false }
        switch tokens[index].kind {
        case .word: return isGlued(index) && !has(.times, at: index) && !isLongWord(index)
        case .other: return isGlued(index) || ["%", "°", "‰"].contains(text(of: tokens[index].range))
        case .dot, .slash: return isGlued(index)
        case .stop: return isGlued(index) && token(index + 1, is: .number)
        default: return false
        }
    }

    /// Whether a word that can be a unit is one in this position.
    func isUnit(_ index: Int, end: Int, isApart: Bool) -> Bool {
        // In `3 cloves` the cloves are the spice.
        if has(.trailingUnit, at: index), end >= tokens.count || token(end, is: .comma) { return false }
        // `in` is an inch behind `1-` and `1`, not in `2 in all`.
        if textIs("in", index), isApart, tokens[index].hasSpaceBefore, !has(.container, at: end) { return false }
        return true
    }

    func unit(at index: Int, _ table: WordTable) -> (singular: String, name: String, end: Int)? {
        guard index < tokens.count, tokens[index].kind == .word else { return nil }
        var found = tokens[index].unit
        var end = index + 1
        if tokens[index].phraseUnit >= 0 {
            found = tokens[index].phraseUnit
            end = index + tokens[index].phraseLength
        }
        guard found >= 0 else { return nil }
        if token(end, is: .dot) { end += 1 }
        let unit = table.units[Int(found)]
        return (unit.singular, unit.name, end)
    }

    func qualified(_ qualifiers: Range<Int>, _ unit: String) -> String {
        qualifiers.isEmpty
            ? unit
            : text(
                of: tokens[qualifiers.lowerBound].range.lowerBound..<tokens[qualifiers.upperBound - 1].range.upperBound)
                + " " + unit
    }
}
