/// A hash that is the same in every run of the program and on every machine, so that it can be kept. Not a secret's.
struct StableHash {
    /// FNV-1a, 64 bits.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // What is combined ends where it ends: "ab", "c" is not "a", "bc".
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = StableHash()
        hash.combine(bytes)
        return hash.value
    }

    /// Sixteen digits.
    var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
