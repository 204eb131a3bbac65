/// RecipeMD 2.4.0: a recipe as Markdown of a certain shape. The title is a heading; tags are in italics, yields in bold;
/// between two rules stand the ingredients, and behind the second the instructions.
public struct RecipeMDFormat: RecipeFormat {
    public let name = "RecipeMD"
    public let identifier = "recipemd"
    public let fileExtensions = ["md", "markdown"]

    public init() {}

    /// A heading of the first level, and later a rule with only ingredients or nothing behind it.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let markdown = MarkdownDocument(Array(start))
        guard let title = markdown.firstBlock, title.kind == .heading, title.headingLevel == 1 else { return false }
        var block = title.next
        while let current = block, current.kind != .rule {
            // A heading for facts, and one for the ingredients: rules only set parts of plain Markdown apart.
            if current.kind == .heading, MarkdownHeading(current.plainText).part != .other { return false }
            block = current.next
        }
        guard let rule = block else { return false }
        guard let next = rule.next else { return true }
        // Directions among the ingredients, rather than behind a second rule, are those of plain Markdown, and so is prose.
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

    /// Whether an ingredient begins with an amount as RecipeMD writes it: in italics.
    private static func beginsWithAmount(_ item: MarkdownNode) -> Bool {
        item.firstChild?.firstChild?.kind == .emphasis
    }

    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let markdown = MarkdownDocument(bytes)
        do throws(RecipeMDProblem) {
            let (document, instructions) = try RecipeMDReader.read(markdown, file: file)
            let recipe = withExtendedLifetime(markdown) { Recipe(document, instructions: instructions) }
            _ = deliver(ReadResult(recipe: recipe))
            return []
        } catch {
            return [error.diagnostic]
        }
    }

    public var write: (@Sendable (Recipe) -> String)? { { RecipeMDWriter().text(for: $0) } }
}
