import RecipeKit

/// Plain Markdown recipes: an optional front matter, and headings above the ingredients and the directions.
public struct MarkdownFormat: RecipeFormat {
    /// The name of the format, `Markdown`.
    public let name = "Markdown"
    /// The identifier of the format, `markdown`.
    public let identifier = "markdown"
    public let fileExtensions = ["md", "markdown", "mdx"]

    public init() {}

    /// Returns whether a text contains a heading such as `# Ingredients`, which announces a part of a recipe. Lines of
    /// 80 bytes or more do not count.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        var lines = LineReader(Array(start))
        let bytes = Array(start)
        while let line = lines.next() {
            guard line.count > 2, line.count < 80, bytes[line.lowerBound] == UInt8(ascii: "#") else { continue }
            let heading = UTF8Text.string(line, in: bytes).drop { $0 == "#" }
            if MarkdownHeading(heading.trimmingSpaces()).part != .other { return true }
        }
        return false
    }

    /// Converts a file to UTF-8. The encoding is found from the bytes.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        try UnknownEncoding.naming(file) { () throws(UnknownEncoding) in try ExportText.utf8(of: bytes) }
    }

    /// Reads the recipes of a file. If a file contains several recipes, each is below a heading of its own.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        readAll(utf8: bytes, file: file, understandsIngredients: true, deliver)
    }

    /// Returns the headers of the recipes. A header does not contain the ingredients, so their amounts are usually not
    /// parsed.
    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        var headers: [RecipeHeader] = []
        let isAboutProject = MarkdownEvidence.isAboutProject(file)
        _ = readAll(utf8: bytes, file: file, understandsIngredients: isAboutProject) { result in
            headers.append(RecipeHeader(title: result.recipe.title, metadata: result.recipe.metadata))
            return true
        }
        return headers
    }

    private func readAll(
        utf8 bytes: [UInt8], file: String, understandsIngredients: Bool, _ deliver: (ReadResult) -> Bool
    ) -> [Diagnostic] {
        let diagnostics = DiagnosticCollector()
        let frontMatter = MarkdownFrontMatter(bytes, diagnostics)
        let (body, start) =
            MarkdownShortcodes.replaced(bytes, from: frontMatter.end).map { ($0, 0) } ?? (bytes, frontMatter.end)
        let (markdown, offset) = MarkdownMarkup.markdown(body, from: start).map { ($0, 0) } ?? (body, start)
        let text = MarkdownDialect.commonMark(markdown, from: offset, hasFrontMatter: frontMatter.end > 0)
        let source = MarkdownRecipes.Source(
            blocks: MarkdownDocument(text).blocks, metadata: frontMatter.metadata, lists: frontMatter.lists,
            hasRecipeKeys: frontMatter.hasRecipeKeys, signs: MarkdownDocumentSigns(bytes, from: frontMatter.end),
            diagnostics: diagnostics.diagnostics(file: file, bytes: bytes), headingSign: "##")
        return source.readAll(file: file, understandsIngredients: understandsIngredients, deliver)
    }

    /// Writes a recipe as Markdown with a front matter.
    public var write: (@Sendable (Recipe) -> String)? { { MarkdownWriter().text(for: $0) } }
}

/// Writes a recipe as Markdown with a front matter, a list of ingredients and numbered directions.
struct MarkdownWriter {
    func text(for recipe: Recipe) -> String {
        var blocks = [FrontMatterWriter.text(title: recipe.title.singleLine, recipe.metadata).trimmingSpaces()]
        let groups = recipe.ingredientGroups
        if !groups.isEmpty {
            blocks.append("## Ingredients")
            blocks += MarkdownIngredientsWriter(marksAmounts: false).blocks(for: groups, level: 3)
        }
        let cookware = recipe.cookwareList.map { "- \(MarkdownText.words($0.line(.unicode).singleLine))" }
        if !cookware.isEmpty { blocks += ["## Cookware", cookware.joined(separator: "\n")] }
        // If a recipe has no ingredients, the heading of the directions shows that the text is a recipe.
        if !recipe.sections.isEmpty || groups.isEmpty { blocks.append("## Directions") }
        blocks += MarkdownStepsWriter.blocks(for: recipe.sections, level: 3)
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
}
