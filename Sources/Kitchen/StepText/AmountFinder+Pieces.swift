import RecipeKit

extension AmountFinder {
    /// Returns whether an amount is for one of several pieces or additions: `top each with 1 tbsp`, `1 cup at a time`.
    /// Also returns `true` for a portion of a mixture, and for a spoon that is only a tool: `with a spoon`.
    func isOneOfSeveral(_ amount: FoundAmount) -> Bool {
        if amount.isServings { return false }
        return isRate(amount) || isExample(amount) || isOneAtATime(amount) || isPerPiece(amount)
            || isForOnePerson(amount) || isForEachPlate(amount) || isPortioned(amount) || isTool(amount)
            || isInCentre(amount) || repeated.contains(text.tokens[amount.tokens.lowerBound].range.lowerBound)
    }

    /// Returns whether an amount is the one of a rate: `10 minutes a pound`.
    private func isRate(_ amount: FoundAmount) -> Bool {
        amount.numbers[0].form == .article && vocabulary.seconds(word(amount.tokens.lowerBound - 1)) != nil
            && amount.unit != nil
    }

    /// Returns whether an amount is what a thing can weigh: `if your ham weighs 6 kg`.
    private func isExample(_ amount: FoundAmount) -> Bool {
        var index = amount.tokens.lowerBound - 1
        while vocabulary.approximations.contains(word(index)) { index -= 1 }
        guard let unit = amount.unit,
            vocabulary.division.weighs(word(index))
                || vocabulary.hasEndingVerbs && vocabulary.division.weighs(word(unit.upperBound))
        else { return false }
        return sentence(around: index).contains { $0 <= index && vocabulary.division.conditions.contains(word($0)) }
    }

    /// Returns whether an amount is a spoon in the middle of a piece: `a heaping tablespoon in the center`.
    private func isInCentre(_ amount: FoundAmount) -> Bool {
        guard let unit = amount.unit, vocabulary.division.spoons.contains(word(unit.lowerBound)),
            amount.numbers[amount.numbers.count - 1].value <= Rational(3)
        else { return false }
        let end = sentence(around: amount.tokens.lowerBound).upperBound
        let rest = (unit.upperBound..<max(unit.upperBound, end)).prefix { !isInstruction($0) }
        guard let centre = rest.first(where: { vocabulary.division.centres.contains(word($0)) }) else { return false }
        return !(centre..<centre + 5).contains { vocabulary.cookware.contains(word($0)) }
    }

    /// Returns whether an amount is for one person, or per some persons: `two slices are enough for one person`,
    /// `2 tbsp (per 4 persons)`. It remains if there are more.
    private func isForOnePerson(_ amount: FoundAmount) -> Bool {
        guard !vocabulary.hasNoSpaces else { return false }
        let end = sentence(around: amount.tokens.lowerBound).upperBound
        return (amount.tokens.upperBound..<max(end, amount.tokens.upperBound)).contains { index in
            guard vocabulary.persons.contains(word(index)) else { return false }
            if ["per", "pro", "pr"].contains(word(index - 2)), token(index - 1)?.number != nil { return true }
            return isFunctionWord(index - 2)
                && (vocabulary.articles.contains(word(index - 1)) || vocabulary.numbers[word(index - 1)] == .one)
        }
    }

    /// Returns the number of pieces that each have an amount: the 12 of `12 pieces of about 50 g`. Returns `nil` if the
    /// amount is not the amount of one piece.
    func pieces(of amount: FoundAmount) -> StepNumber? {
        guard amount.unit != nil else { return nil }
        var index = amount.tokens.lowerBound - 1
        while vocabulary.approximations.contains(word(index)) { index -= 1 }
        // The Czech `a` means “and”: `3 vejce a 200 g mouky`.
        guard !vocabulary.andWords.contains(word(index)) else { return nil }
        let isLinked =
            vocabulary.ofWords.contains(word(index)) || ["à", "a", "zu", "da", "weighing"].contains(word(index))
        guard isLinked, token(index - 1)?.kind == .word else { return nil }
        if let unit = vocabulary.units[word(index - 1)], unit.kind != .piece { return nil }
        // An adjective can be between the number and the noun: `12 round pieces of 50 g`. But a measure cannot:
        // `2 szklanki mleka z 25 dag twarogu`.
        for back in 2...3 {
            if let number = number(at: index - back), number.value > .one { return number }
            if let unit = vocabulary.units[word(index - back)], unit.kind != .piece { return nil }
        }
        return nil
    }

    /// Returns whether a spoon is a tool and not a measure: `with a spoon`. The word `spoon` means a measure only if
    /// `of` follows it.
    private func isTool(_ amount: FoundAmount) -> Bool {
        guard let unit = amount.unit, unit.count == 1 else { return false }
        guard vocabulary.isEnglish else { return isToolBehindWith(amount, unit) }
        return ["spoon", "spoons"].contains(word(unit.lowerBound))
            && !vocabulary.ofWords.contains(word(unit.upperBound))
    }

    /// Returns whether a spoon or a ladle is a tool behind the word for `with`: `mit einer Kelle gut verteilen`. It is a
    /// measure if a noun or `of` follows it.
    private func isToolBehindWith(_ amount: FoundAmount, _ unit: Range<Int>) -> Bool {
        guard amount.numbers[0].form == .article, !vocabulary.hasNoSpaces,
            ["mit", "avec", "con", "com", "met", "med"].contains(word(amount.tokens.lowerBound - 1)),
            let next = token(unit.upperBound), next.kind == .word
        else { return false }
        if ["avec", "con", "com"].contains(word(amount.tokens.lowerBound - 1)) {
            return !vocabulary.ofWords.contains(next.word)
        }
        return word(amount.tokens.lowerBound - 1) == "mit" && !next.isCapital
            && !["em", "en", "er"].contains(where: next.word.hasSuffix)
    }

    /// The number of tokens on each side of an amount that can belong to its sentence.
    private static let reach = 60

    /// Returns the tokens of the sentence around a token, at most ``reach`` tokens on each side.
    func sentence(around index: Int) -> Range<Int> {
        var lower = index
        while lower > 0, index - lower < Self.reach, !endsSentence(lower - 1) { lower -= 1 }
        var upper = index
        while upper < text.tokens.count, upper - index < Self.reach, !endsSentence(upper) { upper += 1 }
        return lower..<upper
    }

    /// Returns whether a token is the last one of a sentence. A line feed after the token also ends the sentence.
    private func endsSentence(_ index: Int) -> Bool {
        guard let token = token(index) else { return true }
        if let next = self.token(index + 1), next.startsLine { return true }
        guard case .sign(let sign) = token.kind else { return false }
        if ";!?。；！？".unicodeScalars.contains(sign) { return true }
        guard sign == "." else { return false }
        // A period after an abbreviation does not end a sentence.
        guard let next = self.token(index + 1) else { return true }
        guard next.followsSpace, !isAbbreviation(index - 1, before: next) else { return false }
        return next.isCapital
            || next.number != nil && !["approx", "ca", "no", "nr", "env", "min"].contains(word(index - 1))
    }

    /// Returns whether the period behind a unit belongs to the unit. A piece or a long word before a capital ends a sentence:
    /// `on each fillet. Mix it`.
    private func isAbbreviation(_ index: Int, before next: StepToken) -> Bool {
        guard let unit = vocabulary.units[word(index)] else { return false }
        guard next.isCapital, !vocabulary.capitalizesNouns else { return true }
        return (unit.kind == .metric || unit.kind == .measure) && word(index).count <= 4
    }

    private func isOneAtATime(_ amount: FoundAmount) -> Bool {
        // The period of an abbreviated unit does not end the phrase: `1 tsp. at a time`.
        let end = max(amount.tokens.upperBound, amount.unit?.upperBound ?? 0)
        for index in end..<(end + 9) {
            guard let token = token(index), !token.isSign("."), !token.isSign(","), !token.isSign(";"),
                token.number == nil
            else { return false }
            let isPhrase = vocabulary.atATime.contains { phrase in
                phrase.enumerated().allSatisfy { word(index + $0.offset) == $0.element }
            }
            if isPhrase { return true }
            // In `2 eggs one at a time`, `at a time` belongs to `one` and not to `2 eggs`.
            if vocabulary.numbers[token.word] != nil || vocabulary.articles.contains(token.word) { return false }
        }
        return false
    }

    /// Returns whether an amount is for each of several pieces, in a language without spaces: `1個ずつ`, `每个用30克`.
    private func isPerUnspacedPiece(_ amount: FoundAmount) -> Bool {
        if vocabulary.perPiece.contains(where: word(amount.tokens.upperBound).hasPrefix) { return true }
        var index = amount.numbers[0].tokens.lowerBound - 1
        while let token = token(index), token.kind == .word || token.number != nil {
            // The Korean `각` is a part of many words, and the Japanese `ずつ` is only behind an amount.
            if vocabulary.isChinese, vocabulary.perPiece.contains(where: token.word.contains) { return true }
            index -= 1
        }
        return false
    }

    private func isPerPiece(_ amount: FoundAmount) -> Bool {
        if vocabulary.hasNoSpaces { return isPerUnspacedPiece(amount) }
        let words = perPieceTokens.partitioned(from: amount.tokens.lowerBound - Self.reach)
        guard let first = words.first, first <= amount.tokens.lowerBound + Self.reach else { return false }
        let sentence = sentence(around: amount.tokens.lowerBound)
        for index in words.prefix(while: { $0 < sentence.upperBound }) where index >= sentence.lowerBound {
            let next = token(index + 1)
            let meansPiece = next.map { !vocabulary.notPieces.contains($0.word) && $0.number == nil } ?? true
            // In `12 pieces, about 50 g each`, the mass is for each piece, and not their number.
            if amount.isWhole || amount.isDivision, index > amount.tokens.upperBound { continue }
            // `1 teaspoon each salt and pepper` is one amount for each ingredient, not for each piece.
            let unit = token(index - 1)?.isSign(".") == true ? index - 2 : index - 1
            if vocabulary.units[word(unit)] != nil, word(index) == "each", let next, next.kind == .word,
                !vocabulary.functionWords.contains(next.word) || vocabulary.ofWords.contains(next.word)
            {
                continue
            }
            guard meansPiece || index == amount.tokens.upperBound else { continue }
            let between =
                index < amount.tokens.lowerBound
                ? (index + 1)..<amount.tokens.lowerBound : amount.tokens.upperBound..<index
            if !between.contains(where: isInstruction) { return true }
        }
        return false
    }

    /// Returns whether another instruction begins at a token: with a verb after a comma, `and` or `then`.
    private func isInstruction(_ index: Int) -> Bool {
        guard let previous = token(index - 1) else { return false }
        let isBoundary =
            previous.isSign(",") || previous.isSign(":") || vocabulary.andWords.contains(previous.word)
            || previous.word == "then"
        guard isBoundary else { return false }
        let word = word(index)
        if word == "then" || word == "dann" || word == "puis" || word == "luego" || word == "poi" { return true }
        return vocabulary.verbs.contains(word) || (word.hasSuffix("ing") && vocabulary.isEnglish)
    }

    /// Returns whether the amount is one portion of a mixture: `drop 2 tablespoons of batter onto the griddle`.
    private func isPortioned(_ amount: FoundAmount) -> Bool {
        // In `roll out 1 batch of dough`, nothing is left for another portion.
        if let unit = amount.unit, vocabulary.division.batches.contains(word(unit.lowerBound)) { return false }
        let end = amount.tokens.upperBound
        let names = (end..<(end + 4)).prefix {
            token($0)?.kind == .word && vocabulary.verbs.contains(word($0)) == false
        }
        guard names.contains(where: { vocabulary.mixtures.contains(word($0)) }) else { return false }
        guard !vocabulary.portioningVerbs.isEmpty else { return true }
        let start = sentence(around: amount.tokens.lowerBound).lowerBound
        for index in (start..<amount.tokens.lowerBound).reversed() {
            if vocabulary.portioningVerbs.contains(word(index)) { return true }
            if vocabulary.verbs.contains(word(index)) { return false }
        }
        return false
    }
}

extension [Int] {
    /// Returns the elements that are not less than a value. The array must be sorted.
    fileprivate func partitioned(from value: Int) -> ArraySlice<Int> {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return self[low...]
    }
}
