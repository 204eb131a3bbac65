import Figures

/// Some ten thousand words. Few of them are frequent and most are rare, as in real cookbooks (Zipf's law).
struct Vocabulary {
    private let words: [[UInt8]]
    /// The indices of words. Each index occurs as often as its word is used. So picking a word costs one lookup.
    private let frequent: [UInt16]

    /// Creates a vocabulary.
    ///
    /// - Parameters:
    ///   - first: The most frequent words. The other words are invented.
    ///   - count: The number of words.
    ///   - random: The source of the invented words.
    init(_ first: [String], count: Int, random: inout SplitMix) {
        var known = Set(first)
        var words = first.map { Array($0.utf8) }
        while words.count < count {
            let word = Self.invent(&random)
            if known.insert(word).inserted { words.append(Array(word.utf8)) }
        }
        self.words = words
        frequent = Self.ranks(count: words.count)
    }

    /// Returns about 65,536 indices of words. Each index occurs in proportion to the frequency of its word. Very rare
    /// words are missing.
    private static func ranks(count: Int) -> [UInt16] {
        let weights = (0..<count).map { 1 / (Double($0) + 2.7) }
        let sum = weights.reduce(0, +)
        var ranks: [UInt16] = []
        for (rank, weight) in weights.enumerated() {
            let uses = Int((weight / sum * 65_536).rounded())
            ranks += Array(repeating: UInt16(rank), count: uses)
        }
        return ranks
    }

    private static func invent(_ random: inout SplitMix) -> String {
        let starts = [
            "b", "br", "c", "ch", "d", "f", "g", "gr", "k", "l", "m", "n", "p", "r", "s", "sh", "t", "tr", "v",
        ]
        let vowels = ["a", "e", "i", "o", "u", "ai", "ea", "ou"]
        let ends = ["", "", "n", "r", "l", "t", "s", "ck", "m"]
        var word = ""
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            word += starts[Int.random(in: starts.indices, using: &random)]
            word += vowels[Int.random(in: vowels.indices, using: &random)]
        }
        return word + ends[Int.random(in: ends.indices, using: &random)]
    }

    /// Returns a random word. Usually, its probability depends on its frequency. In one of 32 calls, all words are
    /// equally probable, so that rare words occur too.
    func pick(_ random: inout SplitMix) -> [UInt8] {
        let number = random.next()
        if number & 31 == 0 { return words[Int((number >> 5) % UInt64(words.count))] }
        return words[Int(frequent[Int((number >> 5) % UInt64(frequent.count))])]
    }
}
