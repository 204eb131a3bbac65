import RecipeKit

/// A hash that can be stored, because it is the same in every run and on every machine. It is not secure enough for
/// secrets.
package struct StableHash {
    /// The hash of the bytes so far, by ``FNV1a``.
    package private(set) var value: UInt64 = FNV1a.offsetBasis

    package init() {}

    /// Adds the bytes and a separator, which UTF-8 does not contain. Therefore, “ab”, “c” and “a”, “bc” have different
    /// hashes.
    package mutating func combine(_ bytes: some Sequence<UInt8>) {
        let hash = bytes.withContiguousStorageIfAvailable { Self.adding($0, to: value) }
        value = FNV1a.adding(0xFF, to: hash ?? Self.adding(bytes, to: value))
    }

    private static func adding(_ bytes: some Sequence<UInt8>, to hash: UInt64) -> UInt64 {
        var hash = hash
        for byte in bytes { hash = FNV1a.adding(byte, to: hash) }
        return hash
    }

    /// Returns the hash of the bytes, as after one call of ``combine(_:)``.
    package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.value
    }

    /// The hash as sixteen hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
