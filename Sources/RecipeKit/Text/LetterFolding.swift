/// Converts Latin and Greek letters, and the Cyrillic ё, to lower case without accents.
///
/// The function of Foundation would load ICU when the program starts. So two tables cover Latin-1, Latin Extended-A and
/// -B, and Latin Extended Additional (Vietnamese). A table has one character for each scalar, in the order of the
/// scalars. A period means that the table has no replacement.
enum LetterFolding {
    /// Returns the letters that replace a letter in searching and sorting. If the letter has no replacement here,
    /// returns `nil`. The caller then uses the lower-case form of the letter.
    static func letters(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0xC6, 0xE6: "ae"
        case 0x152, 0x153: "oe"
        case 0xDF, 0x1E9E: "ss"
        case 0xDE, 0xFE: "th"
        case 0x132, 0x133: "ij"
        case 0xC0...0x24F: letter(scalar.value - 0xC0, in: latin)
        case 0x386...0x3CE: greekLetter(scalar)
        case 0x401, 0x451: "е"
        case 0x1E00...0x1EFF: letter(scalar.value - 0x1E00, in: latinAdditional)
        default: nil
        }
    }

    private static func letter(_ offset: UInt32, in table: StaticString) -> String? {
        guard offset < table.utf8CodeUnitCount else { return nil }
        let byte = table.utf8Start[Int(offset)]
        return byte == UInt8(ascii: ".") ? nil : String(Unicode.Scalar(byte))
    }

    private static func greekLetter(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ά", "Ά": "α"
        case "έ", "Έ": "ε"
        case "ή", "Ή": "η"
        case "ί", "ϊ", "ΐ", "Ί", "Ϊ": "ι"
        case "ό", "Ό": "ο"
        case "ύ", "ϋ", "ΰ", "Ύ", "Ϋ": "υ"
        case "ώ", "Ώ": "ω"
        case "ς": "σ"
        default: nil
        }
    }

    private static let latin: StaticString =
        """
        aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y\
        aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllll.\
        .llnnnnnn.nnoooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
        b......................i........oo.............uu...............\
        .............aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa..oo\
        aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............\
        ...b............
        """

    private static let latinAdditional: StaticString =
        """
        aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
        mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
        wwwwwwwwwwxxxxyyzzzzzzhtwy.s....aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
        eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......
        """
}

extension Unicode.Scalar {
    /// Appends the scalar in lower case without its accents, as UTF-8, for sorting and searching.
    ///
    /// Appends nothing for a combining mark of U+0300 to U+036F or for an invisible character.
    package func appendFolded(to bytes: inout [UInt8]) {
        switch value {
        case 0x41...0x5A: bytes.append(UInt8(truncatingIfNeeded: value | 0x20))
        case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
        case 0x300...0x36F: break
        default:
            if let letters = LetterFolding.letters(for: self) {
                bytes += letters.utf8
            } else if !isInvisible {
                bytes += properties.lowercaseMapping.utf8
            }
        }
    }

    /// Whether the scalar is a format character, such as a soft hyphen, a joiner or a direction mark.
    private var isInvisible: Bool { properties.generalCategory == .format }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter of any script. Most letters of a recipe are ASCII, for which the lookup of
    /// properties is skipped.
    package var isLetter: Bool {
        if value < 0x80 { return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A }
        return properties.isAlphabetic
    }
}
