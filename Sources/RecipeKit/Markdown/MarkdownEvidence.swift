/// What speaks for a Markdown text being a recipe.
///
/// A recipe has a list of ingredients, or steps: under headings that announce them, or by their form. A text with
/// neither was not meant as one and is passed over, unless its front matter says so. What has amounts in it, yet
/// neither list nor steps that can be told, is reported. Files that projects keep about themselves (`README.md`) are
/// recipes only with an announced list of ingredients, an amount in it, and steps.
struct MarkdownEvidence {
    enum Verdict: Equatable {
        case recipe
        /// Meant as a recipe, by its amounts.
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
    /// The level of the heading over the ingredients.
    private(set) var ingredientsLevel: Int?
    /// Amounts in words that are neither ingredients nor steps.
    private(set) var looseAmounts = 0
    /// Headings that say nothing about a part of a recipe.
    private(set) var otherHeadings = 0
    /// Whether a list of names is followed by numbered steps.
    private(set) var hasListThenSteps = false
    /// What is done to food in words that are neither ingredients nor steps.
    private var cooking = MarkdownCookingWords()
    private var hasNames = false
    private var hasNumberedList = false

    mutating func add(_ section: MarkdownSection, _ role: MarkdownOutline.Role, isTitle: Bool) {
        if ingredientsLevel == nil, section.heading.part == .ingredients, !isTitle { ingredientsLevel = section.level }
        if section.level > 0, !section.isLabel, !isTitle, section.heading.part == .other, role != .component {
            otherHeadings += 1
        }
        guard role == .about else { return }
        for block in section.blocks {
            if block.isParagraph { cooking.add(block.text) }
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
        return looseAmounts >= 3 || hasListThenSteps && otherHeadings <= 4 ? .unread : .noRecipe
    }

    /// Whether a text without headings over its parts is steps that name their ingredients.
    var isProse: Bool {
        if ingredients == 0, steps == 0, isCooking { return true }
        return ingredients == 0 && steps == 0 && otherHeadings == 0 && looseAmounts >= (hasNumberedList ? 1 : 2)
    }

    /// Whether a text below one heading or none tells how to cook.
    private var isCooking: Bool { otherHeadings <= 1 && !hasNames && cooking.count >= 3 }

    /// Whether a text says what is done to food.
    func holdsCooking(_ text: String) -> Bool {
        var words = MarkdownCookingWords()
        words.add(text)
        return isCooking && words.count > 0
    }

    /// Whether a file's name is one that projects give to what is about themselves.
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
