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
            if MarkdownHeading(heading.trimmingSpaces()).part != .other { return true }
        }
        return false
    }

    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let diagnostics = DiagnosticCollector()
        let frontMatter = MarkdownFrontMatter(bytes, diagnostics)
        let text = MarkdownDialect.commonMark(bytes, from: frontMatter.end)
        let sections = MarkdownSection.sections(of: MarkdownDocument(text).blocks)
        let found = diagnostics.diagnostics(file: file, bytes: bytes)
        let recipes = MarkdownRecipes.parts(of: sections)
        var unread: [Diagnostic] = []
        for part in recipes {
            var reader = MarkdownReader(metadata: frontMatter.metadata)
            reader.evidence.hasRecipeKeys = frontMatter.hasRecipeKeys
            reader.read(part, lists: recipes.count == 1 ? frontMatter.lists : MarkdownFrontMatter.Lists())
            switch reader.evidence.verdict(ofFile: file) {
            case .recipe:
                guard deliver(ReadResult(recipe: reader.recipe, diagnostics: found)) else { return [] }
            case .unread:
                let message =
                    "there are amounts or steps, but nothing says which lines are the ingredients; write "
                    + "“## Ingredients” over their list and “## Directions” over the steps."
                unread.append(Diagnostic(.error, at: SourceLocation(file: file), message))
            case .noRecipe:
                let message = "no heading announces ingredients or directions; write “## Ingredients” over their list."
                unread.append(Diagnostic(.warning, at: SourceLocation(file: file), message))
            }
        }
        return unread.count == recipes.count ? Array(unread.prefix(1)) : []
    }

    public var write: (@Sendable (Recipe) -> String)? { { MarkdownWriter().text(for: $0) } }
}
