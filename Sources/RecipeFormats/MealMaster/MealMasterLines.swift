import RecipeKit

/// The lines of a Meal-Master file and the ranges of its recipes.
///
/// A recipe begins at a line such as `MMMMM----- Recipe via Meal-Master`. It ends at `MMMMM` or `-----`, at the next
/// recipe or at a mail. Text between recipes is left out. In a file without such first lines, a recipe begins at each
/// title.
struct MealMasterLines {
    private let lines: TextLines
    /// The lines of each recipe, without the lines that mark its start and its end.
    private(set) var recipes: [Range<Int>] = []
    /// The length of the quotation signs (`> `) in each quoted recipe, in bytes. The key is the index of the recipe's
    /// first line.
    private var quotations: [Int: Int] = [:]

    /// Finds the recipes of a file.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        lines = TextLines(bytes)
        findRecipes()
        if recipes.isEmpty { findTitles() }
    }

    /// Returns the lines of a recipe without quotation signs. The signs are removed before tabs become spaces, so the
    /// columns remain.
    func texts(_ range: Range<Int>) -> [String] {
        guard let length = quotations[range.lowerBound] else { return lines[range] }
        return range.map { index in
            let marks = MailLines.quotation(of: lines.utf8(index)).count
            return TextLines.text(of: lines.utf8(index).dropFirst(min(marks, length)))
        }
    }

    private mutating func findRecipes() {
        var start: Int?
        func end(_ index: Int) {
            if let first = start, first <= index { recipes.append(first..<index) }
            start = nil
        }
        for index in lines.indices {
            let line = lines.utf8(index)
            let marks = MailLines.quotation(of: line).count
            let text = line.dropFirst(marks)
            if Self.isStart(text) {
                end(index)
                start = index + 1
                if marks > 0 { quotations[index + 1] = marks }
            } else if start != nil, Self.isEnd(text) || MailLines.begins(at: index, in: lines, end: lines.count) {
                end(index)
            }
        }
        end(lines.count)
    }

    /// Finds the recipes by their titles. A file without titles is one recipe.
    private mutating func findTitles() {
        var start = 0
        var hasTitle = false
        for index in lines.indices {
            let text = lines.utf8(index).trimmed
            if text.starts(with: "title:", at: text.startIndex) {
                if hasTitle { recipes.append(start..<index) }
                if hasTitle { start = index }
                hasTitle = true
            } else if Self.isEnd(text), hasTitle {
                recipes.append(start..<index)
                start = index + 1
                hasTitle = false
            }
        }
        if start < lines.count { recipes.append(start..<lines.count) }
    }

    /// Returns whether a line begins a recipe.
    static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        guard text.count > 12, Self.markCount(text) >= 5 else { return false }
        return text.holdsIgnoringCase("meal-master") || text.holdsIgnoringCase("mealmaster")
            || text.holdsIgnoringCase("meal master")
    }

    /// Returns whether a line ends a recipe. Such a line is not indented and is `-----`, or at least five letters `M`.
    static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        guard text.count >= 5, line.first == text.first else { return false }
        return text.allSatisfy { $0 == UInt8(ascii: "M") }
            || text.count == 5 && text.allSatisfy { $0 == UInt8(ascii: "-") }
    }

    /// Returns the number of hyphens or letters `M` at the start of a text. Hyphens after the `M` are counted too: 5
    /// for `MMM--`.
    static func markCount(_ text: ArraySlice<UInt8>) -> Int {
        guard let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "M") else { return 0 }
        let same = text.prefix { $0 == first }.count
        return first == UInt8(ascii: "M") ? same + text.dropFirst(same).prefix { $0 == UInt8(ascii: "-") }.count : same
    }
}
