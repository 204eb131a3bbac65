import RecipeKit

extension IngredientLineReader {
    /// Reads the amounts at the start of the line.
    ///
    /// - Returns: `nil` if the line begins with an amount that cannot be read; the line is then text.
    mutating func readAmounts(_ table: WordTable) -> (line: IngredientLine, end: Int)? {
        var line = IngredientLine(name: "", language: table.code)
        var start = skipBullets()
        if let end = partPhrase(at: start) {
            for index in start..<end { tokens[index].part = .remark }
            start = end
        }
        start = skipParentheses(at: start)
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
        if measure.end < tokens.count, !measure.isHyphenated {
            line.firstAmountEnd = tokens[measure.end].range.lowerBound
        }
        let end = readFurther(after: measure, into: &line, table)
        // `1 2 eggs`: the number is uncertain.
        if line.unit == nil, line.packageQuantity == nil, token(end, is: .number) { return nil }
        return (line, skipConnector(at: end))
    }

    func skipBullets() -> Int {
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

    /// Skips `(optional)` before a number.
    private mutating func skipParentheses(at start: Int) -> Int {
        // An abbreviation that is in no table: `mind. 40 ml`, `ok. 220 g`.
        if token(start, is: .word), token(start + 1, is: .dot), isGlued(start + 1), token(start + 2, is: .number),
            tokens[start].range.count <= 5, tokens[start].unit < 0,
            tokens[start].roles.isDisjoint(with: [.about, .unit])
        {
            tokens[start].part = .remark
            return start + 2
        }
        guard token(start, is: .open), let end = tokens[start...].prefix(8).firstIndex(where: { $0.kind == .close }),
            token(end + 1, is: .number), tokens[start + 1..<end].allSatisfy({ $0.kind == .word })
        else { return start }
        for index in start + 1..<end { tokens[index].part = .remark }
        return end + 1
    }

    /// Skips `Optional:`, `about`, `up to` or `additional` before a number.
    mutating func skipPreface(at first: Int, into line: inout IngredientLine) -> Int {
        var start = first
        if has(.optional, at: start), token(start + 1, is: .stop) { start += 2 }
        while start < tokens.count, tokens[start].kind == .word {
            let isPhrase = tokens[start].phraseRoles.contains(.about)
            guard isPhrase || !tokens[start].roles.isDisjoint(with: [.about, .remarkWord, .each]) else { break }
            var end = start + (isPhrase ? tokens[start].phraseLength : 1)
            if token(end, is: .dot) { end += 1 }
            guard follows(.number, end), !has(.vagueUnit, at: start) else { break }
            if isPhrase || has(.about, at: start) { line.isApproximate = true }
            for index in start..<end { tokens[index].part = .remark }
            start = end
        }
        return start
    }

    /// Returns the range of qualifiers before a number: `heaped` of `heaped ½ cup`, `a generous ½ teaspoon`.
    func qualifiersBeforeNumber(at start: Int) -> Range<Int> {
        let first = has(.article, at: start) ? start + 1 : start
        var end = first
        while end < first + 2, has(.unitQualifier, at: end) { end += 1 }
        return end > first && token(end, is: .number) ? first..<end : start..<start
    }

    func startsWithNumber(at start: Int) -> Bool {
        guard start < tokens.count else { return false }
        let first = bytes[tokens[start].range.lowerBound]
        return tokens[start].kind == .number || first == UInt8(ascii: "#") || first >= 0x30 && first <= 0x39
    }

    /// Returns the end of `juice of` or `finely grated zest of` before a number.
    func partPhrase(at start: Int) -> Int? {
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

    mutating func skipConnector(at index: Int) -> Int {
        var index = index
        if has(.each, at: index), index + 2 < tokens.count {
            tokens[index].part = .remark
            index += 1
            if token(index, is: .stop) { index += 1 }
        }
        if token(index, is: .comma) { return index + 1 }
        // `150 g - flour`
        if token(index, is: .stop), index > 0, token(index + 1, is: .word) { return index + 1 }
        while index < tokens.count {
            guard has(.connector, at: index) else { break }
            index += 1
        }
        return index
    }

    /// Returns an amount without a number: `pinch of`, `a handful`, `a few sprigs`, `a little`.
    func vagueMeasure(at start: Int, _ table: WordTable) -> LineMeasure? {
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
            !token(unit.end, is: .comma), !token(unit.end, is: .stop),
            !table.joinsUnitsByConnector || has(.connector, at: unit.end) || index > start
        else {
            guard amount != nil, first < tokens.count else { return nil }
            return LineMeasure(amount: amount, end: first)
        }
        let name = qualified(first..<index, unit.singular)
        // `a drop or two`
        if amount == nil, has(.or, at: unit.end), unit.end + 2 < tokens.count, let high = tokens[unit.end + 1].value,
            high > .one
        {
            return LineMeasure(amount: .range(.one, high), unit: name, unitName: unit.name, end: unit.end + 2)
        }
        return LineMeasure(amount: amount, unit: name, unitName: unit.name, end: unit.end)
    }
}
