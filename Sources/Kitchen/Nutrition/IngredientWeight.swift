import RecipeKit

/// Computes the weight in grams of an ingredient of a recipe.
struct IngredientWeight {
    let converter: KitchenConverter
    let ingredient: Ingredient
    let match: NutrientMatcher.Match?

    /// The food with the weights of its measures.
    private let food: Food?

    init(_ ingredient: Ingredient, _ match: NutrientMatcher.Match?, _ converter: KitchenConverter) {
        (self.ingredient, self.match, self.converter) = (ingredient, match, converter)
        let name = ingredient.name + (ingredient.preparation.map { ", " + $0 } ?? "")
        food =
            converter.foods.food(named: name)
            ?? match?.food?.number.flatMap(converter.foods.food(usdaNumber:))
    }

    /// The weight in grams, or `nil` if it is not known. An ingredient without an amount has no weight.
    var grams: Double? {
        let quantities = [ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities
        var sum: Double?
        for quantity in quantities {
            guard let amount = Self.middle(quantity.amount) else { continue }
            guard let grams = grams(of: amount, quantity.unit) else { return nil }
            sum = (sum ?? 0) + grams
        }
        return sum
    }

    /// Returns the number, or the middle of a range. Returns `nil` for words.
    private static func middle(_ amount: Amount) -> Double? {
        switch amount {
        case .number(let number): number.doubleValue
        // If the upper bound is more than three times the lower bound, the amount is probably not a range. Then only
        // the lower bound counts.
        case .range(let low, let high):
            high.doubleValue > 3 * low.doubleValue ? low.doubleValue : (low.doubleValue + high.doubleValue) / 2
        case .text: nil
        }
    }

    private func grams(of amount: Double, _ unit: String?) -> Double? {
        let parts = UnitParts(unit)
        if let package = parts.package, let each = grams(ofPackage: package) {
            return amount * each * drained(isPackage: true)
        }
        if let mass = mass(parts.words, amount), let size = mass.size {
            // In `15 oz can`, the mass is the content of a can.
            let isPackage = parts.words.count > 1 || isInCan(isOunce: mass != .gram)
            return amount * size.doubleValue * edible(isMass: true) * drained(isPackage: isPackage)
        }
        let known = parts.words.isEmpty ? nil : kitchenUnit(parts.words, amount)
        if let stated = statedMass(for: amount, isCounted: known?.kind != .volume) {
            return stated * edible(isMass: true) * drained(isPackage: known?.symbol == "can")
        }
        if let known, known.kind == .volume, let size = known.size {
            if let each = weight(known.symbol) { return amount * each }
            return density.map { amount * size.doubleValue * $0 }
        }
        return counted(known, parts.words).map { amount * $0 * edible(isMass: false) }
    }

    /// Returns the unit of mass of an amount, or `nil` if the unit is not a mass.
    ///
    /// Usually, a number without a unit is not a mass. But a number above 5 that is no multiple of ¼, such as `17.3`,
    /// means ounces, because packages state such numbers.
    private func mass(_ words: [String], _ amount: Double) -> KitchenUnit? {
        guard let first = words.first else {
            return amount > 5 && amount * 4 != (amount * 4).rounded() ? .ounce : nil
        }
        return [first, words.joined(separator: " ")].lazy.compactMap { converter.units.unit(named: $0) }
            .first { $0.kind == .mass }
    }

    /// Returns the unit at the end of some words: `tablespoon` for `heaping tablespoon`. If there is none, returns the
    /// unit of the first word.
    private func kitchenUnit(_ words: [String], _ amount: Double) -> KitchenUnit? {
        let number = Amount.number(Rational(Int(nearest: min(amount, 1_000_000), rounding: .up) ?? 1))
        for start in words.indices {
            if let unit = converter.units.unit(named: words[start...].joined(separator: " "), amount: number) {
                return unit
            }
        }
        return words.first.flatMap { converter.units.unit(named: $0, amount: number) }
    }

    private func grams(ofPackage package: Quantity) -> Double? {
        guard let amount = Self.middle(package.amount), let name = package.unit,
            let unit = converter.units.unit(named: name, amount: package.amount), let size = unit.size?.doubleValue
        else { return nil }
        switch unit.kind {
        case .mass: return amount * size
        // The package has a volume: a can of 14 fluid ounces.
        case .volume: return amount * size * (density ?? 1)
        case .count, .length, .temperature: return nil
        }
    }

    // MARK: Weights of the food

    private func weight(_ unit: String) -> Double? {
        match?.weights.grams(per: unit) ?? food?.gramsPerWord[unit]?.doubleValue
            ?? match?.otherWeights.grams(per: unit)
    }

    /// The weight of a millilitre in grams. It is a guess if no weight of the food is known. `nil` if there is no food.
    private var density: Double? {
        let cup = KitchenUnit.cup(.us).size?.doubleValue ?? 237
        if let own = food, own.usdaNumber == nil, let density = own.gramsPerMillilitre { return density.doubleValue }
        if let grams = match?.weights.grams(per: "cup") { return grams / cup }
        if let density = food?.gramsPerMillilitre { return density.doubleValue }
        guard let nutrients = match?.food?.per100Grams else { return nil }
        if let table = match?.food?.number.flatMap(converter.foods.food(usdaNumber:)),
            let known = table.gramsPerMillilitre
        {
            return known.doubleValue
        }
        if let grams = match?.otherWeights.grams(per: "cup") { return grams / cup }
        // The density is not known. A food with little energy is probably mostly water. Any other food is probably
        // pieces with gaps.
        return nutrients.energy < 15 ? 1 : 0.6
    }

    private func counted(_ unit: KitchenUnit?, _ words: [String]) -> Double? {
        if let unit {
            if let each = weight(unit.symbol) { return each }
            if ["large", "medium", "small"].contains(unit.symbol), let item {
                return item * (unit.symbol == "large" ? 1.25 : unit.symbol == "small" ? 0.7 : 1)
            }
            if let each = food?.grams(per: unit)?.doubleValue { return each }
            if unit.symbol == "piece", let item { return item }
            return NutrientWeights.general[unit.symbol]
        }
        for word in words.reversed() {
            if let each = weight(word) ?? weight(IngredientWords.words(word).first ?? word) { return each }
        }
        return item
    }

    /// The weight in grams of one item, or `nil` if it is not known. If the name states a part or a size, the weight of
    /// this part or size is preferred: one slice for `slices of baguette`.
    private var item: Double? {
        let words = IngredientWords(ingredient.name)
        let names = words.name.map { $0 == "ring" ? "slice" : $0 }
        for part in Self.parts where names.contains(part) {
            if let each = weight(part) ?? NutrientWeights.general[part] { return each }
        }
        for size in ["large", "medium", "small"] where words.name.contains(size) || words.rest.contains(size) {
            if let each = weight(size) { return each }
        }
        return match?.weights.grams(per: "item") ?? food?.gramsPerItem?.doubleValue ?? weight("item") ?? weight("large")
            ?? weight("medium")
            ?? match?.food?.number.flatMap(converter.foods.food(usdaNumber:))?.gramsPerItem?.doubleValue
    }

    /// Parts of a food that an amount can count: `4 slices of baguette`.
    private static let parts = ["slice", "leaf", "sprig", "wedge", "strip", "spear", "stalk"]

    // MARK: Parts that are not eaten

    /// Returns whether a mass includes the liquid of a can. This is true for food from a can, and for drained food in
    /// ounces, because cans state such ounces.
    private func isInCan(isOunce: Bool) -> Bool {
        let words = IngredientWords.words(ingredient.name + " " + (ingredient.preparation ?? ""))
        if words.contains(where: ["can", "canned", "tin", "tinned", "dose", "dosen", "boite", "lata"].contains) {
            return true
        }
        return isOunce && words.contains("drained")
    }

    private func drained(isPackage: Bool) -> Double {
        isPackage ? match?.weights.drained ?? match?.otherWeights.drained ?? 1 : 1
    }

    /// Returns the part of the weight that is neither bone nor shell.
    ///
    /// Usually, a recipe states a mass without bone and shell, so the result for a mass is 1. If the recipe mentions
    /// bones or whole pieces, or if more than 30 % of the weight is bone or shell, the mass includes them.
    private func edible(isMass: Bool) -> Double {
        guard let edible = match?.weights.edible ?? match?.otherWeights.edible else { return 1 }
        let text = (ingredient.name + " " + (ingredient.preparation ?? "")).lowercased()
        if text.contains("boneless") || text.contains("shelled") { return 1 }
        return !isMass || edible < 0.7 || text.contains("bone") || text.contains("whole") ? edible : 1
    }

    /// The part of the ingredient that people eat. It is usually 1. For more than 150 g of fat for frying, it is a
    /// tenth, because the food takes up only a part of the fat.
    var eatenPart: Double {
        guard let fat = match?.food?.per100Grams.fat, fat > 95, let grams, grams > 150 else { return 1 }
        let text = (ingredient.name + " " + (ingredient.preparation ?? "")).lowercased()
        return ["fry", "frit", "frei", "frire"].contains(where: text.contains) ? 0.1 : 1
    }

    // MARK: Masses in remarks

    /// Returns the weight in grams of the whole amount if the remark after an ingredient states a mass:
    /// `2 breasts (about 12 ounces)`, `6 oz each`. Returns `nil` if it states none.
    private func statedMass(for amount: Double, isCounted: Bool) -> Double? {
        guard let remark = ingredient.preparation, let (grams, isEach) = RemarkedMass(converter.units).mass(in: remark)
        else {
            return nil
        }
        guard isCounted, amount > 1 else { return grams }
        if isEach { return grams * amount }
        // Without `each`, the mass can be for one piece or for all pieces. The usual weight of a piece decides.
        guard let usual = counted(ingredient.quantity?.unit.flatMap { converter.units.unit(named: $0) }, []) else {
            return grams
        }
        let (total, single) = (grams / (usual * amount), grams / usual)
        return abs(total > 1 ? total : 1 / total) <= abs(single > 1 ? single : 1 / single) ? grams : grams * amount
    }
}
