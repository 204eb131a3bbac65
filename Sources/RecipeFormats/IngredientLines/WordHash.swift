import RecipeKit

/// Hashes of words and of sequences of words. Letter case makes no difference for ASCII letters and for letters such as
/// `É`.
enum WordHash {
    /// Returns the lowercase form of a byte of a text. Only two kinds of bytes change: ASCII letters, and the second
    /// byte of letters such as `É`, whose UTF-8 begins with `0xC3`.
    ///
    /// - Parameters:
    ///   - byte: The byte to convert.
    ///   - previous: The byte before `byte`, or 0.
    @inline(__always)
    static func folded(_ byte: UInt8, after previous: UInt8) -> UInt8 {
        if byte >= 0x41, byte <= 0x5A { return byte | 0x20 }
        if previous == 0xC3, byte >= 0x80, byte <= 0x9E, byte != 0x97 { return byte | 0x20 }
        return byte
    }

    static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        var hash = FNV1a.offsetBasis
        var previous: UInt8 = 0
        for byte in word {
            hash = FNV1a.adding(folded(byte, after: previous), to: hash)
            previous = byte
        }
        return hash
    }

    /// Returns the hash of a sequence of words.
    ///
    /// - Parameters:
    ///   - first: The hash of all words except the last one.
    ///   - next: The hash of the last word.
    static func joining(_ first: UInt64, _ next: UInt64) -> UInt64 {
        (first &+ 0x9E37_79B9_7F4A_7C15) &* 0x0000_0100_0000_01B3 ^ next
    }
}
