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
        // A letter of a short word that is left out makes another word: `ragu`, `rau`. A doubled one is a slip.
        guard word.count > 4 || other.count >= word.count || zip(word, word.dropFirst()).contains(where: ==) else {
            return
        }
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

/// The edit distance between two words: the number of letters that are inserted, deleted, replaced, or swapped with the
/// next letter. A letter is a byte.
///
/// A search compares thousands of words. So this type, unlike `NearestName` in `SectionedLists`, compares bytes, stops
/// at a limit and also measures prefixes.
enum WordDistance {
    /// Returns the distance between two words, or `nil` if it exceeds the limit.
    ///
    /// Complexity: O(*m* · *n*) for the lengths of the words.
    static func distance(from word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
        guard abs(word.count - other.count) <= limit else { return nil }
        let last = lastRow(from: word, to: other, atMost: limit)?[other.count]
        return last.flatMap { $0 <= limit ? $0 : nil }
    }

    /// Returns the distance from a word to the nearest prefix of another word, or `nil` if it exceeds the limit.
    static func distance(
        from word: ArraySlice<UInt8>, toBeginningOf other: ArraySlice<UInt8>, atMost limit: Int
    ) -> Int? {
        let other = other.prefix(word.count + limit)
        let least = lastRow(from: word, to: other, atMost: limit)?.min()
        return least.flatMap { $0 <= limit ? $0 : nil }
    }

    /// Returns the distances from a word to all prefixes of another word, by the length of the prefix. Returns `nil` if
    /// all distances exceed the limit.
    private static func lastRow(
        from word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>, atMost limit: Int
    ) -> [Int]? {
        let (word, other) = (Array(word), Array(other))
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (index, letter) in word.enumerated() {
            var row = [index + 1]
            for (column, otherLetter) in other.enumerated() {
                var slips = min(last[column + 1] + 1, row[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
                if index > 0, column > 0, letter == other[column - 1], word[index - 1] == otherLetter {
                    slips = min(slips, beforeLast[column - 1] + 1)
                }
                row.append(slips)
            }
            if let least = row.min(), least > limit, last.min() ?? 0 > limit { return nil }
            (beforeLast, last) = (last, row)
        }
        return last
    }
}
