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
