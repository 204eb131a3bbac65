import RecipeKit

/// Reads the amounts at the start of an ingredient line.
struct LeadingAmountReader {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Reads the amounts.
    ///
    /// - Returns: The index of the first token after the amounts. Returns `nil` if the line begins with an amount that
    ///   cannot be read. The whole text of such a line becomes its name.
    func read(into result: inout IngredientLine, _ parts: inout LineParts) -> Int? {
        let preface = AmountPreface(line)
        var start = preface.read(into: &result, &parts)
        let qualifiers = preface.qualifiersBeforeNumber(at: start)
        start = qualifiers.upperBound
        if let vague = VagueMeasureReader(line).measure(at: start) {
            result.amount = vague.amount
            result.unit = vague.unit
            result.unitName = vague.unitName
            return skipConnector(at: vague.end, &parts)
        }
        if let package = PackageReader(line).countOfPackages(at: start) {
            result.amount = package.amount
            result.packageQuantity = package.each
            result.unit = package.container.unit
            result.unitName = package.container.unitName
            return skipConnector(at: package.container.end, &parts)
        }
        guard let measure = MeasureReader(line).measure(at: start) else {
            return startsWithNumber(at: start) ? nil : start
        }
        result.amount = measure.amount
        result.unit = measure.unit.map { line.qualified(qualifiers, $0) }
        result.unitName = measure.unitName
        if measure.end < line.count, !measure.isHyphenated {
            result.firstAmountEnd = line[measure.end].range.lowerBound
        }
        let end = FurtherAmountReader(line).read(after: measure, into: &result, &parts)
        // In `1 2 eggs`, the number is uncertain, so the line is not read.
        if result.unit == nil, result.packageQuantity == nil, line.token(end, is: .number) { return nil }
        return skipConnector(at: end, &parts)
    }

    private func startsWithNumber(at start: Int) -> Bool {
        guard start < line.count else { return false }
        let first = line.firstByte(of: start)
        return line[start].kind == .number || first == UInt8(ascii: "#") || first >= 0x30 && first <= 0x39
    }

    /// Skips the words and signs that join an amount to a name: `of`, `each`, a comma.
    private func skipConnector(at start: Int, _ parts: inout LineParts) -> Int {
        var index = start
        if line.has(.each, at: index), index + 2 < line.count {
            parts.mark(index, as: .remark)
            index += 1
            if line.token(index, is: .stop) { index += 1 }
        }
        if line.token(index, is: .comma) { return index + 1 }
        // A dash can be between an amount and a name: `150 g - flour`.
        if line.token(index, is: .stop), index > 0, line.token(index + 1, is: .word) { return index + 1 }
        while line.has(.connector, at: index) { index += 1 }
        return index
    }
}

/// Reads amounts without a number in an ingredient line: `pinch of`, `a handful`, `a few sprigs`, `a little`.
struct VagueMeasureReader {
    private let line: AnnotatedLine

    init(_ line: AnnotatedLine) { self.line = line }

    /// Returns the amount without a number at an index, or `nil` if there is none.
    func measure(at start: Int) -> LineMeasure? {
        var index = start
        if line.has(.article, at: index) { index += 1 }
        var amount: Amount?
        if line.has(.vagueCount, at: index) {
            amount = .text(line.text(of: start..<index + 1))
            index += 1
        }
        let first = index
        while index < first + 3, line.has(.unitQualifier, at: index) || line.has(.size, at: index),
            !line.has(.unit, at: index)
        {
            index += 1
        }
        guard let unit = line.unit(at: index), unit.end < line.count,
            line.has(.vagueUnit, at: index) || line.has(.connector, at: unit.end) && amount != nil
                || amount != nil && line.has(.container, at: index),
            !line.token(unit.end, is: .comma), !line.token(unit.end, is: .stop),
            !line.joinsUnitsByConnector || line.has(.connector, at: unit.end) || index > start
        else {
            guard amount != nil, first < line.count else { return nil }
            return LineMeasure(amount: amount, end: first)
        }
        let name = line.qualified(first..<index, unit.singular)
        // The amount can be a range: `a drop or two`.
        if amount == nil, line.has(.or, at: unit.end), unit.end + 2 < line.count, let high = line[unit.end + 1].value,
            high > .one
        {
            return LineMeasure(amount: .range(.one, high), unit: name, unitName: unit.name, end: unit.end + 2)
        }
        return LineMeasure(amount: amount, unit: name, unitName: unit.name, end: unit.end)
    }
}
