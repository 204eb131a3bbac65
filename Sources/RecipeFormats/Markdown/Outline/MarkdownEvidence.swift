import RecipeKit

/// The evidence that a Markdown text is a recipe: ingredients or steps that were found, headings that announce them,
/// and cooking words in other text.
///
/// A project file such as `README.md` must meet stricter conditions: for example, an ingredient must have an amount.
struct MarkdownEvidence {
    /// Whether a text is a recipe.
    enum Verdict: Equatable {
        case recipe
        /// The text is probably a recipe, but its ingredients or its steps were not found.
        case unread
        case noRecipe
        /// The text is about something else than cooking.
        case document
    }

    /// Whether a heading announces the ingredients.
    var announcesIngredients = false
    /// Whether a heading announces the directions.
    var announcesDirections = false
    /// The number of ingredients that were found.
    var ingredients = 0
    /// The number of ingredients with an amount.
    var amounts = 0
    /// The number of steps that were found.
    var steps = 0
    /// Whether the front matter has keys that only recipes have.
    var hasRecipeKeys = false
    /// The signs that the text is about something else, or `nil` if they were not counted.
    var signs: MarkdownDocumentSigns?
    /// The level of the first heading that announces ingredients, or `nil` if none does.
    private(set) var ingredientsLevel: Int?
    /// The number of amounts in text outside of ingredients and steps.
    private(set) var looseAmounts = 0
    /// The number of headings that announce no part of a recipe. Titles, names of components and lines that are used as
    /// headings do not count.
    private(set) var otherHeadings = 0
    /// Whether a numbered list follows a list of names.
    private(set) var hasListThenSteps = false
    /// The cooking words in text outside of ingredients and steps.
    private var cooking = MarkdownCookingWords()
    /// Whether text outside of ingredients and steps contains a list of entries with a few words each.
    private var hasNames = false
    /// Whether text outside of ingredients and steps contains a digit and a word for a time or a temperature.
    private var hasTime = false
    /// Whether text outside of ingredients and steps contains a numbered list of at least three entries.
    private var hasNumberedList = false
    /// The sections whose text was not examined yet.
    private var loose: [MarkdownSection] = []

    /// Adds the evidence of a section.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - role: The role of the section.
    ///   - isTitle: Whether the heading of the section is the title of the recipe.
    mutating func add(_ section: MarkdownSection, _ role: MarkdownOutline.Role, isTitle: Bool) {
        if ingredientsLevel == nil, section.heading.part == .ingredients, !isTitle { ingredientsLevel = section.level }
        if section.level > 0, !section.isLabel, !isTitle, section.heading.part == .other, role != .component {
            otherHeadings += 1
        }
        guard role == .about else { return }
        // If a heading announces ingredients, this text matters only if no ingredients are found.
        if announcesIngredients { loose.append(section) } else { addText(of: section) }
    }

    /// Examines the text that ``add(_:_:isTitle:)`` left for later. Call this method only if no ingredients were found.
    mutating func addLooseText() {
        for section in loose { addText(of: section) }
        loose = []
    }

    private mutating func addText(of section: MarkdownSection) {
        for block in section.blocks {
            if block.isParagraph || block.list?.isOrdered == true {
                let text =
                    block.isParagraph ? block.text : block.list?.items.map(\.wholeText).joined(separator: " ") ?? ""
                addCooking(text)
            } else if let list = block.list, MarkdownBlocksShape.kind(of: block) == .steps {
                for item in list.items { addCooking(item.wholeText) }
            }
            for line in [block.text] + (block.list?.items.map(\.wholeText) ?? []) {
                looseAmounts += MarkdownAmounts.count(in: line)
            }
            if let list = block.list, list.items.count >= 2 {
                if list.isOrdered, list.items.count >= 3 { hasNumberedList = true }
                if list.isOrdered { hasListThenSteps = hasListThenSteps || hasNames }
                if MarkdownBlocksShape.kind(of: block) == .names { hasNames = true }
            }
        }
    }

    /// Adds the cooking words of a text, and records whether the text contains a time or a temperature.
    private mutating func addCooking(_ text: String) {
        cooking.add(text)
        let words = MarkdownHeadingTable.words(of: text)
        hasTime = hasTime || words.hasDigit && words.words.contains { MarkdownTimeWords.spaced.contains($0) }
    }

    /// Returns the verdict about the text of a file. Call this method after all evidence was added.
    func verdict(ofFile path: String) -> Verdict {
        let verdict = verdictByParts(ofFile: path)
        guard verdict == .recipe || verdict == .unread, let signs else { return verdict }
        let hasParts = announcesIngredients && announcesDirections && ingredients > 0
        let isDocument = signs.areOfDocument(
            hasIngredients: hasParts || announcesIngredients && ingredients > 1, hasParts: hasParts,
            isAnnounced: announcesIngredients || announcesDirections, hasRecipeKeys: hasRecipeKeys)
        return isDocument ? .document : verdict
    }

    /// Returns the verdict by the parts of a recipe, without regard to what the text is about.
    private func verdictByParts(ofFile path: String) -> Verdict {
        if Self.isAboutProject(path) {
            return announcesIngredients && ingredients > 1 && amounts > 0 && steps > 0 ? .recipe : .noRecipe
        }
        if announcesIngredients, ingredients > 0 || !announcesDirections { return .recipe }
        if ingredients > 0 { return steps > 0 || otherHeadings < 4 ? .recipe : .unread }
        if announcesDirections, otherHeadings <= 3 || steps == 0 { return .recipe }
        if hasRecipeKeys || steps > 0 && (otherHeadings == 0 || isCooking) { return .recipe }
        if hasNames && cooking.count >= 2 && otherHeadings <= 1 { return .unread }
        if otherHeadings <= 1, cooking.isCertain || cooking.count >= 2 || cooking.count == 1 && hasTime {
            return .unread
        }
        if otherHeadings <= 3 && cooking.count >= 2 || otherHeadings <= 8 && cooking.areEnough { return .unread }
        return looseAmounts >= 3 || hasListThenSteps && otherHeadings <= 4 ? .unread : .noRecipe
    }

    /// Whether the text has no lists of ingredients or steps, and tells in sentences how to cook.
    var isProse: Bool {
        if ingredients == 0, steps == 0, isCooking || hasRecipeKeys && (hasNumberedList || cooking.areEnough) {
            return true
        }
        return ingredients == 0 && steps == 0 && otherHeadings == 0 && looseAmounts >= (hasNumberedList ? 1 : 2)
    }

    private var isCooking: Bool { otherHeadings <= 3 && !hasNames && cooking.areEnough }

    /// Returns whether a paragraph describes an activity with food. Always `false` if nothing else shows that the text
    /// is about cooking.
    ///
    /// - Parameter text: The paragraph.
    func holdsCooking(_ text: String) -> Bool {
        var words = MarkdownCookingWords()
        words.add(text)
        return (isCooking || hasRecipeKeys) && words.count > 0
    }

    /// Returns whether a file has a name that projects use for a text about the project, such as `README.md`.
    static func isAboutProject(_ path: String) -> Bool {
        let name = FilePath.name(of: path)
        let stem = name.prefix { $0 != "." }.lowercased()
        return names.contains(stem)
    }

    private static let names: Set<String> = [
        "readme", "license", "licence", "contributing", "changelog", "code_of_conduct", "code-of-conduct", "security",
        "authors", "contributors", "agents", "claude", "todo", "summary", "pull_request_template", "issue_template",
        "template", "_template", "faq", "about", "credits", "news", "history", "support", "_index", "_sidebar",
        "_navbar",
        "style_guide", "styleguide", "skill",
    ]
}
