import RecipeKit

/// The text format of Meal-Master, a program of the eighties and nineties for DOS. Mailing lists and many other
/// programs also use it.
///
/// A file contains one recipe or thousands of them, often with mails around them. The encoding is that of DOS, of
/// Windows, of the Macintosh, or UTF-8.
public struct MealMasterFormat: RecipeFormat {
    /// The name of the format, `Meal-Master`.
    public let name = "Meal-Master"
    /// The identifier of the format, `mealmaster`.
    public let identifier = "mealmaster"
    /// The extension of Meal-Master files.
    public let fileExtensions = ["mmf"]
    /// The size limit, 64 MiB. A collection contains thousands of recipes.
    public let sizeLimit = 64 << 20
    /// The memory cost, 24 bytes of memory for each byte of a file.
    public let memoryCost = 24

    /// Creates the format.
    public init() {}

    /// Returns whether a text contains the first line of a Meal-Master recipe, with `title:` in one of the next seven
    /// lines.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start))
        guard let first = lines.indices.first(where: { MealMasterLines.isStart(lines.utf8($0)) }) else { return false }
        return (first..<min(first + 8, lines.count)).contains { lines.utf8($0).holdsIgnoringCase("title:") }
    }

    /// Converts a file to UTF-8. The encoding is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = MealMasterLines(bytes)
        return TextCollection.read(
            lines.recipes, file: file, failure: "the file holds no Meal-Master recipe.", deliver
        ) { MealMasterReader.recipe(in: lines, $0, &$1) }
    }

    /// Writes a recipe as Meal-Master reads it, with the ingredients in one column.
    public var write: (@Sendable (Recipe) -> String)? { { MealMasterWriter.text(for: $0) } }
}
