import RecipeKit

/// The words of a text in searchable form: lower case, without accents and apostrophes.
///
/// Words consist of letters and digits. An apostrophe joins two parts of a word: `shepherd's` is `shepherds`. An
/// apostrophe after an elided article separates two words: `d'huile` is `d huile`. In a script without spaces, such as
/// Chinese, each character is a word, so a phrase finds any part of the text.
public struct FoldedWords: Hashable, Sendable {
    /// The ranges of a word.
    public struct Word: Hashable, Sendable {
        /// The range in ``bytes``.
        public var folded: Range<Int>
        /// The range in the UTF-8 of the text.
        public var source: Range<Int>
    }

    /// The folded words in UTF-8, separated by single spaces.
    public private(set) var bytes: [UInt8] = []
    /// The ranges of the words.
    public private(set) var words: [Word] = []

    /// Creates the words of a text.
    ///
    /// Complexity: Some nanoseconds for each byte.
    public init(_ text: String) {
        bytes.reserveCapacity(text.utf8.count + 8)
        var folder = WordFolder()
        var text = text
        text.withUTF8 { utf8 in
            var offset = 0
            while offset < utf8.count {
                let byte = utf8[offset]
                if byte < 0x80 {
                    folder.add(ascii: byte, at: offset, to: &bytes, &words)
                    offset += 1
                } else {
                    let scalar = Self.scalar(in: utf8, at: offset)
                    let length = UTF8.width(scalar)
                    folder.add(scalar, at: offset, length: length, to: &bytes, &words)
                    offset += length
                }
            }
        }
        folder.endWord(in: &bytes, &words)
    }

    /// Returns the scalar whose first byte is at an offset of valid UTF-8. The scalar is not ASCII.
    private static func scalar(in utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> Unicode.Scalar {
        var iterator = utf8[offset..<min(offset + 4, utf8.count)].makeIterator()
        var decoder = UTF8()
        // The UTF-8 of a string is always valid, so this condition is always true.
        if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
        return "\u{FFFD}"
    }

    /// The folded words as a string, separated by single spaces.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The folded words as strings.
    public var strings: [String] { words.map { String(decoding: bytes[$0.folded], as: UTF8.self) } }

    /// Returns whether a pattern matches anywhere in the text.
    public func contains(_ pattern: SearchQuery.Pattern) -> Bool { firstMatch(of: pattern) != nil }

    /// Returns the indices in ``words`` of the first match of a pattern, or `nil`.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - start: The index of the first word to compare.
    func firstMatch(of pattern: SearchQuery.Pattern, from start: Int = 0) -> Range<Int>? {
        let count = pattern.words.count
        guard words.count - start >= count else { return nil }
        for first in start...(words.count - count) where matches(pattern, at: first) { return first..<(first + count) }
        return nil
    }

    private func matches(_ pattern: SearchQuery.Pattern, at first: Int) -> Bool {
        for (index, wanted) in pattern.words.enumerated() {
            let word = bytes[words[first + index].folded]
            if pattern.isInside { return word.firstIndex(of: wanted.utf8) != nil }
            let mayGoOn = pattern.isPrefix && index == pattern.words.count - 1
            guard mayGoOn ? word.starts(with: wanted.utf8) : word.elementsEqual(wanted.utf8) else { return false }
        }
        return true
    }
}

extension ArraySlice<UInt8> {
    /// Returns the index of the first occurrence of a sequence of bytes, or `nil`.
    func firstIndex(of part: String.UTF8View) -> Int? {
        let length = part.count
        guard let first = part.first, count >= length else { return nil }
        return (startIndex...(endIndex - length)).first { index in
            self[index] == first && self[index..<index + length].elementsEqual(part)
        }
    }
}

/// The state while a text is split into words.
private struct WordFolder {
    /// The start of the current word in the folded text and in the original text, or `nil` between words.
    private var start: (folded: Int, source: Int)?
    private var sourceEnd = 0

    mutating func add(
        _ scalar: Unicode.Scalar, at offset: Int, length: Int, to bytes: inout [UInt8],
        _ words: inout [FoldedWords.Word]
    ) {
        switch WordScalar(scalar) {
        case .letter:
            if start == nil { beginWord(at: offset, in: &bytes) }
            scalar.appendFolded(to: &bytes)
            sourceEnd = offset + length
        case .sign:
            endWord(in: &bytes, &words)
            beginWord(at: offset, in: &bytes)
            scalar.appendFolded(to: &bytes)
            sourceEnd = offset + length
            endWord(in: &bytes, &words)
        case .mark:
            guard start != nil else { return }
            scalar.appendFolded(to: &bytes)
            sourceEnd = offset + length
        case .apostrophe:
            if let start, Self.isElided(bytes[start.folded...]) { endWord(in: &bytes, &words) }
        case .gap:
            endWord(in: &bytes, &words)
        }
    }

    /// Adds an ASCII character.
    mutating func add(
        ascii byte: UInt8, at offset: Int, to bytes: inout [UInt8], _ words: inout [FoldedWords.Word]
    ) {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A:
            if start == nil { beginWord(at: offset, in: &bytes) }
            bytes.append(byte | 0x20)
            sourceEnd = offset + 1
        case 0x30...0x39:
            if start == nil { beginWord(at: offset, in: &bytes) }
            bytes.append(byte)
            sourceEnd = offset + 1
        case 0x27: add(Unicode.Scalar(byte), at: offset, length: 1, to: &bytes, &words)
        default: endWord(in: &bytes, &words)
        }
    }

    private mutating func beginWord(at offset: Int, in bytes: inout [UInt8]) {
        if !bytes.isEmpty { bytes.append(0x20) }
        start = (bytes.count, offset)
    }

    mutating func endWord(in bytes: inout [UInt8], _ words: inout [FoldedWords.Word]) {
        guard let start else { return }
        self.start = nil
        words.append(FoldedWords.Word(folded: start.folded..<bytes.count, source: start.source..<sourceEnd))
    }

    /// Returns whether an apostrophe after these letters probably stands for the last vowel of an article or a pronoun:
    /// `d'`, `l'`, `qu'`, `dell'`. For a single letter, always returns `true`.
    private static func isElided(_ word: ArraySlice<UInt8>) -> Bool {
        if word.count == 1 { return true }
        let elided: [StaticString] = ["qu", "all", "dell", "dall", "nell", "sull", "un"]
        return elided.contains { $0.withUTF8Buffer { word.elementsEqual($0) } }
    }
}

/// The role of a character in a word.
private enum WordScalar {
    case letter
    /// A character of a script without spaces. It is a whole word.
    case sign
    /// A combining mark, which belongs to the preceding letter.
    case mark
    case apostrophe
    case gap

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
        case 0x27, 0x2019: self = .apostrophe
        case 0..<0x80: self = .gap
        case 0xC0...0x24F where scalar.value != 0xD7 && scalar.value != 0xF7: self = .letter
        case 0x300...0x36F: self = .mark
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            self = .sign
        default:
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
                .letterNumber:
                self = .letter
            case .nonspacingMark, .spacingMark, .enclosingMark:
                self = .mark
            case .format:
                // An invisible character, such as a soft hyphen or a joiner, is ignored like a combining mark.
                self = .mark
            default:
                self = .gap
            }
        }
    }
}
