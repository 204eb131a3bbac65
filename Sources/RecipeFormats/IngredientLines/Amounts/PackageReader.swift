import CookingLanguages
import RecipeKit

/// Reads packages in an ingredient line: `2 (14 ounce) cans`, `2 x 400 g`, `a 400 g can`.
struct PackageReader {
    private let line: AnnotatedLine
    private var measures: MeasureReader { MeasureReader(line) }

    init(_ line: AnnotatedLine) { self.line = line }

    /// Returns the number of packages, the quantity in each package, and the unit of the packages. For example,
    /// `2 1/4-ounce packages` means two packages of a quarter of an ounce. Returns `nil` for any other text.
    func countOfPackages(at start: Int) -> (amount: Amount, each: Quantity, container: LineMeasure)? {
        guard line.token(start, is: .number),
            line.token(start + 1, is: .dash)
                || !line.has(.unit, at: start + 3) && line.has(.container, at: start + 2),
            let space = line.bytes(of: start).firstIndex(of: 0x20),
            let count = Rational(parsing: line.text(ofBytes: line[start].range.lowerBound..<space)),
            let part = Rational(parsing: line.text(ofBytes: space..<line[start].range.upperBound)),
            let measure = measures.measure(at: start), let unit = measure.unit, measure.unitName != "inch",
            measure.isHyphenated, line.has(.container, at: measure.end), let container = line.unit(at: measure.end)
        else { return nil }
        return (
            .number(count), Quantity(.number(part), unit: unit),
            LineMeasure(unit: container.singular, unitName: container.name, end: container.end)
        )
    }

    /// Reads the package size (`(14 ounce)`, `14-ounce` or `x 400 g`) and the unit of the packages (`cans`).
    ///
    /// - Returns: The index after the size and the unit.
    func readPackage(at start: Int, into result: inout IngredientLine, _ parts: inout LineParts) -> Int {
        if let end = readUnitAfterRemark(at: start, into: &result, &parts) { return end }
        let start = skipSizes(at: start, &parts)
        var index = start
        if line.has(.times, at: index) || line.token(index, is: .times) { index += 1 }
        if let (package, end) = measureInNumberParentheses(at: index) {
            result.packageQuantity = package
            index = end
        } else if line.token(index, is: .open) {
            guard let (quantities, end) = measures.parenthesized(at: index), let package = quantities.first
            else { return readUnitAfterSize(at: index, into: &result, &parts) ?? index }
            // In `4.5 (650 g) cups`, the mass is the same amount once more, and no cup is a package of it.
            if let unit = line.unit(at: end), Self.cups.contains(unit.name), unit.end < line.count {
                result.otherQuantities += quantities
                (result.unit, result.unitName) = (unit.singular, unit.name)
                return unit.end
            }
            result.packageQuantity = package
            result.otherQuantities += quantities.dropFirst()
            index = end
        } else if line.token(index, is: .number)
            || line.has(.number, at: index) && (index > start || line.token(index + 1, is: .dash))
        {
            guard let each = measures.measure(at: index), each.unit != nil, !line.token(each.end, is: .dash) else {
                return index
            }
            result.packageQuantity = each.quantity
            index = each.end
            while line.token(index, is: .slash), let (other, end) = measures.compound(at: index + 1) {
                result.otherQuantities.append(other)
                index = end
            }
        } else if index == start {
            return index
        }
        return readCountedUnit(at: index, into: &result)
    }

    /// Reads the unit after a package size, with its qualifiers: `large cans`. Returns the index after the unit, or
    /// `first` if there is no unit.
    private func readCountedUnit(at first: Int, into result: inout IngredientLine) -> Int {
        var index = first
        while index < first + 2, line.has(.unitQualifier, at: index) || line.has(.size, at: index),
            line.unit(at: index) == nil
        {
            index += 1
        }
        guard let unit = line.unit(at: index) else { return first }
        result.unit = line.qualified(first..<index, unit.singular)
        result.unitName = unit.name
        return unit.end
    }

    /// Returns the size of a package from a number in parentheses and the unit after them: `(3 1/2) pound`,
    /// `(14.5)-ounce`. The unit must be a unit of mass, volume or length.
    private func measureInNumberParentheses(at index: Int) -> (Quantity, end: Int)? {
        guard line.token(index, is: .open), let (amount, end) = NumberReader(line).count(at: index + 1),
            line.token(end, is: .close)
        else { return nil }
        let start = line.token(end + 1, is: .dash) ? end + 2 : end + 1
        guard let unit = line.unit(at: start), unit.end < line.count,
            MetricUnitNames.contain(unit.name) || Self.unitsOfSize.contains(unit.name)
        else { return nil }
        return (Quantity(amount, unit: unit.singular), unit.end)
    }

    /// The names of cups and spoons in all languages.
    private static let cups = Set(
        CookingLanguage.all.flatMap { CookingLanguage.units(of: $0.measures) }
            .filter { ["cup", "tbsp", "tsp"].contains($0.symbol) }.map(\.name))

    private static let unitsOfSize: Set<String> = [
        "ounce", "fl oz", "pound", "pint", "quart", "gallon", "inch", "centimeter", "millimeter",
    ]

    /// Reads a unit after a remark such as `packed` or `loosely packed`: `cup` in `loosely packed cup`. Returns the
    /// index after the unit, or `nil` if there is none.
    private func readUnitAfterRemark(
        at start: Int, into result: inout IngredientLine, _ parts: inout LineParts
    ) -> Int? {
        var index = start
        while index < start + 2, line.has(.adverb, at: index) { index += 1 }
        guard line.has(.remarkWord, at: index), let unit = line.unit(at: index + 1) else { return nil }
        parts.mark(start...index, as: .remark)
        result.unit = unit.singular
        result.unitName = unit.name
        return unit.end
    }

    /// Reads a unit after the length and width of each piece: `strip` in `(4- by 1-inch) strip`. Returns the index
    /// after the unit, or `nil` if there is none.
    private func readUnitAfterSize(
        at open: Int, into result: inout IngredientLine, _ parts: inout LineParts
    ) -> Int? {
        guard let close = (open..<min(open + 12, line.count)).first(where: { line.token($0, is: .close) }),
            (open..<close).contains(where: { line.unit(at: $0)?.name == "inch" }), let unit = line.unit(at: close + 1),
            unit.end < line.count, line.token(unit.end, is: .word)
        else { return nil }
        parts.mark(open + 1...close - 1, as: .remark)
        result.unit = unit.singular
        result.unitName = unit.name
        return unit.end
    }

    /// Skips the sizes before the measure of each piece: `large` in `1 large 2-inch piece`.
    private func skipSizes(at start: Int, _ parts: inout LineParts) -> Int {
        var index = start
        while index < start + 2, line.has(.size, at: index) { index += 1 }
        guard index > start, line.token(index, is: .number), line.token(index + 1, is: .dash) else { return start }
        parts.mark(start..<index, as: .size)
        return index
    }

    /// Reads the container after a measured amount: `can` in `400 g can`.
    ///
    /// - Returns: The index after the container, or `nil` if there is no container at `index`.
    func readContainer(at index: Int, into result: inout IngredientLine) -> Int? {
        guard result.unit != nil, result.container == nil, result.packageQuantity == nil else { return nil }
        let start = line.token(index, is: .dash) ? index + 1 : index
        guard line.has(.container, at: start), let unit = line.unit(at: start), unit.name != result.unitName,
            unit.end < line.count, !line.token(unit.end, is: .comma)
        else { return nil }
        result.container = unit.singular
        return unit.end
    }
}
