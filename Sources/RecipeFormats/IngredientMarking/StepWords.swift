import RecipeKit

/// The words of a text. Each word has a hash that is the same for capital and small letters and, in most cases, for the
/// singular and the plural.
struct StepWords {
    struct Word {
        /// The range of the word in bytes of the text.
        var range: Range<Int>
        /// The hash of the word.
        var stem: UInt64
        /// Whether only spaces, apostrophes, `®`, `™` or one hyphen separate the word from the previous one.
        var followsWord = false
        /// Whether one hyphen separates the word from the previous one.
        var followsHyphen = false
        /// Whether the word begins a sentence. A sentence can also begin after a colon, a semicolon or a line feed.
        var startsSentence = false
    }

    let bytes: [UInt8]
    private(set) var words: [Word] = []

    /// Creates the words of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isEnglish: Whether the language is English. Only in English, a word can contain an apostrophe. In other
    ///     languages, more letters at the end of a word do not change the hash.
    init(_ text: String, isEnglish: Bool = true) {
        bytes = Array(text.utf8)
        var index = 0
        var end = 0
        while index < bytes.count {
            guard letterLength(at: index) > 0 else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count {
                var length = letterLength(at: index)
                if length == 0, isEnglish { length = apostropheLength(at: index) }
                guard length > 0 else { break }
                index += length
            }
            index = min(index, bytes.count)
            var word = Word(range: start..<index, stem: Self.stem(bytes[start..<index], isEnglish: isEnglish))
            describeGap(end..<start, of: &word)
            words.append(word)
            end = index
        }
    }

    /// Returns the hash of a word. The parameter `isEnglish` has the same meaning as in the initializer.
    static func stem(of word: String, isEnglish: Bool = true) -> UInt64 {
        stem(Array(word.utf8)[...], isEnglish: isEnglish)
    }
}

extension StepWords {
    private func describeGap(_ gap: Range<Int>, of word: inout Word) {
        let isFirst = words.isEmpty
        word.followsHyphen = !isFirst && gap.count == 1 && bytes[gap.lowerBound] == UInt8(ascii: "-")
        word.followsWord = !isFirst && (word.followsHyphen || bytes[gap].allSatisfy(Self.joinsWords))
        word.startsSentence =
            isFirst
            || bytes[gap].contains { byte in
                switch byte {
                case 0x2E, 0x21, 0x3A, 0x3F, 0x3B, 0x0A: true
                default: false
                }
            }
    }

    /// Returns whether a byte is a space, an apostrophe, or part of `’`, `®` or `™`.
    private static func joinsWords(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x27, 0xE2, 0x80, 0x99, 0xC2, 0xAE, 0x84, 0xA2: true
        default: false
        }
    }

    /// Returns the length in bytes of the letter or digit that begins at an offset, or 0 if none begins there.
    /// Punctuation, symbols, full-width forms and characters of four bytes do not count.
    private func letterLength(at index: Int) -> Int {
        switch bytes[index] {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: 1
        case 0xC3...0xDF: 2
        case 0xE0, 0xE1, 0xE4...0xEE: 3
        case 0xE3: index + 1 < bytes.count && bytes[index + 1] == 0x80 ? 0 : 3
        default: 0
        }
    }

    /// Returns the length in bytes of the apostrophe at an offset. Returns 0 if there is no apostrophe, or if no letter
    /// follows the apostrophe.
    private func apostropheLength(at index: Int) -> Int {
        let isCurved =
            bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x99
        let length = bytes[index] == UInt8(ascii: "'") ? 1 : isCurved ? 3 : 0
        return length > 0 && index + length < bytes.count && letterLength(at: index + length) > 0 ? length : 0
    }

    private static func stem(_ word: ArraySlice<UInt8>, isEnglish: Bool) -> UInt64 {
        if word.contains(where: { $0 == UInt8(ascii: "'") || $0 == 0xE2 }) {
            // An apostrophe does not change the hash. The bytes are those of `'` and `’`.
            return stem(
                word.filter { ![UInt8(ascii: "'"), 0xE2, 0x80, 0x99].contains($0) }[...], isEnglish: isEnglish)
        }
        var hash = FNV1a.offsetBasis
        var previous: UInt8 = 0
        let (length, last) = stemLength(of: word, isEnglish: isEnglish)
        for byte in word.prefix(length) {
            hash = FNV1a.adding(WordHash.folded(byte, after: previous), to: hash)
            previous = byte
        }
        return last.map { FNV1a.adding($0, to: hash) } ?? hash
    }

    /// Returns the number of bytes at the start of a word that the hash includes, and the letter that follows them in
    /// the hash, if any. For example, `berry` and `berries` both have the hash of `berri`.
    private static func stemLength(of word: ArraySlice<UInt8>, isEnglish: Bool) -> (length: Int, last: UInt8?) {
        var count = word.count
        func letter(_ back: Int) -> UInt8 { word[word.startIndex + count - back] | 0x20 }
        let (e, s) = (UInt8(ascii: "e"), UInt8(ascii: "s"))
        if count > 3, letter(1) == s, letter(2) == e {
            count -= 2
        } else if count > 3, letter(1) == s, letter(2) != s, letter(2) != UInt8(ascii: "u") {
            count -= 1
        }
        if !isEnglish, count > 4, letter(1) == UInt8(ascii: "n") { count -= 1 }
        let endings: StaticString = isEnglish ? "e" : "aeio"
        if count > 3, endings.holds(letter(1)) { count -= 1 }
        switch letter(1) {
        case UInt8(ascii: "y") where count > 2: return (count - 1, UInt8(ascii: "i"))
        case UInt8(ascii: "f") where count > 2: return (count - 1, UInt8(ascii: "v"))
        default: return (count, nil)
        }
    }
}
