import RecipeKit

/// Decides whether a plain text is a recipe, and reads it if that is certain.
struct PlainTextReader {
    private var lines: [PlainTextLine] = []
    private var recipe = Recipe(title: "")
    private let isCut: Bool

    /// Returns the recipe of a text, or `nil` if the text is not certainly a recipe. A recipe has a title, at least two
    /// ingredients, some of them with amounts, and steps.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isCut: Whether the text is only the start of a longer text. The steps can then be missing.
    ///   - reader: A reader for ingredient lines.
    static func recipe(
        in text: PlainTextRecipes.Text, isCut: Bool, _ reader: inout IngredientLineReader
    ) -> Recipe? {
        var plain = PlainTextReader(text, isCut: isCut)
        return plain.read(title: text.title, &reader) ? plain.recipe : nil
    }

    private init(_ text: PlainTextRecipes.Text, isCut: Bool) {
        self.isCut = isCut
        var isAfterBlank = true
        for line in text.lines {
            if line.trimmingSpaces().isEmpty || DirectionsText.isRule(line.trimmingSpaces()) {
                isAfterBlank = true
            } else {
                lines.append(PlainTextLine(line, isAfterBlank: isAfterBlank))
                isAfterBlank = false
            }
        }
    }

    private mutating func read(title: String?, _ reader: inout IngredientLineReader) -> Bool {
        guard lines.count > 3, let list = PlainTextList(lines, isCut: isCut, &reader) else { return false }
        recipe.listedIngredients = list.groups
        let header = lines[..<list.headingIndex]
        guard readHeader(header, title: title) else { return false }
        readDirections(lines[list.end...], groups: list.groups.compactMap(\.name))
        let hasSteps = recipe.sections.contains { !$0.steps.isEmpty }
        return hasSteps || isCut && list.isAnnounced
    }

    // MARK: The lines above the ingredients

    /// Reads the title, the facts and the description. Returns whether there is a title.
    private mutating func readHeader(_ header: ArraySlice<PlainTextLine>, title: String?) -> Bool {
        var rest = header
        if let title, !title.isEmpty {
            recipe.title = title
            if let first = rest.first, first.text == title { rest = rest.dropFirst() }
        } else {
            guard let first = rest.popFirst(), let name = Self.title(first.text) else { return false }
            recipe.title = name
        }
        var paragraphs: [String] = []
        for line in rest {
            if line.isAddress {
                recipe.metadata.source = RecipeSource(name: recipe.metadata.source?.name, url: line.text)
            } else if !PlainTextFacts.set(line.text, in: &recipe) {
                if line.isAfterBlank || paragraphs.isEmpty {
                    paragraphs.append(line.text)
                } else {
                    paragraphs[paragraphs.count - 1] += " " + line.text
                }
            }
        }
        if !paragraphs.isEmpty, recipe.metadata.description == nil {
            recipe.metadata.description = paragraphs.joined(separator: "\n\n")
        }
        return true
    }

    /// Returns the title in a line, or `nil` if the line cannot be a title. For example, a line with a period or a
    /// comma at its end is a sentence or a greeting.
    private static func title(_ line: String) -> String? {
        var title = line
        if let fact = Fact(line), fact.kind == .title { title = fact.value }
        if title.first == "*" { title = title.drop { $0 == "*" }.trimmingSpaces() }
        let words = title.split(separator: " ").count
        guard !title.isEmpty, title.count <= 100, words <= 14, title.contains(where: \.isLetter) else { return nil }
        if let last = title.last, ".,;".contains(last) || last == ":" && words > 5 { return nil }
        return title
    }

    // MARK: The lines below the ingredients

    private mutating func readDirections(_ rest: ArraySlice<PlainTextLine>, groups: [String]) {
        var rest = rest
        if let first = rest.first, first.part == .directions { rest = rest.dropFirst() }
        while let last = rest.last, last.isAddress {
            recipe.metadata.source = RecipeSource(name: recipe.metadata.source?.name, url: last.text)
            rest = rest.dropLast()
        }
        let names = Set(groups.map(Self.folded))
        var directions = DirectionsText()
        var text: [String] = []
        func flush(_ recipe: inout Recipe) {
            directions.add(FactLines.taken(from: text, into: &recipe))
            text = []
        }
        for line in rest {
            let isSection = line.text.count <= 60 && !line.isSentence && names.contains(Self.folded(line.text))
            if line.part == .notes || line.part == .directions || isSection {
                flush(&recipe)
                directions.begin(line.text.last == ":" ? String(line.text.dropLast()) : line.text)
            } else if line.isAddress, recipe.metadata.source?.url == nil {
                recipe.metadata.source = RecipeSource(name: recipe.metadata.source?.name, url: line.text)
            } else {
                if line.isAfterBlank { text.append("") }
                text.append(line.hasBullet ? "- " + line.text : line.text)
            }
        }
        flush(&recipe)
        recipe.sections = directions.result
    }

    private static func folded(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}
