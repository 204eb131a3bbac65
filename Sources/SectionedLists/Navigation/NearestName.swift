/// A search for the name that the user probably meant when they misspelled a word.
package enum NearestName {
    /// Returns the name that differs least from a word, or `nil` if no name is near enough.
    ///
    /// The difference is the number of typing errors. A typing error is a missing, additional or wrong letter, or two
    /// neighbouring letters that were exchanged: `Pgae` for `Page`. Case is ignored. If several names have the smallest
    /// difference, the first of them is returned.
    ///
    /// - Parameters:
    ///   - word: The misspelled word.
    ///   - names: The known names.
    ///   - slips: The maximum number of typing errors. If `nil`, it is a third of the number of letters in the word,
    ///     rounded down, but at least 1.
    package static func name(for word: String, among names: [String], slips: Int? = nil) -> String? {
        let letters = Array(word.lowercased())
        let limit = slips ?? max(1, letters.count / 3)
        let distances = names.map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
        guard let nearest = distances.min(by: { $0.distance < $1.distance }), nearest.distance <= limit else {
            return nil
        }
        return nearest.name
    }

    /// Returns the edit distance of two words. Two exchanged neighbouring letters count as one edit.
    ///
    /// `RecipeLibrary` has a function of its own for this purpose. Neither module can import the other.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var row = [i + 1]
            for (j, other) in second.enumerated() {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[second.count]
    }
}
