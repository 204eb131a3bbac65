/// How many slips of the fingers lie between two words: a letter too many, missing, wrong, or changed with its neighbour.
enum WordDistance {
    /// - Returns: The least number of slips, or `nil` where it is more than the limit. O(product of the lengths).
    static func distance(from word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
        guard abs(word.count - other.count) <= limit else { return nil }
        let last = lastRow(from: word, to: other, atMost: limit)?[other.count]
        return last.flatMap { $0 <= limit ? $0 : nil }
    }

    /// The same to the beginning of a word that comes nearest.
    static func distance(
        from word: ArraySlice<UInt8>, toBeginningOf other: ArraySlice<UInt8>, atMost limit: Int
    ) -> Int? {
        let other = other.prefix(word.count + limit)
        let least = lastRow(from: word, to: other, atMost: limit)?.min()
        return least.flatMap { $0 <= limit ? $0 : nil }
    }

    /// The distances from the word to all beginnings of the other.
    private static func lastRow(
        from word: ArraySlice<UInt8>, to other: ArraySlice<UInt8>, atMost limit: Int
    ) -> [Int]? {
        let (word, other) = (Array(word), Array(other))
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (index, letter) in word.enumerated() {
            var row = [index + 1]
            for (place, otherLetter) in other.enumerated() {
                var slips = min(last[place + 1] + 1, row[place] + 1, last[place] + (letter == otherLetter ? 0 : 1))
                if index > 0, place > 0, letter == other[place - 1], word[index - 1] == otherLetter {
                    slips = min(slips, beforeLast[place - 1] + 1)
                }
                row.append(slips)
            }
            if let least = row.min(), least > limit, last.min() ?? 0 > limit { return nil }
            (beforeLast, last) = (last, row)
        }
        return last
    }
}
