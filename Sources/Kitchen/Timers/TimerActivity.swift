import CookingLanguages
import RecipeKit

extension TimerFinder {
    /// Returns what the cook does during a time: `Fry onion` for the eight minutes of `Fry the onion in 2 tbsp oil for 8
    /// minutes`. Returns `nil` if the sentence says nothing of it.
    ///
    /// The name is the last verb before the time with its object, without articles and amounts. If this verb has no
    /// object, it is the one of the verb before it. In a language whose verbs are at the end of a sentence, the verb is
    /// the word after the time.
    ///
    /// - Parameters:
    ///   - before: The text of the step before the time.
    ///   - after: The text of the step after the time.
    public func activity(before: String, after: String) -> String? {
        let ends = vocabulary.hasNoSpaces ? ".!?;。！？；\n，、," : ".!?;\n"
        let sentence = before.split { ends.contains($0) }.last.map(String.init) ?? ""
        let isNewSentence = before.last { $0 != " " }.map { ends.contains($0) } ?? true
        let words = ActivityWords(isNewSentence ? "" : sentence, vocabulary)
        guard let name = words.name ?? endingName(words, after) ?? words.firstWords else { return nil }
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Returns the name whose verb is after the time: `Zwiebeln braten`, `煮る`.
    private func endingName(_ words: ActivityWords, _ after: String) -> String? {
        let clause = StepTokens(after, vocabulary).tokens.prefix { $0.kind == .word }
        guard let first = clause.first, vocabulary.actions.contains(first.word) || vocabulary.hasEndingVerbs else {
            return nil
        }
        let isObject = vocabulary.functionWords.contains(first.word) && !vocabulary.hasNoSpaces
        guard let verb = isObject ? clause.last : first, !vocabulary.functionWords.contains(verb.word) else {
            return nil
        }
        let text = UTF8Text.string(verb.range, in: Array(after.utf8))
        guard !vocabulary.hasNoSpaces else { return text }
        return (words.firstContents.suffix(2) + [text]).joined(separator: " ")
    }
}

/// The words of a sentence before a time.
private struct ActivityWords {
    private let text: StepTokens
    private let vocabulary: StepVocabulary
    /// The maximum number of words of an object.
    private static let longest = 3

    init(_ sentence: String, _ vocabulary: StepVocabulary) {
        text = StepTokens(sentence, vocabulary)
        self.vocabulary = vocabulary
    }

    /// The last verb and its object, or the object of an earlier verb. `nil` if there is no verb.
    var name: String? {
        var indices = text.tokens.indices.filter { vocabulary.actions.contains(text.tokens[$0].word) && !isNoun($0) }
        guard let verb = indices.popLast() else { return nil }
        // In `let the dough rest`, the verb before it belongs to the verb.
        if let helper = indices.last, vocabulary.helpingVerbs.contains(text.tokens[helper].word) {
            let object = object(of: helper, includesVerbs: true)
            // `Let it simmer` says only that it simmers.
            return (object.isEmpty ? [written(verb)] : [written(helper)] + object).joined(separator: " ")
        }
        var object = object(of: verb)
        while object.isEmpty, let earlier = indices.popLast() { object = self.object(of: earlier) }
        return ([written(verb)] + object).joined(separator: " ")
    }

    /// The first words of the sentence. A step usually begins with a verb, and not all verbs are known.
    var firstWords: String? {
        guard let first = text.tokens.first, first.kind == .word, !isSkipped(0), !isEnd(0) else { return nil }
        return ([written(0)] + object(of: 0)).joined(separator: " ")
    }

    /// The words with a meaning before the first preposition: `Zwiebeln`.
    var firstContents: [String] {
        let start = text.tokens.indices.prefix { text.tokens[$0].kind == .word && (isSkipped($0) || !isEnd($0)) }
        return start.filter { !isSkipped($0) }.map(written)
    }

    /// Returns the words after a verb, up to the next preposition or sign.
    private func object(of verb: Int, includesVerbs: Bool = false) -> [String] {
        var words: [String] = []
        for index in (verb + 1)..<max(verb + 1, text.tokens.count) where words.count < Self.longest {
            let token = text.tokens[index]
            if token.number != nil || isSkipped(index) && !vocabulary.rangeWords.contains(token.word) { continue }
            guard token.kind == .word, !isEnd(index),
                includesVerbs || !vocabulary.actions.contains(token.word) || isNoun(index)
            else {
                break
            }
            words.append(written(index))
        }
        return words
    }

    /// Returns whether a token is an article, a part of an amount or an adverb.
    private func isSkipped(_ index: Int) -> Bool {
        let word = text.tokens[index].word
        let isUnit = vocabulary.units[word] != nil && index > 0 && text.tokens[index - 1].number != nil
        return isUnit || vocabulary.articles.contains(word) || vocabulary.definites.contains(word)
            || vocabulary.ofWords.contains(word) || vocabulary.approximations.contains(word)
            || vocabulary.isEnglish && word.hasSuffix("ly")
    }

    private func isEnd(_ index: Int) -> Bool {
        let word = text.tokens[index].word
        return vocabulary.functionWords.contains(word) || vocabulary.rangeWords.contains(word)
            || vocabulary.andWords.contains(word) || word == "then"
    }

    /// Returns whether a word that can be a verb is a noun here: `a rest`, `the top`.
    private func isNoun(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let word = text.tokens[index - 1].word
        return vocabulary.articles.contains(word) || vocabulary.definites.contains(word)
    }

    private func written(_ index: Int) -> String { text.text(text.tokens[index].range) }
}
