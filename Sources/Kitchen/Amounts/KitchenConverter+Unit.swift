import RecipeKit

extension KitchenConverter {
    /// Returns a quantity in a unit that the caller chooses, rounded as cooks write amounts in this unit: 1½ cups of
    /// flour → ~190 g. Returns `nil` if the quantity cannot be converted.
    ///
    /// - Parameters:
    ///   - quantity: The quantity.
    ///   - ingredient: The name of the ingredient. Without it, masses do not become volumes, and volumes do not become
    ///     masses.
    ///   - unit: The unit of the result.
    ///   - name: The spelling of the unit, in the singular or in the plural.
    public func shown(
        _ quantity: Quantity, of ingredient: String? = nil, in unit: KitchenUnit, spelled name: String
    ) -> ShownQuantity? {
        let own = quantity.unit.flatMap { units.unit(named: $0, amount: quantity.amount) }
        guard own != nil || quantity.unit == nil else { return nil }
        var food: Food?
        var exact = own.flatMap { own in quantity.amount.mapped { own.converted($0, to: unit) } }
        if exact == nil, let ingredient, let found = foods.food(named: ingredient),
            let each = found.grams(per: own), let other = found.grams(per: unit), other > .zero
        {
            food = found
            exact = quantity.amount.mapped { number in
                each.divided(by: other).flatMap { number.multiplied(by: $0) }
                    ?? Rational(nearest: number.doubleValue * (each.doubleValue / other.doubleValue))
            }
        }
        guard let exact, let position = Self.position(of: exact, in: unit, isRounded: food != nil) else { return nil }
        let spelling = UnitLanguage.adapted(name, to: position.shown.high ?? .one)
        return ShownQuantity(
            quantity: Quantity(position.shown, unit: spelling), exact: Quantity(exact, unit: spelling),
            isApproximate: position.isRounded || food != nil && exact != .number(.zero), source: food?.source)
    }

    /// Returns an amount in a unit, with the fractions that cooks write. The result keeps this unit.
    private static func position(of amount: Amount, in unit: KitchenUnit, isRounded: Bool) -> Ladder.Position? {
        let ladder = Ladder([Rung(unit, Ladder.graduation(withoutLeaving: unit))])
        return isRounded ? ladder.roundedPosition(of: amount, in: unit) : ladder.position(of: amount, in: unit)
    }
}

extension Ladder {
    /// Returns the values that cooks write if an amount must stay in this unit.
    fileprivate static func graduation(withoutLeaving unit: KitchenUnit) -> Graduation {
        switch unit.symbol {
        case "cup": .cups
        case "tbsp": .tablespoons
        case "tsp": .teaspoons
        case "kg", "l", "dl", "cl", "dag", "hg": .largeMetric
        case "in": .inches
        case "°C": .degreesCelsius
        case "°F": .degreesFahrenheit
        default: MetricUnitSymbols.symbols.contains(unit.symbol) ? .metric : unit.kind == .count ? .items : .quarters
        }
    }
}
