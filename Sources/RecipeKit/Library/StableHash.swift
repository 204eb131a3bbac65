/// A hash that is the same in every run and on every machine (FNV-1a, 64 bits), for what is kept on the disk.
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

    /// A text, so that two texts do not run into one.
    mutating func add(_ text: String) {
        add(text.utf8)
        add(0xFF)
    }

    var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
