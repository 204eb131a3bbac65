/// What the blocks of a section look like, whatever their heading says.
struct MarkdownBlocksShape {
    /// Lists, tables or lines most of which are ingredients with amounts.
    private(set) var hasIngredients = false
    /// A list of a few words each.
    private(set) var hasNames = false
    /// A list of names that is followed by a numbered list.
    private(set) var hasNamesThenNumbers = false
    /// Steps: a numbered list, or sentences.
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

    enum Kind { case ingredients, names, steps, other }

    static func kind(of block: MarkdownBlock) -> Kind {
        switch block.content {
        case .list(let list):
            let lines = list.items.flatMap { [$0.text] + $0.lists.flatMap { $0.items.map(\.text) } }
            return kind(ofLines: lines.filter { !$0.hasSuffix(":") && !$0.hasSuffix("：") }, isNumbered: list.isOrdered)
        case .table(let table):
            if MarkdownIngredientTable(table) != nil { return .ingredients }
            return .other
        case .paragraph:
            if block.lines.count > 1 {
                let kind = kind(ofLines: block.lines, isNumbered: false)
                return kind == .names ? .other : kind
            }
            return MarkdownLineShape(block.text) == .sentence && !block.text.isEmpty ? .steps : .other
        default: return .other
        }
    }

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
