import RecipeKit

/// The words of an ingredient line in another size or in other units.
struct ScaledWords {
    var name: String
    var preparation: String?
}

extension StepTextScaler {
    /// Returns an ingredient with all amounts of its line multiplied by a factor: its quantities, and the amounts in its
    /// name and its preparation. In `1 cup milk, 240 ml`, both measures are scaled.
    ///
    /// If the meaning of one number is not certain, the ingredient keeps all its words and ``Ingredient/isUnscaled`` is
    /// set, because a line of which one half is scaled is worse than a line that says that it is not.
    func scaled(_ ingredient: Ingredient, by factor: Rational) -> Ingredient {
        guard factor > .zero, factor != .one else { return ingredient }
        let ingredient = countingPackages(ingredient)
        guard let words = words(of: ingredient, by: factor), ingredient.isScalable(by: factor),
            let unit = unit(of: ingredient, by: factor)
        else { return ingredient.markedUnscaled }
        var result = ingredient.scaled(by: factor)
        result.setWords(words)
        if !unit.isEmpty { result.quantity?.unit = unit }
        return result
    }

    /// Returns the unit of an ingredient, with the measures in it scaled: the 50 g of `4 tbsp (50 g)`. In the unit of a
    /// package or a thing, a measure is the size of each: `2 (400 g) cans`. Returns `nil` if the meaning of a number is
    /// not certain, and an empty text if there is no unit.
    func unit(of ingredient: Ingredient, by factor: Rational) -> String? {
        guard let quantity = ingredient.quantity, let unit = quantity.unit, unit.mayHoldNumber, !quantity.isFixed
        else { return "" }
        // `cuillères à soupe (50 g)`
        let words = unit.prefix { $0 != "(" }.split(separator: " ").joined(separator: " ")
        if words.contains(" "), UnitNames.entry(for: words, in: language.words.code) != nil {
            return scaledWords(unit, LineNumbers.Context(hasQuantity: true), by: factor)
        }
        // In `½ pot (environ 50 ml)`, what is only about a measure is the whole amount. A package states its size exactly.
        if let open = unit.firstIndex(of: "("), open > unit.startIndex {
            let inside = unit[unit.index(after: open)...]
            let first = inside.prefix { $0.isLetter }.lowercased()
            if inside.first == "~" || vocabulary.approximations.contains(first) {
                return scaledWords(String(inside), LineNumbers.Context(hasQuantity: true), by: factor)
                    .map { unit[...open] + $0 }
            }
        }
        var depth = 0
        let kinds = unit.split { !$0.isLetter && $0 != "(" && $0 != ")" }
            .compactMap { word -> StepVocabulary.UnitKind? in
                let isOutside = depth == 0 && word.first != "("
                depth += word.count { $0 == "(" } - word.count { $0 == ")" }
                guard isOutside, let kind = vocabulary.units[word.lowercased()]?.kind else { return nil }
                // A measure of no certain volume, such as the German `Becher`, is a package with a size.
                let isMeasure = UnitNames.entry(for: String(word), in: language.words.code) != nil
                return isMeasure ? kind : .container
            }
        guard !kinds.isEmpty, kinds.allSatisfy({ $0 == .measure || $0 == .metric }) else { return "" }
        return scaledWords(unit, LineNumbers.Context(hasQuantity: true), by: factor)
    }

    /// Returns the words of an ingredient with their amounts scaled and converted. Returns `nil` if the meaning of a
    /// number is not certain.
    func words(of ingredient: Ingredient, by factor: Rational) -> ScaledWords? {
        guard !isPerPiece(ingredient) else { return nil }
        let context = LineNumbers.Context(of: ingredient, vocabulary)
        var nameContext = context
        nameContext.isName = true
        guard let name = scaledWords(ingredient.name, nameContext, by: factor) else { return nil }
        guard let preparation = ingredient.preparation else { return ScaledWords(name: name, preparation: nil) }
        guard let scaled = scaledWords(preparation, context, by: factor) else { return nil }
        return ScaledWords(name: name, preparation: scaled)
    }

    /// Returns whether the amount is for each person or thing: `250 g asparagus per person`. In another size, the cook
    /// has more persons or things, and the amount for each is the same.
    private func isPerPiece(_ ingredient: Ingredient) -> Bool {
        [ingredient.name, ingredient.preparation.map(withoutOwnRates) ?? ""].contains { text in
            let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            return words.indices.contains { index in
                guard vocabulary.perWords.contains(words[index]) else { return false }
                if words.dropFirst(index + 1).first.map(vocabulary.persons.contains) == true { return true }
                let isThing = ["per", "pro", "pr"].contains(words[index]) && !vocabulary.isItalian
                return isThing
                    && words[(index + 1)...].prefix(2).contains {
                        vocabulary.foods[$0] != nil || vocabulary.units[$0]?.kind == .piece
                    }
            }
        }
    }

    /// Returns a preparation without its parts that state an amount for each person beside the amount of the ingredient,
    /// which is for all: `or roughly 3.5 ounces per person`.
    private func withoutOwnRates(_ preparation: String) -> String {
        guard preparation.mayHoldNumber else { return preparation }
        return preparation.split(separator: ", ").filter { part in
            guard part.contains(where: \.isNumber) else { return true }
            let finder = AmountFinder(tokens(of: String(part)), vocabulary)
            return !finder.allAmounts.contains { amount in
                guard let end = amount.unit?.upperBound else { return false }
                return vocabulary.perWords.contains(finder.word(end))
                    && vocabulary.persons.contains(finder.word(end + 1))
            }
        }.joined(separator: ", ")
    }

    private func scaledWords(_ text: String, _ context: LineNumbers.Context, by factor: Rational) -> String? {
        // In `1 litro e mezzo`, the word after the number continues it.
        let continues = context.isName && vocabulary.andWords.contains(text.prefix { $0 != " " }.lowercased())
        let holdsWord = (!context.isName || text.contains(",")) && holdsNumberWord(text, context)
        guard text.mayHoldNumber || continues || holdsWord || holdsArticle(text) else {
            return text
        }
        let finder = AmountFinder(tokens(of: text), vocabulary, countedWords: countedWords)
        let numbers = LineNumbers(finder, context)
        guard numbers.isCertain else { return nil }
        return TextChange.applied(changes(of: numbers.amounts, in: finder, by: factor), to: text, factor: factor).text
    }

    /// Returns whether a text has a word for a number above one, or an alternative with the word for one: `otherwise two
    /// teaspoons of yeast`, `or one stock cube`. Beside counted things, `one` can be one of them.
    private func holdsNumberWord(_ text: String, _ context: LineNumbers.Context) -> Bool {
        let words = text.split { !$0.isLetter && $0 != "-" }.map { $0.lowercased() }
        return words.indices.contains { index in
            if let number = vocabulary.numbers[words[index]] {
                return number > .one
                    || number == .one && context.count != nil
                    || number == .one && index > 0 && vocabulary.orWords.contains(words[index - 1])
            }
            return vocabulary.halves.contains(words[index])
                && words.dropFirst(index + 1).first.map {
                    vocabulary.ofWords.contains($0)
                } == true && text.mayHoldNumber
        }
    }

    /// Returns whether a text can have a measure or a package whose number is an article: `with a teaspoon of salt`, `or a
    /// can of coconut milk`.
    private func holdsArticle(_ text: String) -> Bool {
        let words = text.split { !$0.isLetter && $0 != "-" }.map { $0.lowercased() }
        return words.indices.dropLast().contains { index in
            guard vocabulary.articles.contains(words[index]) || vocabulary.numbers[words[index]] == .one,
                let unit = vocabulary.units[words[index + 1]]
            else { return false }
            return unit.kind == .container
                || unit.kind != .piece && index + 2 < words.count
                    && vocabulary.ofWords.contains(words[index + 2])
        }
    }

    /// Returns whether a number in the name of an ingredient is an amount, or may be one: `eggs + 1 yolk`.
    func hasAmountInName(_ ingredient: Ingredient) -> Bool {
        guard ingredient.name.mayHoldNumber else { return false }
        var context = LineNumbers.Context(of: ingredient, vocabulary)
        context.isName = true
        let numbers = LineNumbers(
            AmountFinder(tokens(of: ingredient.name), vocabulary, countedWords: countedWords), context)
        return !numbers.isCertain || numbers.amounts.contains { !$0.isPortion && !numbers.isWord($0) }
    }
}

extension StepTextScaler {
    /// Returns the measures that a preparation states alone between its commas, such as the `240 ml` of `240 ml, warm`,
    /// and the preparation without them. They say the quantity of the ingredient once more in another unit.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient.
    ///   - isMeasure: Returns whether an amount counts. Any other amount belongs to the rest: the `2 branches` of
    ///     `125 g celery, 2 branches`.
    func statedMeasures(
        of ingredient: Ingredient, where isMeasure: (Quantity) -> Bool = { _ in true }
    ) -> (measures: [Quantity], rest: String?) {
        guard let preparation = ingredient.preparation, preparation.mayHoldNumber,
            !LineNumbers.Context(of: ingredient, vocabulary).isPackaged
        else { return ([], ingredient.preparation) }
        var measures: [Quantity] = []
        var rest: [Substring] = []
        var isAlternative = false
        for part in preparation.replacing("; ", with: ", ").split(separator: ", ") {
            // The measures behind `or 1/3 cup` are those of another food.
            let measure = measure(in: String(part), of: ingredient.name)
            isAlternative =
                isAlternative
                || (measure == nil || measure == ingredient.quantity) && part.mayHoldNumber
                    && vocabulary.orWords.contains(part.prefix { $0 != " " }.lowercased())
            if !isAlternative, let measure, isMeasure(measure) {
                measures.append(measure)
            } else {
                rest.append(part)
            }
        }
        return (measures, rest.isEmpty ? nil : rest.joined(separator: ", "))
    }

    /// Returns an ingredient of a format that has no preparations, with the words behind its name apart if they state its
    /// quantity once more: the `240 ml, warm` of `milk, 240 ml, warm`. Returns any other ingredient as it is.
    func withMeasuresApart(_ ingredient: Ingredient) -> Ingredient {
        guard ingredient.preparation == nil, ingredient.quantity != nil, ingredient.name.mayHoldNumber else {
            return ingredient
        }
        let parts = ingredient.name.split(separator: ", ", maxSplits: 1)
        guard parts.count == 2 else { return ingredient }
        var apart = ingredient
        (apart.name, apart.preparation) = (String(parts[0]), String(parts[1]))
        let stated = statedMeasures(of: apart)
        return stated.measures.isEmpty || stated.rest?.mayHoldNumber == true ? ingredient : apart
    }

    /// Returns the measures that a preparation adds to the quantity: the 1 tsp of `plus 1 tsp for dusting`.
    func addedMeasures(of ingredient: Ingredient) -> [Quantity] {
        guard let preparation = ingredient.preparation, preparation.mayHoldNumber else { return [] }
        let finder = AmountFinder(tokens(of: preparation), vocabulary)
        return finder.amounts.compactMap { amount in
            let before = amount.tokens.lowerBound - 1
            guard finder.token(before)?.isSign("+") == true || vocabulary.plusWords.contains(finder.word(before)),
                amount.tail == nil
            else { return nil }
            return quantity(of: amount, in: finder)
        }
    }

    /// Returns the amount of an ingredient that has no quantity, if its preparation begins with the only amount: the 50 ml
    /// of `water, 50 ml lukewarm`.
    func statedAmount(of ingredient: Ingredient) -> Quantity? {
        guard ingredient.quantity == nil, let preparation = ingredient.preparation, preparation.mayHoldNumber else {
            return nil
        }
        let finder = AmountFinder(tokens(of: preparation), vocabulary)
        let numbers = LineNumbers(finder, LineNumbers.Context(of: ingredient, vocabulary))
        guard numbers.isCertain, numbers.amounts.count == 1, let amount = numbers.amounts.first, !amount.isPortion,
            amount.tail == nil,
            finder.text.tokens[..<amount.tokens.lowerBound]
                .allSatisfy({ vocabulary.approximations.contains($0.word) || $0.isSign("~") })
        else { return nil }
        return quantity(of: amount, in: finder)
    }

    private func quantity(of amount: FoundAmount, in finder: AmountFinder) -> Quantity? {
        guard let unit = amount.unit else { return nil }
        let numbers = amount.numbers.map(\.value)
        return Quantity(
            numbers.count == 1 ? .number(numbers[0]) : .range(numbers[0], numbers[1]),
            unit: finder.text.text(finder.text.bytes(of: unit)))
    }

    /// Returns the measure of which a text consists, apart from words such as `about` and the words of a name: `about 1 lb
    /// chicken`, `or 4 tablespoons`, `scant 1 cup`. Returns `nil` for another text.
    private func measure(in text: String, of name: String) -> Quantity? {
        let finder = AmountFinder(tokens(of: text), vocabulary)
        let found = finder.allAmounts
        guard found.count == 1, let unit = found[0].unit, found[0].inflected.count <= 1, found[0].tail == nil,
            finder.text.tokens[unit.upperBound...].allSatisfy({ token in
                token.isSign(".")
                    || token.kind == .word
                        && (vocabulary.ofWords.contains(token.word) || name.lowercased().contains(token.word))
            }),
            finder.text.tokens[..<found[0].tokens.lowerBound].allSatisfy({ token in
                vocabulary.approximations.contains(token.word) || vocabulary.fillingWords.contains(token.word)
                    || vocabulary.orWords.contains(token.word) || token.isSign("~") || token.isSign(".")
            })
        else { return nil }
        return quantity(of: found[0], in: finder)
    }
}

extension LineNumbers.Context {
    init(of ingredient: Ingredient, _ vocabulary: StepVocabulary) {
        let unit = ingredient.quantity?.unit ?? ""
        let isCount = unit.isEmpty || vocabulary.adjectives[unit.lowercased()] != nil
        self.init(
            hasQuantity: ingredient.quantity != nil, hasUnit: !unit.isEmpty,
            // A measure beside a part of a package is that of the part: `½ can condensed milk, 150 ml`.
            isPackaged: ingredient.quantity?.amount.high.map { $0 >= .one } != false
                && unit.lowercased().split(separator: " ").contains { word in
                    vocabulary.units[String(word)]?.kind == .container
                },
            count: isCount ? ingredient.quantity?.amount.high : nil)
    }
}

extension Ingredient {
    /// The ingredient with a mark that its amounts are those of the file. The mark is also a part of its preparation, so
    /// that every list, page and file shows it.
    var markedUnscaled: Ingredient {
        var result = self
        result.isUnscaled = true
        result.preparation = [preparation, Self.unscaledMark].compactMap { $0?.isEmpty == false ? $0 : nil }
            .joined(separator: ", ")
        return result
    }

    /// Replaces the words. The name of the file is kept in ``Ingredient/writtenName``.
    mutating func setWords(_ words: ScaledWords) {
        if words.name != name {
            writtenName = writtenName ?? name
            name = words.name
        }
        preparation = words.preparation
    }

    /// Whether all quantities can be multiplied by a factor, except fixed quantities and words without a number.
    func isScalable(by factor: Rational) -> Bool {
        ([quantity].compactMap(\.self) + furtherQuantities).allSatisfy { quantity in
            if quantity.isFixed { return true }
            if case .text(let words) = quantity.amount { return !words.mayHoldNumber }
            return quantity.amount.multiplied(by: factor) != nil
        }
    }
}

extension StringProtocol {
    /// Whether the text has a digit or another sign for a number, such as `½`.
    var mayHoldNumber: Bool {
        unicodeScalars.contains {
            $0.value < 0x80 ? (0x30...0x39).contains($0.value) : $0.properties.numericType != nil
        }
    }
}
