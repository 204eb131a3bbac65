/// Finds words that are similar to a word that may be misspelt.
///
/// Call ``add(_:count:)`` with every known word as a candidate. Then ``best(_:)`` returns the nearest words. Among
/// equally near words, the most frequent is first.
struct SpellingNeighbours: Sendable {
    private struct Candidate {
        var word: [UInt8]
        /// Twice the edit distance, plus 1 if only the beginning of the candidate is similar.
        var slips: Int
        var count: Int

        func isBetter(than other: Candidate) -> Bool {
            if slips != other.slips { return slips < other.slips }
            if count != other.count { return count > other.count }
            return word.lexicographicallyPrecedes(other.word)
        }
    }

    private let word: [UInt8]
    private let isPrefix: Bool
    /// The maximum edit distance.
    private let limit: Int
    private var candidates: [Candidate] = []

    /// Creates a search for similar words.
    ///
    /// - Parameters:
    ///   - word: The folded word. A word of fewer than four bytes has no neighbours.
    ///   - isPrefix: Whether the word may be the start of a longer word.
    init(of word: String, isPrefix: Bool) {
        self.word = Array(word.utf8)
        self.isPrefix = isPrefix
        limit = self.word.count < 4 ? 0 : self.word.count < 7 ? 1 : 2
    }

    /// Whether the word is long enough to have neighbours.
    var canExist: Bool { limit > 0 }

    /// The first letter of the word. A similar word must begin with it, because the first letter is rarely mistyped.
    var beginning: String {
        String(decoding: word, as: UTF8.self).unicodeScalars.first.map { String($0) } ?? ""
    }

    /// Adds a candidate. A candidate that is not similar is ignored.
    ///
    /// - Parameters:
    ///   - other: The candidate.
    ///   - count: The count of the candidate, as ``Vocabulary`` defines it.
    mutating func add(_ other: some Collection<UInt8>, count: Int) {
        guard limit > 0, other.first == word.first, !other.elementsEqual(word) else { return }
        let other = Array(other)
        let whole = WordDistance.distance(from: word[...], to: other[...], atMost: limit)
        let start = isPrefix ? WordDistance.distance(from: word[...], toBeginningOf: other[...], atMost: limit) : nil
        // A complete word is more likely than a prefix.
        guard let slips = [whole.map { 2 * $0 }, start.map { 2 * $0 + 1 }].compactMap(\.self).min() else { return }
        candidates.append(Candidate(word: other, slips: slips, count: count))
    }

    /// Returns at most `most` words, the nearest first. If the word is a prefix, omits a word that begins with a nearer
    /// word, because a search for the nearer word also finds it.
    func best(_ most: Int) -> [Vocabulary.Entry] {
        var best: [Candidate] = []
        for candidate in candidates.sorted(by: { $0.isBetter(than: $1) }) {
            guard best.count < most else { break }
            if isPrefix, best.contains(where: { candidate.word.starts(with: $0.word) }) { continue }
            best.append(candidate)
        }
        return best.map { Vocabulary.Entry(word: String(decoding: $0.word, as: UTF8.self), count: $0.count) }
    }
}
