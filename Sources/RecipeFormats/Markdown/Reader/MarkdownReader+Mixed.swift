import RecipeKit

/// Reads ingredients and steps in one section.
extension MarkdownReader {
    /// Reads ingredients and steps below one heading, or without a heading.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - name: The name of the group of ingredients, or `nil` if it has no name. The steps can get the same name.
    mutating func readMixed(_ section: MarkdownSection, name: String?) {
        readServings(section.name)
        var hasIngredients = false
        if section.level > 0, ingredients.count > 0,
            MarkdownOutline.beginsWithFood(section.blocks)
                || namesMixedSteps && section.blocks.first.map(MarkdownBlocksShape.kind) == .ingredients
        {
            isInSteps = false
        }
        for (index, block) in section.blocks.enumerated() {
            let kind = MarkdownBlocksShape.kind(of: block)
            let next = section.blocks[(index + 1)...].first
            // Below a heading that announces directions, only the table at the start of the section contains
            // ingredients.
            let isBehindTable = hasIngredients && section.heading.part == .directions
            let isList =
                !isInSteps && !isBehindTable && (kind == .ingredients || kind == .names && !block.isParagraph)
                || !isInSteps && hasIngredients
                    && (block.isAddition || Self.isOneAmount(block) || Self.isLabelledAmount(block))
            let isLoose =
                !isBehindTable && (block.list?.isOrdered == false || block.isParagraph && block.lines.count > 1)
            let isBelowNumber = index > 0 && section.blocks[index - 1].list?.isOrdered == true
            if isInSteps, isBelowNumber, kind == .ingredients, let list = block.list, !list.isOrdered,
                steps.addToLastStep(list)
            {
                if !hasIngredients {
                    ingredients.beginGroup(nil, level: 0, kind: .plain)
                    hasIngredients = true
                }
                ingredients.add(list)
            } else if isInSteps, !hasIngredients, ingredients.count == 0, kind == .steps {
                steps.add(block)
            } else if !isInSteps, !hasIngredients, ingredients.count == 0, block.list?.isOrdered == true, kind == .steps
            {
                steps.beginSection(name)
                isInSteps = true
                steps.add(block)
            } else if isList || kind == .ingredients && isLoose {
                if !hasIngredients {
                    ingredients.beginGroup(name, level: 0, kind: .plain)
                    hasIngredients = true
                }
                readIngredients(block, before: next)
            } else if !isInSteps, !hasIngredients, next == nil, MarkdownOutline.isSeries(block) {
                ingredients.beginGroup(name, level: 0, kind: .plain)
                hasIngredients = ingredients.addSeries(block.text)
            } else if block.lines.count == 1, block.text.count <= 40, readServings(block.text) {
                continue
            } else if !isInSteps, !hasIngredients, ingredients.count == 0, let next, Self.isLabel(block, over: next) {
                ingredients.beginGroup(name, level: 0, kind: .plain)
                ingredients.beginGroup(MarkdownSection.withoutColon(block.text))
                hasIngredients = true
            } else if !isInSteps, !hasIngredients, ingredients.count == 0 {
                readAbout(block)
            } else if !isInSteps, block.lines.count == 1, next?.list != nil,
                ingredients.addLabel(block.text, beforeList: true)
            {
                continue
            } else {
                if !isInSteps { steps.beginSection(hasIngredients && !namesMixedSteps ? nil : name) }
                isInSteps = true
                steps.add(block)
            }
        }
    }

    /// Returns whether a block is one short line that begins with the amount of an ingredient.
    static func isOneAmount(_ block: MarkdownBlock) -> Bool {
        block.isParagraph && block.lines.count == 1 && block.text.count <= 60 && block.text.first?.isNumber == true
            && !block.text.hasSuffix(".") && MarkdownLineShape(block.text) == .amount
    }

    /// Returns whether the first line of a block consists of a few words, and all lines after the first begin with
    /// amounts: `Optional` above `4 bay leaves`.
    static func isLabelledAmount(_ block: MarkdownBlock) -> Bool {
        guard block.isParagraph, block.lines.count > 1, MarkdownLineShape(block.lines[0]) == .name else { return false }
        return block.lines.dropFirst().allSatisfy { MarkdownLineShape($0) == .amount && $0.first?.isNumber == true }
    }

    /// Returns whether a block is one short line that ends in a colon, directly above a list of ingredients.
    static func isLabel(_ block: MarkdownBlock, over next: MarkdownBlock) -> Bool {
        block.lines.count == 1 && block.text.count <= 40 && (block.text.hasSuffix(":") || block.text.hasSuffix("："))
            && next.list != nil && MarkdownBlocksShape.kind(of: next) == .ingredients
    }
}
