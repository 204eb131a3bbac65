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

    /// Returns the cookware in a row of a table. A cell that only says yes is left out. A cell that says no means that
    /// the cookware is not necessary, so `(optional)` is added to the name.
    static func name(ofRow row: [String]) -> String {
        let cells = row.map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
        let words = cells.filter { !answers.contains($0.lowercased()) && !denials.contains($0.lowercased()) }
        let isOptional = cells.contains { denials.contains($0.lowercased()) }
        return words.joined(separator: " ") + (isOptional && !words.isEmpty ? " (optional)" : "")
    }

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
