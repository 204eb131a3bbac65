extension AmountPhrase {
    /// Returns the singular and the plural of a food that is counted, or `nil` for another word.
    func forms(ofFood word: String) -> StepVocabulary.Forms? {
        if let forms = vocabulary.foods[word] { return forms }
        return finder.countedWords.contains(word) ? StepVocabulary.Forms(singular: word, plural: word) : nil
    }

    /// Returns whether a token can be a part of a food's name: `egg` in `2 egg yolks`.
    func isFood(_ index: Int) -> Bool {
        let word = finder.word(index)
        return vocabulary.foods[word] != nil || vocabulary.units[word]?.kind == .piece
            || vocabulary.adjectives[word] != nil
    }

    /// Returns the word before a token, without words such as `about`.
    func wordBefore(_ index: Int) -> String {
        var index = index - 1
        while finder.token(index)?.isSign(".") == true || vocabulary.approximations.contains(finder.word(index)) {
            index -= 1
        }
        return finder.word(index)
    }

    /// Returns whether the amount is a number of resulting pieces: `into 4 slices`.
    ///
    /// In English, `in` does not count if it belongs to a verb: `stir in 2 cups flour`.
    ///
    /// - Parameters:
    ///   - run: The numbers of the amount.
    ///   - end: The token after the amount. In a language without spaces, the word can be there: `4つに切る`.
    func isDivision(_ run: [StepNumber], before end: Int? = nil) -> Bool {
        let before = wordBefore(run[0].tokens.lowerBound)
        if vocabulary.hasNoSpaces {
            if vocabulary.divisions.contains(where: before.hasSuffix) { return true }
            guard let end, let next = finder.token(end), !next.followsSpace else { return false }
            return vocabulary.divisions.contains(where: next.word.hasPrefix)
        }
        guard vocabulary.divisions.contains(before) || before == "among" else { return false }
        guard before == "in", vocabulary.isEnglish else { return true }
        let verb = finder.word(run[0].tokens.lowerBound - 2)
        return ![
            "stir", "mix", "beat", "fold", "whisk", "blend", "pour", "drizzle", "knead", "put", "toss", "work",
            "stirring", "mixing", "beating", "folding", "whisking", "then", "gradually", "slowly", "gently", "cream",
        ].contains(verb)
    }

    /// Returns whether a vessel is counted in a language without spaces: `取两个碗`.
    func isVesselBehind(_ index: Int) -> Bool {
        guard vocabulary.hasNoSpaces, let next = finder.token(index), !next.followsSpace else { return false }
        let word = ["大", "小"].first { next.word.hasPrefix($0) }.map { next.word.dropFirst($0.count) } ?? next.word[...]
        return vocabulary.cookware.contains { word.hasPrefix($0) }
    }

    /// Returns whether a sheet is of paper or foil, and not of dough: `entre 2 feuilles de papier`.
    func isPaper(_ index: Int) -> Bool {
        let isLinked = vocabulary.ofWords.contains(finder.word(index))
        let word = finder.word(isLinked ? index + 1 : index)
        return [
            "papier", "paper", "parchment", "papel", "carta", "pergamino", "backpapier", "bakpapier", "folie", "foil",
        ]
        .contains(word)
    }

    /// Returns whether a name can begin at a token: the word is not an article, a preposition, a verb or cookware.
    func namesFood(_ index: Int) -> Bool {
        guard let token = finder.token(index), token.kind == .word else { return false }
        return !finder.isFunctionWord(index) && !vocabulary.verbs.contains(token.word)
            && !vocabulary.cookware.contains(token.word)
    }

    /// Returns whether a name that begins with a number is at a token, as in `1 can 7 Up` and `1 Becher 30% Sahne`. An
    /// amount, a time, a temperature and a length are no names.
    func beginsWithNumber(_ index: Int) -> Bool {
        guard let number = finder.number(at: index), number.form == .integer else { return false }
        let end = number.tokens.upperBound
        if finder.token(end)?.isSign("%") == true { return true }
        // A capital shows a name, also if the word is a preposition elsewhere: `1 can 7 Up`.
        guard namesFood(end) || finder.token(end)?.isCapital == true && !finder.vocabulary.capitalizesNouns,
            finder.unit(at: end) == nil, !vocabulary.timeUnits.contains(finder.word(end))
        else {
            return false
        }
        return AmountPhrase(finder: finder, number: number).counts(number) == false
    }

    /// Returns whether the words of a noun end before a token. In English, they end before a sign, a preposition, a
    /// verb, an adverb or a participle. In other languages, they end before every token.
    func isPhraseEnd(_ index: Int) -> Bool {
        guard let token = finder.token(index), token.kind == .word else { return true }
        if vocabulary.functionWords.contains(token.word) || vocabulary.verbs.contains(token.word) { return true }
        return !vocabulary.isEnglish || token.word.hasSuffix("ed") || token.word.hasSuffix("ly")
    }
}
