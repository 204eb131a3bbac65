/// A set of the hashes of words that quickly excludes most words that were not inserted. Different words can share a
/// bit, so the set cannot tell with certainty that a word was inserted.
struct WordFilter {
    /// The bits of the inserted words. Each word sets one of 512 bits.
    private var bits = [UInt64](repeating: 0, count: 8)

    mutating func insert(_ word: UInt64) { bits[Self.index(of: word)] |= Self.bit(of: word) }

    /// Returns `false` if the word was not inserted, and `true` if it may have been inserted.
    func mayHold(_ word: UInt64) -> Bool { bits[Self.index(of: word)] & Self.bit(of: word) != 0 }

    private static func index(of word: UInt64) -> Int { Int(truncatingIfNeeded: word >> 6 & 7) }

    private static func bit(of word: UInt64) -> UInt64 { 1 << (word & 63) }
}
