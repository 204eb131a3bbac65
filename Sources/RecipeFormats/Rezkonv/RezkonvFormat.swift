import RecipeKit

/// The text format of REZKONV, in which German recipe programs exchange recipes. It resembles the format of
/// Meal-Master.
public struct RezkonvFormat: RecipeFormat {
    /// The name of the format, `REZKONV`.
    public let name = "REZKONV"
    /// The identifier of the format, `rezkonv`.
    public let identifier = "rezkonv"
    /// The extension of REZKONV files.
    public let fileExtensions = ["rk"]
    /// The size limit, 64 MiB. A collection contains thousands of recipes.
    public let sizeLimit = 64 << 20
    /// The memory cost, 24 bytes of memory for each byte of a file.
    public let memoryCost = 24

    /// Creates the format.
    public init() {}

    /// Returns whether a line of a text begins a recipe of REZKONV.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start))
        return lines.indices.contains { Self.isStart(lines.utf8($0)) }
    }

    /// Converts a file to UTF-8. The encoding is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        return TextCollection.read(
            Self.recipes(in: lines), file: file, failure: "the file holds no REZKONV recipe.", deliver
        ) { RezkonvReader.recipe(in: lines, $0, &$1) }
    }

    /// Returns the lines of each recipe, without the lines that mark its start and its end.
    private static func recipes(in lines: TextLines) -> [Range<Int>] {
        var recipes: [Range<Int>] = []
        var start: Int?
        for index in lines.indices {
            if isStart(lines.utf8(index)) {
                if let start { recipes.append(start..<index) }
                start = index + 1
            } else if let first = start, isEnd(lines.utf8(index)) {
                recipes.append(first..<index)
                start = nil
            }
        }
        if let start { recipes.append(start..<lines.count) }
        return recipes
    }

    private static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: Array("=====".utf8)) && line.holdsIgnoringCase("rezkonv")
    }

    private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        return (5...7).contains(text.count) && text.allSatisfy { $0 == UInt8(ascii: "=") }
    }
}
