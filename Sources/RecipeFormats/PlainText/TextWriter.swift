import RecipeKit
import TextLayout

/// Writes a recipe as plain text for reading and printing.
///
/// ```
/// Empanadas de carne
/// Appetizer · 1 h 10 min · 12 empanadas
///
/// Ingredients
///
///   500 g     plain flour
///   100 g     lard, melted
///
/// Steps
///
///   1. Rub 100 g lard into 500 g plain flour.
/// ```
public struct TextWriter: Sendable {
    /// The maximum width of a line in columns of a terminal. If it is 0, paragraphs are not wrapped. A paragraph always
    /// has at least ten columns.
    public var width: Int
    /// The style of amounts: Unicode fractions (`½`) or ASCII (`1/2`).
    public var style: QuantityStyle

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - width: The maximum width of a line in columns. A negative width becomes 0.
    ///   - style: The style of amounts.
    public init(width: Int = 80, style: QuantityStyle = .unicode) {
        self.width = max(0, width)
        self.style = style
    }

    /// Returns the text of a recipe, with a line break at its end. Control characters of the recipe are left out.
    public func text(for recipe: Recipe) -> String {
        var page = Page(width: width)
        page.add(recipe.title)
        page.add(RecipeFacts.line(for: recipe.metadata))
        page.add(times(recipe.metadata))
        if let description = recipe.metadata.description { page.addBlock(description.withoutMarkdownLinks) }
        addIngredients(of: recipe, to: &page)
        addCookware(of: recipe, to: &page)
        addSteps(of: recipe, to: &page)
        addSource(of: recipe.metadata, to: &page)
        return page.text
    }

    /// Returns the parts of the total time on one line: preparation, cooking and so on. A single part that is equal to
    /// the total time is omitted.
    private func times(_ metadata: RecipeMetadata) -> String {
        let line = RecipeTimes(metadata).line
        guard line.isEmpty else { return line }
        let total = metadata.totalTime?.formatted(.long)
        let times = [("Preparation", metadata.prepTime), ("Cooking", metadata.cookTime)]
        return times.compactMap { name, time in
            guard let words = time?.formatted(.long), time?.minutes != 0, words != total else { return nil }
            return "\(name) \(words)"
        }.joined(separator: " · ")
    }

    private func addIngredients(of recipe: Recipe, to page: inout Page) {
        let groups = recipe.ingredientGroups
        guard !groups.isEmpty else { return }
        page.addHeading("Ingredients")
        let amounts = groups.flatMap(\.ingredients).map { $0.amountLine(style).withoutControlCharacters }
        let column = min(amounts.map(\.displayWidth).max() ?? 0, width == 0 ? 24 : max(8, width / 3))
        for group in groups {
            page.addBreak()
            if let name = group.name { page.add(name, indent: 2) }
            let indent = groups.count > 1 || group.name != nil ? 4 : 2
            for ingredient in group.ingredients {
                let amount = ingredient.amountLine(style).withoutControlCharacters
                // A wide amount moves only the name on its own line to the right.
                let lead = column == 0 ? "" : amount.padded(to: column) + "  "
                page.add(ingredient.nameLine, indent: indent, lead: lead, hanging: column == 0 ? 0 : column + 2)
            }
        }
    }

    private func addCookware(of recipe: Recipe, to page: inout Page) {
        let cookware = recipe.cookwareList
        guard !cookware.isEmpty else { return }
        page.addHeading("Cookware")
        page.addBreak()
        for item in cookware { page.add(item.line(style), indent: 2) }
    }

    private func addSteps(of recipe: Recipe, to page: inout Page) {
        guard recipe.sections.contains(where: { !$0.blocks.isEmpty }) else { return }
        page.addHeading("Steps")
        let digits = String(recipe.steps.count).count
        var number = 0
        for section in recipe.sections {
            if let name = section.name {
                page.addBreak()
                page.add(name, indent: 2)
            }
            for block in section.blocks {
                page.addBreak()
                switch block {
                case .step(let step):
                    number += 1
                    let lead = "\(number)".leftPadded(to: digits) + ". "
                    page.add(
                        step.sentence(style, blank: Paragraph.noBreakSpace), indent: 2, lead: lead,
                        hanging: digits + 2)
                case .note(let note):
                    page.add(note, indent: 2 + digits + 2)
                }
            }
        }
    }

    private func addSource(of metadata: RecipeMetadata, to page: inout Page) {
        var lines: [String] = []
        if let author = metadata.author { lines.append("Author: \(author)") }
        let source = [metadata.source?.name, metadata.source?.url].compactMap(\.self)
        if !source.isEmpty { lines.append("Source: \(source.joined(separator: ", "))") }
        lines += RecipeDetails(metadata).entries.map(\.line)
        guard !lines.isEmpty else { return }
        page.addBreak()
        for line in lines { page.add(line) }
    }
}

/// Collects the lines of the text of a recipe.
private struct Page {
    var text = ""
    let width: Int

    init(width: Int) { self.width = width }

    /// Adds an empty line, unless the text is empty or already ends in an empty line.
    mutating func addBreak() {
        if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
    }

    mutating func addHeading(_ heading: String) {
        addBreak()
        add(heading)
    }

    mutating func addBlock(_ paragraph: String) {
        addBreak()
        add(paragraph)
    }

    /// Adds a paragraph and wraps it.
    ///
    /// - Parameters:
    ///   - paragraph: The paragraph.
    ///   - indent: The number of spaces before every line.
    ///   - lead: The text before the first line, after the indentation: a number or an amount.
    ///   - hanging: The number of spaces before all other lines, after the indentation.
    mutating func add(_ paragraph: String, indent: Int = 0, lead: String = "", hanging: Int = 0) {
        let trimmed = paragraph.trimmed
        guard !(trimmed.isEmpty && lead.isEmpty) else { return }
        let available = width == 0 ? 0 : max(10, width - indent - max(hanging, lead.displayWidth))
        let margin = String(repeating: " ", count: indent)
        for (index, line) in Paragraph.lines(of: trimmed, width: available).enumerated() {
            let start = index == 0 ? lead : line.isEmpty ? "" : String(repeating: " ", count: hanging)
            text += (margin + start + line).withoutTrailingBlanks + "\n"
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace)).withoutTrailingBlanks
    }

    fileprivate var withoutTrailingBlanks: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
