/// Corrected queries for a search without results. Similar words replace words of the query, or words of the query are
/// also searched inside other words.
///
/// Quoted and excluded words are not corrected.
struct QueryRepair {
    /// A query to try, and its remark.
    struct Attempt {
        var query: SearchQuery
        var remark: SearchRemark
    }

    /// The corrected queries, the most likely first. The first query with results is used.
    private(set) var attempts: [Attempt] = []
    /// The remark if no corrected query finds anything. `nil` means that no word was corrected and no word is missing.
    private(set) var failure: SearchRemark?

    /// The minimum number of characters of a word that is searched inside other words.
    private static let fewestLetters = 3
    /// The maximum number of similar words for each word.
    private static let mostNeighbours = 3
    /// The maximum number of combinations of similar words that are tried.
    private static let mostAttempts = 12
    /// If a similar word is at least this many times as frequent as a known word, the known word counts as misspelt.
    private static let rarity = 300

    /// A way to search for a word.
    private enum Choice {
        case asTyped
        /// The word is also searched inside other words.
        case inside
        case neighbour(String)
    }

    /// A word of the query and the ways to search for it, the most likely first. ``choices`` is empty if no recipe
    /// contains the word, a longer word with the word in it, or a similar word.
    private struct Word {
        var term: Int
        var wordIndex: Int
        var typed: String
        var isKnown: Bool
        /// The spellings of the word that are in longer words.
        var inside: [String]
        var neighbours: [Vocabulary.Entry]
        var count: Int

        var isInside: Bool { !inside.isEmpty }

        var choices: [Choice] {
            isKnown ? [.asTyped] : (isInside ? [.inside] : []) + neighbours.map { .neighbour($0.word) }
        }
    }

    private let query: SearchQuery

    init(_ query: SearchQuery, _ vocabulary: Vocabulary) {
        self.query = query
        let words = Self.words(of: query, in: vocabulary)
        let unknown = words.filter { !$0.isKnown }
        let missing = unknown.filter(\.choices.isEmpty)
        guard missing.isEmpty else {
            let corrections = unknown.filter { !$0.isInside }.compactMap { word in
                word.neighbours.first.map { SearchRemark.Correction(typed: word.typed, shown: $0.word) }
            }
            failure = SearchRemark(corrections: corrections, missing: missing.map(\.typed))
            return
        }
        if !unknown.isEmpty { addCombinations(of: unknown) }
        failure = attempts.first { !$0.remark.corrections.isEmpty }?.remark
        addInside(words)
        addRare(words)
    }

    // MARK: - Words

    private static func words(of query: SearchQuery, in vocabulary: Vocabulary) -> [Word] {
        query.terms.indices.flatMap { index -> [Word] in
            let term = query.terms[index]
            guard !term.isExcluded, let pattern = term.patterns.first, pattern.isPrefix else { return [] }
            return pattern.words.indices.map { wordIndex in
                word(pattern.words[wordIndex], at: wordIndex, of: index, in: term, vocabulary)
            }
        }
    }

    private static func word(
        _ typed: String, at wordIndex: Int, of index: Int, in term: SearchQuery.Term, _ vocabulary: Vocabulary
    ) -> Word {
        let isLast = wordIndex == term.patterns[0].words.count - 1
        // A recipe may contain only the singular of the last word, so the counts of all patterns are added.
        let count = term.patterns.reduce(0) { count, pattern in
            count + vocabulary.count(of: pattern.words[wordIndex], isPrefix: isLast && pattern.isPrefix)
        }
        let canBeInside = term.patterns[0].words.count == 1 && typed.unicodeScalars.count >= fewestLetters
        return Word(
            term: index, wordIndex: wordIndex, typed: typed, isKnown: count > 0,
            inside: canBeInside
                ? ([typed] + UmlautSpelling.others(of: typed, [typed]).joined()).filter {
                    !vocabulary.words(holding: $0).isEmpty
                } : [],
            neighbours: vocabulary.neighbours(of: typed, isPrefix: isLast, most: mostNeighbours), count: count)
    }

    // MARK: - Attempts

    /// Adds queries for the combinations of ways to search for the words, the most likely first. Adds at most
    /// ``mostAttempts`` queries.
    private mutating func addCombinations(of words: [Word]) {
        var combinations: [(rank: Int, choices: [Choice])] = [(0, [])]
        for word in words {
            combinations = combinations.flatMap { combination in
                word.choices.enumerated().map { (combination.rank + $0.offset, combination.choices + [$0.element]) }
            }
            combinations = Array(Self.sorted(combinations).prefix(Self.mostAttempts))
        }
        for combination in combinations { add(Array(zip(words, combination.choices))) }
    }

    /// Returns the combinations sorted by rank. Combinations with the same rank keep their order.
    private static func sorted(_ combinations: [(rank: Int, choices: [Choice])]) -> [(rank: Int, choices: [Choice])] {
        combinations.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    /// Adds a query that searches for known words inside other words.
    private mutating func addInside(_ words: [Word]) {
        guard words.contains(where: { $0.isKnown && $0.isInside }) else { return }
        add(words.map { word in (word, word.isInside ? .inside : word.choices[0]) })
    }

    /// Adds a query in which similar words replace the known words that are very rare.
    private mutating func addRare(_ words: [Word]) {
        let choices = words.map { word -> (Word, Choice) in
            guard word.isKnown, let neighbour = word.neighbours.first, neighbour.count / Self.rarity >= word.count
            else {
                return (word, word.choices[0])
            }
            return (word, .neighbour(neighbour.word))
        }
        let isOther = choices.contains { word, choice in
            if case .neighbour = choice { word.isKnown } else { false }
        }
        if isOther { add(choices) }
    }

    private mutating func add(_ choices: [(word: Word, choice: Choice)]) {
        var query = query
        var remark = SearchRemark()
        for (word, choice) in choices {
            var pattern = query.terms[word.term].patterns[0]
            switch choice {
            case .asTyped: continue
            case .inside:
                remark.inside.append(word.typed)
                pattern.isInside = true
                // Only the word as typed is searched inside other words. The other patterns, such as the singular,
                // remain.
                query.terms[word.term].patterns[0] = pattern
                // In another spelling, `spaetzle` is inside of `Käsespätzle`.
                for other in word.inside where other != word.typed {
                    var pattern = SearchQuery.Pattern([other], isPrefix: false)
                    pattern.isInside = true
                    query.terms[word.term].patterns.append(pattern)
                }
            case .neighbour(let other):
                remark.corrections.append(.init(typed: word.typed, shown: other))
                pattern.words[word.wordIndex] = other
                query.terms[word.term].patterns = [pattern]
            }
        }
        attempts.append(Attempt(query: query, remark: remark))
    }
}
