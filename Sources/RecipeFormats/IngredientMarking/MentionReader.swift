/// Finds the mentions of a recipe's ingredients in the text of a step, and how much of each ingredient the step uses.
///
/// Only whole noun phrases are mentions. These words are no mentions: a verb (`salt` in `salt the water`), and a part
/// of the name of another food or of a tool (`butter` in `peanut butter`).
struct MentionReader {
    let phrases: MentionPhrases
    /// The words of the language, or `nil` if the language is not supported. Without these words, the reader finds
    /// names but no amounts.
    let language: MentionWords?
    let isEnglish: Bool

    /// Creates a reader for the steps of a recipe.
    ///
    /// - Parameters:
    ///   - phrases: The phrases by which the steps can mention the ingredients.
    ///   - code: The language of the steps, as an ISO 639-1 code.
    init(_ phrases: MentionPhrases, language code: String) {
        self.phrases = phrases
        language = MentionWords.words(of: code)
        isEnglish = code == "en"
    }

    /// Returns the mentions in a text, in order.
    ///
    /// - Parameters:
    ///   - words: The words of the text.
    ///   - reader: The reader for the amounts in the text.
    func mentions(in words: StepWords, _ reader: inout IngredientLineReader) -> [Mention] {
        var mentions: [Mention] = []
        var index = 0
        while index < words.words.count {
            guard phrases.mayBegin(with: words.words[index].stem) else {
                index += 1
                continue
            }
            guard let (phrase, count) = phrase(at: index, of: words) else {
                if let mention = shortened(at: index, of: words, after: mentions.last, &reader) {
                    mentions.append(mention)
                }
                index += 1
                continue
            }
            defer { index += count }
            guard let phrase, !words.isPartOfWord(index, count) else { continue }
            if let mention = mention(of: phrase, index..<index + count, in: words, after: mentions.last, &reader) {
                mentions.append(mention)
            }
        }
        return mentions
    }

    /// Returns the longest phrase that begins at a word, and the number of its words. For an ambiguous part of several
    /// names, the phrase is `nil`. If nothing begins at the word, returns `nil`.
    private func phrase(at start: Int, of words: StepWords) -> (phrase: MentionPhrases.Phrase?, count: Int)? {
        var found: (phrase: MentionPhrases.Phrase?, count: Int)?
        var hash = words.words[start].stem
        for count in 1...max(phrases.longest, 1) {
            let index = start + count - 1
            if count > 1 {
                guard index < words.words.count, words.words[index].followsWord else { break }
                hash = WordHash.joining(hash, words.words[index].stem)
            }
            // An ambiguous phrase counts too. If the list has two kinds of maple syrup, `maple syrup` identifies
            // neither of them, but prevents a match of `syrup` alone.
            if phrases.isKnown(hash) { found = (phrases.phrase(hash), count) }
        }
        return found
    }

    /// Returns the mention of an ingredient by a shortened name: `1/2 cup romaine` for romaine lettuce. Returns `nil`
    /// if the step does not state how much it uses.
    ///
    /// - Parameters:
    ///   - index: The index of the word.
    ///   - words: The words of the text.
    ///   - last: The previous mention in the text, or `nil` if there is none.
    ///   - reader: The reader for the amount.
    private func shortened(
        at index: Int, of words: StepWords, after last: Mention?, _ reader: inout IngredientLineReader
    ) -> Mention? {
        let word = words.words[index].stem
        guard let phrase = phrases.beginning(word), language?[word].isEmpty == true, !words.isPartOfWord(index, 1),
            var mention = mention(of: phrase, index..<index + 1, in: words, after: last, &reader),
            mention.extent != .whole
        else { return nil }
        mention.extent = .shortened
        return mention
    }

    /// Returns the mention for a phrase at a range of words, or `nil` if the words are no mention: a verb, a part of
    /// another name, or an ingredient that the step does not use (`without salt`).
    ///
    /// - Parameters:
    ///   - phrase: The phrase.
    ///   - range: The range of the words of the phrase.
    ///   - words: The words of the text.
    ///   - last: The previous mention in the text, or `nil` if there is none.
    ///   - reader: The reader for the amount.
    private func mention(
        of phrase: MentionPhrases.Phrase, _ range: Range<Int>, in words: StepWords, after last: Mention?,
        _ reader: inout IngredientLineReader
    ) -> Mention? {
        let noun = words.words[range.lowerBound].range.lowerBound..<words.words[range.upperBound - 1].range.upperBound
        guard let language else {
            return Mention(owners: phrase.owners, extent: .unknown, noun: noun, phrase: noun, whole: noun)
        }
        let end = MentionEnd(words, language)
        guard !MentionVerb(words, language).isVerb(range),
            let ending = end.ending(
                behind: range.upperBound,
                isVerb: range.count == 1 && language[words.words[range.lowerBound].stem].contains(.verb))
        else { return nil }
        let start = MentionStart(words, language) { phrases.says($0, of: phrase.owners[0]) }
        guard let beginning = start.beginning(before: range.lowerBound, after: last, &reader) else { return nil }
        var extent = beginning.extent
        if ending.extent != .whole, extent != .part { extent = ending.extent }
        let last = words.words[ending.end - 1].range.upperBound
        return Mention(
            owners: phrase.owners, extent: extent, noun: noun.lowerBound..<last, phrase: beginning.phrase..<last,
            whole: beginning.whole..<last)
    }
}

extension StepWords {
    /// Returns whether a phrase is only a part of a hyphenated word: the `oil` of `oil-free`.
    ///
    /// - Parameters:
    ///   - start: The index of the first word of the phrase.
    ///   - count: The number of words of the phrase.
    fileprivate func isPartOfWord(_ start: Int, _ count: Int) -> Bool {
        words[start].followsHyphen || start + count < words.count && words[start + count].followsHyphen
    }
}

/// Recognizes an English verb that is also the name of an ingredient: `Cream the butter`, `flour a board`.
struct MentionVerb {
    private let words: StepWords
    private let language: MentionWords

    init(_ words: StepWords, _ language: MentionWords) {
        self.words = words
        self.language = language
    }

    /// Returns whether the words in a range are a verb in their sentence.
    func isVerb(_ range: Range<Int>) -> Bool {
        let index = range.lowerBound
        guard language.isEnglish, range.count == 1, language[words.words[index].stem].contains(.verb) else {
            return false
        }
        let next =
            index + 1 < words.words.count && words.words[index + 1].followsWord ? words.words[index + 1].stem : nil
        if isPanPrepared(by: index) || index > 1 && isPanPrepared(by: index - 2) { return true }
        let isSeasoning = Self.seasonings.contains(words.words[index].stem)
        if words.words[index].startsSentence, !isBehindUnit(index) {
            return isSeasoning ? next != nil && next != Self.and && next != Self.to : next != Self.and
        }
        guard words.words[index].followsWord else { return next.map(Self.manners.contains) ?? false }
        if words.isAdverb(index - 1) { return true }
        let previous = words.words[index - 1].stem
        guard previous == Self.and || previous == Self.then || previous == Self.to else { return false }
        return next.map(Self.manners.contains) ?? (previous == Self.then)
    }

    /// Returns whether a word is after a unit whose period ends an abbreviation: `flour` in `2 tbsp. flour`.
    private func isBehindUnit(_ index: Int) -> Bool {
        words.isShortened(before: index) && language[words.words[index - 1].stem].contains(.unit)
    }

    /// Returns whether the word at an index and the next two words describe how to prepare a pan:
    /// `Butter and flour 2 pans`.
    private func isPanPrepared(by index: Int) -> Bool {
        index + 2 < words.words.count && Self.preparing.contains(words.words[index].stem)
            && words.words[index + 1].stem == Self.and && words.words[index + 2].stem == Self.flour
            && (words.words[index].startsSentence || index > 0 && words.isAdverb(index - 1))
    }

    private static let and = StepWords.stem(of: "and")
    private static let then = StepWords.stem(of: "then")
    private static let to = StepWords.stem(of: "to")
    private static let flour = StepWords.stem(of: "flour")
    /// Seasonings. At the start of a sentence, a seasoning can be a noun, as in `Salt to taste` and `Salt, pepper`.
    private static let seasonings = stems("salt pepper water sugar ice")
    private static let preparing = stems("butter grease oil spray line")
    /// Words that show that the word before them is a verb: `cream together`, `oil lightly`.
    private static let manners = stems("together until with well lightly generously")

    private static func stems(_ words: String) -> Set<UInt64> {
        Set(words.split(separator: " ").map { StepWords.stem(of: String($0)) })
    }
}

extension StepWords {
    /// Returns whether a word has at least five letters and ends like an English adverb: `lightly`. Returns `false` for
    /// a few other words with this ending, such as `jelly`.
    func isAdverb(_ index: Int) -> Bool {
        let word = bytes[words[index].range]
        guard word.count > 4, word.suffix(2).elementsEqual("ly".utf8) else { return false }
        return !["jelly", "barley", "parsley", "curly"].contains(String(decoding: word, as: UTF8.self).lowercased())
    }
}

/// Recognizes English steps that divide an ingredient among pieces: `Sprinkle each serving with parsley`.
///
/// The mark of such an ingredient has no amount, because the total is not the amount for each piece.
struct MentionPieces {
    private let words: StepWords
    private let language: MentionWords

    init(_ words: StepWords, _ language: MentionWords) {
        self.words = words
        self.language = language
    }

    /// Returns whether a step divides an ingredient among pieces. Always `false` if the language is not English.
    ///
    /// - Parameter noun: The index of the first word of the ingredient's name.
    func share(_ noun: Int) -> Bool {
        language.isEnglish && (standBefore(noun) || followPreposition(behind: noun))
    }

    /// Returns whether the pieces and then `with` come before the name: `each serving with parsley`.
    private func standBefore(_ noun: Int) -> Bool {
        var isBehindWith = false
        var index = noun
        while noun - index < Self.longestClause, words.gap(before: index) == .space {
            index -= 1
            if words.startsWithDigit(index) { return false }
            if words.words[index].stem == Self.with { isBehindWith = true }
            if isPiece(index) { return isBehindWith }
        }
        return false
    }

    /// Returns whether a preposition and then the pieces come after the name: `salsa onto each tortilla`.
    private func followPreposition(behind noun: Int) -> Bool {
        var index = noun + 1
        while index - noun < Self.longestClause, words.gap(before: index) == .space {
            if words.startsWithDigit(index) { return false }
            if isPiece(index) { return language[words.words[index - 1].stem].contains(.leader) }
            index += 1
        }
        return false
    }

    /// Returns whether a word means each of several pieces, as `each` does in `each serving`. In `after each addition`
    /// and `on each side`, the word does not mean pieces.
    private func isPiece(_ index: Int) -> Bool {
        language[words.words[index].stem].contains(.perPiece)
            && !(words.stem(index + 1).map(Self.others.contains) ?? false)
    }

    private static let with = StepWords.stem(of: "with")
    /// Words after `each` that do not mean pieces.
    private static let others = Set(["addition", "time", "side", "other"].map { StepWords.stem(of: $0) })
    /// The pieces are searched among the 8 words before the first word of the name and the 7 words after this word.
    private static let longestClause = 8
}
