import RecipeKit

/// Converts the quantities of ingredients to the units that a cook wants, and rounds them as cooks write them.
///
/// ```swift
/// let converter = KitchenConverter()
/// let flour = Quantity(.number(Rational(2)), unit: "cups")
/// converter.shown(flour, of: "all-purpose flour", in: .metric).formatted()  // "~250 g"
/// ```
public struct KitchenConverter: Sendable {
    /// The units of the recipe.
    public let units: UnitCatalog
    /// The weights of foods.
    public let foods: FoodTable

    /// Creates a converter.
    ///
    /// - Parameters:
    ///   - units: The units of the recipe and of the user.
    ///   - foods: The weights of foods, with the user's own weights.
    public init(units: UnitCatalog = UnitCatalog(), foods: FoodTable = FoodTable()) {
        self.units = units
        self.foods = foods
    }

    /// Returns the quantity of an ingredient as a cook wants to read it.
    ///
    /// If the quantity is neither scaled nor converted, it stays as the author wrote it. There is one exception: a
    /// decimal that stands for a fraction becomes the fraction, such as ⅓ for 0.33. Words do not change. Fixed amounts
    /// and temperatures are not scaled.
    ///
    /// - Parameters:
    ///   - quantity: The quantity as the recipe writes it.
    ///   - ingredient: The name of the ingredient. Without it, masses do not become volumes, and volumes do not become
    ///     masses.
    ///   - system: The wanted units.
    ///   - factor: The factor of a scaled recipe. It must be positive.
    public func shown(
        _ quantity: Quantity, of ingredient: String? = nil, in system: MeasurementSystem = .asWritten,
        factor: Rational = .one
    ) -> ShownQuantity {
        let unit = quantity.unit.flatMap { units.unit(named: $0, amount: quantity.amount) }
        let isScaled = factor != .one && factor > .zero && !quantity.isFixed && unit?.kind != .temperature
        // Replaces a decimal that stands for a fraction: 0.33 becomes ⅓. Metric units keep their decimals, because
        // nobody writes ⅓ g.
        let amount = quantity.amount.mapped(unit.map(isMetric) == true ? { $0 } : \.fraction) ?? quantity.amount
        let written = Quantity(amount, unit: quantity.unit, isFixed: quantity.isFixed)
        guard let scaled = isScaled ? amount.multiplied(by: factor) : amount else { return unchanged(written) }
        let source = Source(quantity: quantity, amount: scaled, unit: unit, ingredient: ingredient)
        return converted(source, to: system) ?? (isScaled ? inOwnUnits(source) : nil) ?? unchanged(written)
    }

    /// Returns the quantity in the unit that a cook would choose: 3 tsp → 1 tbsp, 1000 g → 1 kg.
    public func simplified(_ quantity: Quantity, of ingredient: String? = nil) -> ShownQuantity {
        let unit = quantity.unit.flatMap { units.unit(named: $0, amount: quantity.amount) }
        let amount = quantity.amount.mapped(\.fraction) ?? quantity.amount
        let source = Source(quantity: quantity, amount: amount, unit: unit, ingredient: ingredient)
        return inOwnUnits(source) ?? unchanged(quantity)
    }

    /// Returns the weight of an ingredient in grams, and the source of this weight. Returns `nil` if the weight is not
    /// known.
    public func grams(of quantity: Quantity, ingredient: String) -> (amount: Amount, source: String?)? {
        let unit = quantity.unit.flatMap { units.unit(named: $0, amount: quantity.amount) }
        if let unit, unit.kind == .mass, let amount = quantity.amount.mapped({ unit.converted($0, to: .gram) }) {
            return (amount, nil)
        }
        guard quantity.unit == nil || unit != nil, let food = foods.food(named: ingredient, measuredIn: unit),
            let each = food.grams(per: unit), let amount = quantity.amount.multiplied(by: each)
        else { return nil }
        return (amount, food.source)
    }

    /// A quantity that is being converted.
    struct Source {
        let quantity: Quantity
        /// The scaled amount.
        let amount: Amount
        let unit: KitchenUnit?
        let ingredient: String?
    }

    private func unchanged(_ quantity: Quantity) -> ShownQuantity {
        ShownQuantity(quantity: quantity, exact: quantity, isApproximate: false, source: nil)
    }

    func isMetric(_ unit: KitchenUnit) -> Bool { MetricUnitSymbols.symbols.contains(unit.symbol) }
}

extension KitchenConverter {
    /// Returns a scaled quantity in units of the recipe's own system: cups stay cups or become spoons. Returns `nil`
    /// for words.
    func inOwnUnits(_ source: Source) -> ShownQuantity? {
        guard let unit = source.unit, unit.kind != .count else {
            // Without a known unit, the quantity is a number of things, such as `2 eggs`.
            let items = source.unit ?? KitchenUnit(source.quantity.unit ?? "", kind: .count)
            let ladder = Ladder([Rung(items, isEgg(source) ? .wholes : .items)])
            return ladder.position(of: source.amount, in: items).map { shown($0, source, food: nil) }
        }
        guard unit.kind != .volume || unit.size != nil else {
            return Ladder([Rung(unit, .items)]).position(of: source.amount, in: unit)
                .map { shown($0, source, food: nil) }
        }
        if let pinch = pinch(source, unit) { return pinch }
        let hasCups = UnitLanguage.hasCups(like: source.quantity.unit, in: units.language)
        return Ladder.own(unit, hasCups: hasCups).position(of: source.amount, in: unit)
            .map { shown($0, source, food: nil) }
    }

    /// Returns the quantity for a position on a ladder, with a spelling of the unit that fits the recipe.
    func shown(_ position: Ladder.Position, _ source: Source, food: Food?) -> ShownQuantity {
        let high = position.shown.high ?? .one
        let written = source.quantity.unit
        let name: String?
        if position.unit == source.unit || source.unit == nil {
            name = written.map { UnitLanguage.adapted($0, to: high, in: units.language) }
        } else {
            let spelling =
                written.flatMap {
                    UnitNames.counterpart(of: $0, symbol: position.unit.symbol, for: high, in: units.language)
                }
                ?? UnitLanguage(like: written, in: units.language).name(of: position.unit, for: high)
            let symbol = position.unit == .inch ? "inch" : position.unit.symbol
            name = spelling ?? UnitLanguage.adapted(symbol, to: high, in: units.language)
        }
        return ShownQuantity(
            quantity: Quantity(position.shown, unit: name, isFixed: source.quantity.isFixed),
            exact: Quantity(position.exact, unit: name, isFixed: source.quantity.isFixed),
            isApproximate: position.isRounded || food != nil, source: food?.source)
    }

    /// Returns 1 pinch for less than 3/32 of a teaspoon, because no spoon is so small. A pinch is 1/16 of a teaspoon.
    /// Returns `nil` for all other amounts, and if the language has no word for a pinch.
    private func pinch(_ source: Source, _ unit: KitchenUnit) -> ShownQuantity? {
        guard case .number(let number) = source.amount, number > .zero, let limit = Rational(3, 32),
            let teaspoon = unit.converted(number, to: .teaspoon(units.standard)), teaspoon < limit,
            ["tsp", "tbsp", "cup"].contains(unit.symbol), let name = nameOfPinch(like: source.quantity.unit)
        else { return nil }
        return ShownQuantity(
            quantity: Quantity(.number(.one), unit: name), exact: Quantity(.number(number), unit: source.quantity.unit),
            isApproximate: true, source: nil)
    }

    /// Returns the word for a pinch in the language of a unit. Returns `nil` if the language has none.
    private func nameOfPinch(like written: String?) -> String? {
        guard ["en", "de", "fr", "es", "it"].contains(units.language.prefix(2).lowercased()) else {
            return StepLanguage(locale: units.language)
                .flatMap { StepVocabulary.of($0).name(ofUnit: "pinch", after: .one) }
        }
        return UnitLanguage(like: written, in: units.language).name(of: .known("pinch", .us), for: .one)
    }

    /// Returns whether whole eggs, yolks or whites are counted: `2 eggs`, `2 large eggs`. Their USDA numbers are 1123
    /// to 1125.
    private func isEgg(_ source: Source) -> Bool {
        guard source.quantity.unit == nil || ["large", "medium", "small"].contains(source.unit?.symbol),
            let ingredient = source.ingredient, let number = foods.food(named: ingredient)?.usdaNumber
        else { return false }
        return (1123...1125).contains(number)
    }
}

extension KitchenConverter {
    /// Returns the quantity in the units of a system. Returns `nil` if the quantity already has a unit of the system,
    /// or if it cannot be converted.
    func converted(_ source: Source, to system: MeasurementSystem) -> ShownQuantity? {
        guard let unit = source.unit, unit.size != nil || unit.symbol == "stick" else { return nil }
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
        case .count:
            // Only a stick of butter has a certain weight. A stick of celery or cinnamon has none.
            guard unit.symbol == "stick", let ingredient = source.ingredient,
                let food = foods.food(named: ingredient), let each = food.grams(per: unit),
                each > Rational(100), each < Rational(125)
            else { return nil }
            return placed(source, on: .metricMass, food: food)
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

extension KitchenConverter {
    /// Creates a converter with the cook's own units and weights. They replace the program's units and weights of the
    /// same names.
    ///
    /// - Parameters:
    ///   - customs: The cook's own settings.
    ///   - language: The language of the recipe with its region, such as `en-AU`.
    public init(customs: KitchenCustoms, language: String = "en-US") {
        self.init(
            units: UnitCatalog(language: language, standard: customs.standard, custom: customs.units),
            foods: FoodTable(own: customs.foods))
    }

    /// Creates a converter for the language of a recipe, with the weights that the recipe states, and with the cook's own
    /// units and weights. The cook's weights count first.
    public init(for recipe: Recipe, customs: KitchenCustoms = KitchenCustoms()) {
        let units = UnitCatalog(language: recipe.localeOfUnits, standard: customs.standard, custom: customs.units)
        self.init(units: units, foods: FoodTable(own: StatedWeights.foods(of: recipe, units) + customs.foods))
    }
}

extension Recipe {
    /// The locale in which the names of units are understood and written. If the recipe states none, its words decide
    /// the language, because `2 tasses` in French would otherwise become `2 Tassen`.
    var localeOfUnits: String {
        if let locale = metadata.locale { return locale }
        let language = StepLanguage(of: self)
        return language == .english ? "en-US" : language.rawValue
    }
}

extension MeasureStandard {
    /// Creates the standard with a name in a configuration: `us` or `american`, `metric`, `imperial`, `uk` or
    /// `british`, `australian` or `au`. Case does not matter. Returns `nil` for any other name.
    public init?(named name: String) {
        switch name.lowercased() {
        case "us", "american": self = .us
        case "metric": self = .metric
        case "imperial", "uk", "british": self = .imperial
        case "australian", "au": self = .australian
        default: return nil
        }
    }
}

extension MeasurementSystem {
    /// Creates the system with a name in a configuration: `as-written` or `written`, `metric`, `us`, `weight`. Case
    /// does not matter. Returns `nil` for any other name.
    public init?(named name: String) {
        switch name.lowercased() {
        case "as-written", "written": self = .asWritten
        case "metric": self = .metric
        case "us": self = .us
        case "weight": self = .byWeight
        default: return nil
        }
    }
}
