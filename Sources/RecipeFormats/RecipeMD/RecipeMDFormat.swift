import RecipeKit

/// RecipeMD 2.4.0: a recipe as Markdown with a fixed structure.
///
/// The title is a heading of the first level. Below it are a description, the tags in italics and the yields in bold.
/// The ingredients are between two horizontal rules, and the instructions are after the second rule.
public struct RecipeMDFormat: RecipeFormat {
    /// The name of the format, `RecipeMD`.
    public let name = "RecipeMD"
    /// The identifier of the format, `recipemd`.
    public let identifier = "recipemd"
    public let fileExtensions = ["md", "markdown"]

    public init() {}

    /// Returns whether a text has the structure of RecipeMD: a title, a horizontal rule, and then ingredients, another
    /// rule or nothing.
    ///
    /// Plain Markdown can also have rules. Therefore, a text with headings, paragraphs or lists in other places is not
    /// recognized.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let markdown = MarkdownDocument(Array(start))
        guard let title = markdown.firstBlock, title.kind == .heading, title.headingLevel == 1 else { return false }
        var block = title.next
        while let current = block, current.kind != .rule {
            // RecipeMD has no heading such as `Ingredients` above the first rule, but plain Markdown can have one.
            if current.kind == .heading, MarkdownHeading(current.plainText).part != .other { return false }
            block = current.next
        }
        guard let rule = block else { return false }
        guard let next = rule.next else { return true }
        // Below the first rule, RecipeMD has only headings and lists of ingredients.
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
        // If there are no amounts in italics, a heading of ingredients below the second rule means plain Markdown.
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

    /// Returns whether a list item begins with text in italics. In RecipeMD, amounts are in italics.
    private static func beginsWithAmount(_ item: MarkdownNode) -> Bool {
        item.firstChild?.firstChild?.kind == .emphasis
    }

    /// Delivers the recipe of a file. If the file is not valid RecipeMD, delivers nothing and returns the reason.
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
