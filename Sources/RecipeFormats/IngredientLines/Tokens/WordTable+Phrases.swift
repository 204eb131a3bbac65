extension WordTable {
    /// Returns the entry of a word, or `nil` if the table does not contain it.
    func entry(of token: LineToken, in line: [UInt8]) -> Entry? {
        entry(token.hash, CollectionOfOne(token.range), in: line)
    }

    /// Returns the longest phrase of two to four words that begins at a word, and its number of tokens. Returns `nil`
    /// if there is none.
    ///
    /// Periods between the words of a phrase are ignored: `c. à s.`. A parenthesis belongs to the word beside it:
    /// `colher (chá)`.
    func phrase(at start: Int, of tokens: [LineToken], in line: [UInt8]) -> (Entry, length: Int)? {
        var words = [tokens[start].range]
        var hash = tokens[start].hash
        var index = start + 1
        var found: (Entry, length: Int)?
        var open: Int?
        while words.count < 4, index < tokens.count {
            // In `c/s`, a slash joins letters.
            let isSlash =
                tokens[index].kind == .slash && !tokens[index].hasSpaceBefore && words[words.count - 1].count == 1
            if tokens[index].kind == .dot || isSlash {
                index += 1
                continue
            }
            if tokens[index].kind == .open, open == nil {
                open = tokens[index].range.lowerBound
                index += 1
                continue
            }
            guard tokens[index].kind == .word else { break }
            var word = tokens[index].range
            if let start = open {
                let isFirst = words.last.map { $0.upperBound <= start } ?? false
                let isLast = index + 1 < tokens.count && tokens[index + 1].kind == .close
                let lower = isFirst ? start : word.lowerBound
                let upper = isLast ? tokens[index + 1].range.upperBound : word.upperBound
                word = lower..<upper
                hash = WordHash.joining(hash, WordHash.hash(line[word]))
                if isLast {
                    open = nil
                    index += 1
                }
            } else {
                hash = WordHash.joining(hash, tokens[index].hash)
            }
            words.append(word)
            index += 1
            if let entry = entry(hash, words, in: line) { found = (entry, index - start) }
        }
        return found
    }

    /// Returns the length in bytes of the elided word with which a word begins: `d’` in `d’ail`. Returns `nil` if there
    /// is none.
    func elisionLength(_ word: Range<Int>, in line: [UInt8]) -> Int? {
        for elision in elisions where word.count > elision.count {
            if zip(line[word], elision).allSatisfy({ WordHash.folded($0, after: 0) == $1 }) { return elision.count }
        }
        return nil
    }
}
