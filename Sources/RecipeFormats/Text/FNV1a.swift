/// The 64-bit FNV-1a hash function.
enum FNV1a {
    /// The hash of an empty sequence.
    static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Returns the hash of a sequence of bytes, from its last byte and the hash of the bytes before it.
    @inline(__always)
    static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
