/// Searches the USDA's descriptions of foods for the words of an ingredient. The search reads the whole table once.
struct FoodSearch {
    private struct Match {
        var cost: Int
        var line: UnsafeBufferPointer<UInt8>
    }

    private let words: [[UInt8]]
    private let rest: [[UInt8]]
    /// For each index in ``words``, the best food for the words from this index to the end, or `nil` if there is none.
    private var best: [Match?]

    /// Searches for the words of a name.
    init(_ ingredient: IngredientWords) {
        // Leave out words for a form, such as `chopped`, because few descriptions contain them.
        let plain = ingredient.name.filter { IngredientForm(word: $0) == nil }
        words = (plain.isEmpty ? ingredient.name : plain).prefix(8).map { Array($0.utf8) }
        rest = ingredient.rest.map { Array($0.utf8) }
        best = Array(repeating: nil, count: words.count)
        guard words.contains(where: { $0.count > 2 }) else { return }
        SortedLines(FoodTable.lines).forEach { compare($0) }
    }

    /// The line of a food whose description begins with a searched word, and has all of them and at most two other
    /// words. `nil` if there is none. Words after the comma of the ingredient's name do not count as other words.
    var exactLine: String? { line(at: 0, maximumCost: 25) }

    /// The line of the best food. Its description begins with a searched word, contains all searched words, and has at
    /// most six other words. Of several such foods, the best one has the fewest other words. If there is none, the
    /// search is repeated without the first searched word. `nil` if no searched words remain.
    var bestLine: String? {
        for start in words.indices {
            // The last word alone must be the whole description: a vanilla bean is not a bean.
            let isPart = start > 0 && start == words.count - 1
            if let line = line(at: start, maximumCost: isPart ? 0 : 60) { return line }
        }
        return nil
    }

    private func line(at start: Int, maximumCost: Int) -> String? {
        guard start < best.count, let match = best[start], match.cost <= maximumCost else { return nil }
        return String(decoding: match.line, as: UTF8.self)
    }

    private mutating func compare(_ line: UnsafeBufferPointer<UInt8>) {
        var position = Self.nameStart
        guard let first = indexOfWord(in: line, at: &position) else { return }
        var found: UInt = 1 << UInt(first)
        var others = 0
        while position < line.count, line[position - 1] != Self.endOfName {
            let start = position
            if let index = indexOfWord(in: line, at: &position) {
                found |= 1 << UInt(index)
            } else if !isRest(line[start..<(position - 1)]) {
                others += 1
            }
        }
        for start in 0...first where words[start...].allSatisfy({ $0.count > 2 }) {
            let all: UInt = (1 << UInt(words.count)) - (1 << UInt(start))
            guard found & all == all else { continue }
            let cost = (others + (found & ~all).nonzeroBitCount) * 10
            if cost < best[start]?.cost ?? .max { best[start] = Match(cost: cost, line: line) }
        }
    }

    /// Reads the next word of a line and moves past it. Returns the index of this word among the words of the name, or
    /// `nil` if the name does not have the word.
    @inline(__always)
    private func indexOfWord(in line: UnsafeBufferPointer<UInt8>, at position: inout Int) -> Int? {
        let start = position
        while position < line.count, line[position] != 0x20, line[position] != Self.endOfName { position += 1 }
        let count = position - start
        position += 1
        guard count > 0 else { return nil }
        return words.firstIndex { word in
            guard word.count == count, word[0] == line[start] else { return false }
            for index in 0..<count where word[index] != line[start + index] { return false }
            return true
        }
    }

    private func isRest(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        rest.contains { $0.elementsEqual(word) }
    }

    /// The position of the name in a line. The number of the USDA and the kind of the food come before it.
    private static let nameStart = 6
    private static let endOfName = UInt8(ascii: "|")
}

/// The names that recipes use for foods, in five languages.
enum FoodNames {
    enum Meaning: Equatable {
        /// A food of the table: the five digits of its USDA number, and the form that the name implies.
        case food(String, IngredientForm?)
        /// A food that the table does not have. The search must not continue with a part of its name.
        case unknownFood
    }

    /// Returns the meaning of a name, given as its words. Returns `nil` if the list does not have the name. O(log n).
    ///
    /// - Parameters:
    ///   - words: The words of the name.
    ///   - isRomance: Whether to find only French, Spanish and Italian names, which the list marks with `#`. In these
    ///     languages, the first word is the food: `farine de blé`.
    static func meaning(of words: some Sequence<String>, isRomance: Bool = false) -> Meaning? {
        let key = words.joined(separator: " ")
        guard let value = SortedLines(lines).rest(after: key, before: "!#"), !isRomance || value.first == "#" else {
            return nil
        }
        let food = value.dropFirst()
        if food == "-" { return .unknownFood }
        let form = food.dropFirst(5).last.flatMap(IngredientForm.init(letter:))
        return .food(String(food.prefix(5)), form)
    }
}
