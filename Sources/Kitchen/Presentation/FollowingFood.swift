/// The food whose name follows an amount: the `flour` of `2 cups of flour`.
struct FollowingFood {
    private let words: [String]

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
            guard let first = ingredient.words.first, let last = ingredient.words.last,
                own.contains(last) || own.contains(first)
            else { continue }
            let shared = ingredient.words.count(where: own.contains)
            if shared > best?.shared ?? 0 { best = (ingredient.name, shared) }
        }
        return best?.name ?? phrase
    }
}
