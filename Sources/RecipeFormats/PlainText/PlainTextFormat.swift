import RecipeKit

/// Plain text for reading and printing. It cannot be read back, because it has no syntax for ingredients and steps.
public struct PlainTextFormat: RecipeFormat {
    /// The name of the format, `plain text`.
    public let name = "plain text"
    /// The identifier of the format, `text`.
    public let identifier = "text"
    /// An empty array, because the format is write-only.
    public let fileExtensions: [String] = []

    /// Creates the format.
    public init() {}

    /// The extension `txt`.
    public var writtenExtension: String { "txt" }

    /// Returns `false`: the format is write-only.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool { false }

    /// Delivers no recipe and returns no diagnostics, because the format is write-only.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] { [] }

    /// Writes a recipe in lines of at most 80 columns.
    public var write: (@Sendable (Recipe) -> String)? { { TextWriter().text(for: $0) } }
}
