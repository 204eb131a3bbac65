import CookingLanguages
import RecipeKit

extension LineNumbers {
    /// The packages whose number is an article or the word for one: `or substitute a can of coconut milk`, `(eine Dose
    /// Kokosmilch)`. In a step, such a can is often one that the cook already has.
    var packagesBehindArticles: [FoundAmount] {
        finder.text.tokens.indices.compactMap { index in
            let word = finder.word(index)
            guard vocabulary.articles.contains(word) || vocabulary.numbers[word] == .one,
                !Self.onlyWords.contains(finder.word(index - 1)), let unit = finder.unit(at: index + 1),
                unit.kind == .container, isPackage(unit, behind: index)
            else { return nil }
            return FoundAmount(numbers: [.one(at: index)], inflected: [(index + 1, unit.forms)])
        }
    }

    /// Returns whether words after an article are a package of a food, and not the beginning of a name: `a can opener`.
    private func isPackage(_ unit: FoundUnit, behind article: Int) -> Bool {
        if vocabulary.ofWords.contains(finder.word(unit.end)) { return context.hasQuantity }
        if finder.token(unit.end)?.kind != .word {
            // `coconut milk (a can)`
            return !context.isName && startsPart(article) && startsPart(unit.end + 1)
        }
        return context.hasQuantity && !vocabulary.joinsByOf
            && AmountPhrase(finder: finder, number: .one(at: article)).namesFood(unit.end)
    }

    /// Returns whether words before a mass say that it is the greatest one: the `up to` of `1 octopus (up to 1.2 kg)`.
    func isUpTo(_ index: Int) -> Bool {
        let word = finder.word(index)
        return Self.upTo.contains(word) || word == "to" && finder.word(index - 1) == "up"
    }

    private static let upTo: Set<String> = [
        "até", "hasta", "fino", "max", "maximal", "maximum", "maximaal", "höchstens", "tot", "maks", "maksimalt",
        "högst",
        "do",
    ]

    /// Returns the numbers of some of the counted things: `2 oranges, one juiced and one diced`, `2 eggs (1 for brushing)`.
    ///
    /// Together, they are not more than the things. A purpose or a preparation follows each of them, or they are all of
    /// the things.
    func partCounts(_ known: [Bool]) -> [FoundAmount] {
        guard let count = context.count, count.isInteger else { return [] }
        var parts: [StepNumber] = []
        var areStated = true
        var index = context.isName ? 1 : 0
        while index < known.count {
            defer { index += 1 }
            let isStart = startsPart(index) || vocabulary.andWords.contains(finder.word(index - 1))
            guard !known[index], isStart || isAnother(index) else { continue }
            let another = StepNumber(value: .one, form: .word, tokens: index..<index + 1)
            guard var number = isAnother(index) ? another : finder.number(at: index), number.value.isInteger,
                number.value < count, !["a", "an"].contains(finder.word(number.tokens.lowerBound)),
                let next = finder.token(number.tokens.upperBound), next.kind == .word,
                finder.unit(at: number.tokens.upperBound) == nil
            else { continue }
            // In `une autre`, the article is a part of the number.
            if isAnother(number.tokens.upperBound) { number.tokens = index..<number.tokens.upperBound + 1 }
            if number.form == .article { number.form = .word }
            let word = finder.word(number.tokens.upperBound)
            guard !vocabulary.persons.contains(finder.word(number.tokens.upperBound + 1)) else { return [] }
            areStated = areStated && (Self.purposes.contains(word) || Self.preparations.contains(word))
            parts.append(number)
            index = number.tokens.upperBound - 1
        }
        let sum = parts.reduce(Rational.zero) { $0.adding($1.value) ?? $0 }
        guard sum <= count, areStated || parts.count > 1 && sum == count else { return [] }
        return parts.map { FoundAmount(numbers: [$0]) }
    }

    /// Returns whether a word stands for one more of the counted things: the `outro` of `1 para a massa outro para pincelar`.
    /// With a definite article, it is the rest of them, however many these are.
    private func isAnother(_ index: Int) -> Bool {
        Self.anotherWords.contains(finder.word(index)) && !vocabulary.definites.contains(finder.word(index - 1))
            && Self.purposes.contains(finder.word(index + 1))
    }

    /// Returns whether a word says that the amount behind it is for each of an unknown number of things: `à je 25 g`.
    func isEachLink(_ index: Int) -> Bool {
        ["je", "each", "chacun", "chacune"].contains(finder.word(index))
    }

    private static let anotherWords = Set(CookingLanguage.entriesOfAll(.anotherThing))
    static let onlyWords = Set(CookingLanguage.entriesOfAll(.only))
    private static let purposes = Set(CookingLanguage.entriesOfAll(.purpose))
    private static let preparations = Set(
        (CookingLanguage.entriesOfAll(.preparation) + CookingLanguage.entriesOfAll(.adverb)).map { $0.lowercased() })

    /// Returns whether the words at an index say that the amount before them is for each person. In another size, more
    /// people eat the same.
    func isForEachPerson(_ index: Int) -> Bool {
        vocabulary.perWords.contains(finder.word(index)) && vocabulary.persons.contains(finder.word(index + 1))
    }
}
