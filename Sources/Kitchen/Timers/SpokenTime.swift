import RecipeKit

/// A time at the start of a text whose language is not known: `1 & 1/2 h`, `half an hour`, `une heure et demie`,
/// `1時間半`.
struct SpokenTime {
    /// The ends of the time in seconds.
    let lower, upper: Int
    /// The text after the time.
    let rest: Substring

    /// Reads the time in the language that understands most of the text. If there are several, the first language of
    /// ``StepLanguage`` counts. Returns `nil` if no language understands a time.
    init?(_ text: String) {
        var longest: (time: StepTime, end: Int)?
        for language in StepLanguage.allCases {
            guard let found = Self.time(in: text, language), found.end > longest?.end ?? 0 else { continue }
            longest = found
        }
        guard let longest else { return nil }
        (lower, upper) = (longest.time.lower, longest.time.upper)
        rest = Substring(text.utf8.dropFirst(longest.end)).drop(while: \.isWhitespace)
    }

    /// Returns the time at the start of a text in a language, and the number of bytes that it has.
    private static func time(in text: String, _ language: StepLanguage) -> (time: StepTime, end: Int)? {
        let vocabulary = StepVocabulary.of(language)
        let tokens = StepTokens(text, vocabulary)
        guard let time = StepTimeReader(text: tokens, vocabulary: vocabulary).time(at: 0) else { return nil }
        let words = time.tokens.map { tokens.tokens[$0].word }
        // The Danish `time` is an hour, but after digits it is usually the English word.
        let hours = language.words.entries(.contextHour)
        guard tokens.tokens[0].number == nil || !words.contains(where: hours.contains),
            time.tokens.upperBound == tokens.tokens.count || tokens.tokens[time.tokens.upperBound].followsSpace
        else { return nil }
        return (time, tokens.tokens[time.tokens.upperBound - 1].range.upperBound)
    }
}
