import RecipeKit

/// The numbers of plates and people, which are the servings of the recipe.
extension AmountPhrase {
    /// Returns a number of plates on which the whole dish is served, or of people for whom it is enough: `divide among
    /// 4 plates`, `enough for four people`. In a doubled recipe, they are twice as many.
    func served(_ run: [StepNumber]) -> FoundAmount? {
        let last = run[run.count - 1].value
        guard !vocabulary.hasNoSpaces, last > .one, run.allSatisfy({ $0.value.isInteger && $0.form != .article }) else {
            return nil
        }
        let first = run[0].tokens.lowerBound
        // The German `für` can also mean “about”.
        let words = [finder.word(first - 1), finder.word(link(before: first))]
        if vocabulary.persons.contains(finder.word(start)), words.contains(where: vocabulary.servingWords.contains) {
            return FoundAmount(numbers: run, isWhole: true, isServings: true)
        }
        guard let (plate, forms) = plate(after: last) else { return nil }
        let division = vocabulary.division
        let sentence = finder.sentence(around: first)
        // `2 slices on each of the 4 plates`
        let of = vocabulary.definites.contains(finder.word(first - 1)) ? first - 2 : first - 1
        let isEach = vocabulary.ofWords.contains(finder.word(of)) && vocabulary.perPiece.contains(finder.word(of - 1))
        guard
            isEach
                || sentence.contains(where: { index in
                    index != plate && (division.serves(finder.word(index)) || division.divides(finder.word(index)))
                })
        else { return nil }
        // The parts of a batter go into bowls before it is done, and two bowls can be those of two different halves.
        let isVessel = vocabulary.cookware.contains(finder.word(plate))
        if isVessel, sentence.contains(where: { vocabulary.mixtures.contains(finder.word($0)) }) { return nil }
        let isUnclear = isVessel && last == Rational(2)
        return FoundAmount(
            numbers: run, inflected: [(plate, forms)], isWhole: true, isServings: true, isUnclear: isUnclear)
    }

    /// Returns the plate that a number counts, behind at most two words such as `warm`.
    private func plate(after number: Rational) -> (token: Int, forms: StepVocabulary.Forms)? {
        for index in start..<start + 5 {
            let word = finder.word(index)
            // `2 medium-size bowls`
            if finder.token(index)?.isSign("-") == true, index > start { continue }
            if let forms = vocabulary.division.plates[word] {
                return forms.form(after: number, vocabulary.plural) == word ? (index, forms) : nil
            }
            guard vocabulary.adjectives[word] != nil || namesFood(index) && vocabulary.units[word] == nil else {
                return nil
            }
        }
        return nil
    }
}

extension AmountFinder {
    /// Returns whether an amount is the one of each plate or person: `2 tbsp per plate`, `200 g par personne`.
    func isForEachPlate(_ amount: FoundAmount) -> Bool {
        guard !vocabulary.hasNoSpaces else { return false }
        let sentence = sentence(around: amount.tokens.lowerBound)
        let before = amount.tokens.lowerBound - 1
        // `Auf vier Tellern anrichten und je 2 EL darübergeben`
        if vocabulary.perWords.contains(word(before)), !vocabulary.isItalian,
            (sentence.lowerBound..<max(before, sentence.lowerBound))
                .contains(where: { vocabulary.division.plates[word($0)] != nil })
        {
            return true
        }
        let end = sentence.upperBound
        for index in amount.tokens.upperBound..<max(end, amount.tokens.upperBound) {
            guard let token = token(index), !token.isSign(","), token.number == nil else { return false }
            let next = word(index + 1)
            if vocabulary.perWords.contains(token.word),
                vocabulary.persons.contains(next) || vocabulary.division.plates[next] != nil
            {
                return true
            }
        }
        return false
    }
}
