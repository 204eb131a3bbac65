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
        switch DashedSizeReader(line).meaning(at: start) {
        case .things(let things):
            result.amount = .number(things.count)
            result.packageQuantity = things.size
            result.otherQuantities = things.otherSizes
            (result.unit, result.unitName) = (things.package?.unit, things.package?.unitName)
            return skipConnector(at: things.end, &parts)
        case .uncertain(let measure):
            (result.amount, result.unit, result.unitName) = (measure.amount, measure.unit, measure.unitName)
            return skipConnector(at: measure.end, &parts)
        case nil: break
        }
        guard var measure = MeasureReader(line).measure(at: start) else {
            return startsWithNumber(at: start) ? nil : start
        }
        // In `50 + 150 g sugar`, the unit belongs to both numbers.
        if measure.unit == nil, line.token(measure.end, is: .plus),
            let sum = MeasureReader(line).measure(at: measure.end + 1), line.token(measure.end + 1, is: .number),
            UnitSizes.isMassOrVolume(sum.unitName, in: line.language)
        {
            (measure.unit, measure.unitName) = (sum.unit, sum.unitName)
        }
        // The numbers of `16/20 count shrimp` are a size.
        if case .range = measure.amount, measure.unit == nil,
            line.textIs("count", measure.end) || line.textIs("ct", measure.end)
        {
            return nil
        }
        result.amount = measure.amount
        result.unit = measure.unit.map { line.qualified(qualifiers, $0) }
        result.unitName = measure.unitName
        for words in [measure.orMore, measure.described].compactMap(\.self) { parts.mark(words, as: .remark) }
        if measure.end < line.count, !measure.isHyphenated, measure.orMore == nil, measure.described == nil {
            result.firstAmountEnd = line[measure.end].range.lowerBound
        }
        let end = FurtherAmountReader(line).read(after: measure, into: &result, &parts)
        // In `1 2 eggs`, the number is uncertain, so the line is not read.
        if result.unit == nil, result.packageQuantity == nil, line.token(end, is: .number), !isSize(end) { return nil }
        // Without its language, `1 200 g` is one thing of 200 g or more than a kilogram.
        if result.unit == nil, result.packageQuantity != nil, line.isAmbiguousNumber(at: start) { return nil }
        // The Czech `a dalších 250 ml` begins with no article.
        if result.unit == nil, result.packageQuantity == nil, line.has(.article, at: start) || line.isOne(start),
            line.token(end, is: .word), line.token(end + 1, is: .number),
            MeasureReader(line).measure(at: end + 1)?.unit != nil
        {
            return nil
        }
        // In `1 (28 oz) can plus 1 (14 oz) can tomatoes`, the rest of the line is a second thing.
        if line.isPlus(end), line.token(end + 1, is: .number), result.packageQuantity != nil {
            parts.mark(end..<line.count, as: .name)
            return end
        }
        if result.unit == nil, result.packageQuantity == nil, isBareOf(end) { return end + 1 }
        return skipConnector(at: skipFilling(at: end, hasUnit: result.unit != nil, &parts), &parts)
    }

    /// Returns whether the Romance word for “of” is between a number and a name, although no other word shows the language
    /// of the line: `1/4 de grenade`, `2 di uova`.
    private func isBareOf(_ index: Int) -> Bool {
        line.token(index + 1, is: .word) && (line.textIs("de", index) || line.textIs("di", index))
    }

    /// Skips the word for how full a spoon is behind its name, which becomes a remark: `1 cuillère rase de sucre`,
    /// `2 cucharadas colmadas de harina`.
    private func skipFilling(at index: Int, hasUnit: Bool, _ parts: inout LineParts) -> Int {
        guard hasUnit, line.has(.unitQualifier, at: index), line.has(.connector, at: index + 1) else { return index }
        parts.mark(index, as: .remark)
        return index + 1
    }

    /// Returns whether the size of each piece begins at an index: `1/2-inch-thick` in `12 1/2-inch-thick rounds`.
    private func isSize(_ index: Int) -> Bool {
        guard line.token(index + 1, is: .dash), line.isGlued(index + 1), line.token(index + 2, is: .word) else {
            return false
        }
        let word = line.bytes(of: index + 2)
        return word.starts(with: "inch".utf8) || word.starts(with: "cm".utf8)
    }

    private func startsWithNumber(at start: Int) -> Bool {
        guard start < line.count, line[start].kind != .word else { return false }
        let first = line.firstByte(of: start)
        return line[start].kind == .number || first == UInt8(ascii: "#") || first >= 0x30 && first <= 0x39
    }

    /// Skips the words and signs that join an amount to a name: `of`, `each`, a comma.
    private func skipConnector(at start: Int, _ parts: inout LineParts) -> Int {
        var index = start
        // In `1 each onion`, the word stands for a unit. `1 each red and green pepper` are two.
        if index == 1, line.has(.each, at: index), line.token(index + 1, is: .word),
            !(index..<line.count).contains(where: { line.has(.and, at: $0) || line.token($0, is: .comma) })
        {
            return index + 1
        }
        if line.has(.each, at: index), index + 2 < line.count {
            parts.mark(index, as: .remark)
            index += 1
            if line.token(index, is: .stop) { index += 1 }
        }
        if line.token(index, is: .comma) { return index + 1 }
        // In `¼ cup (or more, to taste) of juice`, the words in parentheses are a remark.
        if line.token(index, is: .open),
            let close = (index..<line.count).prefix(10).first(where: { line[$0].kind == .close }),
            line.has(.connector, at: close + 1), close + 2 < line.count,
            (index + 1..<close).allSatisfy({ line[$0].kind == .word || line[$0].kind == .comma })
        {
            parts.mark(index + 1..<close, as: .remark)
            index = close + 1
        }
        // A dash can be between an amount and a name: `150 g - flour`.
        if line.token(index, is: .stop), index > 0, line.token(index + 1, is: .word) { return index + 1 }
        while line.has(.connector, at: index) { index += 1 }
        // In `1 cup of one of the following: wheat flour, rice flour`, the first food is the name.
        if index < line.count, line[index].phraseRoles.contains(.choice),
            case let end = index + line[index].phraseLength, line.token(end, is: .stop), end + 1 < line.count
        {
            parts.mark(index..<end, as: .remark)
            return end + 1
        }
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
        if line.has(.article, at: index) || line.isOne(index) && line.has(.vagueCount, at: index + 1) { index += 1 }
        var amount: Amount?
        if index == start, index < line.count, line[index].phraseRoles.contains(.vagueCount) {
            index += line[index].phraseLength
            amount = .text(line.text(of: start..<index))
        } else if line.has(.vagueCount, at: index) {
            index += 1
            // The apostrophe of `un po' di`.
            if line.isGlued(index), line.textIs("'", index) || line.textIs("’", index) { index += 1 }
            amount = .text(line.text(of: start..<index))
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
        // In `a cup of sugar`, the article is the number. In `a pinch of salt`, the amount is in words.
        if amount == nil, index == start + 1, line.has(.article, at: start),
            !line.has(.vagueUnit, at: index) || line.has(.container, at: index) || line.has(.trailingUnit, at: index)
                || unit.name == "cup"
        {
            return nil
        }
        // The amount can be a range: `a drop or two`.
        if amount == nil, line.has(.or, at: unit.end), unit.end + 2 < line.count, let high = line[unit.end + 1].value,
            high > .one
        {
            return LineMeasure(amount: .range(.one, high), unit: name, unitName: unit.name, end: unit.end + 2)
        }
        // In `can of beans`, the one can is not said.
        if amount == nil, index == start, line.has(.container, at: index), line.has(.connector, at: unit.end),
            line.text(of: index..<unit.end).lowercased() == unit.singular.lowercased()
        {
            amount = .number(.one)
        }
        return LineMeasure(amount: amount, unit: name, unitName: unit.name, end: unit.end)
    }
}
