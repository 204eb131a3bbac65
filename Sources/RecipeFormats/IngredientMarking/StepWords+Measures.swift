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
