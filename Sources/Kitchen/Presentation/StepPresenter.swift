import RecipeKit

/// Rounds and converts the amounts in the texts of steps in the same way as the amounts in lists.
struct StepPresenter: Sendable {
    let converter: KitchenConverter
    let system: MeasurementSystem
    /// Whether to write `~` before an amount that is rounded or depends on the weight of a food.
    let marksRounding: Bool
    /// The scale of all temperatures of the recipe. `nil` if it is not known, or if the recipe has both scales.
    var scaleOfRecipe: FoundMeasure.Unit?
    private let ingredients: [(name: String, words: [String])]

    /// Creates a presenter for the steps of a recipe.
    ///
    /// - Parameters:
    ///   - converter: The units and the weights of foods.
    ///   - system: The wanted units.
    ///   - marksRounding: Whether to write `~` before approximate amounts.
    ///   - ingredients: The names of the recipe's ingredients.
    init(converter: KitchenConverter, system: MeasurementSystem, marksRounding: Bool, ingredients: [String]) {
        (self.converter, self.system, self.marksRounding) = (converter, system, marksRounding)
        self.ingredients = ingredients.map { ($0, IngredientWords($0).name) }
    }

    /// Returns the changes of a text, in the order of the text. If two changes overlap, only the first one is returned.
    func changes(
        of amounts: [FoundAmount], in finder: AmountFinder, by factor: Rational, _ writer: StepNumberWriter
    ) -> [TextChange] {
        let stated = statedInBothSystems(amounts, finder)
        var changes = amounts.indices.compactMap { index in
            if amounts[index].isUnclear { return factor == .one ? nil : mark(amounts[index], writer.text) }
            return change(
                of: amounts[index], in: stated.contains(index) ? .asWritten : system,
                by: amounts[index].isPortion ? .one : factor, finder, writer)
        }
        if let measure = MeasureWriter(system: system, finder: finder, writer: writer) {
            changes += measure.changes(of: MeasureFinder(finder, scaleOfRecipe: scaleOfRecipe).measures)
        }
        changes.sort { $0.range.lowerBound < $1.range.lowerBound }
        var end = 0
        return changes.filter { change in
            guard change.range.lowerBound >= end else { return false }
            end = change.range.upperBound
            return true
        }
    }

    /// Returns the change that says behind an amount that it is not scaled. Returns `nil` for texts that are not read by a
    /// cook.
    private func mark(_ amount: FoundAmount, _ text: StepTokens) -> TextChange? {
        guard marksRounding else { return nil }
        let last = text.tokens[amount.tokens.upperBound - 1].range
        return TextChange(
            range: last, replacements: [.init(range: last, text: text.text(last) + " (\(Ingredient.unscaledMark))")])
    }

    /// Returns the change of one amount. Returns `nil` if the amount does not change, or if the product is too large.
    private func change(
        of amount: FoundAmount, in system: MeasurementSystem, by factor: Rational, _ finder: AmountFinder,
        _ writer: StepNumberWriter
    ) -> TextChange? {
        guard factor != .one || system != .asWritten else { return nil }
        let (low, high) = (amount.numbers[0].value, amount.numbers[amount.numbers.count - 1].value)
        guard let product = high.multiplied(by: factor), product.numerator < 1_000_000_000_000 else { return nil }
        let written = amount.numbers.count == 1 ? Amount.number(high) : .range(low, high)
        let unit = unitName(of: amount, written, in: writer.text)
        let food = FollowingFood(finder, amount).name(among: ingredients)
        let quantity = Quantity(written, unit: unit)
        let shown =
            (system == .asWritten ? scaledInUnit(quantity, by: factor) : nil)
            ?? converter.shown(quantity, of: food, in: system, factor: factor)
        let numbers: [Rational]
        switch shown.quantity.amount {
        case .number(let number): numbers = [number]
        case .range(let low, let high): numbers = [low, high]
        case .text: return nil
        }
        if amount.isWhole {
            let whole = numbers.compactMap { $0.multiplied(by: .one)?.rounded(to: .one) }.map { max($0, .one) }
            let exact = amount.numbers.compactMap { $0.value.multiplied(by: factor) }
            guard factor != .one, whole.count == exact.count else { return nil }
            return TextChange(of: amount, to: whole, mark: marksRounding && whole != exact ? "~" : "", writer)
        }
        let before = amount.numbers[0].tokens.lowerBound - 1
        let isSaid =
            finder.vocabulary.approximations.contains(finder.word(before))
            || "~≈≅≃∼".unicodeScalars.contains { finder.token(before)?.isSign($0) == true }
        let mark = marksRounding && shown.isApproximate && !isSaid ? "~" : ""
        if isSameUnit(shown.quantity.unit, unit, amount: shown.quantity.amount) {
            guard factor != .one, numbers.count == amount.numbers.count else {
                return factor == .one ? nil : TextChange(of: amount, by: factor, writer)
            }
            return TextChange(of: amount, to: numbers, mark: mark, writer)
        }
        return TextChange(
            of: amount, to: shown.quantity, numbers: numbers, mark: mark,
            isBeforeNoun: writer.language == .german && food.map(isFood) == true, writer)
    }

    /// Returns whether a name means an ingredient of the recipe or a food with a known weight.
    private func isFood(_ name: String) -> Bool {
        ingredients.contains { $0.name == name } || converter.foods.food(named: name) != nil
    }

    /// Returns a scaled quantity in the unit of the text, even if a list would use a larger unit.
    ///
    /// Returns `nil` if rounding would change the amount by more than 5 %, or if the unit is no unit of mass or volume.
    private func scaledInUnit(_ quantity: Quantity, by factor: Rational) -> ShownQuantity? {
        guard let name = quantity.unit, let unit = converter.units.unit(named: name, amount: quantity.amount),
            unit.kind == .mass || unit.kind == .volume, unit.size != nil,
            let scaled = quantity.amount.multiplied(by: factor),
            let shown = converter.shown(
                Quantity(scaled, unit: name), in: unit, spelled: name, usesDecimals: false)
        else { return nil }
        switch (shown.exact.amount, shown.quantity.amount) {
        case (.number(let exact), .number(let rounded)): return exact.error(of: rounded) <= 0.05 ? shown : nil
        case (.range(let low, let high), .range(let first, let last)):
            return max(low.error(of: first), high.error(of: last)) <= 0.05 ? shown : nil
        default: return nil
        }
    }

    /// Returns the name of an amount's unit, as the text spells it: `fluid ounces`, `cuillères à soupe`.
    private func unitName(of amount: FoundAmount, _ number: Amount, in text: StepTokens) -> String? {
        guard let unit = amount.unit else { return nil }
        let whole = text.text(
            text.bytes(of: amount.numbers[amount.numbers.count - 1].tokens.upperBound..<unit.upperBound))
        if converter.units.unit(named: whole, amount: number) != nil { return whole }
        return text.text(text.bytes(of: unit))
    }

    private func isSameUnit(_ name: String?, _ other: String?, amount: Amount) -> Bool {
        if name == other { return true }
        guard let name, let other else { return false }
        return UnitLanguage.adapted(other, to: Rational(2), in: converter.units.language)
            == UnitLanguage.adapted(name, to: Rational(2), in: converter.units.language)
    }

    /// Returns the indices of the amounts that the text states both in metric and in other units: `1 cup (240 ml)`,
    /// `500g/1lb 2oz`.
    private func statedInBothSystems(_ amounts: [FoundAmount], _ finder: AmountFinder) -> Set<Int> {
        guard system != .asWritten else { return [] }
        var result: Set<Int> = []
        for index in amounts.indices.dropFirst() {
            let (first, second) = (amounts[index - 1], amounts[index])
            guard let unit = first.unit, second.unit != nil else { continue }
            let gap = unit.upperBound..<max(unit.upperBound, second.numbers[0].tokens.lowerBound)
            let isBeside = gap.isEmpty && result.contains(index - 1)
            guard isBeside || first.isMetric != second.isMetric && finder.restates(gap) else { continue }
            result.formUnion([index - 1, index])
        }
        return result
    }
}

extension AmountFinder {
    /// Returns whether the tokens between two measures show that both mean the same: a parenthesis, a slash, a bar or only a
    /// comma, as in `1/3 cup, 66g`.
    func restates(_ gap: Range<Int>) -> Bool {
        if gap.count == 1, token(gap.lowerBound)?.isSign(",") == true { return true }
        guard gap.count <= 4,
            gap.contains(where: { index in ["(", "/", "|"].contains { token(index)?.isSign($0) == true } })
        else { return false }
        return gap.allSatisfy { index in
            guard let token = token(index) else { return false }
            switch token.kind {
            case .word:
                return vocabulary.approximations.contains(token.word) || vocabulary.rangeWords.contains(token.word)
            case .sign: return true
            case .number, .digits: return false
            }
        }
    }
}

extension TextChange {
    /// Creates the change of an amount to another unit.
    ///
    /// - Parameters:
    ///   - amount: The amount. It has a unit.
    ///   - quantity: The quantity that replaces the amount.
    ///   - numbers: The numbers of the quantity.
    ///   - mark: The text before the first number: `~`, or nothing.
    ///   - isBeforeNoun: Whether a noun with a capital follows the amount: `250 g. Mehl`. Such a capital does not begin
    ///     a sentence.
    ///   - writer: The writer of the numbers.
    init?(
        of amount: FoundAmount, to quantity: Quantity, numbers: [Rational], mark: String, isBeforeNoun: Bool,
        _ writer: StepNumberWriter
    ) {
        guard let unit = amount.unit else { return nil }
        let text = writer.text
        let first = text.bytes(of: amount.numbers[0].tokens)
        let last = text.bytes(of: amount.numbers[amount.numbers.count - 1].tokens)
        let between = amount.numbers[amount.numbers.count - 1].tokens.upperBound..<unit.lowerBound
        // A word between the number and the unit moves behind the new unit: `2 more cups` → `500 g more`. But filling
        // words are dropped: `2 heaping tablespoons` → `20 g`.
        let kept = between.filter { !writer.vocabulary.fillingWords.contains(text.tokens[$0].word) }
            .map { " " + text.text(text.tokens[$0].range) }.joined()
        var end = amount.tail?.upperBound ?? unit.upperBound
        // A period that also ends the sentence must remain.
        if amount.tail == nil, text.tokens[end - 1].isSign("."),
            end == text.tokens.count || text.tokens[end].isCapital && !isBeforeNoun
        {
            end -= 1
        }
        let name = (quantity.unit.map { " " + $0 } ?? "") + kept
        let upper = text.tokens[end - 1].range.upperBound
        func written(_ number: Rational) -> String { writer.text(of: number, unit: quantity.unit) }
        var replacements = [
            Replacement(range: first, text: writer.wordBefore(amount.numbers[0]) + mark + written(numbers[0]))
        ]
        if amount.numbers.count == 2 {
            if numbers.count == 2 {
                replacements.append(Replacement(range: last, text: written(numbers[1])))
            } else {
                replacements[0].range = first.lowerBound..<last.upperBound
            }
        }
        replacements.append(Replacement(range: last.upperBound..<upper, text: name))
        self.init(range: first.lowerBound..<upper, replacements: replacements)
    }
}
