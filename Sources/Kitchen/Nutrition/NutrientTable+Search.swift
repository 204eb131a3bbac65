extension NutrientTable {
    /// Returns the foods whose names contain all words of a text. A word of the text can also be the beginning of a
    /// word in the name. Names with the fewest other words come first. O(n) for the n foods of the table.
    ///
    /// - Parameters:
    ///   - text: Words, or beginnings of words, in any order.
    ///   - limit: The maximum number of foods.
    public func foods(matching text: String, limit: Int) -> [NutrientFood] {
        let wanted = IngredientWords.words(text)
        guard !wanted.isEmpty else { return [] }
        var found: [(cost: Int, digits: String)] = []
        for (digits, name) in Self.names {
            let words = IngredientWords.words(name)
            guard wanted.allSatisfy({ word in words.contains { $0.hasPrefix(word) } }) else { continue }
            let others = words.count { !wanted.contains($0) }
            // Prefer a name whose last word is in the text: “sauce” finds “tomato sauce” before “sauce mix”.
            let isLast = words.last.map(wanted.contains) ?? false
            found.append((others * 2 + (isLast ? 0 : 1), digits))
        }
        found.sort { $0 < $1 }
        return found.lazy.compactMap { food(digits: $0.digits) }.prefix(limit).map(\.self)
    }

    /// The names of all foods with the digits of their numbers, in the order of the numbers. Foods without a name are
    /// left out.
    private static var names: [(digits: String, name: String)] {
        var described: [String: String] = [:]
        SortedLines(FoodTable.lines).forEach { line in
            guard let end = line.firstIndex(of: UInt8(ascii: "|")), end > 6 else { return }
            described[UTF8Bytes.string(line[..<5])] = UTF8Bytes.string(line[6..<end])
        }
        var names: [(String, String)] = []
        SortedLines(lines).forEach { line in
            let digits = UTF8Bytes.string(line[..<5])
            let start = line.lastIndex(of: UInt8(ascii: "|")).map { $0 + 1 } ?? line.count
            let own = start < line.count ? UTF8Bytes.string(line[start...]) : nil
            if let name = own ?? described[digits] { names.append((digits, name)) }
        }
        return names
    }
}
