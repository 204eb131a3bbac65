import RecipeKit

/// The parts of a recipe as texts, in the form in which other programs store them.
struct ExportWording {
    private let recipe: Recipe
    let metadata: RecipeMetadata

    init(_ recipe: Recipe) {
        self.recipe = recipe
        metadata = recipe.metadata
    }

    var groups: [(name: String?, ingredients: [Ingredient], lines: [String])] {
        recipe.ingredientGroups.map { group in
            (group.name, group.ingredients, group.ingredients.flatMap(SchemaOrgWriter.lines))
        }
    }

    /// The sections with the texts of their steps. The texts include notes between steps. The notes after the last step
    /// are in ``notes`` instead.
    var sections: [(name: String?, steps: [String])] {
        let last = recipe.sections.indices.last { !recipe.sections[$0].steps.isEmpty }
        return recipe.sections.enumerated().compactMap { index, section in
            guard let last, index <= last else { return nil }
            let end = section.blocks.lastIndex { if case .step = $0 { true } else { false } } ?? -1
            let blocks = index == last ? section.blocks.prefix(end + 1) : section.blocks[...]
            let texts = blocks.map { block in
                switch block {
                case .step(let step): step.sentence(.ascii)
                case .note(let note): note
                }
            }
            return texts.isEmpty && section.name == nil ? nil : (section.name, texts)
        }
    }

    /// The notes after the last step.
    var notes: [String] {
        var notes: [String] = []
        for section in recipe.sections.reversed() {
            for block in section.blocks.reversed() {
                guard case .note(let note) = block else { return notes.reversed() }
                notes.append(note)
            }
        }
        return notes.reversed()
    }

    /// The course and the tags.
    var categories: [String] {
        let course = metadata.course.map { $0.split(separator: ",").map { $0.trimmingSpaces() } } ?? []
        return course + metadata.tags.filter { !course.contains($0) }
    }

    /// The nutrients by their names in schema.org.
    var nutrition: [(key: String, value: String)] {
        metadata.others.compactMap { entry in SchemaOrgNutrition.property(of: entry.key).map { ($0, entry.value) } }
    }

    /// The value of a metadata key, or `nil` if there is none.
    func other(_ key: String) -> String? { metadata.others.first { $0.key == key }?.value }

    /// Returns an identifier in the form of a UUID. It depends only on the program, the title and the ingredient lines,
    /// so it is the same in each export of the recipe.
    func identifier(_ program: String) -> String {
        let text = recipe.title + "\u{1}" + groups.flatMap(\.lines).joined(separator: "\n")
        let first = StableHash.of(text.utf8)
        let digits = Array(Self.digits(first) + Self.digits(StableHash.of("\(program)\(first)".utf8)))
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }

    /// Returns a hash of texts as 64 hexadecimal digits.
    static func hash(_ texts: [String]) -> String {
        (0..<4).map { part in
            var hash = StableHash()
            hash.combine("\(part)".utf8)
            for text in texts { hash.combine(text.utf8) }
            return digits(hash.value)
        }.joined()
    }

    private static func digits(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
