import RecipeKit

/// Determines the roles of sections by their blocks and their neighbours.
extension MarkdownOutline {
    /// Returns the role of a section whose heading announces no part.
    ///
    /// - Parameters:
    ///   - index: The index of the section.
    ///   - parent: The role of the section that contains this section, or `nil` if no section contains this section.
    func unannounced(_ index: Int, below parent: Role?) -> Role {
        let section = sections[index]
        if index + 1 < sections.count, !section.isLabel, sections[index + 1].level > section.level {
            switch sections[index + 1].heading.part {
            case .ingredients, .ingredientsAndCookware, .amounts:
                // A sentence that begins with a small letter is a remark. It does not name a component of the dish.
                let isRemark = !hasIngredients && MarkdownLineShape(section.name) == .sentence
                return isRemark && section.name.first?.isLowercase == true ? .about : .component
            case .directions where parent != .directions:
                // Without a heading of their own, the ingredients are directly above the heading of the directions.
                return MarkdownBlocksShape(section.blocks).hasIngredients ? .mixed : .component
            default: break
            }
        }
        let shape = MarkdownBlocksShape(section.blocks)
        switch parent {
        case .ingredients?, .amounts?, .ingredientsAndCookware?:
            return shape.isSteps && !shape.hasIngredients && !announcesDirections ? .directions : parent ?? .ingredients
        case .directions?: return shape.hasIngredients && !announcesIngredients ? .mixed : .directions
        case .notes?, .cookware?: return .notes
        default: break
        }
        if MarkdownFacts.areFacts(section.blocks) { return .about }
        if hasDirections, MarkdownComponentWords.isRemainder(section.name), !shape.hasIngredients { return .notes }
        switch previousRole(before: index) {
        case .ingredients, .amounts, .ingredientsAndCookware:
            let isBeforeDirections = announcesDirections && !hasDirections
            let isList =
                shape.hasIngredients
                || isBeforeDirections
                    && (shape.hasNames || Self.isOneFood(section.blocks) || Self.areShortLines(section.blocks))
            return isList && !shape.isSteps ? .ingredients : .directions
        case .directions, .mixed:
            let isBeforeSteps = announcesDirections ? !hasDirections && shape.hasNames && !shape.isSteps : false
            let isGroup =
                shape.hasIngredients || isBeforeSteps || !announcesDirections && Self.beginsWithFood(section.blocks)
            return isGroup && !announcesIngredients ? .mixed : .directions
        case .notes where announcesDirections && hasDirections && !Self.isNumbered(section): return .notes
        case .notes, .cookware: return shape.hasIngredients && !announcesIngredients ? .mixed : .directions
        case .about, .component: return structure(index)
        }
    }

    /// Returns whether blocks begin with a table of ingredients and amounts, or with an unnumbered list of short
    /// entries that describe no activity.
    static func beginsWithFood(_ blocks: [MarkdownBlock]) -> Bool {
        if let table = blocks.first?.table, MarkdownIngredientTable.isHeaded(table) { return true }
        guard let block = blocks.first, let list = block.list, !list.isOrdered, list.items.count >= 2 else {
            return false
        }
        var cooking = MarkdownCookingWords()
        for item in list.items {
            guard item.lists.isEmpty, MarkdownLineShape(item.text) != .sentence,
                MarkdownHeadingTable.words(of: item.text).words.count <= 4
            else { return false }
            cooking.add(item.text)
        }
        return cooking.count == 0
    }

    /// Returns whether a block is a line of at least three ingredients with commas between them: `Rice, 2 eggs, salt`.
    static func isSeries(_ block: MarkdownBlock) -> Bool {
        guard block.isParagraph, block.lines.count == 1 else { return false }
        let parts = MarkdownIngredients.parts(of: block.text)
        let shapes = parts.map(MarkdownLineShape.init)
        return parts.count >= 3 && !shapes.contains(.sentence) && parts.allSatisfy { $0.count <= 40 }
            && (parts.count >= 5 || shapes.contains(.amount))
    }

    /// Returns whether blocks are at least two paragraphs of a few words each. At least one of them has an amount, and
    /// none of them describes an activity.
    static func areShortLines(_ blocks: [MarkdownBlock]) -> Bool {
        guard blocks.count >= 2, blocks.allSatisfy({ $0.isParagraph && $0.lines.count == 1 }) else { return false }
        var cooking = MarkdownCookingWords()
        for block in blocks { cooking.add(block.text) }
        return cooking.count == 0 && blocks.allSatisfy { MarkdownLineShape($0.text) != .sentence }
            && blocks.contains { MarkdownLineShape($0.text) == .amount }
    }

    /// Returns whether blocks are only a list with one entry, which is the name of a food.
    static func isOneFood(_ blocks: [MarkdownBlock]) -> Bool {
        guard blocks.count == 1, let list = blocks[0].list, list.items.count == 1, list.items[0].lists.isEmpty else {
            return false
        }
        var cooking = MarkdownCookingWords()
        cooking.add(list.items[0].text)
        return cooking.count == 0 && MarkdownLineShape(list.items[0].text) == .name
            && MarkdownHeadingTable.words(of: list.items[0].text).words.count <= 3
    }

    /// Returns whether a section contains a numbered list.
    static func isNumbered(_ section: MarkdownSection) -> Bool {
        section.blocks.contains { $0.list?.isOrdered == true }
    }

    /// Returns the role of the last section that comes before `index` and is not a component, or `.about` if there is
    /// none.
    func previousRole(before index: Int) -> Role {
        entries[..<index].last { $0.role != .component }?.role ?? .about
    }

    /// Returns the role of a section by its blocks: `.mixed`, `.directions` or `.about`. If ingredients and directions
    /// were already found, the role is `.about`.
    func structure(_ index: Int) -> Role {
        guard !hasIngredients || !hasDirections else { return .about }
        let isUnannounced = hasIngredients ? !announcesDirections : !announcesIngredients
        guard isUnannounced || !hasIngredients && isOverLabel(index) else { return .about }
        let shape = MarkdownBlocksShape(sections[index].blocks)
        if !hasIngredients, announcesIngredients, shape.hasIngredients, isOverLabel(index) { return .mixed }
        if !announcesIngredients, !hasIngredients {
            if shape.hasIngredients { return .mixed }
            if shape.hasNames, isBeforeSteps(index, shape) || isBeforeGroups(index) { return .mixed }
            if sections[index].blocks.last.map(Self.isSeries) ?? false, isBeforeSteps(index, shape) { return .mixed }
        }
        if hasIngredients, !announcesDirections, shape.isSteps { return .directions }
        return .about
    }

    /// Returns whether the next heading is a line of text that announces ingredients, such as `Seasoning`.
    func isOverLabel(_ index: Int) -> Bool {
        guard let next = sections[(index + 1)...].first else { return false }
        return next.isLabel && next.heading.part == .ingredients
    }

    /// Returns whether a section with a heading such as `备料` (“prepare the ingredients”) describes the preparation of
    /// ingredients in another list.
    func tellsPreparation(_ index: Int) -> Bool {
        guard MarkdownComponentWords.isPreparation(sections[index].name) else { return false }
        let lines = sections[index].blocks.flatMap { $0.list?.items.map(\.text) ?? $0.lines }
        return !lines.isEmpty && lines.count(where: MarkdownCookingWords.tells) * 2 >= lines.count
            && lines.count { MarkdownLineShape($0) == .amount } * 4 <= lines.count
    }

    /// Returns whether a section after the steps is a list of toppings, below a heading such as `Toppings`.
    func isTopping(_ index: Int) -> Bool {
        hasIngredients && hasDirections && announcesIngredients && sections[index].blocks.count == 1
            && MarkdownComponentWords.isTopping(sections[index].name) && Self.beginsWithFood(sections[index].blocks)
    }

    /// Returns whether groups of ingredients, and then directions, follow a section with a list of names. Each group
    /// has its own heading.
    func isBeforeGroups(_ index: Int) -> Bool {
        let rest = sections[(index + 1)...]
        let groups = rest.prefix { section in
            guard section.heading.part == .other else { return false }
            let shape = MarkdownBlocksShape(section.blocks)
            return (shape.hasNames || shape.hasIngredients) && !shape.isSteps
        }
        if !groups.isEmpty, rest.dropFirst(groups.count).first?.heading.part == .directions { return true }
        // Without a heading of directions, the steps are below the last group.
        guard !announcesDirections, let next = rest.first, next.level == sections[index].level, next.level > 1 else {
            return false
        }
        let lines = sections[index].blocks.first?.list?.items.map(\.text) ?? []
        return lines.contains { MarkdownLineShape($0) == .amount } && MarkdownBlocksShape(next.blocks).hasIngredients
    }

    /// Returns whether steps follow a section with a list of names.
    func isBeforeSteps(_ index: Int, _ shape: MarkdownBlocksShape) -> Bool {
        if shape.hasNamesThenNumbers, !sections[(index + 1)...].contains(where: { !$0.isLabel }) { return true }
        guard let next = sections[(index + 1)...].first else { return false }
        return next.heading.part == .directions || Self.isRecipe(next)
    }
}
