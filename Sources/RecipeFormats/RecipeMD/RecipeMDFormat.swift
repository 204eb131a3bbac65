import RecipeKit

/// RecipeMD 2.4.0: a recipe as Markdown with a fixed structure.
///
/// The title is a heading. Tags are in italics and yields in bold. The ingredients are between two horizontal rules,
/// and the instructions are after the second rule.
public struct RecipeMDFormat: RecipeFormat {
    /// The name of the format, `RecipeMD`.
    public let name = "RecipeMD"
    /// The identifier of the format, `recipemd`.
    public let identifier = "recipemd"
    /// The extensions of Markdown files.
    public let fileExtensions = ["md", "markdown"]

    /// Creates the format.
    public init() {}

    /// Returns whether a text begins with a heading of the first level and contains a horizontal rule. Ingredients or
    /// nothing must follow the rule.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let markdown = MarkdownDocument(Array(start))
        guard let title = markdown.firstBlock, title.kind == .heading, title.headingLevel == 1 else { return false }
        var block = title.next
        while let current = block, current.kind != .rule {
            // With a heading for facts or for ingredients, the text is plain Markdown, and the rules only separate its
            // parts.
            if current.kind == .heading, MarkdownHeading(current.plainText).part != .other { return false }
            block = current.next
        }
        guard let rule = block else { return false }
        guard let next = rule.next else { return true }
        // Directions among the ingredients, and prose, occur only in plain Markdown.
        block = next
        var hasList = false
        var isAnnounced = false
        var hasAmount = false
        while let current = block, current.kind != .rule {
            switch current.kind {
            case .heading:
                let part = MarkdownHeading(current.plainText).part
                if part == .directions { return false }
                isAnnounced = isAnnounced || part != .other
            case .list where current.isOrderedList && hasList: return false
            case .list:
                hasList = true
                hasAmount = hasAmount || current.children.contains(where: Self.beginsWithAmount)
            case .paragraph: return false
            default: break
            }
            block = current.next
        }
        while !hasAmount, let current = block {
            if current.kind == .heading,
                [.ingredients, .ingredientsAndCookware].contains(MarkdownHeading(current.plainText).part)
            {
                return false
            }
            block = current.next
        }
        if isAnnounced, !hasAmount { return false }
        return next.kind == .list || next.kind == .heading || next.kind == .rule
    }

    /// Returns whether an ingredient begins with an amount of RecipeMD, which is in italics.
    private static func beginsWithAmount(_ item: MarkdownNode) -> Bool {
        item.firstChild?.firstChild?.kind == .emphasis
    }

    /// Reads the one recipe of a file, or returns why the file is not valid RecipeMD.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let markdown = MarkdownDocument(bytes)
        do throws(RecipeMDError) {
            let (document, instructions) = try RecipeMDReader.read(markdown, file: file)
            let recipe = withExtendedLifetime(markdown) { Recipe(document, instructions: instructions) }
            _ = deliver(ReadResult(recipe: recipe))
            return []
        } catch {
            return [error.diagnostic]
        }
    }

    /// Writes a recipe as RecipeMD.
    public var write: (@Sendable (Recipe) -> String)? { { RecipeMDWriter().text(for: $0) } }
}
