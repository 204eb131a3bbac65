/// The edit distance between two words: the number of letters that are inserted, deleted, replaced, or swapped with the
/// next letter. A letter is a byte.
///
/// A search compares thousands of words. So this type, unlike `NearestName` in `SectionedLists`, compares bytes, stops
/// at a limit and also measures prefixes.
enum WordDistance {
    /// Returns the distance between two words, or `nil` if it exceeds the limit.
    ///
    /// Complexity: O(*m* · *n*) for the lengths of the words.
    static func distance(from word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
        guard abs(word.count - other.count) <= limit else { return nil }
        let last = lastRow(from: word, to: other, atMost: limit)?[other.count]
        return last.flatMap { $0 <= limit ? $0 : nil }
    }

    /// Returns the distance from a word to the nearest prefix of another word, or `nil` if it exceeds the limit.
    static func distance(
        from word: ArraySlice<UInt8>, toBeginningOf other: ArraySlice<UInt8>, atMost limit: Int
    ) -> Int? {
        let other = other.prefix(word.count + limit)
        let least = lastRow(from: word, to: other, atMost: limit)?.min()
        return least.flatMap { $0 <= limit ? $0 : nil }
    }

    /// Returns the distances from a word to all prefixes of another word, by the length of the prefix. Returns `nil` if
    /// all distances exceed the limit.
    private static func lastRow(
        from word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>, atMost limit: Int
    ) -> [Int]? {
        let (word, other) = (Array(word), Array(other))
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (index, letter) in word.enumerated() {
            var row = [index + 1]
            for (column, otherLetter) in other.enumerated() {
                var slips = min(last[column + 1] + 1, row[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
                if index > 0, column > 0, letter == other[column - 1], word[index - 1] == otherLetter {
                    slips = min(slips, beforeLast[column - 1] + 1)
                }
                row.append(slips)
            }
            if let least = row.min(), least > limit, last.min() ?? 0 > limit { return nil }
            (beforeLast, last) = (last, row)
        }
        return last
    }
}
