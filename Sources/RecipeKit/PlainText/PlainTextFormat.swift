/// Plain text for reading and printing. It is written only: nothing in it says what is an ingredient and what a step.
public struct PlainTextFormat: RecipeFormat {
    public let name = "plain text"
    public let identifier = "text"
    public let fileExtensions: [String] = []

    public init() {}

    public var writtenExtension: String { "txt" }

    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool { false }

    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] { [] }

    public var write: (@Sendable (Recipe) -> String)? { { TextWriter().text(for: $0) } }
}
