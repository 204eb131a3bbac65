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
