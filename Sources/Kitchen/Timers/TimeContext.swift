/// Decides from the words around a time whether the time is a timer.
struct TimeContext {
    let text: StepTokens
    let time: StepTime

    /// Whether the cook waits for this time.
    var isTimer: Bool { !isRepeated && !isPoint && !isRate && !isStorage && !isRecipeTime }

    /// Whether words such as `at least` are before the time.
    var isMinimum: Bool {
        let before = [word(back: 2), word(back: 1)]
        if ["mindestens", "minimum", "almeno"].contains(before[1]) { return true }
        return [["at", "least"], ["au", "moins"], ["al", "menos"], ["por", "menos"]].contains(before)
    }

    /// Whether the time is a repetition: `every 5 minutes`, `alle 10 Minuten`, `toutes les 5 minutes`.
    private var isRepeated: Bool {
        if Self.repeated.contains(word(back: 1)) || Self.intervals.contains(word(after: 0)) { return true }
        return ["toutes", "tous"].contains(word(back: 2)) && word(back: 1) == "les"
    }

    /// Whether the time says when something happens, and not how long a step takes: `10 minutes ago`,
    /// `uncover for the last 10 minutes`, `take out 30 minutes before serving`.
    private var isPoint: Bool {
        let next = word(after: 0)
        if ["ago", "fa", "earlier", "beforehand", "ahead"].contains(next) || next == "in" && word(after: 1) == "advance"
        {
            return true
        }
        if Self.lastWords.contains(word(back: 1)) { return true }
        if word(back: 1) == "hace" || word(back: 2) == "y" && word(back: 1) == "a" { return true }
        guard Self.beforeWords.contains(next) else { return false }
        let sentence = wordsBefore
        return !sentence.contains(where: Self.waitingVerbs.contains)
            && (next != "before" || sentence.contains { ["remove", "take", "start", "preheat", "begin"].contains($0) })
    }

    /// Whether the time is a rate: `20 minutes per pound`.
    private var isRate: Bool {
        guard ["per", "pro", "par", "por", "je", "a"].contains(word(after: 0)) else { return false }
        return Self.weights.contains(word(after: 1))
            || word(after: 1).isEmpty && token(time.tokens.upperBound + 1)?.number != nil
    }

    /// Whether the time is a storage time: `keeps 3 days`, `store for up to 2 weeks`.
    private var isStorage: Bool {
        guard time.unit >= 86_400 || word(back: 2) == "up" && word(back: 1) == "to" || word(back: 1) == "within" else {
            return false
        }
        return wordsBefore.contains(where: Self.storageWords.contains)
    }

    /// Whether the time is the time of the whole recipe: `prep time: 10 min`, `total 40 minutes`.
    private var isRecipeTime: Bool {
        var index = time.tokens.lowerBound - 1
        while index >= 0, let token = token(index),
            token.isSign(":") || token.isSign("*") || ["about", "ca"].contains(token.word)
        {
            index -= 1
        }
        guard let word = token(index)?.word else { return false }
        return ["time", "prep", "preparation", "total"].contains(word) || word.hasSuffix("zeit") || word == "tiempo"
            || word == "temps"
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
        while let word = token(index)?.word, Self.approximations.contains(word) { index -= 1 }
        return token(index - back + 1)?.word ?? ""
    }

    private func word(after offset: Int) -> String { token(time.tokens.upperBound + offset)?.word ?? "" }

    /// Words such as `about`, which `word(back:)` skips. The longer list `StepVocabulary.approximations` is not used
    /// here, because some of its words decide what a time means: `up to`, `at least`.
    private static let approximations: Set<String> = [
        "about", "approximately", "around", "roughly", "another", "etwa", "ca", "rund", "ungefähr", "environ", "unos",
        "aproximadamente", "circa",
    ]
    private static let repeated: Set<String> = ["every", "each", "alle", "jede", "cada", "ogni", "chaque"]
    private static let intervals: Set<String> = [
        "interval", "intervals", "increments", "bursts", "pulses", "intervallen",
    ]
    private static let lastWords: Set<String> = [
        "last", "final", "letzten", "letzte", "dernières", "últimos", "ultimi",
    ]
    private static let beforeWords: Set<String> = ["before", "vor", "avant", "antes", "prima", "prior"]
    private static let waitingVerbs: Set<String> = [
        "let", "stand", "rest", "cool", "chill", "sit", "soak", "simmer", "refrigerate", "marinate", "set", "bake",
        "cook", "allow", "boil", "ruhen", "ziehen", "abkühlen", "lassen", "reposer", "laisser", "laissez", "refroidir",
        "reposar", "enfriar", "deja", "dejar", "riposare", "raffreddare", "lasciate",
    ]
    private static let weights: Set<String> = [
        "pound", "pounds", "lb", "kg", "kilo", "kilogram", "ounce", "pfund", "livre", "libra", "inch",
    ]
    private static let storageWords: Set<String> = [
        "keep", "keeps", "store", "stored", "stay", "stays", "last", "lasts", "freeze", "frozen", "ahead", "airtight",
        "hält", "haltbar", "aufbewahren", "conserve", "conserver", "conserva", "conservar", "conservate",
    ]
}
