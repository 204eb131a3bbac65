import RecipeKit

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
