import RecipeKit

/// Finds the amounts of a step that are scaled with the recipe.
///
/// A number is an amount only if a word shows it: a unit of mass or volume, or a thing that is counted. All other
/// numbers are ignored: temperatures, times, sizes and numbers of steps. An amount for each of several pieces is not
/// scaled either.
final class AmountFinder {
    let text: StepTokens
    let vocabulary: StepVocabulary
    /// Words for things that this recipe counts, in addition to the vocabulary.
    let countedWords: Set<String>
    private let numbers: StepNumberReader
    /// The tokens of words such as `each`.
    let perPieceTokens: [Int]
    /// The bytes of the text that describe what is done with one piece, and then repeated with the others.
    let repeated: Range<Int>

    init(
        _ text: StepTokens, _ vocabulary: StepVocabulary, countedWords: Set<String> = [], repeated: Range<Int> = 0..<0
    ) {
        (self.text, self.vocabulary, self.countedWords) = (text, vocabulary, countedWords)
        self.repeated = repeated
        numbers = StepNumberReader(text: text, vocabulary: vocabulary)
        perPieceTokens = text.tokens.indices.filter { vocabulary.perPiece.contains(text.tokens[$0].word) }
    }

    /// The amounts that are scaled with the recipe, in the order of the text. O(n).
    var amounts: [FoundAmount] { allAmounts.filter { !$0.isPortion } }

    /// All amounts, including amounts for each of several pieces, in the order of the text. O(n).
    var allAmounts: [FoundAmount] {
        var found: [FoundAmount] = []
        var index = 0
        /// The end of the last number that is not an amount.
        var unread: Int?
        while index < text.tokens.count {
            guard let run = numberRun(at: index) else {
                index += 1
                continue
            }
            let start = index
            index = run[run.count - 1].tokens.upperBound
            // The `3` of `2 & 3 cups` is only a part of an amount, and half an amount is never scaled.
            let isRest = unread.map { continues(from: $0, to: start) } ?? false
            unread = index
            guard !isRest, var amount = amount(of: run), !isLabel(run), !isPronoun(run, of: amount) else { continue }
            unread = nil
            amount.isPortion = isOneOfSeveral(amount)
            if amount.isUnclear {
                // What is cut from each piece is certain, and not scaled.
                guard !amount.isPortion else { continue }
                amount.isPortion = true
            }
            if let pieces = pieces(of: amount) {
                // Scale the number of pieces, and not the amount of each piece.
                amount.isPortion = true
                if let known = found.firstIndex(where: { $0.tokens.overlaps(pieces.tokens) }) {
                    (found[known].isPortion, found[known].isUnclear) = (false, false)
                } else {
                    found.append(FoundAmount(numbers: [pieces]))
                }
            }
            found.append(amount)
            if !amount.isPortion { index = amount.tokens.upperBound }
        }
        return found
    }

    /// Returns whether at most a sign or a word such as `and` is between the end of a number and the start of another.
    private func continues(from end: Int, to start: Int) -> Bool {
        if end == start { return text.tokens[start].kind != .word }
        if numbers.behindAnd(end) == start { return true }
        guard start == end + 1, let joint = token(end) else { return false }
        return joint.isSign("+") || joint.isRangeSign || joint.isSign("・") || joint.isSign("/")
    }

    /// Returns the number that begins at a token, or both numbers of a range. Returns `nil` if there is no number.
    func numberRun(at index: Int) -> [StepNumber]? {
        if let run = fractionBehindArticle(at: index) { return run }
        if let one = oneBehindDefinite(at: index) { return [one] }
        guard let first = numbers.number(at: index), !isGlued(index) else { return nil }
        var next = first.tokens.upperBound
        let isBetween = vocabulary.betweenWords.contains(word(index - 1)) && vocabulary.andWords.contains(word(next))
        guard
            isBetween || token(next)?.isRangeSign == true || vocabulary.hasNoSpaces && token(next)?.isSign("~") == true
                || vocabulary.rangeWords.contains(word(next)) || isSlashOfRange(next)
        else { return [first] }
        next += 1
        let canBegin = first.form != .article || vocabulary.numbers[word(index)] != nil
        guard canBegin, let second = numbers.number(at: next), second.form != .article,
            second.value > first.value
        else { return [first] }
        return [first, second]
    }

    /// Returns whether a token is the slash of a range: `200/250 g`. Beside whole numbers, every other slash is a part of a
    /// fraction.
    private func isSlashOfRange(_ index: Int) -> Bool {
        guard token(index)?.isSign("/") == true, let low = token(index - 1)?.number, let high = token(index + 1)?.number
        else { return false }
        return low.isInteger && high.isInteger && token(index)?.followsSpace == false
            && token(index + 1)?.followsSpace == false
    }

    /// Returns the fraction of a measure or a food with the article before it: the `a 1/4` of `a 1/4 cup of sugar`. Returns
    /// `nil` where the measure can be a tool or the size of one thing: `with a 1/4 cup`, `a 1/2 lb steak`.
    private func fractionBehindArticle(at index: Int) -> [StepNumber]? {
        guard vocabulary.articles.contains(word(index)), let next = token(index + 1), next.followsSpace,
            let value = next.number, value < .one, var run = numberRun(at: index + 1)
        else { return nil }
        let phrase = AmountPhrase(finder: self, number: run[run.count - 1])
        (run[0].tokens, run[0].form) = (index..<run[0].tokens.upperBound, .phrase)
        guard let unit = unit(at: phrase.start) else { return phrase.counts(phrase.number) ? run : nil }
        let isOf = vocabulary.ofWords.contains(word(unit.end))
        switch unit.kind {
        case .metric, .measure:
            let isMass = Self.masses.contains(unit.forms.singular)
            return isOf || !isMass && phrase.namesFood(unit.end) ? run : nil
        case .piece, .container: return isOf || phrase.namesFood(unit.end) ? run : nil
        }
    }

    /// Returns the number of a measure that the list of ingredients states, or of one more: `the tablespoon of oil`, `the
    /// remaining cup of stock`, `another cup of stock`. Returns `nil` where an article is no number.
    private func oneBehindDefinite(at index: Int) -> StepNumber? {
        let word = word(index)
        let isAnother = vocabulary.anotherThings.contains(word)
        let isShare = isAnother || vocabulary.shareAdjectives.contains(word)
        guard isAnother || vocabulary.singleDefinites.contains(isShare ? self.word(index - 1) : word),
            let unit = unit(at: index + 1), unit.kind == .measure || unit.kind == .metric,
            unit.forms.singular != unit.forms.plural || vocabulary.capitalizesNouns,
            self.word(index + 1) == unit.forms.singular, vocabulary.fractions[self.word(index - 1)] == nil
        else { return nil }
        let isOf = vocabulary.ofWords.contains(self.word(unit.end))
        var one = StepNumber.one(at: index)
        one.keepsWord = isShare
        let food = isOf ? unit.end + 1 : unit.end
        guard isOf || vocabulary.capitalizesNouns && token(food)?.isCapital == true,
            AmountPhrase(finder: self, number: one).namesFood(food)
        else { return nil }
        return one
    }

    private static let masses: Set<String> = [
        "g", "gram", "gramm", "gramme", "gramo", "grammo", "kg", "kilo", "kilogram", "oz", "ounce", "lb", "pound",
        "pfund",
        "livre", "libra", "libbra", "pond",
    ]

    /// Returns whether the sign or the digits directly before a number show that the number is not an amount: `#2`,
    /// `$5`.
    private func isGlued(_ index: Int) -> Bool {
        guard let previous = token(index - 1), !text.tokens[index].followsSpace else { return false }
        switch previous.kind {
        // In `.5 cup`, the number begins at the period, and not at `5`.
        case .sign("."), .sign(","): return previous.followsSpace
        // In `500g/1lb`, the slash is between two amounts.
        case .sign("/"): return vocabulary.units[word(index - 2)] == nil || unit(at: index + 1) == nil
        case .sign(let sign): return "#$€£-–/°".unicodeScalars.contains(sign)
        case .digits: return true
        default: return false
        }
    }

    /// Returns whether the word `one` is a pronoun: `until one squashes to paste`. This is true if the next word looks
    /// like a plural.
    private func isPronoun(_ run: [StepNumber], of amount: FoundAmount) -> Bool {
        guard run.count == 1, run[0].value == .one, token(run[0].tokens.lowerBound)?.kind == .word,
            let counted = amount.inflected.first
        else { return false }
        return counted.forms.singular != counted.forms.plural && word(counted.token) == counted.forms.plural
    }

    /// Returns whether the word before a number makes the number a label: `step 2`, `gas mark 4`, `No. 3`.
    private func isLabel(_ run: [StepNumber]) -> Bool {
        let first = run[0].tokens.lowerBound
        var before = first - 1
        if token(before)?.isSign(".") == true { before -= 1 }
        return vocabulary.labels.contains(word(before))
    }

    /// Returns the amount that begins with a number. Returns `nil` if no word shows that the number is an amount.
    private func amount(of run: [StepNumber]) -> FoundAmount? {
        let last = run[run.count - 1]
        let phrase = AmountPhrase(finder: self, number: last)
        let before = word(run[0].tokens.lowerBound - 1)
        if vocabulary.leadingUnits.contains(where: before.hasSuffix) {
            return phrase.withFraction(FoundAmount(numbers: run), behind: last.tokens.upperBound)
        }
        if last.form == .article {
            return phrase.measured(run, isArticle: true) ?? phrase.halved(run) ?? phrase.halfVague(run)
        }
        return phrase.yielded(run) ?? phrase.served(run) ?? phrase.packaged(run) ?? phrase.measured(
            run, isArticle: false)
            ?? phrase.sized(run) ?? phrase.counted(run) ?? phrase.shaped(run) ?? phrase.divided(run)
            ?? phrase.described(run) ?? phrase.vague(run)
    }

    // MARK: Helpers for the parts of this type

    /// Returns the token at an index, or `nil` outside the text.
    func token(_ index: Int) -> StepToken? { text.tokens.indices.contains(index) ? text.tokens[index] : nil }

    /// Returns the word at an index, or an empty text if there is none.
    func word(_ index: Int) -> String { token(index)?.word ?? "" }

    /// Returns whether a token is an article, a preposition or a conjunction. The `all` of `all-purpose` is not such a
    /// word.
    func isFunctionWord(_ index: Int) -> Bool {
        guard vocabulary.functionWords.contains(word(index)) else { return false }
        guard let hyphen = token(index + 1), hyphen.isSign("-"), !hyphen.followsSpace, let next = token(index + 2)
        else {
            return true
        }
        return next.kind != .word || next.followsSpace
    }

    /// Returns the number that begins at a token, or `nil` if no number begins there.
    func number(at index: Int) -> StepNumber? { numbers.number(at: index) }

    /// Returns the fraction behind a unit that belongs to the amount before it: the `et demie` of `1 tasse et demie`.
    ///
    /// Returns `.unclear` if the words do not show whether the fraction is another amount: `1 cup and 1/2 flour`.
    func fraction(behindUnit end: Int) -> FractionBehindUnit {
        if let half = numbers.andHalf(at: end) {
            return .added(StepNumber(value: .part(2), form: .phrase, tokens: end..<half))
        }
        let joint = numbers.behindAnd(end) ?? (token(end)?.isSign("+") == true ? end + 1 : nil)
        guard let fraction = numbers.addedFraction(at: joint ?? end), joint != nil || fraction.form != .phrase else {
            return .none
        }
        let after = fraction.tokens.upperBound
        let next = token(after)
        if numbers.isUnit(after) || next?.isSign("-") == true || vocabulary.timeUnits.contains(word(after)) {
            return .none
        }
        if next?.number != nil || next?.kind == .digits || numbers.isAnd(after) { return .unclear }
        let isEnd =
            next?.kind != .word || vocabulary.functionWords.contains(word(after))
            || vocabulary.ofWords.contains(word(after)) || word(after) == "d"
        if isEnd { return .added(fraction) }
        if fraction.form == .phrase { return .none }
        let phrase = AmountPhrase(finder: self, number: fraction)
        return phrase.counts(fraction) == false && vocabulary.adjectives[word(after)] == nil ? .unclear : .none
    }
}
