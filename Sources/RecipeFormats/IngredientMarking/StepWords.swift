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
        // `Zwiebeln`, `Zitronen` and `gurkan`, but not `poivron`, which is another vegetable than `poivre`.
        if !isEnglish, count > 4, letter(1) == UInt8(ascii: "n"), letter(2) != UInt8(ascii: "o") { count -= 1 }
        let endings: StaticString = isEnglish ? "e" : "aeio"
        if count > 3, endings.holds(letter(1)) { count -= 1 }
        switch letter(1) {
        case UInt8(ascii: "y") where count > 2: return (count - 1, UInt8(ascii: "i"))
        case UInt8(ascii: "f") where count > 2: return (count - 1, UInt8(ascii: "v"))
        default: return (count, nil)
        }
    }
}

extension StepWords {
    /// The text between two words.
    enum Gap {
        /// The start or the end of the text, where there is no word on one side.
        case end
        /// Only spaces and the marks that ``Word/followsWord`` permits.
        case space
        /// A hyphen or a slash without spaces.
        case joint
        /// Characters of an amount: a fraction such as `½`, or a parenthesis before a digit.
        case amount
        /// Any other text.
        case stop
    }

    /// Returns the gap between the word at an index and the word before it.
    ///
    /// - Parameter index: The index of the word. If the index equals the number of words, the method returns the gap
    ///   after the last word.
    func gap(before index: Int) -> Gap {
        guard index > 0 else { return words.isEmpty || !hasFraction(0..<words[0].range.lowerBound) ? .end : .amount }
        let end = index < words.count ? words[index].range.lowerBound : bytes.count
        let gap = words[index - 1].range.upperBound..<end
        if hasFraction(gap) { return .amount }
        guard index < words.count else { return bytes[gap].first == 0x2F ? .joint : .end }
        if words[index].followsHyphen { return .joint }
        if words[index].followsWord || isBlank(gap) { return .space }
        if gap.count == 1, bytes[gap.lowerBound] == 0x2F { return .joint }
        if gap.count == 2, bytes[gap.lowerBound] == 0x20, bytes[gap.upperBound - 1] == 0x28, startsWithDigit(index) {
            return .amount
        }
        return .stop
    }

    /// Returns whether a period and a space before a word probably end an abbreviation: `tbsp. sugar`.
    func isShortened(before index: Int) -> Bool {
        guard index > 0, index < words.count else { return false }
        let gap = words[index - 1].range.upperBound..<words[index].range.lowerBound
        return words[index - 1].range.count <= (isCapital(index) ? 5 : 10) && bytes[gap].elementsEqual([0x2E, 0x20])
    }

    /// Returns the words that are completely within a range of bytes.
    func words(in range: Range<Int>) -> ArraySlice<Word> {
        words[firstIndex(from: range.lowerBound)...].prefix { $0.range.upperBound <= range.upperBound }
    }

    /// Returns the index of the first word that begins at or after an offset, or the number of words if there is none.
    func firstIndex(from byte: Int) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of the word that ends at an offset, or `nil` if no word ends there.
    func index(endingAt byte: Int) -> Int? {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].range.upperBound < byte { low = middle + 1 } else { high = middle }
        }
        return low < words.count && words[low].range.upperBound == byte ? low : nil
    }

    func stem(_ index: Int) -> UInt64? { words.indices.contains(index) ? words[index].stem : nil }

    /// Returns whether a word begins with a digit. Returns `false` if there is no word at the index.
    func startsWithDigit(_ index: Int) -> Bool {
        words.indices.contains(index) && (0x30...0x39).contains(bytes[words[index].range.lowerBound])
    }

    /// Returns whether a word begins with a capital letter of Latin-1.
    func isCapital(_ index: Int) -> Bool {
        let word = bytes[words[index].range]
        guard let first = word.first else { return false }
        if first == 0xC3 { return word.count > 1 && (0x80...0x9E).contains(word[word.startIndex + 1]) }
        return (0x41...0x5A).contains(first)
    }

    /// Returns whether a range of bytes consists only of spaces and tabs. No-break spaces and thin spaces are spaces
    /// too.
    func isBlank(_ gap: Range<Int>) -> Bool {
        bytes[gap].allSatisfy { [0x20, 0x09, 0xC2, 0xA0, 0xE2, 0x80, 0xAF, 0x89].contains($0) }
    }

    /// Returns whether a range of bytes contains a fraction that is one character: `½`, `⅓`.
    private func hasFraction(_ range: Range<Int>) -> Bool {
        for index in range where index + 1 < range.upperBound {
            if bytes[index] == 0xC2, (0xBC...0xBE).contains(bytes[index + 1]) { return true }
            if bytes[index] == 0xE2, bytes[index + 1] == 0x85 { return true }
        }
        return false
    }
}

extension StepWords {
    /// Returns whether a word is after a measure with a remark in parentheses: `butter` in `1 cup (2 sticks) butter`.
    func isBehindMeasure(_ word: Int, _ language: MentionWords) -> Bool {
        guard word > 0, word < words.count, ends(with: [0x29, 0x20], before: word) else { return false }
        var index = word - 1
        while index > 0, word - index < Self.longestRemark {
            let gap = words[index - 1].range.upperBound..<words[index].range.lowerBound
            if bytes[gap].contains(0x28) {
                return startsWithDigit(index - 1)
                    || !language[words[index - 1].stem].isDisjoint(with: [.unit, .number])
            }
            index -= 1
        }
        return false
    }

    private func ends(with suffix: [UInt8], before word: Int) -> Bool {
        bytes[words[word - 1].range.upperBound..<words[word].range.lowerBound].suffix(suffix.count)
            .elementsEqual(suffix)
    }

    /// A remark has fewer words than this number.
    private static let longestRemark = 12
}
