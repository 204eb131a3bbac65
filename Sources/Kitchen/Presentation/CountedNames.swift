import RecipeKit

/// Makes the names of counted ingredients agree with their quantities: `1 egg`, `2 eggs`.
struct CountedNames {
    private let vocabulary: StepVocabulary

    init(_ language: StepLanguage) { vocabulary = StepVocabulary.of(language) }

    /// Changes the name and the alias of an ingredient, if the ingredient is counted.
    ///
    /// - Parameters:
    ///   - ingredient: The ingredient.
    ///   - quantity: The new quantity. If it has a unit other than a size, or if its amount is in words, nothing
    ///     changes.
    func adapt(_ ingredient: inout Ingredient, to quantity: Quantity) {
        guard quantity.unit.map({ $0.isEmpty || size($0, for: .one) != nil }) ?? true,
            let number = quantity.amount.high
        else { return }
        let name = name(ingredient.name, for: number)
        if name != ingredient.name {
            ingredient.writtenName = ingredient.name
            ingredient.name = name
        }
        ingredient.alias = ingredient.alias.map { self.name($0, for: number) }
    }

    /// Returns the form of a size that follows a number: `petits` for `petit`. Returns `nil` for all other units.
    func size(_ unit: String, for number: Rational) -> String? {
        let word = unit.lowercased()
        guard vocabulary.units[word] == nil, let forms = vocabulary.adjectives[word] else { return nil }
        let wanted = forms.form(after: number, vocabulary.plural)
        return [forms.singular, forms.plural].contains(word) && wanted != word ? wanted : unit
    }

    /// Returns a name with its noun in the singular or in the plural, as the number of items requires.
    func name(_ name: String, for number: Rational) -> String {
        changed(name, for: number) ?? name
    }

    /// Returns the name with its noun in the form that follows a number. Returns `nil` if the noun is unknown or
    /// already has this form.
    private func changed(_ name: String, for number: Rational) -> String? {
        let noun = noun(of: name)
        guard !noun.isEmpty, let forms = forms(of: noun.lowercased()) else { return nil }
        let wanted = forms.form(after: number, vocabulary.plural)
        guard noun.lowercased() != wanted, [forms.singular, forms.plural, forms.many].contains(noun.lowercased())
        else { return nil }
        let spelled = noun.first?.isUppercase == true ? wanted.prefix(1).uppercased() + wanted.dropFirst() : wanted
        return name[..<noun.startIndex] + spelled + name[noun.endIndex...]
    }

    private func forms(of noun: String) -> StepVocabulary.Forms? {
        // In steps, `loaf` usually means a baking tin. In a name, it means a food.
        if vocabulary.isEnglish, ["loaf", "loaves"].contains(noun) { return .init(singular: "loaf", plural: "loaves") }
        if let forms = vocabulary.foods[noun] ?? vocabulary.shapes[noun] { return forms }
        guard let unit = vocabulary.units[noun], unit.kind == .piece || unit.kind == .container else { return nil }
        return unit.forms
    }

    /// Returns the word that has a singular and a plural: `loaf` for `loaf of bread`, `onion` for `onion, large`.
    private func noun(of name: String) -> Substring {
        let end = name.firstIndex { ",;(/".contains($0) } ?? name.endIndex
        let words = name[..<end].split(separator: " ")
        let before = words.prefix { !vocabulary.ofWords.contains($0.lowercased()) }
        return before.last ?? ""
    }
}

/// The food whose name follows an amount: the `flour` of `2 cups of flour`.
struct FollowingFood {
    private let words: [String]
    /// The liquid that another food gives or in which it is kept: `the pasta water`, `l’eau des pâtes`.
    private let liquid: String?
    private let isWater: Bool

    init(_ finder: AmountFinder, _ amount: FoundAmount) {
        let vocabulary = finder.vocabulary
        var index =
            amount.tail?.upperBound ?? amount.unit?.upperBound
            ?? amount.numbers[amount.numbers.count - 1].tokens.upperBound
        // Skip a remark in parentheses after the unit: `1 cup (240 ml) cream`.
        if finder.token(index)?.isSign("(") == true, amount.unit != nil {
            let close = (index + 1..<index + 6).first { finder.token($0)?.isSign(")") == true }
            if let close { index = close + 1 }
        }
        var words: [String] = []
        while words.count < 6, let token = finder.token(index) {
            index += 1
            if token.isSign("-") || token.isSign("’") || token.isSign("'") { continue }
            guard token.kind == .word else { break }
            if words.isEmpty, vocabulary.ofWords.contains(token.word) || Self.articles.contains(token.word) { continue }
            // Outside English, a word such as “de” joins the words of a name: `farine de blé`.
            let joins = !words.isEmpty && vocabulary.ofWords.contains(token.word) && !vocabulary.isEnglish
            guard joins || !finder.isFunctionWord(index - 1) else { break }
            if !words.isEmpty, vocabulary.verbs.contains(token.word) { break }
            words.append(token.word)
        }
        // `2 cups of the flour mixture` are not 2 cups of flour.
        self.words = words.contains(where: vocabulary.mixtures.contains) ? [] : words
        liquid = (vocabulary.joinsByOf && !vocabulary.isEnglish ? words.first : words.last)
            .flatMap { vocabulary.foodLiquids.contains($0) ? $0 : nil }
        isWater = liquid != nil && liquid == vocabulary.foodLiquids.first
    }

    private static let articles: Set<String> = [
        "the", "your", "der", "die", "das", "den", "la", "le", "les", "el", "il", "l",
    ]

    /// Returns the name of the ingredient that the words mean. If no ingredient matches, returns the words themselves.
    /// If there are no words, returns `nil`.
    ///
    /// - Parameter ingredients: The ingredients of the recipe, with the words of their names.
    func name(among ingredients: [(name: String, words: [String])]) -> String? {
        guard !words.isEmpty else { return nil }
        let phrase = words.joined(separator: " ")
        let own = Set(IngredientWords.words(phrase))
        var best: (name: String, shared: Int)?
        for ingredient in ingredients {
            // The water of the pasta is no pasta.
            if let liquid, !ingredient.words.contains(liquid) { continue }
            guard let first = ingredient.words.first, let last = ingredient.words.last,
                own.contains(last) || own.contains(first)
            else { continue }
            let shared = ingredient.words.count(where: own.contains)
            if shared > best?.shared ?? 0 { best = (ingredient.name, shared) }
        }
        return best?.name ?? (isWater ? liquid : nil) ?? phrase
    }
}
