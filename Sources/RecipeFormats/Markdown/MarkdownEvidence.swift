/// The evidence that a Markdown text is a recipe.
///
/// A recipe has a list of ingredients or steps, recognized by headings or by their form. A text with neither is
/// skipped, unless its front matter identifies a recipe. A text with amounts but without a recognizable list or steps
/// is reported. A project file (`README.md`) is a recipe only if it has an announced list of ingredients with an
/// amount, and steps.
struct MarkdownEvidence {
    enum Verdict: Equatable {
        case recipe
        /// Meant as a recipe because of its amounts, but not understood.
        case unread
        case noRecipe
    }

    var announcesIngredients = false
    var announcesDirections = false
    var ingredients = 0
    var amounts = 0
    var steps = 0
    /// Whether the front matter has keys that only recipes have.
    var hasRecipeKeys = false
    /// The level of the heading above the ingredients.
    private(set) var ingredientsLevel: Int?
    /// The number of amounts in text outside of ingredients and steps.
    private(set) var looseAmounts = 0
    /// The number of headings that announce no part of a recipe.
    private(set) var otherHeadings = 0
    /// Whether a list of names is followed by numbered steps.
    private(set) var hasListThenSteps = false
    /// The cooking words in text outside of ingredients and steps.
    private var cooking = MarkdownCookingWords()
    private var hasNames = false
    /// Whether text outside of ingredients and steps contains a time in minutes or hours.
    private var hasTime = false
    private var hasNumberedList = false
    /// The sections whose text was not examined.
    private var loose: [MarkdownSection] = []

    mutating func add(_ section: MarkdownSection, _ role: MarkdownOutline.Role, isTitle: Bool) {
        if ingredientsLevel == nil, section.heading.part == .ingredients, !isTitle { ingredientsLevel = section.level }
        if section.level > 0, !section.isLabel, !isTitle, section.heading.part == .other, role != .component {
            otherHeadings += 1
        }
        guard role == .about else { return }
        // With announced ingredients, the text is only evidence if there are none.
        if announcesIngredients { loose.append(section) } else { addText(of: section) }
    }

    /// Examines the text that ``add(_:_:isTitle:)`` left out. It is not necessary if there are ingredients.
    mutating func addLooseText() {
        for section in loose { addText(of: section) }
        loose = []
    }

    private mutating func addText(of section: MarkdownSection) {
        for block in section.blocks {
            if block.isParagraph || block.list?.isOrdered == true {
                let text =
                    block.isParagraph ? block.text : block.list?.items.map(\.wholeText).joined(separator: " ") ?? ""
                cooking.add(text)
                let words = MarkdownHeadingTable.words(of: text)
                hasTime = hasTime || words.hasDigit && words.words.contains { MarkdownTimeWords.spaced.contains($0) }
            } else if let list = block.list, MarkdownBlocksShape.kind(of: block) == .steps {
                for item in list.items {
                    cooking.add(item.wholeText)
                    let words = MarkdownHeadingTable.words(of: item.wholeText)
                    hasTime =
                        hasTime || words.hasDigit && words.words.contains { MarkdownTimeWords.spaced.contains($0) }
                }
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

    func verdict(ofFile path: String) -> Verdict {
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

    /// Whether a text without headings for its parts consists of steps with the ingredients in them.
    var isProse: Bool {
        if ingredients == 0, steps == 0, isCooking || hasRecipeKeys && (hasNumberedList || cooking.areEnough) {
            return true
        }
        return ingredients == 0 && steps == 0 && otherHeadings == 0 && looseAmounts >= (hasNumberedList ? 1 : 2)
    }

    /// Whether a text with few headings describes how to cook.
    private var isCooking: Bool { otherHeadings <= 3 && !hasNames && cooking.areEnough }

    /// Whether a text describes an activity with food.
    func holdsCooking(_ text: String) -> Bool {
        var words = MarkdownCookingWords()
        words.add(text)
        return (isCooking || hasRecipeKeys) && words.count > 0
    }

    /// Whether a file has a name that projects use for files about themselves.
    static func isAboutProject(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
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
