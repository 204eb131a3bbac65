import RecipeKit

extension Ladder {
    static let metricMass = Ladder([
        Rung(.gram, .metric), Rung(.kilogram, .largeMetric, minimum: .one),
    ])

    static let metricVolume = Ladder([
        Rung(.millilitre, .metric), Rung(.litre, .largeMetric, minimum: .one),
    ])

    static let usMass = Ladder([
        Rung(.ounce, .quarters), Rung(.pound, .quarters, minimum: .one),
    ])

    static let metricLength = Ladder([Rung(.centimetre, .metric)])

    static let usLength = Ladder([Rung(.inch, .inches)])

    static let metricTemperature = Ladder([Rung(.celsius, .degreesCelsius)])

    static let usTemperature = Ladder([Rung(.fahrenheit, .degreesFahrenheit)])

    /// Teaspoons, tablespoons and cups.
    static let usVolume = spoons(.us, from: "cup", hasCups: true)

    /// Returns the ladder of the spoons and cups of a standard.
    ///
    /// - Parameters:
    ///   - standard: The country of the spoons.
    ///   - symbol: The symbol of the recipe's unit. If it is `tbsp`, less than one tablespoon can be shown in
    ///     tablespoons. If it is `cup`, an exact amount can be shown in eighths of a cup.
    ///   - hasCups: Whether four tablespoons become a quarter of a cup.
    static func spoons(_ standard: MeasureStandard, from symbol: String, hasCups: Bool) -> Ladder {
        var rungs = [
            Rung(
                .teaspoon(standard), .teaspoons, maximum: symbol == "tsp" && !hasCups ? nil : Rational(8),
                roundingMaximum: Rational(4)),
            Rung(
                .tablespoon(standard), .tablespoons, minimum: symbol == "tbsp" ? .part(2) : .one,
                roundingMaximum: hasCups ? Rational(12) : nil),
        ]
        if hasCups {
            rungs.append(
                Rung(.cup(standard), .cups, minimum: .part(4), largestDenominator: symbol == "cup" ? 8 : 4))
        }
        return Ladder(rungs)
    }

    /// Returns the ladder for an amount that stays in the units of the recipe.
    ///
    /// - Parameters:
    ///   - unit: The unit that the recipe writes.
    ///   - hasCups: Whether the result can be in cups.
    static func own(_ unit: KitchenUnit, hasCups: Bool) -> Ladder {
        switch unit.symbol {
        case "tsp", "tbsp", "cup":
            let standards: [MeasureStandard] = [.us, .metric, .australian, .imperial]
            guard let standard = standards.first(where: { KitchenUnit.known(unit.symbol, $0) == unit }) else { break }
            return spoons(standard, from: unit.symbol, hasCups: hasCups || unit.symbol == "cup")
        case "g": return metricMass
        case "ml": return metricVolume
        case "kg": return large(.kilogram, small: .gram)
        case "l": return large(.litre, small: .millilitre)
        case "dl", "cl": return small(unit, large: .litre)
        case "dag", "hg": return small(unit, large: .kilogram)
        case "mg": return small(unit, large: .gram)
        case "oz": return usMass
        case "lb": return Ladder([Rung(.ounce, .quarters), Rung(.pound, .quarters, minimum: .part(4))])
        case "fl oz" where unit == .known("fl oz", .us):
            return Ladder([Rung(unit, .quarters), Rung(.cup(.us), .cups, minimum: .part(2), largestDenominator: 4)])
        default: break
        }
        return Ladder([Rung(unit, graduation(of: unit))])
    }

    private static func large(_ unit: KitchenUnit, small: KitchenUnit) -> Ladder {
        Ladder([Rung(small, .metric), Rung(unit, .largeMetric, minimum: .part(8), largestDenominatorBelowOne: 4)])
    }

    private static func small(_ unit: KitchenUnit, large: KitchenUnit) -> Ladder {
        Ladder([Rung(unit, .largeMetric), Rung(large, .largeMetric, minimum: .one)])
    }

    private static func graduation(of unit: KitchenUnit) -> Graduation {
        switch unit.kind {
        case .length: unit == .inch ? .inches : MetricUnitSymbols.symbols.contains(unit.symbol) ? .metric : .quarters
        case .temperature: unit == .celsius ? .degreesCelsius : unit == .fahrenheit ? .degreesFahrenheit : .quarters
        case .count: .items
        case .mass, .volume: .quarters
        }
    }
}
