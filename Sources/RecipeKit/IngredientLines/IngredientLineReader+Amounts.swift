extension IngredientLineReader {
    /// A number or range, and where it ends.
    private typealias Count = (amount: Amount, end: Int)

    /// An amount with its unit, if it has one.
    private struct Measure {
        var amount: Amount?
        var unit: String?
        var unitName: String?
        /// Whether amount and unit are joined by a hyphen: `14-ounce`.
        var isHyphenated = false
        var end: Int

        var quantity: Quantity? { amount.map { Quantity($0, unit: unit) } }
    }

    /// Reads the amounts at the front of the line.
    ///
    /// - Returns: `nil` where there is something like an amount that cannot be read: the line is then text.
    mutating func readAmounts(_ table: WordTable) -> (line: IngredientLine, end: Int)? {
        var line = IngredientLine(name: "", language: table.code)
        var start = skipBullets()
        if let end = partPhrase(at: start) {
            for index in start..<end { tokens[index].part = .remark }
            start = end
        }
        start = skipPreface(at: start, into: &line)
        let qualifiers = qualifiersBeforeNumber(at: start)
        start = qualifiers.upperBound
        if let vague = vagueMeasure(at: start, table) {
            line.amount = vague.amount
            line.unit = vague.unit
            line.unitName = vague.unitName
            return (line, skipConnector(at: vague.end))
        }
        if let package = countOfPackages(at: start, table) {
            line.amount = package.amount
            line.packageQuantity = package.each
            line.unit = package.container.unit
            line.unitName = package.container.unitName
            return (line, skipConnector(at: package.container.end))
        }
        guard let measure = measure(at: start, table) else {
            return startsWithNumber(at: start) ? nil : (line, start)
        }
        line.amount = measure.amount
        line.unit = measure.unit.map { qualified(qualifiers, $0) }
        line.unitName = measure.unitName
        let end = readFurther(after: measure, into: &line, table)
        // `1 2 eggs`: nobody knows how many.
        if line.unit == nil, line.packageQuantity == nil, token(end, is: .number) { return nil }
        return (line, skipConnector(at: end))
    }

    private func token(_ index: Int, is kind: LineToken.Kind) -> Bool {
        index < tokens.count && tokens[index].kind == kind
    }

    private func has(_ role: WordRoles, at index: Int) -> Bool {
        index < tokens.count && tokens[index].roles.contains(role)
    }

    private func isGlued(_ index: Int) -> Bool { index < tokens.count && !tokens[index].hasSpaceBefore }

    /// Whether a number stands there, in digits or words.
    private func follows(_ kind: LineToken.Kind, _ index: Int) -> Bool {
        token(index, is: kind) || has(.number, at: index) || has(.article, at: index) || has(.about, at: index)
    }

    private func skipBullets() -> Int {
        var start = 0
        while start < tokens.count, tokens.count > start + 1 {
            switch tokens[start].kind {
            case .dash, .stop: start += 1
            case .other where ["*", "•", "·", "▢", "☐", "~"].contains(text(of: tokens[start].range)): start += 1
            default: return start
            }
        }
        return start
    }

    /// `Optional:`, `about`, `up to`, `additional`, where a number follows.
    private mutating func skipPreface(at first: Int, into line: inout IngredientLine) -> Int {
        var start = first
        if has(.optional, at: start), token(start + 1, is: .stop) { start += 2 }
        while start < tokens.count, tokens[start].kind == .word {
            let isPhrase = tokens[start].phraseRoles.contains(.about)
            guard isPhrase || has(.about, at: start) || has(.remarkWord, at: start) else { break }
            var end = start + (isPhrase ? tokens[start].phraseLength : 1)
            if token(end, is: .dot) { end += 1 }
            guard follows(.number, end), !has(.vagueUnit, at: start) else { break }
            if isPhrase || has(.about, at: start) { line.isApproximate = true }
            for index in start..<end { tokens[index].part = .remark }
            start = end
        }
        return start
    }

    /// `heaped` of `heaped ½ cup`, `a generous ½ teaspoon`.
    private func qualifiersBeforeNumber(at start: Int) -> Range<Int> {
        let first = has(.article, at: start) ? start + 1 : start
        var end = first
        while end < first + 2, has(.unitQualifier, at: end) { end += 1 }
        return end > first && token(end, is: .number) ? first..<end : start..<start
    }

    private func startsWithNumber(at start: Int) -> Bool {
        guard start < tokens.count else { return false }
        if tokens[start].kind == .number { return true }
        return tokens[start].kind == .other
    }

    /// `juice of`, `finely grated zest of`, where a number follows.
    private func partPhrase(at start: Int) -> Int? {
        var index = start
        var hasPart = false
        while index < tokens.count, index < start + 8 {
            if has(.connector, at: index) || hasPart && textIs("from", index) {
                return hasPart && follows(.number, index + 1) ? index + 1 : nil
            }
            if hasPart, token(index, is: .number) { return index }
            guard has(.part, at: index) || has(.and, at: index) || token(index, is: .plus) else { return nil }
            hasPart = true
            index += 1
        }
        return nil
    }

    private func textIs(_ word: StaticString, _ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].range.count == word.utf8CodeUnitCount else { return false }
        return bytes[tokens[index].range].elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// What stands behind the name and is nothing but a measure: `sugar, 2 cups`, `Mehl 500 g`.
    func measure(in indices: ArraySlice<Int>, _ table: WordTable) -> (quantity: Quantity, unitName: String?)? {
        guard var first = indices.first, let last = indices.last, last - first == indices.count - 1 else { return nil }
        while has(.about, at: first), first < last { first += 1 }
        guard token(first, is: .number), let measure = measure(at: first, table), measure.end == last + 1,
            let quantity = measure.quantity
        else { return nil }
        return (quantity, measure.unitName)
    }

    func skipConnector(at index: Int) -> Int {
        var index = index
        if token(index, is: .comma) { return index + 1 }
        while index < tokens.count {
            guard has(.connector, at: index) else { break }
            index += 1
        }
        return index
    }

}

extension IngredientLineReader {
    /// An amount without a number: `pinch of`, `a handful`, `a few sprigs`, `a little`.
    private func vagueMeasure(at start: Int, _ table: WordTable) -> Measure? {
        var index = start
        if has(.article, at: index) { index += 1 }
        var amount: Amount?
        if has(.vagueCount, at: index) {
            amount = .text(text(of: tokens[start].range.lowerBound..<tokens[index].range.upperBound))
            index += 1
        }
        let first = index
        while index < first + 3, has(.unitQualifier, at: index) || has(.size, at: index), !has(.unit, at: index) {
            index += 1
        }
        guard let unit = unit(at: index, table), unit.end < tokens.count,
            has(.vagueUnit, at: index) || has(.connector, at: unit.end) && amount != nil
                || amount != nil && has(.container, at: index),
            !token(unit.end, is: .comma), !token(unit.end, is: .stop)
        else {
            guard amount != nil, first < tokens.count else { return nil }
            return Measure(amount: amount, end: first)
        }
        let name = qualified(first..<index, unit.singular)
        // `a drop or two`
        if amount == nil, has(.or, at: unit.end), unit.end + 2 < tokens.count, let high = tokens[unit.end + 1].value,
            high > .one
        {
            return Measure(amount: .range(.one, high), unit: name, unitName: unit.name, end: unit.end + 2)
        }
        return Measure(amount: amount, unit: name, unitName: unit.name, end: unit.end)
    }

    /// `2 1/4-ounce packages`: two of a quarter of an ounce each, although it looks like two and a quarter.
    private func countOfPackages(
        at start: Int, _ table: WordTable
    ) -> (amount: Amount, each: Quantity, container: Measure)? {
        guard token(start, is: .number),
            token(start + 1, is: .dash) || !has(.unit, at: start + 3) && has(.container, at: start + 2),
            let space = bytes[tokens[start].range].firstIndex(of: 0x20),
            let count = Rational(parsing: text(of: tokens[start].range.lowerBound..<space)),
            let part = Rational(parsing: text(of: space..<tokens[start].range.upperBound)),
            let measure = measure(at: start, table), let unit = measure.unit, measure.unitName != "inch",
            measure.isHyphenated, has(.container, at: measure.end), let container = self.unit(at: measure.end, table)
        else { return nil }
        return (
            .number(count), Quantity(.number(part), unit: unit),
            Measure(unit: container.singular, unitName: container.name, end: container.end)
        )
    }

    private func qualified(_ qualifiers: Range<Int>, _ unit: String) -> String {
        qualifiers.isEmpty
            ? unit
            : text(
                of: tokens[qualifiers.lowerBound].range.lowerBound..<tokens[qualifiers.upperBound - 1].range.upperBound)
                + " " + unit
    }

    private func unit(at index: Int, _ table: WordTable) -> (singular: String, name: String, end: Int)? {
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

    /// A number, with what belongs to it: `half a dozen`, `one and a half`.
    private func number(at start: Int) -> (value: Rational, end: Int)? {
        var index = start
        if has(.article, at: index) {
            guard has(.number, at: index + 1) || has(.multiplier, at: index + 1) || token(index + 1, is: .number) else {
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
        guard index < tokens.count else { return nil }
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

    /// A number or a range.
    private func count(at start: Int) -> Count? {
        guard let (low, end) = number(at: start) else { return nil }
        var index = end
        let isHyphen = token(index, is: .dash)
        if isHyphen { index += 1 }
        let hasWord = has(.rangeWord, at: index)
        if hasWord { index += 1 }
        if isHyphen, hasWord, token(index, is: .dash) { index += 1 }
        guard isHyphen || hasWord, index < tokens.count, tokens[index].kind == .number || has(.number, at: index),
            !has(.article, at: index), let (high, highEnd) = number(at: index)
        else { return (.number(low), end) }
        if low < high { return (.range(low, high), highEnd) }
        if low == high { return (.number(low), highEnd) }
        if hasWord { return (.number(low), end) }
        guard low.isInteger, high < .one, high != .zero, let sum = low.adding(high) else { return nil }
        return (.number(sum), highEnd)
    }

    /// An amount and its unit.
    private func measure(at start: Int, _ table: WordTable) -> Measure? {
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
            return Measure(
                amount: amount, unit: qualified(first..<index, unit.singular), unitName: unit.name,
                isHyphenated: isHyphenated, end: unit.end)
        }
        if isHyphenated { return nil }
        // `7UP`, `1%`, `24k`: a name or a share, and no amount.
        if isDigits, isGlued(countEnd), countEnd < tokens.count {
            switch tokens[countEnd].kind {
            case .word where !has(.times, at: countEnd), .other, .dot, .slash: return nil
            default: break
            }
        }
        return Measure(amount: amount, end: countEnd)
    }

    /// Whether a word that can be a unit is one where it stands.
    private func isUnit(_ index: Int, end: Int, isApart: Bool) -> Bool {
        // `in` is an inch behind `1-` and `1`, not in `2 in all`.
        // `3 cloves` are the spice.
        if has(.trailingUnit, at: index), end >= tokens.count || token(end, is: .comma) { return false }
        if textIs("in", index), isApart, tokens[index].hasSpaceBefore, !has(.container, at: end) { return false }
        return true
    }

    /// Reads on behind the first amount: other measures, sizes of packages, what is added.
    private mutating func readFurther(after first: Measure, into line: inout IngredientLine, _ table: WordTable) -> Int
    {
        var index = first.end
        if first.unit == nil {
            index = readPackage(at: index, into: &line, table)
        }
        while index < tokens.count {
            if let unit = unit(at: index, table), unit.name == line.unitName, unit.end < tokens.count {
                index = unit.end
            } else if has(.or, at: index), has(.container, at: index + 1), index + 2 < tokens.count, line.unit != nil {
                // `can or bottle`
                tokens[index].part = .remark
                tokens[index + 1].part = .remark
                index += 2
            } else if let next = otherMeasure(at: index, into: &line, table) ?? addedMeasure(
                at: index, into: &line, table)
                ?? upperMeasure(at: index, into: &line, table) ?? container(at: index, into: &line, table)
            {
                index = next
            } else {
                return index
            }
        }
        return index
    }

    /// `(14 ounce)`, `14-ounce`, `x 400 g`, and the unit that is counted.
    private mutating func readPackage(at start: Int, into line: inout IngredientLine, _ table: WordTable) -> Int {
        if let end = qualifiedByRemark(at: start, into: &line, table) { return end }
        let start = skipSizes(at: start)
        var index = start
        if has(.times, at: index) || token(index, is: .times) { index += 1 }
        if token(index, is: .open) {
            guard let (quantities, end) = parenthesized(at: index, table), let package = quantities.first
            else { return index }
            line.packageQuantity = package
            line.otherQuantities += quantities.dropFirst()
            index = end
        } else if token(index, is: .number) || has(.number, at: index) && (index > start || token(index + 1, is: .dash))
        {
            guard let each = measure(at: index, table), each.unit != nil else { return index }
            line.packageQuantity = each.quantity
            index = each.end
            while token(index, is: .slash), let (other, end) = compound(at: index + 1, table) {
                line.otherQuantities.append(other)
                index = end
            }
        } else if index == start {
            return index
        }
        let first = index
        while index < first + 2, has(.unitQualifier, at: index) || has(.size, at: index), unit(at: index, table) == nil
        { index += 1 }
        guard let unit = unit(at: index, table) else { return first }
        line.unit = qualified(first..<index, unit.singular)
        line.unitName = unit.name
        return unit.end
    }

    /// `loosely packed cup`
    private mutating func qualifiedByRemark(at start: Int, into line: inout IngredientLine, _ table: WordTable) -> Int?
    {
        var index = start
        while index < start + 2, has(.adverb, at: index) { index += 1 }
        guard has(.remarkWord, at: index), let unit = unit(at: index + 1, table) else { return nil }
        for marked in start...index { tokens[marked].part = .remark }
        line.unit = unit.singular
        line.unitName = unit.name
        return unit.end
    }

    /// The sizes before the measure of each: `1 large 2-inch piece`.
    private mutating func skipSizes(at start: Int) -> Int {
        var index = start
        while index < start + 2, has(.size, at: index) { index += 1 }
        guard index > start, token(index, is: .number), token(index + 1, is: .dash) else { return start }
        for marked in start..<index { tokens[marked].part = .size }
        return index
    }

    /// Measures alone between parentheses: `(about 325 g; 11 oz)`.
    private func parenthesized(at start: Int, _ table: WordTable) -> (quantities: [Quantity], end: Int)? {
        var index = start + 1
        var quantities: [Quantity] = []
        while index < tokens.count {
            switch tokens[index].kind {
            case .close: return quantities.isEmpty ? nil : (quantities, index + 1)
            case .stop, .comma, .slash, .plus: index += 1
            default:
                if has(.about, at: index) || has(.or, at: index) || has(.each, at: index) || has(.and, at: index) {
                    index += 1
                } else if let measure = measure(at: index, table), let quantity = measure.quantity, quantity.unit != nil
                {
                    quantities.append(quantity)
                    index = measure.end
                    if token(index, is: .dash) { index += 1 }
                } else {
                    return nil
                }
            }
        }
        return nil
    }

    /// `/9 oz`, `(250 g)`, `or 250 ml`.
    private func otherMeasure(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        if token(index, is: .open) {
            guard line.unit != nil || line.packageQuantity != nil,
                let (quantities, end) = parenthesized(at: index, table)
            else { return nil }
            line.otherQuantities += quantities
            return end
        }
        let isSlash = token(index, is: .slash)
        let index = isSlash && has(.about, at: index + 1) ? index + 1 : index
        guard isSlash || has(.or, at: index), line.unit != nil, let other = measure(at: index + 1, table),
            other.unit != nil,
            let quantity = other.quantity, token(index + 1, is: .number), isSlash || !other.isHyphenated
        else { return nil }
        if isSlash, let (other, end) = compound(at: index + 1, table) {
            line.otherQuantities.append(other)
            return end
        }
        guard isSlash || other.end < tokens.count && !(token(other.end, is: .comma)) else { return nil }
        guard isSlash || other.unitName != line.unitName else { return nil }
        line.otherQuantities.append(quantity)
        return other.end
    }

    /// A measure that may be of two parts: `9 oz`, `1 lb 2 oz`.
    private func compound(at start: Int, _ table: WordTable) -> (Quantity, end: Int)? {
        guard let first = measure(at: start, table), first.unit != nil, let quantity = first.quantity else {
            return nil
        }
        guard token(first.end, is: .number), let second = measure(at: first.end, table), second.unit != nil,
            !second.isHyphenated
        else { return (quantity, first.end) }
        let text = text(of: tokens[start].range.lowerBound..<tokens[second.end - 1].range.upperBound)
        return (Quantity(.text(text)), second.end)
    }

    /// `plus 2 tbsp`, `1 lb 2 oz`.
    private func addedMeasure(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        guard line.unit != nil, line.container == nil, line.packageQuantity == nil else { return nil }
        var next = token(index, is: .comma) && has(.plus, at: index + 1) ? index + 1 : index
        if has(.plus, at: next) || token(next, is: .plus) { next += 1 }
        guard token(next, is: .number), let added = measure(at: next, table), added.unit != nil, !added.isHyphenated,
            let quantity = added.quantity, added.unitName != line.unitName || next > index,
            !token(index, is: .comma) || added.end < tokens.count
        else { return nil }
        line.addedQuantities.append(quantity)
        return added.end
    }

    /// The end of a range that repeats the unit: `1 cup to 2 cups`, `150g-200g`.
    private func upperMeasure(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        guard has(.rangeWord, at: index) || token(index, is: .dash), token(index + 1, is: .number),
            let upper = measure(at: index + 1, table), upper.unitName == line.unitName, upper.unit != nil,
            case .number(let low) = line.amount, case .number(let high) = upper.amount, low < high
        else { return nil }
        line.amount = .range(low, high)
        return upper.end
    }

    /// `can` of `400 g can`.
    private func container(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        guard line.unit != nil, line.container == nil, line.packageQuantity == nil else { return nil }
        let start = token(index, is: .dash) ? index + 1 : index
        guard has(.container, at: start), let unit = unit(at: start, table), unit.name != line.unitName,
            unit.end < tokens.count, !token(unit.end, is: .comma)
        else { return nil }
        line.container = unit.singular
        return unit.end
    }

    func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
