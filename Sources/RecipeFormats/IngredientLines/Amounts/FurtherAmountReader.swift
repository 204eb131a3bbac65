import RecipeKit

/// Reads the amounts after the first amount of an ingredient line: other measures, package sizes, added amounts.
struct FurtherAmountReader {
    private let line: AnnotatedLine
    private var measures: MeasureReader { MeasureReader(line) }
    private var packages: PackageReader { PackageReader(line) }

    init(_ line: AnnotatedLine) { self.line = line }

    /// Reads the amounts after the first one.
    ///
    /// - Returns: The index after these amounts.
    func read(after first: LineMeasure, into result: inout IngredientLine, _ parts: inout LineParts) -> Int {
        var index = first.end
        if first.unit == nil {
            index = packages.readPackage(at: index, into: &result, &parts)
        }
        while let next = readNext(at: index, into: &result, &parts) { index = next }
        return index
    }

    private func readNext(at index: Int, into result: inout IngredientLine, _ parts: inout LineParts) -> Int? {
        guard index < line.count else { return nil }
        // A unit that is repeated after the amount is skipped.
        if let unit = line.unit(at: index), unit.name == result.unitName, unit.end < line.count,
            !MetricUnitNames.contain(unit.name)
        {
            return unit.end
        }
        // In `1 can or bottle beer`, the words `or bottle` become a remark.
        if line.has(.or, at: index), line.has(.container, at: index + 1), index + 2 < line.count, result.unit != nil {
            parts.mark(index...index + 1, as: .remark)
            return index + 2
        }
        // In `1 cup or more cream`, the words `or more` say that the amount is not exact. These words become a remark.
        if result.unit != nil, let end = line.orMoreEnd(at: index), line.token(end, is: .word) {
            parts.mark(index..<end, as: .remark)
            return end
        }
        return readOtherMeasure(at: index, into: &result, &parts) ?? readAddedMeasure(at: index, into: &result)
            ?? readUpperMeasure(at: index, into: &result) ?? packages.readContainer(at: index, into: &result)
    }

    /// Reads the same amount in another measure: `/9 oz`, `(250 g)`, `or 250 ml`. Returns the index after the measure,
    /// or `nil` if there is none.
    private func readOtherMeasure(
        at index: Int, into result: inout IngredientLine, _ parts: inout LineParts
    ) -> Int? {
        if line.token(index, is: .open) {
            guard result.unit != nil || result.packageQuantity != nil,
                let (quantities, end) = measures.parenthesized(at: index)
            else { return nil }
            result.otherQuantities += quantities
            return end
        }
        let isSlash = line.token(index, is: .slash)
        let index = isSlash && line.has(.about, at: index + 1) ? index + 1 : index
        guard isSlash || line.has(.or, at: index), result.unit != nil, let other = measures.measure(at: index + 1),
            other.unit != nil, let quantity = other.quantity, line.token(index + 1, is: .number),
            isSlash || !other.isHyphenated
        else { return nil }
        if isSlash, let (other, end) = measures.compound(at: index + 1) {
            result.otherQuantities.append(other)
            return end
        }
        guard isSlash || other.end < line.count && !(line.token(other.end, is: .comma)) else { return nil }
        guard isSlash || other.unitName != result.unitName else { return nil }
        // In `1 can or 400 g tomatoes`, the measure is not the size of a can, but what to take instead of it.
        if !isSlash, line.has(.container, at: index - 1) {
            parts.mark(index..<other.end, as: .remark)
            return other.end
        }
        result.otherQuantities.append(quantity)
        return other.end
    }

    /// Reads an added measure: `plus 2 tbsp`, or the `2 oz` of `1 lb 2 oz`. Returns the index after the measure, or
    /// `nil` if there is none.
    private func readAddedMeasure(at index: Int, into result: inout IngredientLine) -> Int? {
        guard result.unit != nil, result.container == nil, result.packageQuantity == nil else { return nil }
        var next = line.token(index, is: .comma) && line.has(.plus, at: index + 1) ? index + 1 : index
        if line.has(.plus, at: next) || line.token(next, is: .plus) { next += 1 }
        guard line.token(next, is: .number), let added = measures.measure(at: next), added.unit != nil,
            !added.isHyphenated, let quantity = added.quantity, added.unitName != result.unitName || next > index,
            !line.token(index, is: .comma) || added.end < line.count
        else { return nil }
        // Without `plus`, a metric measure and a measure that is not metric are the same amount: `500 ml 2 cups`.
        let isOtherSystem = MetricUnitNames.contain(result.unitName) != MetricUnitNames.contain(added.unitName)
        if next == index, isOtherSystem || !isPart(added, of: result) {
            result.otherQuantities.append(quantity)
        } else {
            result.addedQuantities.append(quantity)
        }
        return added.end
    }

    /// Returns whether a measure is a part of the amount before it, as in `1 lb 2 oz`, and not the same amount again in
    /// another unit, as in `1 cup 2 sticks butter`.
    private func isPart(_ added: LineMeasure, of result: IngredientLine) -> Bool {
        guard let first = result.amount, let second = added.amount else { return true }
        return UnitSizes.areParts((first, result.unitName), (second, added.unitName), in: line.language)
    }

    /// Reads the upper end of a range in which both numbers have a unit: `1 cup to 2 cups`, `150g-200g`. Returns the
    /// index after the range, or `nil` if there is none.
    private func readUpperMeasure(at index: Int, into result: inout IngredientLine) -> Int? {
        guard line.has(.rangeWord, at: index) || line.token(index, is: .dash), line.token(index + 1, is: .number),
            let upper = measures.measure(at: index + 1), upper.unitName == result.unitName, upper.unit != nil,
            case .number(let low) = result.amount, case .number(let high) = upper.amount, low < high
        else { return nil }
        result.amount = .range(low, high)
        return upper.end
    }
}
