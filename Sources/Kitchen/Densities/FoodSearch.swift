/// Searches the USDA's descriptions of foods for the words of an ingredient.
struct FoodSearch {
    private let words: [[UInt8]]
    private let rest: [[UInt8]]

    /// Creates a search for the words of a name.
    init(_ words: IngredientWords) {
        // A word for a form is part of few descriptions: "onions, chopped".
        let plain = words.name.filter { IngredientForm(word: $0) == nil }
        self.words = (plain.isEmpty ? words.name : plain).map { Array($0.utf8) }
        rest = words.rest.map { Array($0.utf8) }
    }

    /// Returns the line of a food that has all words and begins with one of them. Among several, the one with the fewest
    /// other words wins.
    func bestLine() -> String? {
        for start in words.indices {
            // One word of several is the food only if the food has no other words: a vanilla bean is no bean.
            let isPart = start > 0 && start == words.count - 1
            if let line = best(Array(words[start...]), maximumCost: isPart ? 0 : 60) { return line }
        }
        return nil
    }

    /// Returns the line of a food that has all words and few others.
    func exactLine() -> String? { best(words, maximumCost: 25) }

    private func best(_ words: [[UInt8]], maximumCost: Int) -> String? {
        guard !words.isEmpty, words.allSatisfy({ $0.count > 2 }) else { return nil }
        var best: (cost: Int, line: String)?
        SortedLines(FoodTable.lines).forEach { line in
            guard let cost = cost(of: line, words), cost <= maximumCost, cost < best?.cost ?? .max else { return }
            best = (cost, String(decoding: line, as: UTF8.self))
        }
        return best?.line
    }

    /// Returns how far a food is from the words, or `nil` if it is another food.
    private func cost(of line: UnsafeBufferPointer<UInt8>, _ words: [[UInt8]]) -> Int? {
        var found = 0
        var cost = 0
        var start = 6
        var isFirst = true
        while start < line.count {
            var end = start
            while end < line.count, line[end] != 0x20, line[end] != UInt8(ascii: "|") { end += 1 }
            let word = line[start..<end]
            if words.contains(where: word.elementsEqual) {
                found += 1
            } else if isFirst {
                return nil
            } else {
                cost += rest.contains(where: word.elementsEqual) ? 0 : 10
            }
            isFirst = false
            if end < line.count, line[end] == UInt8(ascii: "|") { break }
            start = end + 1
        }
        return found == words.count ? cost : nil
    }
}
