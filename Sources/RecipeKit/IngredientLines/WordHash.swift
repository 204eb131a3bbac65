/// The hash of a word whatever its case, and of several words as one.
enum WordHash {
    static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    /// The byte of a small letter for that of a capital one, in ASCII; in UTF-8 after `0xC3`, that of `é` for `É`.
    @inline(__always)
    static func folded(_ byte: UInt8, after previous: UInt8) -> UInt8 {
        if byte >= 0x41, byte <= 0x5A { return byte | 0x20 }
        if previous == 0xC3, byte >= 0x80, byte <= 0x9E, byte != 0x97 { return byte | 0x20 }
        return byte
    }

    static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        var hash = start
        var previous: UInt8 = 0
        for byte in word {
            hash = adding(folded(byte, after: previous), to: hash)
            previous = byte
        }
        return hash
    }

    /// The hash of the words of `first` and then one more.
    static func joining(_ first: UInt64, _ next: UInt64) -> UInt64 {
        (first &+ 0x9E37_79B9_7F4A_7C15) &* 0x0000_0100_0000_01B3 ^ next
    }
}
