import RecipeKit

extension IngredientLineReader {
    /// Returns the count in `2 1/4-ounce packages`, which are two packages of a quarter of an ounce each, and not two
    /// and a quarter.
    func countOfPackages(
        at start: Int, _ table: WordTable
    ) -> (amount: Amount, each: Quantity, container: LineMeasure)? {
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
            LineMeasure(unit: container.singular, unitName: container.name, end: container.end)
        )
    }

    /// Reads the package size, `(14 ounce)`, `14-ounce` or `x 400 g`, and the unit that is counted.
    mutating func readPackage(at start: Int, into line: inout IngredientLine, _ table: WordTable) -> Int {
        if let end = qualifiedByRemark(at: start, into: &line, table) { return end }
        let start = skipSizes(at: start)
        var index = start
        if has(.times, at: index) || token(index, is: .times) { index += 1 }
        if let (package, end) = measureInNumberParentheses(at: index, table) {
            line.packageQuantity = package
            index = end
        } else if token(index, is: .open) {
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

    /// Returns the size in `(3 1/2) pound` or `(14.5)-ounce`, with the unit after the parentheses. Only units of mass,
    /// volume and length are sizes: `2 (3) cloves` is not.
    private func measureInNumberParentheses(at index: Int, _ table: WordTable) -> (Quantity, end: Int)? {
        guard token(index, is: .open), let (amount, end) = count(at: index + 1), token(end, is: .close) else {
            return nil
        }
        let start = token(end + 1, is: .dash) ? end + 2 : end + 1
        guard let unit = unit(at: start, table), unit.end < tokens.count,
            MetricUnits.contain(unit.name) || Self.unitsOfSize.contains(unit.name)
        else { return nil }
        return (Quantity(amount, unit: unit.singular), unit.end)
    }

    private static let unitsOfSize: Set<String> = [
        "ounce", "fl oz", "pound", "pint", "quart", "gallon", "inch", "centimeter", "millimeter",
    ]

    /// Reads `loosely packed cup`.
    mutating func qualifiedByRemark(at start: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        var index = start
        while index < start + 2, has(.adverb, at: index) { index += 1 }
        guard has(.remarkWord, at: index), let unit = unit(at: index + 1, table) else { return nil }
        for marked in start...index { tokens[marked].part = .remark }
        line.unit = unit.singular
        line.unitName = unit.name
        return unit.end
    }

    /// Skips the sizes before the measure of each thing: `1 large 2-inch piece`.
    mutating func skipSizes(at start: Int) -> Int {
        var index = start
        while index < start + 2, has(.size, at: index) { index += 1 }
        guard index > start, token(index, is: .number), token(index + 1, is: .dash) else { return start }
        for marked in start..<index { tokens[marked].part = .size }
        return index
    }

    /// Returns measures alone in parentheses: `(about 325 g; 11 oz)`.
    func parenthesized(at start: Int, _ table: WordTable) -> (quantities: [Quantity], end: Int)? {
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

    /// Reads the container: `can` of `400 g can`.
    func container(at index: Int, into line: inout IngredientLine, _ table: WordTable) -> Int? {
        guard line.unit != nil, line.container == nil, line.packageQuantity == nil else { return nil }
        let start = token(index, is: .dash) ? index + 1 : index
        guard has(.container, at: start), let unit = unit(at: start, table), unit.name != line.unitName,
            unit.end < tokens.count, !token(unit.end, is: .comma)
        else { return nil }
        line.container = unit.singular
        return unit.end
    }
}
