/// A set of the hashes of words. The set can seem to contain a word that was not inserted, because different words can
/// share a bit.
struct WordFilter {
    /// The bits of the inserted words. Each word sets one of 512 bits.
    private var bits = [UInt64](repeating: 0, count: 8)

    mutating func insert(_ word: UInt64) { bits[Self.index(of: word)] |= Self.bit(of: word) }

    /// Returns `false` if the word was not inserted, and `true` if it may have been inserted.
    func mayHold(_ word: UInt64) -> Bool { bits[Self.index(of: word)] & Self.bit(of: word) != 0 }

    private static func index(of word: UInt64) -> Int { Int(truncatingIfNeeded: word >> 6 & 7) }

    private static func bit(of word: UInt64) -> UInt64 { 1 << (word & 63) }
}
