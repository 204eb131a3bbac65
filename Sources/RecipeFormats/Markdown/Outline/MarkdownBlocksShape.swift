/// The form of the blocks of a section, without regard to its heading.
struct MarkdownBlocksShape {
    /// Whether the section contains a list, a table or a paragraph of ingredients, many of them with amounts.
    private(set) var hasIngredients = false
    /// Whether the section contains a list in which most entries have only a few words, such as the names of
    /// ingredients.
    private(set) var hasNames = false
    /// Whether a numbered list of steps follows a list of names.
    private(set) var hasNamesThenNumbers = false
    /// Whether the section contains steps: a numbered list, or sentences.
    private(set) var isSteps = false

    init(_ blocks: [MarkdownBlock]) {
        for block in blocks {
            switch Self.kind(of: block) {
            case .ingredients: hasIngredients = true
            case .names: hasNames = true
            case .steps where hasNames && block.list?.isOrdered == true:
                hasNamesThenNumbers = true
                isSteps = true
            case .steps: isSteps = true
            case .other: break
            }
        }
    }

    /// The content of a block according to its form.
    enum Kind { case ingredients, names, steps, other }

    static func kind(of block: MarkdownBlock) -> Kind {
        switch block.content {
        case .list(let list):
            if tellsSteps(list) { return .steps }
            let lines = list.items.flatMap { [$0.text] + $0.lists.flatMap { $0.items.map(\.text) } }
            return kind(ofLines: lines.filter { !$0.hasSuffix(":") && !$0.hasSuffix("：") }, isNumbered: list.isOrdered)
        case .table(let table):
            if MarkdownIngredientTable.hasOnlyIngredients(table) || MarkdownIngredientTable(table) != nil {
                return .ingredients
            }
            return .other
        case .paragraph:
            if block.lines.count > 1 {
                if !MarkdownStepLines.barelyNumbered(block.lines).isEmpty { return .steps }
                let kind = kind(ofLines: block.lines, isNumbered: false)
                return kind == .names ? .other : kind
            }
            return MarkdownLineShape(block.text) == .sentence && !block.text.isEmpty ? .steps : .other
        default: return .other
        }
    }

    /// Returns whether an unnumbered list consists of steps in Chinese, Japanese or Korean. At least half of its
    /// entries describe an activity with food.
    private static func tellsSteps(_ list: MarkdownList) -> Bool {
        guard !list.isOrdered, list.items.count >= 4 else { return false }
        let lines = list.items.map(\.text)
        guard lines.count(where: MarkdownCookingWords.tells) * 2 >= lines.count else { return false }
        return lines.count { MarkdownLineShape($0) == .amount && !MarkdownCookingWords.tells($0) } * 4 <= lines.count
    }

    /// Returns the kind of a group of lines, from the numbers of amounts, names and sentences among the first 60 lines.
    private static func kind(ofLines lines: [String], isNumbered: Bool) -> Kind {
        var amounts = 0
        var names = 0
        var facts = 0
        for line in lines.prefix(60) {
            if MarkdownFacts.isFact(line) {
                facts += 1
                continue
            }
            switch MarkdownLineShape(line) {
            case .amount: amounts += 1
            case .name: names += 1
            case .sentence: break
            }
        }
        let count = min(lines.count, 60) - facts
        guard count > 0 else { return .other }
        let sentences = count - amounts - names
        if amounts >= 2, amounts * 5 >= count * 2, sentences * 3 <= count, !isNumbered || amounts * 4 >= count * 3 {
            return .ingredients
        }
        if isNumbered { return .steps }
        if count == 1, amounts == 1, lines.count == 1 { return .ingredients }
        if names + amounts >= 2, sentences * 4 <= count { return .names }
        return sentences > 0 ? .steps : .other
    }
}
