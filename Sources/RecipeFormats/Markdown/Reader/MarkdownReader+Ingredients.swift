import RecipeKit

/// Reads the blocks of sections for ingredients and for cookware.
extension MarkdownReader {
    /// Returns whether a block after a list of ingredients is a step. A step is a paragraph in which fewer than half of
    /// the lines begin with an amount. Always `false` if a heading announces the directions.
    func isStep(_ block: MarkdownBlock) -> Bool {
        guard !evidence.announcesDirections, block.isParagraph, !block.lines.isEmpty, !block.isAddition else {
            return false
        }
        let amounts = block.lines.count { MarkdownLineShape($0) == .amount && $0.first?.isNumber == true }
        return amounts * 2 < block.lines.count && !block.text.hasSuffix(":") && !block.text.hasSuffix("：")
            && !MarkdownComponentWords.areAll(of: block.text)
    }

    /// Returns the level of a group: 0 for a group directly below the heading of the ingredients, 1 for a group inside
    /// another group.
    func level(of section: MarkdownSection, _ entry: MarkdownOutline.Entry) -> Int {
        guard entry.isNamed, section.heading.part == .other, !section.isLabel else { return 0 }
        return max(0, section.level - ingredientsLevel - 1)
    }

    /// The level of the heading of the ingredients, or 2 if there is none.
    var ingredientsLevel: Int { evidence.ingredientsLevel ?? 2 }

    /// Reads the ingredients in a block of a section. If the block is probably a step or a note, stores the block in
    /// ``trailing`` instead.
    ///
    /// - Parameters:
    ///   - block: The block.
    ///   - next: The next block of the section, or `nil` if the block is the last.
    mutating func readIngredients(_ block: MarkdownBlock, before next: MarkdownBlock?) {
        images += block.images
        switch block.content {
        case .list(let list):
            if ingredients.count > 0 || !trailing.isEmpty, isUnannouncedStep(block) {
                trailing.append(block)
            } else {
                ingredients.add(list)
            }
        case .table(let table):
            ingredients.add(table)
        case .paragraph:
            if block.lines.isEmpty { return }
            if block.isAddition {
                for line in block.lines { ingredients.addNames(behindPlus: line) }
                return
            }
            if isBehindIngredients(block) {
                trailing.append(block)
                return
            }
            if ingredients.count == 0, let next, isUnannouncedStep(next), ingredients.addSeries(block.text) { return }
            if block.lines.count == 1 {
                let isOverSteps =
                    ingredients.count > 0 && next.map { MarkdownBlocksShape.kind(of: $0) == .steps } ?? false
                if isOverSteps, block.text.split(separator: " ").count > 3 {
                    trailing.append(block)
                    return
                }
                let isLabel = next?.list != nil || next?.table != nil || next?.isParagraph == true
                if readServings(block.text) { return }
                if isLabel, ingredients.addLabel(block.text, beforeList: next?.list != nil || next?.table != nil) {
                    return
                }
            }
            let isCertain = evidence.announcesIngredients && evidence.announcesDirections
            if !ingredients.add(lines: block.lines, beforeList: next?.list != nil, isCertain: isCertain) {
                trailing.append(block)
            }
        case .quote, .code:
            if case .code = block.content, ingredients.add(lines: block.lines, beforeList: false) { return }
            trailing.append(block)
        case .rule, .heading: break
        }
    }

    /// Returns whether a block is a list of steps and no heading announces the directions.
    private func isUnannouncedStep(_ block: MarkdownBlock) -> Bool {
        block.list != nil && !evidence.announcesDirections && MarkdownBlocksShape.kind(of: block) == .steps
    }

    mutating func readCookware(_ block: MarkdownBlock) {
        switch block.content {
        case .list(let list): ingredients.addCookware(list.items.map(\.text.singleLine))
        case .table(let table): ingredients.addCookware(table.rows.map { MarkdownCookwareWords.name(ofRow: $0) })
        case .code: ingredients.addCookware(block.lines)
        case .paragraph where block.lines.allSatisfy { MarkdownLineShape($0) != .sentence }:
            ingredients.addCookware(block.lines)
        default: steps.add(block)
        }
    }

    /// Reads the servings in a line. Stores only the first servings, and only if the metadata contains none.
    ///
    /// - Returns: Whether the line states servings.
    @discardableResult
    mutating func readServings(_ text: String) -> Bool {
        guard let servings = MarkdownFacts.servings(in: text) else { return false }
        if !hasServings { metadata.setUnlessSet("servings", to: servings) }
        hasServings = true
        return true
    }
}
