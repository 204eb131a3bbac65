extension WordTable {
    /// Returns the entry of a word.
    func entry(of token: LineToken, in line: [UInt8]) -> Entry? {
        entry(token.hash, CollectionOfOne(token.range), in: line)
    }

    /// Returns the longest phrase that begins at a word, and its number of tokens.
    ///
    /// Periods between the words of a phrase are ignored: `c. à s.`.
    func phrase(at start: Int, of tokens: [LineToken], in line: [UInt8]) -> (Entry, length: Int)? {
        var words = [tokens[start].range]
        var hash = tokens[start].hash
        var index = start + 1
        var found: (Entry, length: Int)?
        while words.count < 4, index < tokens.count {
            if tokens[index].kind == .dot {
                index += 1
                continue
            }
            guard tokens[index].kind == .word else { break }
            words.append(tokens[index].range)
            hash = WordHash.joining(hash, tokens[index].hash)
            index += 1
            if let entry = entry(hash, words, in: line) { found = (entry, index - start) }
        }
        return found
    }

    /// Returns the length in bytes of the elided word at the start of a word, `d’` of `d’ail`, or `nil` if there is
    /// none.
    func elisionLength(_ word: Range<Int>, in line: [UInt8]) -> Int? {
        for elision in elisions where word.count > elision.count {
            if zip(line[word], elision).allSatisfy({ WordHash.folded($0, after: 0) == $1 }) { return elision.count }
        }
        return nil
    }
}
