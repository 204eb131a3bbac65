/// Finds the words that somebody meant who typed one that no recipe has.
///
/// Add every word that comes into question; ``best(_:)`` are the nearest, of several the one that most recipes have.
struct SpellingNeighbours: Sendable {
    private struct Candidate {
        var word: [UInt8]
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
    private let limit: Int
    private var candidates: [Candidate] = []

    /// - Parameters:
    ///   - word: As ``FoldedWords`` writes it. One of fewer than four letters has no neighbours.
    ///   - isPrefix: Whether the word may go on, so that the beginning of another counts.
    init(of word: String, isPrefix: Bool) {
        self.word = Array(word.utf8)
        self.isPrefix = isPrefix
        limit = self.word.count < 4 ? 0 : self.word.count < 7 ? 1 : 2
    }

    /// Whether a word of this length has neighbours.
    var canExist: Bool { limit > 0 }

    /// The letter with which every neighbour begins, for looking words up: the first one is seldom wrong.
    var beginning: String {
        String(decoding: word, as: UTF8.self).unicodeScalars.first.map { String($0) } ?? ""
    }

    /// - Parameter count: How many recipes have the word.
    mutating func add(_ other: some Collection<UInt8>, count: Int) {
        guard limit > 0, other.first == word.first, !other.elementsEqual(word) else { return }
        let other = Array(other)
        let whole = WordDistance.distance(from: word[...], to: other[...], atMost: limit)
        let start = isPrefix ? WordDistance.distance(from: word[...], toBeginningOf: other[...], atMost: limit) : nil
        // A word that is whole is more likely meant than one that goes on.
        guard let slips = [whole.map { 2 * $0 }, start.map { 2 * $0 + 1 }].compactMap(\.self).min() else { return }
        candidates.append(Candidate(word: other, slips: slips, count: count))
    }

    /// The nearest words, without those that a nearer one finds too because it may go on.
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
