import RecipeKit

/// The numbers of pieces into which a step divides a dough or a dish. The pieces of a whole dough are twice as many in a
/// doubled recipe. The wedges of an onion are not. Of many a dish the words do not say which it is.
extension AmountPhrase {
    /// Returns a number of pieces into which a dough or a dish is divided: `divide the dough into 12 equal pieces`, `cut into
    /// 8 wedges`, `making about 12 biscuits`. Returns `nil` for the pieces of a food that is counted: `cut 2 onions into
    /// 8 wedges`.
    func divided(_ run: [StepNumber]) -> FoundAmount? {
        let last = run[run.count - 1].value
        guard !vocabulary.hasNoSpaces, last >= Rational(2),
            run.allSatisfy({ $0.value.isInteger && $0.form != .article })
        else { return nil }
        guard let piece = piece(after: last) else { return results(run) }
        guard let isScaled = growsWithBatch(run, piece.token) else { return nil }
        let isClear =
            (isScaled || hasMass(behind: piece.token)) && last >= Rational(3)
            && !words.parts.contains(finder.word(piece.token))
        return FoundAmount(
            numbers: run, inflected: [(piece.token, piece.forms)], isWhole: true, isDivision: true, isUnclear: !isClear)
    }

    private var words: DivisionWords { vocabulary.division }

    /// Returns the piece that a number counts, behind at most three words such as `equal` or the size of each piece.
    private func piece(after number: Rational) -> (token: Int, forms: StepVocabulary.Forms)? {
        var index = start
        var skipped = 0
        while skipped < 4, let token = finder.token(index) {
            let word = token.word
            if let forms = words.pieces[word] ?? vocabulary.shapes[word],
                forms.form(after: number, vocabulary.plural) == word
            {
                return isPaper(index + 1) ? nil : (index, forms)
            }
            if let end = endOfRemark(at: index) ?? endOfLength(at: index) {
                index = end
                continue
            }
            guard token.kind == .word, word != "x", !finder.isFunctionWord(index), !vocabulary.timeUnits.contains(word),
                vocabulary.units[word].map({ $0.kind == .piece }) ?? true, !vocabulary.andWords.contains(word)
            else { return nil }
            (index, skipped) = (index + 1, skipped + 1)
        }
        return nil
    }

    /// Returns the index after letters in parentheses that belong to the word before: `equal(ish)`.
    private func endOfRemark(at index: Int) -> Int? {
        guard let open = finder.token(index), open.isSign("("), !open.followsSpace,
            finder.token(index + 1)?.kind == .word,
            finder.token(index + 2)?.isSign(")") == true
        else {
            return finder.token(index)?.isSign("-") == true && finder.token(index)?.followsSpace == false
                && index > start ? index + 1 : nil
        }
        return index + 3
    }

    /// Returns the index after the size of each piece: `12 2-inch squares`.
    private func endOfLength(at index: Int) -> Int? {
        guard let number = finder.number(at: index), number.form != .article else { return nil }
        var end = number.tokens.upperBound
        if finder.token(end)?.isSign("-") == true { end += 1 }
        return ["inch", "cm", "in"].contains(finder.word(end)) ? end + 1 : nil
    }

    /// Returns whether the mass of each piece follows, so that all of them together have the mass of the batch.
    private func hasMass(behind piece: Int) -> Bool {
        var index = piece + 1
        guard vocabulary.ofWords.contains(finder.word(index)) || ["à", "zu", "da"].contains(finder.word(index)) else {
            return false
        }
        repeat { index += 1 } while vocabulary.approximations.contains(finder.word(index))
        guard let number = finder.number(at: index) else { return false }
        return finder.unit(at: number.tokens.upperBound)?.kind == .metric
    }

    /// Returns whether a remark repeats the number of pieces before it: the `(för 5 längder)` of `i 5 bitar (för 5 längder)`.
    private func repeatsDivision(_ first: Int, _ sentence: Range<Int>) -> Bool {
        guard let open = (first - 3..<first).first(where: { finder.token($0)?.isSign("(") == true }) else {
            return false
        }
        for index in (sentence.lowerBound..<max(open, sentence.lowerBound)).reversed() {
            guard let other = finder.number(at: index) else { continue }
            return other.value == number.value
                && AmountPhrase(finder: finder, number: other).divided([other])?.isUnclear == false
        }
        return false
    }

    /// Returns whether a number of pieces is the one of the whole batch. Returns `nil` if it is no such number, or if it is
    /// certainly the number of pieces of one thing.
    private func growsWithBatch(_ run: [StepNumber], _ piece: Int) -> Bool? {
        let first = run[0].tokens.lowerBound
        let link = link(before: first)
        let sentence = finder.sentence(around: first)
        if endsYield(at: link) || vocabulary.hasEndingVerbs && startsYield(at: piece + 1) {
            return !sentence.contains { words.conditions.contains(finder.word($0)) }
        }
        if repeatsDivision(first, sentence) || makesShapes(link, piece) { return true }
        guard vocabulary.divisions.contains(finder.word(link)) else { return nil }
        let before = sentence.lowerBound..<max(link, sentence.lowerBound)
        let verb = verb(before: before, behind: piece, sentence)
        let holdsDough = before.contains { words.isDough(finder.word($0)) }
        guard verb != nil || holdsDough && finder.word(link) == "into" else { return nil }
        if holdsDough { return true }
        if before.contains(where: { forms(ofFood: finder.word($0)) != nil }) { return nil }
        guard let verb, words.divides(finder.word(verb)) else { return false }
        // What is divided is named between the verb and the number. Without a name, it is all there is.
        if verb < link {
            return (verb + 1..<link).allSatisfy { finder.word($0).hasSuffix("ly") && vocabulary.isEnglish }
        }
        guard let previous = finder.token(link - 1), link > sentence.lowerBound else { return true }
        return previous.kind != .word || vocabulary.andWords.contains(previous.word)
    }

    /// Returns whether a verb makes pieces of all there is: `form 6 balls`, `make 12 wraps`.
    private func makesShapes(_ link: Int, _ piece: Int) -> Bool {
        let verb = finder.word(link)
        guard vocabulary.shapes[finder.word(piece)] != nil || words.making.contains(verb) else { return false }
        return words.making.contains(verb) || words.divides(verb)
            || vocabulary.hasEndingVerbs && words.divides(finder.word(piece + 1))
    }

    /// Returns the token before a number and words such as `about` or `ca.`.
    func link(before first: Int) -> Int {
        var link = first - 1
        while let token = finder.token(link) {
            let isPeriod =
                token.isSign(".") && !token.followsSpace && vocabulary.approximations.contains(finder.word(link - 1))
            guard isPeriod || token.isSign("~") || vocabulary.approximations.contains(token.word) else { break }
            link -= 1
        }
        return link
    }

    /// Returns the number of things that are no pieces, but the result of a whole recipe: `you should have about 20
    /// taquitos`, `to make 6 pitas`.
    private func results(_ run: [StepNumber]) -> FoundAmount? {
        let first = run[0].tokens.lowerBound
        let link = link(before: first)
        let isMade = words.making.contains(finder.word(link))
        guard vocabulary.isEnglish, run[run.count - 1].value >= Rational(isMade ? 3 : 6),
            isMade || endsYield(at: link, ofWords: 2),
            let noun = (start..<start + 2).first(where: { finder.word($0).hasSuffix("s") }),
            (start...noun).allSatisfy({ namesFood($0) && vocabulary.units[finder.word($0)] == nil }),
            !vocabulary.timeUnits.contains(finder.word(noun)), !words.parts.contains(finder.word(noun)),
            !vocabulary.notPieces.contains(String(finder.word(noun).dropLast())),
            !words.openings.contains(finder.word(noun))
        else { return nil }
        let isUnclear = finder.sentence(around: first).contains { words.conditions.contains(finder.word($0)) }
        return FoundAmount(numbers: run, isWhole: true, isDivision: true, isUnclear: isUnclear)
    }

    /// Returns the verb that divides: the last one before the number, or in German the first one behind the pieces.
    private func verb(before: Range<Int>, behind piece: Int, _ sentence: Range<Int>) -> Int? {
        func isVerb(_ index: Int) -> Bool { words.divides(finder.word(index)) || words.cuts(finder.word(index)) }
        if vocabulary.hasEndingVerbs,
            let verb = (piece + 1..<max(piece + 1, min(piece + 5, sentence.upperBound))).first(where: isVerb)
        {
            return verb
        }
        return before.last { index in
            // In `add it in 3 equal portions`, the noun is no verb.
            isVerb(index)
                && (words.pieces[finder.word(index)] == nil
                    || !(index - 2..<index).contains { finder.number(at: $0) != nil })
        }
    }

    private func endsYield(at index: Int, ofWords count: Int = 1) -> Bool {
        words.yields.contains { phrase in
            phrase.count >= count
                && phrase.indices.allSatisfy { phrase[$0] == finder.word(index + 1 - phrase.count + $0) }
        }
    }

    private func startsYield(at index: Int) -> Bool {
        words.yields.contains { phrase in phrase.indices.allSatisfy { phrase[$0] == finder.word(index + $0) } }
    }
}
