import RecipeKit

/// The cook's own settings for a kitchen: units, weights of foods, the units in which amounts are shown, the country of
/// the cups, foods for the nutrition, and names that shopping lists keep apart. Pass them to a ``KitchenConverter``.
///
/// The methods parse texts in the form of a configuration file:
///
/// ```swift
/// var customs = KitchenCustoms()
/// try customs.setUnit("mug", to: "300 ml")
/// try customs.setUnit("stick of butter", to: "113 g")
/// try customs.setWeight(of: "flour", to: "120 g/cup")
/// try customs.setWeight(of: "egg", to: "55 g")
/// let converter = KitchenConverter(for: recipe, customs: customs)
/// ```
public struct KitchenCustoms: Hashable, Sendable {
    /// The units in which recipes are shown, unless the cook asks for other units.
    public var system: MeasurementSystem
    /// The country whose cups and spoons are used in recipes. If it is `nil`, each recipe uses those of the country of
    /// its language.
    public var standard: MeasureStandard?
    /// The units that the cook defined.
    public private(set) var units: [KitchenUnit] = []
    /// The foods that the cook has chosen for the nutrition of ingredients.
    public private(set) var nutrition = NutritionChoices()
    /// The things that shopping lists do not merge.
    public private(set) var splits: Set<ShoppingSplit> = []
    /// Whether shopping lists round amounts up to what shops sell.
    public var roundsToPacks = false
    /// The shop whose aisles are the sections of shopping lists, or `nil` for the usual shop.
    public private(set) var shop: String?
    /// The number of people who usually eat, or `nil` for as many as each recipe says.
    public var servings: Int?
    /// The day with which a week of the plan begins, from 1 for Monday to 7 for Sunday.
    public var firstDay = 1
    /// The meals that the plan has on each day, in their order. Empty if a day has only the meals that are planned.
    public private(set) var meals: [String] = []
    /// The weights that the cook set. The key is the words of the food's name.
    private var weights: [String: Weights] = [:]

    private struct Weights: Hashable {
        var name: String
        var gramsPerMillilitre: Rational?
        var gramsPerItem: Rational?
        var gramsPerWord: [String: Rational] = [:]
    }

    /// Creates settings without units and weights of the cook.
    public init(system: MeasurementSystem = .asWritten, standard: MeasureStandard? = nil) {
        (self.system, self.standard) = (system, standard)
    }

    /// The foods whose weights the cook set, sorted by name. Weights that the cook did not set come from the program's
    /// table.
    public var foods: [Food] {
        let table = FoodTable()
        return weights.values.sorted { $0.name < $1.name }.map { own in
            let known = table.food(named: own.name)
            return Food(
                own.name, usdaNumber: known?.usdaNumber, known?.kind ?? .spooned,
                own.gramsPerMillilitre ?? known?.gramsPerMillilitre, own.gramsPerItem ?? known?.gramsPerItem,
                (known?.gramsPerWord ?? [:]).merging(own.gramsPerWord) { $1 }, source: "own")
        }
    }

    /// Sets the size of a unit, for all foods or for one food: `mug` to `300 ml`, `stick of butter` to `113 g`.
    ///
    /// The size can use a unit that was set earlier. If the cook or the program already has a unit with the same name,
    /// the new unit replaces it.
    ///
    /// - Parameters:
    ///   - name: The name that recipes use, in the singular. For a unit of one food, ` of ` and the food follow.
    ///   - size: A number and a unit of mass or volume. For a unit of one food, it must be a mass.
    /// - Throws: ``KitchenCustomsError``.
    public mutating func setUnit(_ name: String, to size: String) throws(KitchenCustomsError) {
        let parts = name.split(separator: " of ", maxSplits: 1).map { $0.trimmingSpaces() }
        guard let word = parts.first, !word.isEmpty else { throw .noName }
        let (number, unit) = try measure(size, of: name)
        if parts.count == 2 {
            guard unit.kind == .mass else { throw .noMass(name: name, size) }
            if catalog.unit(named: word) == nil { add(KitchenUnit(word, kind: .count, names: [word + "s"])) }
            let symbol = catalog.unit(named: word)?.symbol ?? word
            let grams = try converted(number, unit, of: name)
            change(parts[1]) { $0.gramsPerWord[symbol] = grams }
        } else {
            let base = try converted(number, unit, of: name)
            add(KitchenUnit(word, kind: unit.kind, size: base, names: [word + "s"]))
        }
    }

    /// Sets one weight of a food: of a volume (`120 g/cup`, `0.53 g/ml`), of a piece (`5 g/clove`), or of one item
    /// (`55 g`). A number without a unit is a density in grams per millilitre.
    ///
    /// Weights of the food for other measures remain.
    ///
    /// - Throws: ``KitchenCustomsError``.
    public mutating func setWeight(of food: String, to weight: String) throws(KitchenCustomsError) {
        guard !food.trimmingSpaces().isEmpty else { throw .noName }
        var parts = weight.split(separator: "/", maxSplits: 1).map { $0.trimmingSpaces() }
        if parts.count < 2 { parts = weight.split(separator: " per ", maxSplits: 1).map { $0.trimmingSpaces() } }
        guard let mass = parts.first else { throw .unreadable(name: food, weight) }
        if parts.count == 1, let density = Rational(parsing: mass) {
            try setDensity(density, of: food, weight)
            return
        }
        let (number, unit) = try measure(mass, of: food)
        guard unit.kind == .mass else { throw .noMass(name: food, weight) }
        let grams = try converted(number, unit, of: food)
        guard parts.count == 2 else {
            change(food) { $0.gramsPerItem = grams }
            return
        }
        guard let per = catalog.unit(named: parts[1]) else { throw .unknownUnit(parts[1]) }
        switch per.kind {
        case .volume:
            guard let size = per.size else { fallthrough }
            guard let density = grams.divided(by: size) else { throw .unreadable(name: food, weight) }
            try setDensity(density, of: food, weight)
        case .count: change(food) { $0.gramsPerWord[per.symbol] = grams }
        case .mass, .length, .temperature: throw .unreadable(name: food, weight)
        }
    }

    /// Chooses the nutrition of an ingredient: the number of a food of the USDA (`01019`), `none` for an ingredient
    /// that nobody eats, or values for 100 g (`370 kcal, 80 g protein`).
    ///
    /// - Throws: ``KitchenCustomsError``.
    public mutating func setNutrition(of ingredient: String, to text: String) throws(KitchenCustomsError) {
        guard !ingredient.trimmingSpaces().isEmpty else { throw .noName }
        guard let choice = NutritionChoices.Choice(parsing: text) else {
            throw .unknownFood(name: ingredient.trimmingSpaces(), text)
        }
        nutrition[ingredient] = choice
    }

    /// Chooses the shop whose aisles are the sections of shopping lists. The file of these aisles is `aisle.NAME.conf`.
    ///
    /// - Parameter name: The name, or an empty text for the usual shop.
    /// - Throws: ``KitchenCustomsError``.
    public mutating func setShop(_ name: String) throws(KitchenCustomsError) {
        let name = name.trimmingSpaces()
        guard Self.isShop(name) || name.isEmpty else { throw .noShop(name) }
        shop = name.isEmpty ? nil : name
    }

    /// Sets the usual meals: `breakfast, lunch, dinner`. Each gets a capital first letter, as in the plan.
    ///
    /// - Throws: ``KitchenCustomsError`` for a name with a sign that the file of a plan does not allow.
    public mutating func setMeals(_ names: String) throws(KitchenCustomsError) {
        var meals: [String] = []
        for name in names.split(separator: ",").map({ String($0).trimmingSpaces() }) where !name.isEmpty {
            guard name.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }), name.utf8.count <= 60 else {
                throw .noMeal(name)
            }
            let meal = name.prefix(1).uppercased() + name.dropFirst()
            if !meals.contains(where: { $0.lowercased() == meal.lowercased() }) { meals.append(meal) }
        }
        self.meals = meals
    }

    /// Returns the factor for the size in which a recipe opens, is planned and is bought: for ``servings``, or 1 if the
    /// recipe does not say for how many it is. Pieces, as in 12 empanadas, are not servings.
    public func openingFactor(of servings: Servings?) -> Rational {
        guard let wanted = self.servings, let written = servings?.number, written > .zero,
            servings?.countsPieces == false
        else { return .one }
        return Rational(wanted).divided(by: written) ?? .one
    }

    /// Returns whether a text can be the name of a shop. The name becomes a part of a file name.
    public static func isShop(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100 && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && $0.value != 0x7F }
    }

    /// Keeps a name on a separate line of shopping lists, although it means the same grocery as the other name.
    ///
    /// If `other` is `units`, keeps amounts of the grocery in different kinds of units separate: `200 g`, `2 cups`.
    ///
    /// - Throws: ``KitchenCustomsError``.
    public mutating func setSeparate(_ name: String, from other: String) throws(KitchenCustomsError) {
        let split =
            other.trimmingSpaces() == ShoppingSplit.unitsWord
            ? ShoppingSplit.units(grocery: NameTokens.key(name))
            : .name(NameTokens.key(name), grocery: NameTokens.key(other))
        guard !NameTokens.key(name).isEmpty, !NameTokens.key(other).isEmpty else { throw .noName }
        splits.insert(split)
    }

    /// Sets a density. Throws for a density outside the range of foods: 0.005 to 15 grams per millilitre.
    private mutating func setDensity(
        _ density: Rational, of food: String, _ text: String
    ) throws(KitchenCustomsError) {
        guard density > .zero else { throw .notPositive(name: food, text) }
        guard density >= .part(200), density <= Rational(15) else { throw .implausible(name: food, text) }
        change(food) { $0.gramsPerMillilitre = density }
    }

    /// Returns the number and the unit of a text: `300 ml`. The unit must be a mass or a volume with an exact size.
    private func measure(
        _ text: String, of name: String
    ) throws(KitchenCustomsError) -> (Rational, KitchenUnit) {
        var typed = text.trimmingSpaces()
        let isNegative = typed.hasPrefix("-") || typed.hasPrefix("−")
        if isNegative { typed.removeFirst() }
        var scanner = NumberScanner(typed)
        guard let number = scanner.number() else { throw .unreadable(name: name, text) }
        guard !isNegative, number > .zero else { throw .notPositive(name: name, text) }
        scanner.skipSpaces()
        let word = scanner.rest.trimmingSpaces()
        guard !word.isEmpty else { throw .unreadable(name: name, text) }
        guard let unit = catalog.unit(named: word, amount: .number(number)) else { throw .unknownUnit(word) }
        guard unit.kind == .mass || unit.kind == .volume, unit.size != nil else { throw .noSize(name: name, word) }
        return (number, unit)
    }

    /// Returns a number of units in grams or millilitres. Throws for more than 1,000,000.
    private func converted(
        _ number: Rational, _ unit: KitchenUnit, of name: String
    ) throws(KitchenCustomsError) -> Rational {
        guard let base = unit.size.flatMap(number.multiplied), base <= Rational(1_000_000) else {
            throw .implausible(name: name, number.formatted(.ascii) + " " + unit.symbol)
        }
        return base
    }

    private var catalog: UnitCatalog { UnitCatalog(standard: standard, custom: units) }

    private mutating func add(_ unit: KitchenUnit) {
        units.removeAll { $0.symbol.lowercased() == unit.symbol.lowercased() }
        units.append(unit)
    }

    private mutating func change(_ food: String, _ body: (inout Weights) -> Void) {
        body(
            &weights[IngredientWords.words(food).joined(separator: " "), default: Weights(name: food.trimmingSpaces())])
    }
}

/// An error in a unit, a weight, a food or a shop that the cook set.
public enum KitchenCustomsError: Error, Hashable, Sendable {
    /// The unit or the food has no name.
    case noName
    /// The text is not a number with a unit.
    case unreadable(name: String, String)
    /// The number is zero or negative.
    case notPositive(name: String, String)
    /// The unit of the text is not known.
    case unknownUnit(String)
    /// The unit of the text, such as a pinch, has no exact size.
    case noSize(name: String, String)
    /// The unit of the weight is not a unit of mass.
    case noMass(name: String, String)
    /// The number is too large or too small for a kitchen.
    case implausible(name: String, String)
    /// The text is neither a food nor nutrition values.
    case unknownFood(name: String, String)
    /// The name of a shop cannot be a part of the name of a file.
    case noShop(String)
    /// The name of a meal has signs other than letters, spaces and hyphens.
    case noMeal(String)
}

extension KitchenCustomsError: CustomStringConvertible {
    /// One or two sentences that say what is wrong and what to write.
    ///
    /// The text can contain what the cook typed. Remove control characters before you print it to a terminal.
    public var description: String {
        switch self {
        case .noName: "A unit or a food needs a name."
        case .unreadable(let name, let text):
            "“\(text)” is not a size of \(name). Write a number and a unit, such as 300 ml or 120 g/cup."
        case .notPositive(let name, let text): "“\(text)” is not a size of \(name). It must be greater than zero."
        case .unknownUnit(let unit): "The unit “\(unit)” is not known. Write one such as g, kg, ml, cup or tbsp."
        case .noSize(let name, let unit): "“\(unit)” has no exact size. Write the size of \(name) in g or ml."
        case .noMass(let name, let text): "“\(text)” is not a weight of \(name). Write grams, such as 113 g."
        case .implausible(let name, let text): "“\(text)” cannot be a size of \(name). Check the number and the unit."
        case .noMeal(let name): "“\(name)” cannot be a meal. Write letters, such as breakfast."
        case .noShop(let name): "“\(name)” cannot be the name of a shop. Write a short name without /."
        case .unknownFood(let name, let text):
            "“\(text)” is no food for \(name). Write the number of a food of the USDA, such as 01019, none, or values for "
                + "100 g, such as 370 kcal, 80 g protein."
        }
    }
}
