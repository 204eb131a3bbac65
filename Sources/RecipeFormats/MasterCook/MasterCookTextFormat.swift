import RecipeKit

/// The text format in which MasterCook exports recipes. Mailing lists also exchanged recipes in this format.
public struct MasterCookTextFormat: RecipeFormat {
    /// The name of the format, `MasterCook`.
    public let name = "MasterCook"
    /// The identifier of the format, `mastercook`.
    public let identifier = "mastercook"
    /// The extension of MasterCook's text files.
    public let fileExtensions = ["mxp"]
    /// The size limit, 64 MiB. A collection contains thousands of recipes.
    public let sizeLimit = 64 << 20
    /// The memory cost, 24 bytes of memory for each byte of a file.
    public let memoryCost = 24

    /// Creates the format.
    public init() {}

    /// Returns whether a text contains a line `Exported from MasterCook`.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start))
        return lines.indices.contains { Self.isStart(lines.utf8($0)) }
    }

    /// Converts a file to UTF-8. The encoding is detected from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order. Each recipe begins after a line `Exported from MasterCook`.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        return TextCollection.read(
            lines.recipes(after: Self.isStart), file: file, failure: "the file holds no MasterCook recipe.", deliver
        ) { MasterCookTextReader.recipe(in: lines, $0, &$1) }
    }

    /// Returns whether a line is `*  Exported from  MasterCook  *`, with any spaces and any version.
    private static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.contains(UInt8(ascii: "*")) else { return false }
        let words = line.split(separator: 0x20, omittingEmptySubsequences: true)
        guard let first = words.firstIndex(where: { $0.holdsIgnoringCase("exported") }), words.count > first + 2 else {
            return false
        }
        return words[first + 1].holdsIgnoringCase("from") && words[first + 2].holdsIgnoringCase("mastercook")
    }
}
