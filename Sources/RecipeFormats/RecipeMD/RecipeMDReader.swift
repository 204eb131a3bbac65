import RecipeKit

/// Reads RecipeMD 2.4.0.
///
/// If the file is not valid, no part of it is read, and only its first error is reported.
struct RecipeMDReader {
    private let markdown: MarkdownDocument
    private let file: String
    /// The block to read next, or `nil` at the end.
    private var block: MarkdownNode?
    private var document = RecipeMDDocument()
    private var firstInstruction: MarkdownNode?

    /// Reads a document.
    ///
    /// - Returns: The document and the first block of its instructions. This block is `nil` if there are no
    ///   instructions.
    /// - Throws: The first reason why the text is not RecipeMD, with its location.
    static func read(
        _ markdown: MarkdownDocument, file: String
    ) throws(RecipeMDError) -> (document: RecipeMDDocument, instructions: MarkdownNode?) {
        var reader = RecipeMDReader(markdown: markdown, file: file, block: markdown.firstBlock)
        try reader.readTitle()
        try reader.readAbout()
        try reader.readIngredients()
        try reader.readInstructions()
        return (reader.document, reader.firstInstruction)
    }

    private mutating func advance() { block = block?.next }

    private func stop(_ message: String, at node: MarkdownNode? = nil) -> RecipeMDError {
        RecipeMDError(diagnostic: Diagnostic(.error, at: markdown.location(of: node ?? block, file: file), message))
    }

    private mutating func readTitle() throws(RecipeMDError) {
        guard let heading = block, heading.kind == .heading, heading.headingLevel == 1 else {
            throw stop("a recipe begins with its title; write it as the first line, behind one number sign.")
        }
        document.title = heading.plainText.singleLine
        advance()
    }

    /// Reads the description, the tags and the yields.
    private mutating func readAbout() throws(RecipeMDError) {
        let titleEnd = markdown.firstBlock?.endLine ?? 0
        var paragraphs: [String] = []
        while let current = block, current.kind != .rule, !isWhole(current, .emphasis), !isWhole(current, .strong) {
            paragraphs.append(current.plainText)
            advance()
        }
        document.descriptionWords = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
        document.description = markdown.source(
            from: titleEnd + 1, through: (block?.startLine ?? markdown.lines.count + 1) - 1)
        var hasTags = false
        var hasYields = false
        while let current = block {
            if isWhole(current, .emphasis) {
                if hasTags { throw stop("the tags are repeated; write all of them on one line.") }
                hasTags = true
                document.tags = Self.parts(current.plainText).map(RecipeMDComma.restored)
            } else if isWhole(current, .strong) {
                if hasYields { throw stop("the yields are repeated; write all of them on one line.") }
                hasYields = true
                for part in Self.parts(current.plainText) { document.yields.append(try amount(part, at: current)) }
            } else {
                break
            }
            advance()
        }
        guard block?.kind == .rule else {
            throw stop("the ingredients begin behind a line of three dashes; write one before them.")
        }
        advance()
    }

    private mutating func readIngredients() throws(RecipeMDError) {
        while let current = block {
            switch current.kind {
            case .heading: document.groups += try groups(below: 0)
            case .list: document.ingredients += try ingredients()
            default: return
            }
        }
    }

    private mutating func readInstructions() throws(RecipeMDError) {
        guard let rule = block else { return }
        guard rule.kind == .rule else {
            throw stop(
                "only lists and headings can be among the ingredients; write three dashes before the instructions.")
        }
        firstInstruction = rule.next
        document.instructions = markdown.source(from: rule.startLine + 1, through: markdown.lines.count)
    }

    /// Reads the groups from the current heading on, up to the next heading with a level of at most `level`. Markdown
    /// has only six levels, so the recursion ends.
    ///
    /// - Parameter level: The level of the heading that contains the groups, or 0.
    private mutating func groups(below level: Int) throws(RecipeMDError) -> [RecipeMDDocument.Group] {
        var groups: [RecipeMDDocument.Group] = []
        while let heading = block, heading.kind == .heading, heading.headingLevel > level {
            var group = RecipeMDDocument.Group(title: heading.plainText.singleLine)
            advance()
            group.ingredients = try ingredients()
            group.groups = try self.groups(below: heading.headingLevel)
            groups.append(group)
        }
        return groups
    }

    private mutating func ingredients() throws(RecipeMDError) -> [RecipeMDDocument.Ingredient] {
        var ingredients: [RecipeMDDocument.Ingredient] = []
        while let list = block, list.kind == .list {
            for item in list.children { ingredients.append(try ingredient(item)) }
            advance()
        }
        return ingredients
    }
}

extension RecipeMDReader {
    private func ingredient(_ item: MarkdownNode) throws(RecipeMDError) -> RecipeMDDocument.Ingredient {
        guard let first = item.firstChild, let last = item.lastChild else {
            throw stop("this ingredient has no name; write one, or remove the line.", at: item)
        }
        var ingredient = RecipeMDDocument.Ingredient(name: "", words: "")
        var rest = first.kind == .paragraph ? first.firstChild : nil
        var start = markdown.lines[first.startLine - 1].lowerBound + first.startColumn - 1
        if let emphasis = rest, emphasis.kind == .emphasis {
            ingredient.amount = try amount(emphasis.plainText, at: emphasis)
            start = markdown.lines[emphasis.endLine - 1].lowerBound + emphasis.endColumn
            rest = emphasis.next
        }
        while let space = rest, space.kind == .text, space.literal.trimmingSpaces().isEmpty { rest = space.next }
        if item.onlyChild != nil, let link = rest, link.kind == .link, link.next == nil {
            ingredient.name = link.plainText
            ingredient.words = link.plainText
            ingredient.link = MarkdownText.address(link.address)
        } else {
            ingredient.name = name(from: start, first: first, last: last)
            ingredient.words = words(from: rest, first: first)
        }
        guard !ingredient.name.isEmpty else {
            throw stop("this ingredient has no name; write one, or remove the line.", at: item)
        }
        return ingredient
    }

    /// Returns the unchanged Markdown of an ingredient's name.
    ///
    /// - Parameters:
    ///   - start: The offset after the amount.
    ///   - first: The first block of the list item.
    ///   - last: The last block of the list item.
    private func name(from start: Int, first: MarkdownNode, last: MarkdownNode) -> String {
        let end = markdown.lines[first.endLine - 1].upperBound
        let name = markdown.text(from: start, to: end).trimmingSpaces()
        let lastEnd = markdown.lines[min(last.endLine, markdown.lines.count) - 1].upperBound
        return (name + markdown.text(from: end, to: lastEnd)).trimmingSpaces()
    }

    /// Returns an ingredient's name on one line, without Markdown syntax. Semicolons separate its blocks and lines.
    private func words(from rest: MarkdownNode?, first: MarkdownNode) -> String {
        var words: [String] = []
        if first.kind == .paragraph {
            var text = ""
            for node in sequence(first: rest, next: { $0?.next }) {
                guard let node else { break }
                text += node.kind == .softBreak || node.kind == .lineBreak ? " " : node.plainTextKeepingSpaces
            }
            words.append(text.trimmingSpaces())
        } else {
            words.append(first.plainText)
        }
        for block in sequence(first: first.next, next: { $0?.next }) {
            guard let block else { break }
            words += block.plainText.split(separator: "\n").map { $0.drop { "- ".contains($0) }.trimmingSpaces() }
        }
        return words.filter { !$0.isEmpty }.joined(separator: "; ").singleLine
    }

    private func amount(_ text: String, at node: MarkdownNode) throws(RecipeMDError) -> RecipeMDDocument.Amount {
        guard let amount = RecipeMDDocument.Amount(text) else {
            throw stop("“\(text)” has no number; write one before the unit.", at: node)
        }
        return amount
    }

    /// Returns whether a block is a paragraph with a single element, such as `*vegan, quick*`.
    private func isWhole(_ block: MarkdownNode, _ kind: MarkdownNode.Kind) -> Bool {
        block.kind == .paragraph && block.onlyChild?.kind == kind
    }

    /// Splits a text at its commas, except at commas between two digits.
    private static func parts(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ",") {
            let isNumber =
                index > 0 && index + 1 < bytes.count && UTF8Text.isDigit(bytes[index - 1])
                && UTF8Text.isDigit(bytes[index + 1])
            if isNumber { continue }
            parts.append(UTF8Text.string(start..<index, in: bytes).trimmingSpaces())
            start = index + 1
        }
        parts.append(UTF8Text.string(start..<bytes.count, in: bytes).trimmingSpaces())
        return parts.filter { !$0.isEmpty }
    }
}

/// The reason why a text is not RecipeMD.
struct RecipeMDError: Error {
    var diagnostic: Diagnostic
}
