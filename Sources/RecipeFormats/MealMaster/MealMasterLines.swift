import RecipeKit

/// The lines of a Meal-Master file and the ranges of its recipes.
///
/// A recipe begins at a line that names Meal-Master and begins with at least five hyphens or letters `M`. It ends at a
/// line of exactly five hyphens or of at least five `M`, at the next recipe or at a mail. The text between recipes
/// belongs to mails and is left out. In a file without lines that begin recipes, a recipe begins at each title.
struct MealMasterLines {
    private let lines: TextLines
    /// The lines of each recipe. The line that begins the recipe and the line that ends the recipe are left out.
    private(set) var recipes: [Range<Int>] = []
    /// The number of bytes that the signs of a quotation take at the start of each line of a quoted recipe. The key is
    /// the index of the first line of the recipe.
    private var quotations: [Int: Int] = [:]

    /// Finds the recipes of a file.
    ///
    /// - Parameter bytes: Well-formed UTF-8.
    init(_ bytes: [UInt8]) {
        lines = TextLines(bytes)
        findRecipes()
        if recipes.isEmpty { findTitles() }
    }

    /// Returns the lines of a recipe without the signs of a quotation. The signs are removed first, and then each tab
    /// is replaced by spaces. Therefore, the signs do not change the columns.
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

    /// Finds the recipes by their titles, in a file without lines that begin recipes. A file without titles is one
    /// recipe.
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

    /// Returns whether a line ends a recipe: it is not indented, and consists of exactly five hyphens or at least five
    /// `M`.
    static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        guard text.count >= 5, line.first == text.first else { return false }
        return text.allSatisfy { $0 == UInt8(ascii: "M") }
            || text.count == 5 && text.allSatisfy { $0 == UInt8(ascii: "-") }
    }

    /// Returns the number of hyphens or of letters `M` at the start of a text. Hyphens directly after the letters `M`
    /// are counted too: the result is 5 for `MMM--`.
    static func markCount(_ text: ArraySlice<UInt8>) -> Int {
        guard let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "M") else { return 0 }
        let same = text.prefix { $0 == first }.count
        return first == UInt8(ascii: "M") ? same + text.dropFirst(same).prefix { $0 == UInt8(ascii: "-") }.count : same
    }
}
