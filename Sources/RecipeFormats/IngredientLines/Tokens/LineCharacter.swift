import RecipeKit

/// Recognizes signs that are no words: boxes, check marks, arrows, `≈`, emoji.
enum LineSymbol {
    /// Returns whether a text in UTF-8 consists only of such signs.
    static func isOnlySymbols(_ bytes: ArraySlice<UInt8>) -> Bool {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard case let length = length(at: index, in: bytes), length > 0 else { return false }
            index += length
        }
        return index > bytes.startIndex
    }

    /// Returns the length in bytes of the sign at an index, or 0 if there is none. The signs are U+2190 to U+2BFF, the
    /// emoji, and the characters that change an emoji.
    static func length(at index: Int, in bytes: ArraySlice<UInt8>) -> Int {
        let byte = bytes[index]
        if byte == 0xF0 { return index + 3 < bytes.endIndex && bytes[index + 1] == 0x9F ? 4 : 0 }
        guard byte == 0xE2 || byte == 0xEF, index + 2 < bytes.endIndex else { return 0 }
        let second = bytes[index + 1]
        if byte == 0xEF { return second == 0xB8 && bytes[index + 2] == 0x8F ? 3 : 0 }
        if second == 0x80 { return bytes[index + 2] == 0x8D ? 3 : 0 }
        return second >= 0x86 && second <= 0xAF ? 3 : 0
    }
}

/// Classifies the characters of an ingredient line in UTF-8: spaces, punctuation and letters.
enum LineCharacter {
    /// Returns the length in bytes of the space or control character at `position`, or 0 if there is none.
    static func spaceLength(at position: Int, in bytes: [UInt8]) -> Int {
        let byte = bytes[position]
        if byte <= 0x20 || byte == 0x7F { return 1 }
        guard byte >= 0xC2, position + 1 < bytes.count else { return 0 }
        let second = bytes[position + 1]
        if byte == 0xC2 { return second <= 0xA0 ? 2 : 0 }
        guard byte >= 0xE1, byte <= 0xE3 || byte == 0xEF, position + 2 < bytes.count else { return 0 }
        let third = bytes[position + 2]
        switch (byte, second) {
        case (0xE1, 0x9A): return third == 0x80 ? 3 : 0
        case (0xE2, 0x80): return third <= 0x8F || (0xA8...0xAF).contains(third) ? 3 : 0
        case (0xE2, 0x81): return third == 0x9F || (0xA6...0xA9).contains(third) ? 3 : 0
        case (0xE3, 0x80): return third == 0x80 ? 3 : 0
        case (0xEF, 0xBB): return third == 0xBF ? 3 : 0
        default: return 0
        }
    }

    /// Returns the kind of the punctuation character at `position` and its length in bytes. If a word begins there, the
    /// kind is `nil` and the length is 0.
    static func mark(at position: Int, in bytes: [UInt8]) -> (kind: LineToken.Kind?, length: Int) {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "-"): return (.dash, 1)
        case UInt8(ascii: ","): return (.comma, 1)
        case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "="): return (.stop, 1)
        case UInt8(ascii: "/"): return (.slash, 1)
        case UInt8(ascii: "."): return (.dot, 1)
        case UInt8(ascii: "("), UInt8(ascii: "["): return (.open, 1)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): return (.close, 1)
        case UInt8(ascii: "+"), UInt8(ascii: "&"): return (.plus, 1)
        default: break
        }
        if byte < 0x80 { return UTF8Text.isLetter(byte) ? (nil, 0) : (.other, 1) }
        guard position + 1 < bytes.count else { return (nil, 0) }
        let second = bytes[position + 1]
        if byte == 0xC3, second == 0x97 { return (.times, 2) }
        if byte == 0xC2, second != 0xAA, second != 0xB5, second != 0xBA, second != 0xAE { return (.other, 2) }
        guard byte == 0xE2, second == 0x80, position + 2 < bytes.count else { return (nil, 0) }
        switch bytes[position + 2] {
        case 0x90...0x95: return (.dash, 3)
        // The apostrophe of `confectioner’s` is part of the word if letters follow.
        case 0x99:
            return position + 3 < bytes.count && UTF8Text.isLetter(bytes[position + 3]) ? (nil, 0) : (.other, 3)
        default: return (.other, 3)
        }
    }
}
