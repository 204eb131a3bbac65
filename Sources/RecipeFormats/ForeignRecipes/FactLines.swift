import RecipeKit

/// Finds the paragraphs of directions that contain only facts: `Source: a friend`, `Preparation Time: 40 minutes`.
enum FactLines {
    /// Takes the facts out of directions.
    ///
    /// A paragraph is taken only if each of its lines has the form of a fact (`Label: value`), and if at least one label
    /// is known. Therefore, a sentence with a colon stays in the directions. There is one exception: if the first line
    /// begins with a label for a description, such as `Description:`, the whole paragraph is taken.
    ///
    /// - Parameters:
    ///   - lines: The lines of the directions.
    ///   - recipe: Receives the facts.
    /// - Returns: The lines that are not taken.
    static func taken(from lines: [String], into recipe: inout Recipe) -> [String] {
        var kept: [String] = []
        var rest = lines[...]
        while !rest.isEmpty {
            let paragraph = rest.prefix { !$0.trimmingSpaces().isEmpty }
            if let facts = facts(in: paragraph) {
                for fact in facts { fact.set(in: &recipe) }
            } else {
                kept += paragraph
            }
            rest = rest.dropFirst(paragraph.count)
            let blank = rest.prefix { $0.trimmingSpaces().isEmpty }
            kept += blank
            rest = rest.dropFirst(blank.count)
        }
        return kept
    }

    /// Returns the facts of a paragraph, or `nil` if the paragraph is not taken.
    private static func facts(in paragraph: ArraySlice<String>) -> [Fact]? {
        guard let first = paragraph.first, first.utf8.contains(UInt8(ascii: ":")) else { return nil }
        if let fact = Fact(first), fact.kind == .description {
            let lines = paragraph.dropFirst().map { $0.trimmingSpaces() }
            return [Fact(kind: .description, key: fact.key, value: ([fact.value] + lines).joined(separator: " "))]
        }
        let facts = paragraph.map { line in Fact(line) ?? Fact(unknown: line) }
        guard facts.contains(where: { $0 != nil && $0?.kind != .other }) else { return nil }
        return facts.contains { $0 == nil } ? nil : facts.compactMap(\.self)
    }
}
