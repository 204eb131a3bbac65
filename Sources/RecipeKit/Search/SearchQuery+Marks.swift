extension SearchQuery {
    /// Where the words that were looked for stand in a line of a field, to be marked; in the line's UTF-8, in order and
    /// without overlaps. Costs some microseconds for a line.
    public func marks(in line: String, field: SearchField) -> [Range<Int>] {
        let terms = wanted.filter { $0.field == nil || $0.field == field }
        guard !terms.isEmpty else { return [] }
        let words = FoldedWords(line)
        var marks: [Range<Int>] = []
        for pattern in terms.flatMap(\.patterns) {
            var start = 0
            while let match = words.firstMatch(of: pattern, from: start) {
                marks.append(words.mark(match, of: pattern, in: line))
                start = match.upperBound
            }
        }
        return marks.mergedInOrder()
    }
}

extension FoldedWords {
    /// The part of the text that a pattern matched: of the last word, where it goes on, only its beginning.
    fileprivate func mark(_ match: Range<Int>, of pattern: SearchQuery.Pattern, in text: String) -> Range<Int> {
        let last = words[match.upperBound - 1]
        let start = words[match.lowerBound].source.lowerBound
        let matched = pattern.words[pattern.words.count - 1].utf8.count
        guard matched < last.folded.count else { return start..<last.source.upperBound }
        // As many characters of the word as it takes to fold to what was typed.
        let utf8 = text.utf8
        let end = utf8.index(utf8.startIndex, offsetBy: last.source.upperBound)
        var position = utf8.index(utf8.startIndex, offsetBy: last.source.lowerBound)
        var folded: [UInt8] = []
        while folded.count < matched, position < end {
            let next = text.index(after: position)
            for scalar in text[position..<next].unicodeScalars where !scalar.isApostrophe {
                scalar.appendFolded(to: &folded)
            }
            position = next
        }
        return start..<min(utf8.distance(from: utf8.startIndex, to: position), last.source.upperBound)
    }
}

extension Unicode.Scalar {
    fileprivate var isApostrophe: Bool { value == 0x27 || value == 0x2019 }
}

extension [Range<Int>] {
    fileprivate func mergedInOrder() -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
