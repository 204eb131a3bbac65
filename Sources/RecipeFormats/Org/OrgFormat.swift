import RecipeKit

/// Recipes in the syntax of Org, the outlines of Emacs: keywords such as `#+title:`, headings above the ingredients and
/// the directions, lists and tables.
///
/// The reader turns the text into the blocks of a Markdown text. So it finds the parts of a recipe in the same ways, in
/// the same languages.
public struct OrgFormat: RecipeFormat {
    /// The name of the format, `Org`.
    public let name = "Org"
    /// The identifier of the format, `org`.
    public let identifier = "org"
    public let fileExtensions = ["org"]

    public init() {}

    /// Returns whether a line of a text is the keyword for a title.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(start)
        var lines = LineReader(bytes)
        while let line = lines.next() {
            let word = bytes[line].prefix(8).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
            if word.elementsEqual("#+title:".utf8) { return true }
        }
        return false
    }

    /// Reads the recipes of a file. If a file contains several recipes, each is below a heading of its own.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool)
        -> [Diagnostic]
    {
        readAll(utf8: bytes, file: file, understandsIngredients: true, deliver)
    }

    /// Returns the headers of the recipes. The amounts of the ingredients are usually not parsed.
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
        let document = OrgDocument(bytes)
        var metadata = MetadataBuilder()
        for entry in document.facts { metadata.set(entry.key, to: entry.value) }
        let source = MarkdownRecipes.Source(
            blocks: Self.announced(document.blocks), metadata: metadata,
            hasRecipeKeys: document.facts.contains(where: MarkdownFrontMatter.isOfRecipes),
            signs: MarkdownDocumentSigns(document.words, from: 0, fewWords: 0), diagnostics: [], headingSign: "*")
        return source.readAll(file: file, understandsIngredients: understandsIngredients, deliver)
    }

    /// Returns the blocks with headings for the ingredients and the directions if the text has no headings. The lists
    /// that begin the text, each with or without a label, are the ingredients if the text after them tells how to cook.
    private static func announced(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        guard var start = blocks.firstIndex(where: { $0.list != nil }), isFood(blocks[start]),
            !blocks.contains(where: { if case .heading = $0.content { true } else { false } })
        else { return blocks }
        var end = start + 1
        while end + 1 < blocks.count, isLabel(blocks[end]), isFood(blocks[end + 1]) { end += 2 }
        if start > 0, isLabel(blocks[start - 1]) { start -= 1 }
        guard end < blocks.count, blocks[end].isParagraph else { return blocks }
        var cooking = MarkdownCookingWords()
        for block in blocks[end...] where block.isParagraph { cooking.add(block.text) }
        guard cooking.count > 1 else { return blocks }
        let ingredients = MarkdownBlock(.heading(level: 2), text: "Ingredients")
        let directions = MarkdownBlock(.heading(level: 2), text: "Directions")
        return blocks[..<start] + [ingredients] + blocks[start..<end] + [directions] + blocks[end...]
    }

    private static func isFood(_ block: MarkdownBlock) -> Bool {
        guard let list = block.list, !list.isOrdered else { return false }
        return [.names, .ingredients].contains(MarkdownBlocksShape.kind(of: block))
    }

    private static func isLabel(_ block: MarkdownBlock) -> Bool {
        guard case .paragraph(let isStrong) = block.content, block.lines.count == 1 else { return false }
        return isStrong || block.text.hasSuffix(":")
    }

    /// Writes a recipe as Org.
    public var write: (@Sendable (Recipe) -> String)? { { OrgWriter().text(for: $0) } }
}
