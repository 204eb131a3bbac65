/// Converts full-width letters, digits and punctuation to ASCII: `２００ｇ` becomes `200g`.
enum FullWidthForms {
    /// Returns a text in UTF-8 in which ASCII characters replace the full-width characters.
    static func folded(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0xEF) else { return bytes }
        var folded: [UInt8] = []
        folded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let plain = plain(at: index, in: bytes) {
                folded.append(plain)
                index += 3
            } else {
                folded.append(bytes[index])
                index += 1
            }
        }
        return folded
    }

    /// Returns the ASCII form of the full-width character at `index`, or `nil` if there is none. U+FF01 to U+FF5E are
    /// the full-width forms of U+0021 to U+007E.
    static func plain(at index: Int, in bytes: [UInt8]) -> UInt8? {
        guard bytes[index] == 0xEF, index + 2 < bytes.count else { return nil }
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0xBC, let last) where last >= 0x81: return last - 0x60
        case (0xBD, let last) where last <= 0x9E: return last - 0x20
        default: return nil
        }
    }
}
