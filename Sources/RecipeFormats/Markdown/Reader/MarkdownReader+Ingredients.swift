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
        case .table(let table):
            let names = table.rows.map { MarkdownCookwareWords.name(ofRow: $0, header: table.header) }
            ingredients.addCookware(names)
        case .code: ingredients.addCookware(block.lines)
        case .paragraph where block.lines.allSatisfy { MarkdownLineShape($0) != .sentence }:
            ingredients.addCookware(block.lines)
        default: steps.add(block)
        }
    }

    /// Reads the servings in a line. Stores only the first servings, and only if the metadata contains none.
    ///
    /// - Returns: Whether the line states servings and nothing else.
    @discardableResult
    mutating func readServings(_ text: String) -> Bool {
        guard let servings = MarkdownFacts.servings(in: text) else { return false }
        if !hasServings { metadata.setUnlessSet("servings", to: servings) }
        hasServings = true
        return MarkdownFacts.isOnlyServings(text, servings)
    }
}

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

/// Reads ingredients in unusual blocks, and recognizes steps among ingredients.
extension MarkdownReader {
    /// Returns whether a block below the first ingredients is a step in Chinese, Japanese or Korean.
    func isBehindIngredients(_ block: MarkdownBlock) -> Bool {
        guard ingredients.count > 0 else { return false }
        guard block.text.utf8.contains(where: EastAsianText.isLead) else { return false }
        if !trailing.isEmpty { return MarkdownLineShape(block.text) != .amount }
        var words = MarkdownCookingWords()
        words.add(block.text)
        return words.isInUnspacedScript && block.text.contains { "，,。".contains($0) }
            && MarkdownAmounts.count(in: block.text) == 0
    }

    /// Replaces quotations of short lines by lists. Changes nothing if the first block of the ingredients is not such a
    /// quotation.
    static func withQuotedEntries(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        guard let first = blocks.first, let entries = quotedEntries(first), !entries.isEmpty else { return blocks }
        return blocks.map { block in quotedEntries(block).map { MarkdownBlock(entries: $0) } ?? block }
    }

    /// Returns the lines of a quotation of short lines, or `nil` for any other block.
    private static func quotedEntries(_ block: MarkdownBlock) -> [String]? {
        guard case .quote = block.content,
            block.lines.allSatisfy({ MarkdownLineShape($0) != .sentence && $0.count <= 40 })
        else { return nil }
        return block.lines
    }

    /// Adds nested entries of steps as ingredients if they have amounts and describe no activity. A step must contain
    /// at least two such entries.
    mutating func addAmounts(inside list: MarkdownList) {
        for item in list.items {
            let entries = item.lists.flatMap { $0.items.map(\.text) }.filter { text in
                MarkdownLineShape(text) == .amount && !MarkdownCookingWords.tells(text)
            }
            if entries.count >= 2 { ingredients.add(MarkdownList(entries: entries)) }
        }
    }
}
