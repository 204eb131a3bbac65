import RecipeKit

/// The units of amounts in steps.
extension AmountFinder {
    /// Returns the unit at a token, and the index after the unit. Returns `nil` if there is no unit.
    ///
    /// A unit can have several words (`cuillères à soupe`) and a period (`tbsp.`).
    func unit(at index: Int) -> FoundUnit? {
        if let phrase = unitPhrase(at: index) { return phrase }
        guard let token = token(index), token.kind == .word else { return nil }
        var word = token.word
        if let end = cubicCentimetres(at: index) {
            return FoundUnit(kind: .metric, forms: StepVocabulary.Forms(singular: word, plural: word), end: end)
        }
        if word.utf8.count == 1 {
            let letter = text.bytes[token.range.lowerBound]
            // In English, `T`, `t` and `c` after a small number are spoons and cups. The `c` of `220c` is a scale of a
            // temperature.
            let isSmall = (self.token(index - 1)?.number).map { $0 <= Rational(12) } ?? false
            if vocabulary.isEnglish || vocabulary.hasNoSpaces,
                letter == UInt8(ascii: "T") || letter == UInt8(ascii: "t")
            {
                guard isSmall else { return nil }
                word = "tbsp"
            } else if letter == UInt8(ascii: "c") {
                return isSmall || !vocabulary.isEnglish ? spoonLetters(at: index) : nil
            } else if letter == UInt8(ascii: "C") || letter == UInt8(ascii: "F") {
                return nil
            }
        }
        guard let (kind, forms) = vocabulary.units[word] else { return nil }
        var end = index + 1
        // In old texts, `2 l/2` is two and a half: the letter `l` stands for the digit 1.
        if word == "l", self.token(end)?.isSign("/") == true, self.token(end + 1)?.number != nil { return nil }
        if self.token(end)?.isSign(".") == true, word.utf8.count <= 5, self.token(end)?.followsSpace == false,
            let after = self.token(end + 1), after.kind != .word || !after.isCapital || word.utf8.count <= 4
        {
            end += 1
        }
        // The name of a French spoon continues after its first word: `à soupe`, `à café`, `à s.`
        if word.hasPrefix("cuill") || word == "cuil", ["à", "a"].contains(self.word(end)) { end += 2 }
        return FoundUnit(kind: kind, forms: forms, end: end)
    }

    /// Returns the end of `c.c.`, which is a millilitre except in French, where it is a coffee spoon.
    private func cubicCentimetres(at index: Int) -> Int? {
        guard vocabulary.hasCubicCentimetres, word(index) == "c", word(index + 2) == "c",
            token(index + 1)?.isSign(".") == true, token(index + 1)?.followsSpace == false
        else { return nil }
        return index + (token(index + 3)?.isSign(".") == true ? 4 : 3)
    }

    /// Returns the unit of several words at a token: `ст. л.`. Returns `nil` if there is none.
    private func unitPhrase(at index: Int) -> FoundUnit? {
        var found: FoundUnit?
        for phrase in vocabulary.unitPhrases[word(index)] ?? [] {
            var end = index
            var tokens: [Int] = []
            for expected in phrase.words {
                guard let match = match(expected, at: end) else { break }
                tokens.append(match.token)
                end = match.end
            }
            guard tokens.count == phrase.words.count, end > found?.end ?? index else { continue }
            // The words in parentheses never change.
            let words = zip(tokens, phrase.forms).map { (token: $0, forms: $1) }
                .filter { !$0.forms.singular.hasPrefix("(") && !$0.forms.singular.hasSuffix(")") }
            found = FoundUnit(
                kind: phrase.kind, forms: phrase.forms[0], end: end, others: Array(words.dropFirst()))
        }
        return found
    }

    /// Returns the token of a word of a unit, and the index after the word with its period or its parentheses: the `(chá)`
    /// of `xícara (chá)`. Returns `nil` if another word is there.
    private func match(_ expected: String, at index: Int) -> (token: Int, end: Int)? {
        var (name, start) = (Substring(expected), index)
        if name.first == "(" {
            guard token(start)?.isSign("(") == true else { return nil }
            (name, start) = (name.dropFirst(), start + 1)
        }
        let closes = name.last == ")"
        guard word(start) == (closes ? name.dropLast() : name) else { return nil }
        var end = start + 1
        if closes {
            guard token(end)?.isSign(")") == true else { return nil }
            end += 1
        } else if token(end)?.isSign(".") == true, expected.utf8.count <= 6 {
            end += 1
        }
        return (start, end)
    }

    /// Returns `c` as a unit: a cup in English, and a spoon in French (`c. à soupe`, `c.à.s`, `c.c`). Outside English,
    /// returns `nil` if no name of a spoon follows.
    private func spoonLetters(at index: Int) -> FoundUnit? {
        let forms = StepVocabulary.Forms(singular: "c", plural: "c")
        if vocabulary.isEnglish {
            let end = index + (token(index + 1)?.isSign(".") == true ? 2 : 1)
            return FoundUnit(kind: .measure, forms: forms, end: end)
        }
        var end = index + 1
        func skipPeriod() { if token(end)?.isSign(".") == true { end += 1 } }
        skipPeriod()
        if ["à", "a"].contains(word(end)) {
            end += 1
            skipPeriod()
        } else if token(end)?.isSign("/") == true {
            end += 1
        }
        guard ["s", "c", "soupe", "café", "cafe", "thé", "dessert"].contains(word(end)) else { return nil }
        end += 1
        skipPeriod()
        return FoundUnit(kind: .measure, forms: forms, end: end)
    }
}
