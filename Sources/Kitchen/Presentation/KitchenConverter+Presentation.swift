import RecipeKit

extension KitchenConverter {
    /// Returns a recipe for a cook: scaled, in other units, and with amounts that cooks write. The amounts,
    /// temperatures and lengths in the plain text of the steps are converted too; see ``StepTextScaler``.
    ///
    /// If the size and the units stay as the recipe states them, returns the recipe unchanged, whatever the style is.
    /// Otherwise, the result depends on the style:
    ///
    /// - If `style` is not `nil`, the result is for display. The lists contain all ingredients in the groups of
    ///   `Recipe.ingredientGroups`, and the ingredients in the steps are hidden (`Ingredient.isHidden`). An amount that
    ///   is rounded or depends on the weight of a food has a `~` before it. In the lists, such an amount becomes a
    ///   text.
    /// - If `style` is `nil`, the result is for programs and files: all amounts are numbers, and the lists keep their
    ///   structure.
    ///
    /// - Parameters:
    ///   - recipe: The recipe as it is in its file.
    ///   - presentation: The size and the units.
    ///   - style: The characters for amounts with `~`. `nil` writes no `~`.
    public func presented(
        _ recipe: Recipe, _ presentation: RecipePresentation, style: QuantityStyle? = .unicode
    ) -> Recipe {
        guard !presentation.isAsWritten else { return recipe }
        let scaler = StepTextScaler(
            for: recipe, converter: self, system: presentation.system, style: style ?? .ascii,
            marksRounding: style != nil)
        var shown = ScaledRecipe(recipe, by: presentation.factor, scaler: scaler).recipe
        let isForReading = style != nil
        // The words of another language would be put in a wrong form.
        let isGuessed = recipe.metadata.locale.map { StepLanguage(locale: $0) == nil } == true
        let names =
            isForReading && presentation.factor != .one && !isGuessed ? CountedNames(scaler.language) : nil
        shown.listedIngredients = (isForReading ? recipe.ingredientGroups : recipe.listedIngredients).map { group in
            var group = group
            group.ingredients = group.ingredients.map {
                presented($0, presentation, marksRounding: style, names: names, scaler)
            }
            return group
        }
        for (number, section) in recipe.sections.enumerated() {
            for (index, block) in section.blocks.enumerated() {
                guard case .step(let written) = block, case .step(var step) = shown.sections[number].blocks[index]
                else { continue }
                for (place, item) in written.items.enumerated() {
                    switch item {
                    case .ingredient(let ingredient):
                        var mention = presented(
                            ingredient, presentation, marksRounding: style, names: names, scaler)
                        if isForReading { mention.isHidden = true }
                        step.items[place] = .ingredient(mention)
                    case .cookware(let cookware):
                        step.items[place] = .cookware(presented(cookware, presentation.system))
                    case .text, .timer: break
                    }
                }
                shown.sections[number].blocks[index] = .step(step)
            }
        }
        return shown
    }

    /// Returns a scaled ingredient in other units, with amounts that cooks write.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient as it is in the recipe.
    ///   - presentation: The size and the units.
    ///   - style: The characters for an amount with `~`. `nil` writes no `~`.
    ///   - names: Makes the names of ingredients agree with their quantities. `nil` keeps the names.
    ///   - scaler: Scales and converts the amounts in the words of the ingredient.
    private func presented(
        _ ingredient: Ingredient, _ presentation: RecipePresentation, marksRounding style: QuantityStyle?,
        names: CountedNames?, _ scaler: StepTextScaler
    ) -> Ingredient {
        // A cup of sliced almonds weighs less than a cup of almonds.
        // Water mixed with salt is measured as water.
        let food =
            scaler.vocabulary.nameBeforeMixing(ingredient.name) + (ingredient.preparation.map { ", " + $0 } ?? "")
        let ingredient = scaler.countingPackages(inStatedUnits(ingredient, presentation.system, scaler))
        var result = ingredient
        let words = scaler.words(of: ingredient, by: presentation.factor)
        let unit = scaler.unit(of: ingredient, by: presentation.factor)
        if presentation.factor != .one, words == nil || unit == nil || !ingredient.isScalable(by: presentation.factor) {
            return ingredient.markedUnscaled
        }
        if let words { result.setWords(words) }
        func quantity(_ written: Quantity) -> Quantity {
            let shown = shown(written, of: food, in: presentation.system, factor: presentation.factor)
            let unit = shown.quantity.unit
            var sized = shown.quantity
            sized.unit = withSize(sized.unit, in: presentation.system, style)
            if let names, let unit, let number = sized.amount.high {
                sized.unit = names.size(unit, for: number) ?? sized.unit
            }
            if let names, ingredient.furtherQuantities.isEmpty, !written.isFixed {
                names.adapt(&result, to: shown.quantity)
            }
            guard let style, shown.isApproximate else { return sized }
            let text = shown.formatted(style).dropLast(unit.map { $0.isEmpty ? 0 : $0.count + 1 } ?? 0)
            return Quantity(.text(String(text)), unit: sized.unit, isFixed: written.isFixed)
        }
        var first = ingredient.quantity
        if let unit, !unit.isEmpty { first?.unit = unit }
        let written = [first].compactMap(\.self) + ingredient.furtherQuantities
        let quantities = (style == nil ? written : combined(written)).map(quantity)
        result.quantity = quantities.first
        result.furtherQuantities = Array(quantities.dropFirst())
        return result
    }

    /// Returns an ingredient with the quantity that its author states in the wanted units, if there is one: the 240 ml of
    /// `1 cup milk, 240 ml`. The same quantity in other units is left out of its words.
    private func inStatedUnits(
        _ ingredient: Ingredient, _ system: MeasurementSystem, _ scaler: StepTextScaler
    ) -> Ingredient {
        guard system != .asWritten, ingredient.furtherQuantities.isEmpty, let quantity = ingredient.quantity,
            quantity.amount.low != nil,
            let unit = quantity.unit.flatMap({ units.unit(named: $0, amount: quantity.amount) }),
            unit.kind == .mass || unit.kind == .volume
        else { return ingredient }
        // A count remains beside its measure: `1 lime, 1 oz` without its count would be an ounce of lime.
        let (measures, rest) = scaler.statedMeasures(of: ingredient) { measure in
            let kind = measure.unit.flatMap { units.unit(named: $0, amount: measure.amount) }?.kind
            return kind == .mass || kind == .volume
        }
        guard !measures.isEmpty else { return ingredient }
        var result = ingredient
        let wanted = measures.filter { isOf(system, $0) }
        if isOf(system, quantity) {
            // Measures in other units would become the same amount again.
            let others = scaler.statedMeasures(of: ingredient) { measure in
                measures.contains(measure) && !isOf(system, measure)
            }
            result.preparation = others.rest
            return result
        } else if let stated = wanted.first {
            guard wanted.count == 1 else { return ingredient }
            // The pint of `600 ml (1 pint)` is a British one. The cook of this recipe may have another.
            if agree(stated, quantity) { result.quantity = stated }
        } else {
            // Neither is in the wanted units. Both would become the same amount, and a mass needs no weight of a food.
            let mass = measures.first { units.unit(named: $0.unit ?? "", amount: $0.amount)?.kind == .mass }
            guard measures.count == 1 else { return ingredient }
            if unit.kind == .volume, let mass {
                result.quantity = mass
            } else if mass != nil, unit.kind != .mass {
                return ingredient
            }
        }
        result.preparation = rest
        return result
    }

    /// Returns whether two quantities can be the same amount, as far as cooks round. A mass and a volume always can.
    private func agree(_ first: Quantity, _ second: Quantity) -> Bool {
        let sizes = [first, second].compactMap { quantity -> (kind: UnitKind, size: Double)? in
            guard let unit = quantity.unit.flatMap({ units.unit(named: $0, amount: quantity.amount) }),
                let size = unit.size, let number = quantity.amount.high
            else { return nil }
            return (unit.kind, size.doubleValue * number.doubleValue)
        }
        guard sizes.count == 2, sizes[0].kind == sizes[1].kind else { return true }
        return abs(sizes[0].size - sizes[1].size) <= 0.15 * sizes[1].size
    }

    /// Returns whether a quantity is in the units of a system, and no conversion by the weight of a food is needed.
    private func isOf(_ system: MeasurementSystem, _ quantity: Quantity) -> Bool {
        guard let unit = quantity.unit.flatMap({ units.unit(named: $0, amount: quantity.amount) }) else { return false }
        switch system {
        case .asWritten: return false
        case .metric: return isMetric(unit)
        case .byWeight: return isMetric(unit) && unit.kind == .mass
        case .us: return !isMetric(unit) && (unit.kind == .mass || unit.kind == .volume)
        }
    }

    /// Returns cookware with its temperature or its length in other units: `oven (180 °C)`.
    private func presented(_ cookware: Cookware, _ system: MeasurementSystem) -> Cookware {
        guard let quantity = cookware.quantity,
            let kind = quantity.unit.flatMap({ units.unit(named: $0, amount: quantity.amount) })?.kind,
            kind == .temperature || kind == .length
        else { return cookware }
        var result = cookware
        result.quantity = shown(quantity, in: system).quantity
        return result
    }

    /// Adds the quantities that have the same unit, even if the spellings of the unit differ: `1½ cups` and `½ cup`
    /// become 2 cups. Fixed quantities and quantities without a known unit remain separate.
    private func combined(_ quantities: [Quantity]) -> [Quantity] {
        var result: [Quantity] = []
        for quantity in quantities {
            let unit = quantity.unit.flatMap { units.unit(named: $0, amount: quantity.amount) }
            let index = result.firstIndex { other in
                unit != nil && !quantity.isFixed && !other.isFixed
                    && other.unit.flatMap { units.unit(named: $0, amount: other.amount) } == unit
            }
            if let index, var sum = units.sum(result[index], quantity) {
                sum.unit = sum.unit.map { UnitLanguage.adapted($0, to: sum.amount.high ?? .one, in: units.language) }
                result[index] = sum
            } else {
                result.append(quantity)
            }
        }
        return result
    }

    /// A function that converts between all units of a kind. If the weight of the food is known, it also converts
    /// between mass, volume and number of items. Pass it to ``Scaling/factor(for:converting:)``.
    public var conversion: QuantityConversion {
        { quantity, unit, ingredient in
            if let same = Scaling.sameUnit(quantity, unit, ingredient) { return same }
            guard let own = grams(of: quantity, ingredient: ingredient ?? ""),
                let each = grams(of: Quantity(.number(.one), unit: unit), ingredient: ingredient ?? "")
            else { return volume(quantity, unit) }
            return own.amount.high.flatMap { grams in each.amount.high.flatMap { grams.divided(by: $0) } }
        }
    }

    /// Converts a quantity to another unit of the same kind, without the weight of a food. Returns the number of these
    /// units. Of a range, the upper bound counts. Returns `nil` if the quantity cannot be converted to the unit.
    private func volume(_ quantity: Quantity, _ unit: String?) -> Rational? {
        guard let from = quantity.unit.flatMap({ units.unit(named: $0) }),
            let to = unit.flatMap({ units.unit(named: $0) })
        else { return nil }
        return quantity.amount.high.flatMap { from.converted($0, to: to) }
    }
}

/// The size and the units in which a recipe is shown to a cook.
public struct RecipePresentation: Hashable, Sendable {
    /// The factor by which all amounts are multiplied. It must be positive.
    public var factor: Rational
    /// The units.
    public var system: MeasurementSystem
    /// The cook's own units, weights and settings.
    public var customs: KitchenCustoms

    /// Creates a presentation. Without arguments, the recipe is shown as written. If the factor is not positive, it
    /// becomes 1.
    public init(
        factor: Rational = .one, system: MeasurementSystem = .asWritten, customs: KitchenCustoms = KitchenCustoms()
    ) {
        self.factor = factor > .zero ? factor : .one
        self.system = system
        self.customs = customs
    }

    /// Whether the recipe is shown as written.
    public var isAsWritten: Bool { factor == .one && system == .asWritten }
}
