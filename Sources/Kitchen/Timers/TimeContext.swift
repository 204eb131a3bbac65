import CookingLanguages
import RecipeKit

/// Decides from the words around a time whether the time is a timer.
struct TimeContext {
    let text: StepTokens
    let time: StepTime
    let words: TimeWords

    /// Whether the cook waits for this time.
    var isTimer: Bool { !isRepeated && !isPoint && !isRate && !isStorage && !isRecipeTime }

    /// Whether words such as `at least` are before the time.
    var isMinimum: Bool { follows(words.atLeast) }

    /// Whether the time is a repetition: `every 5 minutes`, `alle 10 Minuten`, `toutes les 5 minutes`.
    private var isRepeated: Bool { follows(words.every) || isInterval(word(after: 0)) }

    /// Returns whether a word says that the time before it is repeated. In a language without spaces, the word continues:
    /// `5分ごとに`.
    private func isInterval(_ word: String) -> Bool {
        words.intervals.contains(word) || words.unspacedIntervals.contains(where: word.hasPrefix)
    }

    /// Whether the time says when something happens, and not how long a step takes: `10 minutes ago`,
    /// `uncover for the last 10 minutes`, `take out 30 minutes before serving`.
    private var isPoint: Bool {
        let next = word(after: 0)
        if words.earlier.contains(where: { phrase in phrase.indices.allSatisfy { phrase[$0] == word(after: $0) } }) {
            return true
        }
        if follows(words.last) { return true }
        guard words.before.contains(next) else { return false }
        let sentence = wordsBefore
        return !sentence.contains(where: words.waitingVerbs.contains)
            && (next != "before" || sentence.contains(where: words.pointVerbs.contains))
    }

    /// Whether the time is a rate: `20 minutes per pound`.
    private var isRate: Bool {
        guard words.rates.contains(word(after: 0)) else { return false }
        return words.rateWeights.contains(word(after: 1))
            || word(after: 1).isEmpty && token(time.tokens.upperBound + 1)?.number != nil
    }

    /// Whether the time is a storage time: `keeps 3 days`, `store for up to 2 weeks`.
    private var isStorage: Bool {
        guard time.unit >= 86_400 || word(back: 2) == "up" && word(back: 1) == "to" || word(back: 1) == "within" else {
            return false
        }
        return wordsBefore.contains(where: words.storage.contains)
    }

    /// Whether the time is the time of the whole recipe: `prep time: 10 min`, `total 40 minutes`.
    private var isRecipeTime: Bool {
        var index = time.tokens.lowerBound - 1
        while index >= 0, let token = token(index),
            token.isSign(":") || token.isSign("*") || words.approximations.contains(token.word)
        {
            index -= 1
        }
        guard let word = token(index)?.word else { return false }
        return words.labels.contains(word) || words.labelEndings.contains(where: word.hasSuffix)
    }

    /// The words of the sentence before the time, at most 40. The word nearest to the time is first.
    private var wordsBefore: [String] {
        var words: [String] = []
        var index = time.tokens.lowerBound - 1
        while index >= 0, words.count < 40, let token = token(index) {
            if token.isSign(";") || token.isSign("!") || token.isSign("."), self.token(index + 1)?.isCapital == true {
                break
            }
            if !token.word.isEmpty { words.append(token.word) }
            index -= 1
        }
        return words
    }

    private func token(_ index: Int) -> StepToken? { text.tokens.indices.contains(index) ? text.tokens[index] : nil }

    /// Returns a word before the time. Words such as `about` directly before the time are skipped.
    ///
    /// - Parameter back: The distance of the word: 1 for the last word before the time, 2 for the word before that.
    private func word(back: Int) -> String {
        var index = time.tokens.lowerBound - 1
        while let word = token(index)?.word, words.approximations.contains(word) { index -= 1 }
        return token(index - back + 1)?.word ?? ""
    }

    private func word(after offset: Int) -> String { token(time.tokens.upperBound + offset)?.word ?? "" }

    /// Returns whether one of several phrases is directly before the time.
    private func follows(_ phrases: [[String]]) -> Bool {
        phrases.contains { phrase in
            phrase.indices.allSatisfy { phrase[$0] == word(back: phrase.count - $0) }
        }
    }
}

/// The words around times in one language, in lower case.
struct TimeWords: Sendable {
    fileprivate let atLeast, every, earlier, last: [[String]]
    fileprivate let intervals, before, pointVerbs, waitingVerbs, rates, rateWeights, storage, labels: Set<String>
    fileprivate let labelEndings, unspacedIntervals: [String]
    /// Words such as `about`, which are skipped. The longer list `StepVocabulary.approximations` is not used here,
    /// because some of its words decide what a time means: `up to`, `at least`.
    fileprivate let approximations: Set<String>

    /// Creates the words of a language. The words of the most common languages count too, because the language of a
    /// recipe is often only a guess.
    init(_ language: StepLanguage) {
        let languages = Set([language, .english, .german, .french, .spanish, .italian]).map(\.words)
        func phrases(_ roles: CookingLanguage.Role...) -> [[String]] {
            roles.flatMap { role in languages.flatMap { $0.entries(role) } }
                .map { $0.lowercased().split(separator: " ").map(String.init) }
        }
        func set(_ roles: CookingLanguage.Role...) -> Set<String> {
            Set(roles.flatMap { phrases($0) }.filter { $0.count == 1 }.map { $0[0] })
        }
        atLeast = phrases(.atLeast)
        every = phrases(.every)
        earlier = phrases(.earlier)
        last = phrases(.lastTime)
        intervals = set(.interval)
        unspacedIntervals = language.words.script == .eastAsian ? language.words.entries(.interval) : []
        before = set(.before)
        pointVerbs = set(.pointVerb)
        waitingVerbs = set(.waitingVerb)
        rates = set(.rate)
        rateWeights = set(.rateWeight)
        storage = set(.storage)
        // A hyphen at the start of a label stands for other words before it: `Backzeit` ends like a label.
        labels = set(.timeLabel)
        labelEndings = labels.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
        approximations = set(.about, .anotherTime)
    }
}
