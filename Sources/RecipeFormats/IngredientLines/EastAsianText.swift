import RecipeKit

/// Recognizes Han, kana and Hangul in UTF-8. In these scripts, no spaces separate words, or one character stands for
/// several letters.
enum EastAsianText {
    /// Returns the length in bytes of the character at `index` if it is a letter of these scripts, otherwise `nil`.
    static func letterLength(at index: Int, in bytes: [UInt8]) -> Int? {
        guard isLead(bytes[index]), index + 2 < bytes.count else { return nil }
        // U+3000 to U+303F are spaces and punctuation, except for 々, 〆 and 〇.
        if bytes[index] == 0xE3, bytes[index + 1] == 0x80 { return (0x85...0x87).contains(bytes[index + 2]) ? 3 : nil }
        return 3
    }

    /// Returns whether a byte begins a character of U+3000 to U+D7FF, most of which are letters.
    static func isLead(_ byte: UInt8) -> Bool { byte >= 0xE3 && byte <= 0xED }
}

extension EastAsianText {
    /// Returns whether a line is mainly in Han, kana or Hangul. If a word of more than four letters of another alphabet
    /// is before the first character of these scripts, returns `false`: `2 tbsp light soy sauce (生抽)`.
    static func isMain(in line: [UInt8]) -> Bool {
        guard line.contains(where: isLead) else { return false }
        var letters = 0
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            let next = index + 1
            if isLead(byte) {
                guard byte == 0xE3, next < line.endIndex, line[next] == 0x80 else { return true }
            } else if UTF8Text.isLetter(byte) || byte >= 0xC3 && byte <= 0xDF {
                letters += 1
                if letters > 4 { return false }
            } else if byte < 0x80 {
                letters = 0
            }
            index = next
        }
        return false
    }
}
