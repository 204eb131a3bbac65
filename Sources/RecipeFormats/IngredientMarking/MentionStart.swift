import RecipeKit

/// Reads the words before the name of an ingredient: adjectives, an amount, and words for a part of the amount.
struct MentionStart {
    /// The start of a mention. Offsets are in bytes of the text.
    struct Beginning {
        var extent: Mention.Extent
        /// The offset of the first adjective, or of the name if there is no adjective.
        var phrase: Int
        /// The offset of the amount, or ``phrase`` if there is no amount.
        var whole: Int
    }

    private let words: StepWords
    private let language: MentionWords
    /// Returns whether the line of the ingredient in the list contains a word. The argument is the hash of the word.
    private let isOwn: (UInt64) -> Bool

    init(_ words: StepWords, _ language: MentionWords, isOwn: @escaping (UInt64) -> Bool) {
        self.words = words
        self.language = language
        self.isOwn = isOwn
    }

    /// What is known about the words between the current word and the name. The words are read backwards.
    private struct Passed {
        /// The offset of the adjective that was read last, or of the name if no adjective was read yet.
        var phrase: Int
        var hasArticle = false
        var hasConnector = false
        var hasUnit = false
        /// Whether one of the words is a state, such as `cooked`, that the ingredient's line in the list does not
        /// contain.
        var isState = false
        /// Whether a further adjective cannot belong to the name, because one of the words is an article, a connector
        /// or a unit.
        var isClosed: Bool { hasArticle || hasConnector || hasUnit }
    }

    /// Returns the start of the mention, or `nil` if the name is no mention. For example, `cream` in `sour cream` and
    /// `butter` in `without butter` are no mentions.
    ///
    /// - Parameters:
    ///   - noun: The index of the first word of the name.
    ///   - last: The previous mention in the text, or `nil` if there is none.
    ///   - reader: The reader for the amount.
    func beginning(
        before noun: Int, after last: Mention?, _ reader: inout IngredientLineReader
    ) -> Beginning? {
        var passed = Passed(phrase: words.words[noun].range.lowerBound)
        let byte = passed.phrase
        var index = noun - 1
        while noun - index <= Self.longestPhrase {
            switch words.gap(before: index + 1) {
            case .amount:
                return amount(endingAt: words.words[index + 1].range.lowerBound, byte, passed, &reader)
            case .end: return plain(byte, passed, stop: nil, last)
            case .stop where words.isBehindMeasure(index + 1, language): return known(.unknown, byte, passed)
            case .stop where !isShortUnit(index):
                return plain(byte, passed, stop: nil, last)
            case .joint where !passed.isClosed && !isNumber(index) && !isOwn(words.words[index].stem): return nil
            case .joint, .space, .stop: break
            }
            let word = words.words[index]
            let roles = language[word.stem]
            if isNumber(index) || roles.contains(.number) {
                return amount(endingAt: numberEnd(index), byte, passed, &reader)
            }
            if roles.contains(.part) {
                return isAction(index, roles) ? plain(byte, passed, stop: index, last) : known(.part, byte, passed)
            }
            if roles.contains(.vague) { return known(.unknown, byte, passed) }
            if roles.contains(.negation) { return nil }
            if roles.contains(.connector) {
                passed.hasConnector = true
            } else if roles.contains(.unit), !isAction(index, roles), !(roles.contains(.article) && isElided(index)) {
                passed.hasUnit = true
            } else if roles.contains(.joiner), passed.hasUnit {
                // The word is inside a unit: the `à` of `cuillères à soupe`.
            } else if passed.hasArticle {
                return plain(byte, passed, stop: index, last)
            } else if !passed.isClosed, isDescribing(index, roles) || isOwn(word.stem, roles) {
                if roles.contains(.state), !isOwn(word.stem) { passed.isState = true }
                passed.phrase = word.range.lowerBound
            } else if roles.contains(.article) {
                passed.hasArticle = true
            } else if roles.contains(.adjective), passed.isClosed {
                // The adjective describes the unit, or the noun before the connector: `heaped tablespoon sugar`.
            } else if language.hasCapitalNouns, words.isCapital(index), !words.words[index].startsSentence {
                // In German, the noun before the name is a place (`im Topf Öl erhitzen`) or a measure
                // (`ein Klecks Sahne`).
                return known(.unknown, byte, passed)
            } else if roles.contains(.leader) || isLeader(index, passed) {
                return plain(byte, passed, stop: index, last)
            } else if passed.hasUnit || passed.hasConnector && language.isEnglish {
                return roles.contains(.verb) ? nil : known(.unknown, byte, passed)
            } else {
                return nil
            }
            index -= 1
        }
        return nil
    }
}

extension MentionStart {
    /// The maximum number of words before the name that are read.
    private static let longestPhrase = 16

    private func isNumber(_ index: Int) -> Bool { words.startsWithDigit(index) }

    /// Returns the offset after the number with which a word begins: after `250` in `250g`. For a word without digits
    /// at its start, such as `two`, returns the offset after the word.
    private func numberEnd(_ index: Int) -> Int {
        let word = words.words[index].range
        let digits = words.bytes[word].prefix { (0x30...0x39).contains($0) }
        return digits.isEmpty ? word.upperBound : digits.endIndex
    }

    /// Returns whether the period after a word ends an abbreviation of a unit (`1 tbsp. sugar`) and not a sentence.
    private func isShortUnit(_ index: Int) -> Bool {
        guard index >= 0, language[words.words[index].stem].contains(.unit), words.isShortened(before: index + 1)
        else { return false }
        return !words.isCapital(index + 1) || isNumber(index - 1) || words.gap(before: index) == .amount
    }

    /// Returns whether an apostrophe is directly after a word, as after the article of `l'huile`.
    private func isElided(_ index: Int) -> Bool {
        let end = words.words[index].range.upperBound
        return end < words.bytes.count && [UInt8(ascii: "'"), 0xE2].contains(words.bytes[end])
    }

    /// Returns whether a word can describe the ingredient and is in the line of the ingredient in the list.
    private func isOwn(_ stem: UInt64, _ roles: MentionWords.Roles) -> Bool {
        roles.isDisjoint(with: [.leader, .follower, .article, .connector, .coordination]) && isOwn(stem)
    }

    /// Returns whether a word describes the name: it is an adjective or a state, and not a verb here.
    private func isDescribing(_ index: Int, _ roles: MentionWords.Roles) -> Bool {
        guard !roles.isDisjoint(with: [.adjective, .state]) else { return false }
        return !roles.contains(.leader) || !isAction(index, roles)
    }

    /// Returns whether a word that can be a verb is a verb here. Always `false` if the language is not English.
    private func isAction(_ index: Int, _ roles: MentionWords.Roles) -> Bool {
        guard language.isEnglish, !roles.isDisjoint(with: [.leader, .part]) else { return false }
        let word = words.words[index]
        if roles.contains(.unit) || roles.contains(.part) {
            // `Slice` is a verb in `Slice bread`, but a noun in `slice of bread`. `slices` is always a noun.
            guard bytes(index).last != UInt8(ascii: "s"), words.stem(index + 1) != Self.of else { return false }
            if roles.contains(.part), !Self.partVerbs.contains(word.stem) { return false }
        }
        guard !word.startsSentence, word.followsWord else { return true }
        return language[words.words[index - 1].stem].contains(.leader) || words.isAdverb(index - 1)
    }

    /// Returns whether a noun phrase can begin after a word without the role `leader`. In English, the word must be an
    /// adverb. In other languages, the word must look like a verb.
    private func isLeader(_ index: Int, _ passed: Passed) -> Bool {
        if language.isEnglish { return words.isAdverb(index) }
        let word = bytes(index)
        return !passed.hasConnector
            && language.verbEndings.contains { word.count > $0.count + 1 && word.suffix($0.count).elementsEqual($0) }
    }

    private func bytes(_ index: Int) -> ArraySlice<UInt8> { words.bytes[words.words[index].range] }

    /// Returns a start without adjectives and without an amount.
    private func known(_ extent: Mention.Extent, _ noun: Int, _ passed: Passed) -> Beginning {
        Beginning(extent: extent, phrase: noun, whole: noun)
    }

    /// Returns the start of a name that has no amount before it.
    ///
    /// - Parameters:
    ///   - noun: The offset of the name.
    ///   - passed: The words between `stop` and the name.
    ///   - stop: The index of the word before the noun phrase, or `nil` if no word is directly before it.
    ///   - last: The previous mention in the text, or `nil` if there is none.
    private func plain(_ noun: Int, _ passed: Passed, stop: Int?, _ last: Mention?) -> Beginning? {
        var extent = Mention.Extent.whole
        if passed.hasUnit || passed.isState || isOfAnother(passed) { extent = .unknown }
        if MentionPieces(words, language).share(words.firstIndex(from: noun)) { extent = .unknown }
        if let last, [.part, .unknown].contains(last.extent), isJoined(passed.phrase, to: last) {
            extent = .unknown
        }
        if let stop, isGreasing(before: stop) || tellsState(stop) || isJoinedToPart(stop) { extent = .unknown }
        return Beginning(extent: extent, phrase: passed.phrase, whole: passed.phrase)
    }

    /// Returns whether a connector joins the name to a noun before it: `of` joins `onion` to `side` in
    /// `the cut side of the onion`. The article `de l'` in `de l'ail` is not such a connector.
    private func isOfAnother(_ passed: Passed) -> Bool {
        passed.hasConnector && (language.isEnglish || !passed.hasArticle)
    }

    /// Returns whether the word at an index begins a clause about the state of a thing: `until` in
    /// `until the corn is tender`.
    private func tellsState(_ stop: Int) -> Bool { language.isEnglish && Self.states.contains(words.words[stop].stem) }

    /// Returns whether the word at an index joins the name to a part of another ingredient: `and` before `pepper` in
    /// `half of the salt and pepper`.
    private func isJoinedToPart(_ stop: Int) -> Bool {
        guard language[words.words[stop].stem].contains(.coordination) else { return false }
        var index = stop
        while index > 0, stop - index < 4, words.gap(before: index) == .space {
            index -= 1
            let roles = language[words.words[index].stem]
            if roles.contains(.part) { return true }
            if !roles.isDisjoint(with: [.leader, .number]) || isNumber(index) { return false }
        }
        return false
    }

    /// Returns whether an offset is directly after the previous mention. Only a few articles and words such as `and`
    /// can be between them.
    private func isJoined(_ start: Int, to last: Mention) -> Bool {
        guard start >= last.noun.upperBound, start - last.noun.upperBound < 16 else { return false }
        return words.words(in: last.noun.upperBound..<start).allSatisfy {
            !language[$0.stem].isDisjoint(with: [.coordination, .article])
        }
            && !words.bytes[last.noun.upperBound..<start].contains { [0x2E, 0x3B, 0x3A, 0x21].contains($0) }
    }

    /// Returns whether a word for greasing a pan comes shortly before the name in the same sentence.
    private func isGreasing(before stop: Int) -> Bool {
        var index = stop
        while index >= 0, stop - index < 12 {
            if language[words.words[index].stem].contains(.greasing) { return true }
            if words.words[index].startsSentence { return false }
            index -= 1
        }
        return false
    }

    /// Returns the start of a mention with an amount before its name.
    ///
    /// - Parameters:
    ///   - end: The byte offset at which the number before the name ends.
    ///   - noun: The byte offset of the name.
    ///   - passed: The words between the number and the name.
    ///   - reader: The reader for the amount.
    private func amount(
        endingAt end: Int, _ noun: Int, _ passed: Passed, _ reader: inout IngredientLineReader
    ) -> Beginning {
        let unknown = known(.unknown, noun, passed)
        let number = MentionNumber(words, language)
        let start = number.start(of: end)
        guard let measure = reader.leadingMeasure(of: words.bytes[start..<noun], language: language.code),
            start + measure.end <= passed.phrase, onlyJoining(start + measure.end..<passed.phrase)
        else { return number.isShare(start..<noun) ? known(.part, noun, passed) : unknown }
        if number.isPerPiece(start) { return unknown }
        let share = number.share(before: start)
        if share == .part { return known(.part, noun, passed) }
        func said(_ quantity: Quantity) -> Beginning {
            Beginning(
                extent: share == .rest ? .rest(quantity) : .amount(quantity), phrase: passed.phrase, whole: start)
        }
        guard let unit = measure.unit else {
            // `2 of the eggs` and `one half onion` state only a part. `2 eggs` states an amount.
            if passed.hasConnector { return known(.part, noun, passed) }
            if passed.hasUnit || passed.hasArticle { return unknown }
            return number.isWord(start) && number.isShare(start..<noun)
                ? known(.part, noun, passed)
                : said(Quantity(measure.amount))
        }
        let name = String(decoding: words.bytes[start + unit.lowerBound..<start + unit.upperBound], as: UTF8.self)
        guard !number.isLength(name) else { return unknown }
        return said(Quantity(measure.amount, unit: name))
    }

    /// Returns whether a range of bytes contains only articles and words such as `of`, with spaces, periods and
    /// apostrophes between them.
    private func onlyJoining(_ range: Range<Int>) -> Bool {
        var covered = 0
        for word in words.words(in: range) {
            guard !language[word.stem].isDisjoint(with: [.connector, .article]) else { return false }
            covered += word.range.count
        }
        let others = words.bytes[range].count { ![0x20, 0x2E, 0x27, 0xE2, 0x80, 0x99, 0xC2, 0xA0].contains($0) }
        return others <= covered
    }

    private static let of = StepWords.stem(of: "of")
    private static let states = Set(["until", "till", "when", "once", "while"].map { StepWords.stem(of: $0) })
    /// Words for a part that are also verbs.
    private static let partVerbs: Set<UInt64> = [StepWords.stem(of: "quarter"), StepWords.stem(of: "halve")]
}
