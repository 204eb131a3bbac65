/// Converts the capital letters of Russian and Ukrainian to lowercase in UTF-8. The Ukrainian letter Ґ does not change.
enum CyrillicCase {
    static func lowercase(_ bytes: inout [UInt8]) {
        guard bytes.contains(0xD0) else { return }
        for index in bytes.indices.dropLast() where bytes[index] == 0xD0 {
            switch bytes[index + 1] {
            // А to П
            case 0x90...0x9F: bytes[index + 1] += 0x20
            // Р to Я
            case 0xA0...0xAF: (bytes[index], bytes[index + 1]) = (0xD1, bytes[index + 1] - 0x20)
            // Ѐ to Џ, among them Ё, Є, І and Ї
            case 0x80...0x8F: (bytes[index], bytes[index + 1]) = (0xD1, bytes[index + 1] + 0x10)
            default: break
            }
        }
    }
}
