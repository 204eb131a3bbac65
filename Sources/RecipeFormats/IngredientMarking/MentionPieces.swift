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
