/// Plain Markdown as people keep recipes in: perhaps a front matter, headings over the ingredients and the directions.
public struct MarkdownFormat: RecipeFormat {
    public let name = "Markdown"
    public let identifier = "markdown"
    public let fileExtensions = ["md", "markdown"]

    public init() {}

    /// A heading that announces ingredients or directions.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        var lines = LineReader(Array(start))
        let bytes = Array(start)
        while let line = lines.next() {
            guard line.count > 2, line.count < 80, bytes[line.lowerBound] == UInt8(ascii: "#") else { continue }
            let heading = CooklangText.string(line, in: bytes).drop { $0 == "#" }
            if MarkdownHeading(String(heading).trimmingSpaces()) != .other { return true }
        }
        return false
    }

    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let diagnostics = DiagnosticCollector()
        var metadata = MetadataBuilder()
        var start = 0
        if let frontMatter = FrontMatter.find(in: bytes, from: 0) {
            FrontMatterReader(diagnostics: diagnostics).read(frontMatter, of: bytes, into: &metadata)
            start = frontMatter.bodyStart
        }
        var reader = MarkdownReader(metadata: metadata)
        reader.read(MarkdownDocument(bytes, from: start))
        guard let recipe = reader.recipe else {
            let message = "no heading announces ingredients or directions; write “## Ingredients” over their list."
            return [Diagnostic(.warning, at: SourceLocation(file: file), message)]
        }
        _ = deliver(ReadResult(recipe: recipe, diagnostics: diagnostics.diagnostics(file: file, bytes: bytes)))
        return []
    }

    public var write: (@Sendable (Recipe) -> String)? { { MarkdownWriter().text(for: $0) } }
}
