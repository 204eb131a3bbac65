/// The 64-bit FNV-1a hash function.
package enum FNV1a {
    /// The hash of an empty sequence.
    @inlinable
    package static var offsetBasis: UInt64 { 0xCBF2_9CE4_8422_2325 }

    /// Returns the hash of some bytes followed by one more byte.
    ///
    /// - Parameters:
    ///   - byte: The last byte.
    ///   - hash: The hash of the bytes before it.
    @inlinable @inline(__always)
    package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
