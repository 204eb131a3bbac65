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
