/// Reads the number before the name of an ingredient.
struct MentionNumber {
    /// The share of a stated amount that a step uses.
    enum Share {
        /// The whole amount: `1/2 cup`.
        case all
        /// The amount that remains: `the remaining 1/2 cup`.
        case rest
        /// A part of the amount: `half of the 1/2 cup`, `2 of the 4`.
        case part
    }

    private let words: StepWords
    private let language: MentionWords

    init(_ words: StepWords, _ language: MentionWords) {
        self.words = words
        self.language = language
    }

    /// Returns the offset at which the number or the range of numbers before `end` begins: the offset of `1` in
    /// `1 1/2`, and the offset of `two` in `two to three`. Returns `end` if no number ends at `end`.
    ///
    /// - Parameter end: The offset after the number.
    func start(of end: Int) -> Int {
        var start = end
        var byte = end
        while byte > 0 {
            if let length = numberLength(before: byte) {
                byte -= length
                start = byte
            } else if let length = jointLength(before: byte, number: start) {
                byte -= length
            } else if let index = words.index(endingAt: byte), isNumeric(index) {
                byte = words.words[index].range.lowerBound
                if language[words.words[index].stem].contains(.number) { start = byte }
            } else {
                break
            }
        }
        return start
    }

    /// Returns whether the number that begins at an offset is a word: `two`.
    func isWord(_ start: Int) -> Bool {
        let byte = words.bytes[start]
        return !(0x30...0x39).contains(byte) && byte != 0xC2 && byte != 0xE2
    }

    /// Returns whether a range of bytes contains a word for a part: `half of`, `one third of`.
    func isShare(_ range: Range<Int>) -> Bool {
        words.words(in: range).contains { language[$0.stem].contains(.part) }
    }

    /// Returns the share that the words before a number state.
    ///
    /// - Parameter start: The offset of the number.
    func share(before start: Int) -> Share {
        var index = words.firstIndex(from: start) - 1
        // A number can begin inside a word: `250` in `2x250g`.
        guard index >= 0, words.words[index].range.upperBound <= start,
            words.isBlank(words.words[index].range.upperBound..<start)
        else { return .all }
        var isOf = false
        var isJoined = false
        for _ in 0..<Self.longestShare {
            let roles = language[words.words[index].stem]
            if roles.contains(.part) { return isJoined ? .part : .rest }
            if isOf, roles.contains(.number) || words.startsWithDigit(index) { return .part }
            if roles.contains(.connector) {
                (isOf, isJoined) = (true, true)
            } else if roles.contains(.article) {
                isJoined = true
            } else if !roles.contains(.adjective) {
                return .all
            }
            switch words.gap(before: index) {
            case .space: index -= 1
            case .amount: return isOf ? .part : .all
            case .end, .joint, .stop: return .all
            }
        }
        return .all
    }

    /// Returns whether a sentence states its amounts for each piece, with a word such as `each` or `per`.
    ///
    /// - Parameter start: The offset of an amount in the sentence.
    func isPerPiece(_ start: Int) -> Bool {
        let first = words.firstIndex(from: start)
        for index in first..<min(first + Self.longestSentence, words.words.count) {
            if index > first, words.words[index].startsSentence { break }
            if language[words.words[index].stem].contains(.perPiece) { return true }
        }
        for index in (max(first - Self.longestSentence, 0)...first).reversed() where index < words.words.count {
            if index < first, language[words.words[index].stem].contains(.perPiece) { return true }
            if words.words[index].startsSentence { break }
        }
        return false
    }

    /// Returns whether a unit is a unit of length: `inch` in `1/2-inch`. The units of length are centimetre, inch and
    /// millimetre, and any unknown unit that contains `inch`.
    func isLength(_ unit: String) -> Bool {
        language.unitName(unit).map {
            $0 == language.unitName("cm") || $0 == language.unitName("inch") || $0 == language.unitName("mm")
        }
            ?? (unit.contains("inch"))
    }

    /// Returns the length in bytes of the digit or the fraction, such as `½`, that ends at an offset. Returns `nil` if
    /// neither ends there.
    private func numberLength(before byte: Int) -> Int? {
        let last = words.bytes[byte - 1]
        if (0x30...0x39).contains(last) { return 1 }
        if byte > 1, words.bytes[byte - 2] == 0xC2, (0xBC...0xBE).contains(last) { return 2 }
        return byte > 2 && words.bytes[byte - 3] == 0xE2 && words.bytes[byte - 2] == 0x85 ? 3 : nil
    }

    /// Returns the length in bytes of the separator that ends at an offset, or `nil` if there is none. A separator is a
    /// character that can be inside a number or a range, such as a space, a hyphen, a slash or the `&` of `1 & 1/2`.
    ///
    /// - Parameters:
    ///   - byte: The offset.
    ///   - start: The offset of the part of the number that was already read, backwards from its end.
    private func jointLength(before byte: Int, number start: Int) -> Int? {
        let last = words.bytes[byte - 1]
        if [0x20, 0x26, 0x2D, 0x2F].contains(last) { return 1 }
        if last == 0x2E || last == 0x2C {
            return byte == start && byte < words.bytes.count && (0x30...0x39).contains(words.bytes[byte]) ? 1 : nil
        }
        if last == 0xA0, byte > 1, words.bytes[byte - 2] == 0xC2 { return 2 }
        guard byte > 2, words.bytes[byte - 3] == 0xE2 else { return nil }
        let isDash = words.bytes[byte - 2] == 0x80 && (0x90...0x95).contains(last)
        return isDash || words.bytes[byte - 2] == 0x81 && last == 0x84 ? 3 : nil
    }

    /// Returns whether the word before a number belongs to it: `one` in `one half`, `to` in `two to three`.
    ///
    /// - Parameter index: The index of the word.
    private func isNumeric(_ index: Int) -> Bool {
        let stem = words.words[index].stem
        if language[stem].contains(.number) { return true }
        guard Self.joints.contains(stem), index > 0 else { return false }
        if isNumberGap(index) { return true }
        return words.words[index].followsWord
            && (words.startsWithDigit(index - 1) || language[words.words[index - 1].stem].contains(.number))
    }

    private func isNumberGap(_ index: Int) -> Bool {
        if case .amount = words.gap(before: index) { true } else { false }
    }

    /// The maximum number of words before an amount that are read to find the share.
    private static let longestShare = 4
    /// The maximum number of words of a sentence that are examined on each side of an amount.
    private static let longestSentence = 64
    /// Words that join two numbers.
    private static let joints = Set(
        ["to", "or", "and", "x", "bis", "oder", "und", "à", "ou", "et", "a", "o", "y", "e", "of"].map {
            StepWords.stem(of: $0)
        })
}

/// Reads the words after the name of an ingredient, to check whether the noun phrase ends with the name.
struct MentionEnd {
    private let words: StepWords
    private let language: MentionWords

    init(_ words: StepWords, _ language: MentionWords) {
        self.words = words
        self.language = language
    }

    /// Returns the index after the noun phrase, and the extent: how much of the ingredient is meant according to the
    /// words after its name. Returns `nil` if the name is a part of another name: `butter` in `butter beans`.
    ///
    /// - Parameters:
    ///   - first: The index of the first word after the name.
    ///   - isVerb: Whether the name can also be a verb.
    func ending(behind first: Int, isVerb: Bool) -> (end: Int, extent: Mention.Extent)? {
        var index = first
        var extent = Mention.Extent.whole
        var end = first
        while true {
            switch words.gap(before: index) {
            case .end, .stop: return (end, extent)
            case .amount: return (end, .unknown)
            case .joint: return nil
            case .space: break
            }
            let roles = language[words.words[index].stem]
            if roles.contains(.form), end == first {
                // A word for a form belongs to the noun phrase: `garlic cloves`, `bacon slices`.
                index += 1
                end = index
                extent = .unknown
            } else if !language.isEnglish, roles.contains(.part) {
                return (end, .part)
            } else if isFollower(index, roles, isVerb: isVerb) {
                return (end, extent)
            } else if roles.contains(.adjective), !roles.contains(.unit), index == end {
                // One adjective can be between the noun phrase and the next word: `onions chopped with`.
                index += 1
            } else {
                return nil
            }
        }
    }

    /// Returns whether the word at an index can follow the noun phrase without belonging to it.
    private func isFollower(_ index: Int, _ roles: MentionWords.Roles, isVerb: Bool) -> Bool {
        if language.hasCapitalNouns { return !words.isCapital(index) && !words.startsWithDigit(index) }
        if roles.contains(.number) || words.startsWithDigit(index) {
            if isVerb { return false }
            // The noun phrase ends before `one at a time`, `a little` and `a bit`.
            return words.stem(index + 1) == Self.at
                || words.stem(index) == Self.a && words.stem(index + 1).map(Self.littles.contains) == true
        }
        if isVerb, Self.objects.contains(words.words[index].stem) { return false }
        return roles.contains(.follower) || language.isEnglish && words.isAdverb(index)
    }

    private static let at = StepWords.stem(of: "at")
    private static let a = StepWords.stem(of: "a")
    private static let littles: Set<UInt64> = [StepWords.stem(of: "little"), StepWords.stem(of: "bit")]
    /// Words that can follow a verb. After a name that can also be a verb, such a word shows that the name is a verb
    /// here: `butter each slice`.
    private static let objects = Set(
        ["each", "both", "well", "all", "together", "it", "them", "inside"].map { StepWords.stem(of: $0) })
}
