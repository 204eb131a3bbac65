import RecipeKit

extension KitchenConverter {
    /// Returns the quantity in the units of a system. Returns `nil` if the quantity already has a unit of the system,
    /// or if it cannot be converted.
    func converted(_ source: Source, to system: MeasurementSystem) -> ShownQuantity? {
        guard let unit = source.unit, unit.size != nil else { return nil }
        switch system {
        case .asWritten: return nil
        case .metric: return metric(source, unit)
        case .us: return us(source, unit)
        case .byWeight: return byWeight(source, unit) ?? metric(source, unit)
        }
    }

    private func metric(_ source: Source, _ unit: KitchenUnit) -> ShownQuantity? {
        guard !MetricUnitSymbols.symbols.contains(unit.symbol) else { return nil }
        switch unit.kind {
        case .mass: return placed(source, on: .metricMass)
        case .length: return placed(source, on: .metricLength)
        case .temperature: return placed(source, on: .metricTemperature)
        case .volume:
            if isSpoonful(source, unit) { return nil }
            if let ingredient = source.ingredient, let food = foods.food(named: ingredient), food.kind != .liquid,
                let weighed = placed(source, on: .metricMass, food: food)
            {
                return weighed
            }
            return placed(source, on: .metricVolume)
        case .count: return nil
        }
    }

    private func us(_ source: Source, _ unit: KitchenUnit) -> ShownQuantity? {
        switch unit.kind {
        case .mass:
            guard MetricUnitSymbols.symbols.contains(unit.symbol) else { return nil }
            if let ingredient = source.ingredient, let food = foods.food(named: ingredient), food.kind != .weighed,
                let spooned = placed(source, on: .usVolume, food: food)
            {
                return spooned
            }
            return placed(source, on: .usMass)
        case .length: return unit.symbol == "in" || unit.symbol == "ft" ? nil : placed(source, on: .usLength)
        case .temperature: return unit == .fahrenheit ? nil : placed(source, on: .usTemperature)
        case .volume:
            // Spoons do not change, because a metric spoon differs from a US spoon by only 1.4 %. The exception is the
            // Australian tablespoon.
            if ["tsp", "tbsp"].contains(unit.symbol), unit != .tablespoon(.australian) { return nil }
            return unit == .known(unit.symbol, .us) && !MetricUnitSymbols.symbols.contains(unit.symbol)
                ? nil : placed(source, on: .usVolume)
        case .count: return nil
        }
    }

    private func byWeight(_ source: Source, _ unit: KitchenUnit) -> ShownQuantity? {
        guard unit.kind == .volume, let ingredient = source.ingredient, let food = foods.food(named: ingredient) else {
            return nil
        }
        return placed(source, on: .metricMass, food: food)
    }

    /// Returns whether metric kitchens measure the quantity with spoons: any quantity in metric spoons, and less than
    /// four tablespoons in other spoons.
    private func isSpoonful(_ source: Source, _ unit: KitchenUnit) -> Bool {
        guard ["tsp", "tbsp", "dsp"].contains(unit.symbol), case .number(let high)? = highest(source.amount) else {
            return false
        }
        if unit == .known(unit.symbol, .metric) { return true }
        return (unit.converted(high, to: .millilitre) ?? .zero) < Rational(59)
    }

    private func highest(_ amount: Amount) -> Amount? {
        switch amount {
        case .number, .text: amount
        case .range(_, let high): .number(high)
        }
    }

    /// Returns the quantity in the best unit of a ladder, or `nil` if it cannot be converted.
    ///
    /// - Parameter food: The food whose weight converts volume to mass or mass to volume. `nil` if the kind of the unit
    ///   does not change.
    private func placed(_ source: Source, on ladder: Ladder, food: Food? = nil) -> ShownQuantity? {
        guard let unit = source.unit else { return nil }
        guard let food else {
            return ladder.position(of: source.amount, in: unit).map { shown($0, source, food: nil) }
        }
        guard let base = ladder.rungs.last?.unit,
            let amount = source.amount.mapped({ unit.converted($0, to: base, of: food) })
        else { return nil }
        // The weight of a food is not exact, so the shown amount is always rounded.
        return ladder.roundedPosition(of: amount, in: base).map { shown($0, source, food: food) }
    }
}
