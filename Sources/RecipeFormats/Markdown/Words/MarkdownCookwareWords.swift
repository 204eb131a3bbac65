import CookingLanguages
import RecipeKit

/// Recognizes cookware by its name, in lists that contain both ingredients and cookware.
enum MarkdownCookwareWords {
    /// Returns whether a name is the name of cookware. In scripts without spaces, the last characters of the name
    /// decide. In other scripts, its words decide.
    static func isCookware(_ name: String) -> Bool {
        let (words, _, isUnspaced) = MarkdownHeadingTable.words(of: name)
        if isUnspaced { return endings.contains { name.hasSuffix($0) } }
        return words.contains { self.words.contains($0) }
    }

    /// Returns the cookware in a row of a table. A cell that only says yes or no is left out. If it says that the cookware
    /// is not necessary, `(optional)` is added to the name: no in a column such as `Required`, and yes in a column
    /// `Optional`.
    static func name(ofRow row: [String], header: [String] = []) -> String {
        var words: [String] = []
        var isOptional = false
        for (index, cell) in row.map({ $0.trimmingSpaces() }).enumerated() where !cell.isEmpty {
            guard let answer = answer(cell) else {
                words.append(cell)
                continue
            }
            if optionals.contains(cell.lowercased()) {
                isOptional = true
                continue
            }
            let title = index < header.count ? MarkdownHeadingTable.words(of: header[index]).words : []
            isOptional = isOptional || answer == title.contains(where: optionals.contains)
        }
        return words.joined(separator: " ") + (isOptional && !words.isEmpty ? " (optional)" : "")
    }

    private static let optionals = Set(
        CookingLanguage.entriesOfAll(.optional).map { MarkdownHeadingTable.words(of: $0).words.joined(separator: " ") })

    /// Returns `true` for a cell that says yes, `false` for a cell that says no, and `nil` for any other cell.
    static func answer(_ cell: String) -> Bool? {
        let word = cell.lowercased()
        return answers.contains(word) ? true : denials.contains(word) ? false : nil
    }

    private static let answers = words(.yes).union(["✓", "✔", "✅", "x", "○"])
    private static let denials = words(.no).union(["✗", "❌", "-", "×"])

    private static let endings = CookingLanguage.entriesOfAll(.cookwareEnding)

    private static let words = Set(
        CookingLanguage.entriesOfAll(.cookware).flatMap { MarkdownHeadingTable.words(of: $0).words })

    private static func words(_ role: CookingLanguage.Role) -> Set<String> {
        Set(CookingLanguage.entriesOfAll(role).map { $0.lowercased() })
    }
}
