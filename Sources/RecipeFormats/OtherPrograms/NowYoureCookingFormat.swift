import RecipeKit

/// The text format of Now You're Cooking!, a recipe program for Windows.
public struct NowYoureCookingFormat: RecipeFormat {
    /// The name of the format, `Now You're Cooking`.
    public let name = "Now You're Cooking"
    /// The identifier of the format, `nyc`.
    public let identifier = "nyc"
    /// An empty array. The files have the extension `txt` and are recognized by their content.
    public let fileExtensions: [String] = []
    /// The extension of the program’s files, `txt`.
    public let writtenExtension = "txt"

    public init() {}

    /// Returns whether a line of a text begins a recipe of the program.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start))
        return lines.indices.contains { Self.isStart(lines.utf8($0)) && lines.utf8($0).holdsIgnoringCase("cooking") }
    }

    /// Converts a file to UTF-8. The encoding is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    private static func isStart(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: Array("@@@@@".utf8)) }

    /// Reads the recipes of a file in file order.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        return TextCollection.read(
            lines.recipes(after: Self.isStart), file: file, failure: "the file holds no recipe of Now You're Cooking.",
            deliver
        ) { Self.recipe(lines[$0], &$1) }
    }

    /// Returns the recipe in the given lines: the title, the categories, the ingredients and the directions. An empty
    /// line follows each part. The categories can be missing.
    private static func recipe(_ lines: [String], _ reader: inout IngredientLineReader) -> Recipe {
        var recipe = Recipe(title: "")
        var rest = lines.prefix { !$0.hasPrefix("** Exported from") }
        func block() -> [String] {
            rest = rest.drop { $0.trimmingSpaces().isEmpty }
            let block = rest.prefix { !$0.trimmingSpaces().isEmpty }
            rest = rest.dropFirst(block.count)
            return block.map { $0.trimmingSpaces() }
        }
        recipe.title = block().joined(separator: " ")
        var rows = block()
        // If no row begins with a number, the rows are categories.
        if !rows.contains(where: { $0.first?.isNumber == true }) {
            recipe.metadata.setCategories(rows.flatMap { $0.split(separator: ",").map(String.init) })
            rows = block()
        }
        var groups = IngredientGroups()
        while isList(rows) {
            for row in rows { add(row, to: &groups, &reader) }
            let next = rest.drop { $0.trimmingSpaces().isEmpty }.prefix { !$0.trimmingSpaces().isEmpty }
            guard isList(next.map { $0.trimmingSpaces() }) else {
                rows = []
                break
            }
            rows = block()
        }
        recipe.listedIngredients = groups.groups
        var directions = DirectionsText()
        directions.add(FactLines.taken(from: rows + Array(rest), into: &recipe))
        recipe.sections = directions.result
        return recipe
    }

    /// Returns whether lines are a part of the list of ingredients. The lines are short, and at least half of them
    /// begin with a number or are headings.
    private static func isList(_ rows: [String]) -> Bool {
        !rows.isEmpty && rows.count { $0.first?.isNumber == true || $0.markedHeading != nil } * 2 >= rows.count
            && rows.allSatisfy { $0.count < 90 }
    }

    private static func add(
        _ row: String, to groups: inout IngredientGroups, _ reader: inout IngredientLineReader
    ) {
        if let heading = row.markedHeading { return groups.begin(heading) }
        guard row.contains(where: \.isLetter) else { return }
        let parts = row.partsOfPreparation
        for ingredient in reader.freeLine(parts.name, preparation: parts.preparation) { groups.add(ingredient) }
    }
}
