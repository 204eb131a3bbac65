import RecipeKit

/// A temperature, a length or the size of a pan in a step. It is converted, but never scaled.
struct FoundMeasure {
    enum Unit: Hashable {
        case celsius, fahrenheit
        case inch, centimetre, millimetre
        /// The volume that a pan holds. The value is the name of the unit of volume.
        case volume(String)

        /// Returns whether the unit is metric. A unit of volume that the catalog does not have counts as metric.
        func isMetric(_ units: UnitCatalog) -> Bool {
            switch self {
            case .celsius, .centimetre, .millimetre: true
            case .fahrenheit, .inch: false
            case .volume(let name):
                units.unit(named: name).map { MetricUnitSymbols.symbols.contains($0.symbol) } ?? true
            }
        }
    }

    /// A number of a measure: `9` of `9 x 13-inch`.
    struct Element {
        var value: Rational
        /// The tokens of the number, including a minus sign before it.
        var number: Range<Int>
        /// The tokens after the number that belong to it: a hyphen and the unit. The range is empty for `9` of
        /// `9x13 cm`.
        var tail: Range<Int>
    }

    var unit: Unit
    var elements: [Element]

    var tokens: Range<Int> {
        let last = elements[elements.count - 1]
        return elements[0].number.lowerBound..<max(last.number.upperBound, last.tail.upperBound)
    }
}
