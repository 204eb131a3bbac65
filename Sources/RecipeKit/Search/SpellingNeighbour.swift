/// Finds the word that somebody meant who typed one that no recipe has.
///
/// Add every word that comes into question; ``best`` is the nearest, of several the one that most recipes have.
public struct SpellingNeighbour: Sendable {
    /// The nearest so far.
    public var best: String? { candidate.map { String(decoding: $0.word, as: UTF8.self) } }

    private let word: [UInt8]
    private let isPrefix: Bool
    private let limit: Int
    private var candidate: (word: [UInt8], slips: Int, count: Int)?

    /// - Parameters:
    ///   - word: As ``FoldedWords`` writes it. One of fewer than four letters has no neighbours.
    ///   - isPrefix: Whether the word may go on, so that the beginning of another counts.
    public init(of word: String, isPrefix: Bool) {
        self.word = Array(word.utf8)
        self.isPrefix = isPrefix
        limit = self.word.count < 4 ? 0 : self.word.count < 7 ? 1 : 2
    }

    /// The letters with which every neighbour begins, for looking words up: the first one is seldom wrong.
    public var beginning: String { String(decoding: word.prefix(1), as: UTF8.self) }

    /// - Parameter count: How many recipes have the word.
    public mutating func add(_ other: String, count: Int) {
        let other = Array(other.utf8)
        guard limit > 0, other.first == word.first else { return }
        let whole = WordDistance.distance(from: word[...], to: other[...], atMost: limit)
        let start = isPrefix ? WordDistance.distance(from: word[...], toBeginningOf: other[...], atMost: limit) : nil
        // A word that is whole is more likely meant than one that goes on.
        guard let slips = [whole.map { 2 * $0 }, start.map { 2 * $0 + 1 }].compactMap(\.self).min() else { return }
        if let candidate {
            let isBetter =
                slips != candidate.slips
                ? slips < candidate.slips
                : count != candidate.count ? count > candidate.count : other.lexicographicallyPrecedes(candidate.word)
            guard isBetter else { return }
        }
        candidate = (other, slips, count)
    }
}
