import RecipeKit

extension AmountPhrase {
    /// Returns whether a number counts whole recipes: `you need half a batch`, `1 recipe of pie dough`. It does not in
    /// `fry in 2 batches` and `to make half a batch`.
    func isBatch(_ run: [StepNumber], behind end: Int) -> Bool {
        let isPart = run[run.count - 1].value < .one
        guard
            isPart || vocabulary.ofWords.contains(finder.word(end))
                || namesFood(end) && !(vocabulary.isEnglish && isPhraseEnd(end))
        else {
            return false
        }
        let first = run[0].tokens.lowerBound
        if vocabulary.divisions.contains(wordBefore(first)) || vocabulary.division.making.contains(wordBefore(first)) {
            return false
        }
        var index = first - 1
        let sentence = finder.sentence(around: first)
        while index >= sentence.lowerBound, let token = finder.token(index), !token.isSign(",") {
            if vocabulary.division.conditions.contains(token.word) { return false }
            index -= 1
        }
        return true
    }

    /// Returns whether spoons are portions on a tray: `scoop 12 heaped teaspoons onto the tray`. Their number is scaled, but
    /// twelve spoons of a thing are not a quarter of a cup.
    func isPortions(_ unit: Int, behind end: Int) -> Bool {
        guard vocabulary.division.spoons.contains(finder.word(unit)), number.value >= Rational(6),
            number.value.isInteger
        else {
            return false
        }
        let sentence = finder.sentence(around: unit)
        return (end..<max(end, sentence.upperBound)).prefix { finder.token($0)?.isSign(",") != true }
            .contains { vocabulary.division.trays.contains(finder.word($0)) }
    }

    /// Returns a number of foods that an unknown word describes: `2 chipotle peppers`, `1 Japanese leek`, `3 mehlige
    /// Kartoffeln`. The end of the phrase shows that the number counts them.
    func described(_ run: [StepNumber]) -> FoundAmount? {
        let last = run[run.count - 1]
        guard !vocabulary.hasNoSpaces, vocabulary.describesBeforeNoun, !isItem(run[0].tokens.lowerBound),
            !LineNumbers.counts.contains(finder.word(start)),
            run.allSatisfy({ $0.value.isInteger && ($0.form == .integer || $0.form == .word && $0.value > .one) }),
            !isDivision(run)
        else { return nil }
        var inflected: [(token: Int, forms: StepVocabulary.Forms)] = []
        for index in start..<start + 3 {
            let word = finder.word(index)
            if index > start, finder.token(index + 1)?.isSign("-") != true,
                let forms = describedForms(word, last.value),
                forms.singular != word || isPhraseEnd(index + 1)
            {
                return FoundAmount(numbers: run, inflected: inflected + [(index, forms)])
            }
            if let forms = vocabulary.adjectives[word] { inflected.append((index, forms)) }
            guard canDescribe(index) else { return nil }
        }
        return nil
    }

    /// Returns the forms of a food that many recipes count, or that this one does, if it has the form behind a number.
    private func describedForms(_ word: String, _ number: Rational) -> StepVocabulary.Forms? {
        if let forms = vocabulary.foods[word] {
            return forms.form(after: number, vocabulary.plural) == word ? forms : nil
        }
        guard vocabulary.isEnglish, word.hasSuffix("s"), number > .one, finder.countedWords.contains(word) else {
            return nil
        }
        return forms(ofFood: word)
    }

    /// Returns a number of vague measures, which have another meaning elsewhere in a step: `5 twists of pepper`.
    func vague(_ run: [StepNumber]) -> FoundAmount? {
        guard vocabulary.isEnglish, let forms = vocabulary.division.vagueUnits[finder.word(start)],
            vocabulary.ofWords.contains(finder.word(start + 1)), namesFood(start + 2)
        else { return nil }
        return FoundAmount(numbers: run, inflected: [(start, forms)])
    }

    /// Returns a part of a vague measure: `half a glass of water`.
    func halfVague(_ run: [StepNumber]) -> FoundAmount? { number.value == .one ? nil : vague(run) }

    /// Returns whether a number is the one of a line in a list of steps: `2 Chop onions`.
    private func isItem(_ index: Int) -> Bool {
        finder.token(index)?.startsLine == true && finder.token(index + 1)?.isCapital == true
    }

    private func canDescribe(_ index: Int) -> Bool {
        guard let token = finder.token(index), token.kind == .word, token.word.utf8.count > 2,
            finder.token(index + 1)?.isSign("-") != true
        else { return false }
        let word = token.word
        if vocabulary.capitalizesNouns && token.isCapital || vocabulary.isEnglish && word.hasSuffix("s") {
            return false
        }
        return namesFood(index) && vocabulary.units[word] == nil && !vocabulary.timeUnits.contains(word)
            && vocabulary.division.vagueUnits[word] == nil && !vocabulary.persons.contains(word)
            && !vocabulary.notPieces.contains(word)
            && !vocabulary.cutPieces.contains(word) && vocabulary.division.pieces[word] == nil
            && !vocabulary.division.parts.contains(word)
            && vocabulary.foods[word] == nil && vocabulary.seconds(word) == nil && !vocabulary.moreTime.contains(word)
    }
}
