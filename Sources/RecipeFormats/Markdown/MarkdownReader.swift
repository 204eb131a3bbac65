import RecipeKit

/// Reads the text of a Markdown recipe after the front matter.
///
/// ``MarkdownOutline`` determines the role of each section. The text before the ingredients describes the recipe: lines
/// such as `Prep time: 10 min` are facts, all other text is the description.
struct MarkdownReader {
    var metadata: MetadataBuilder
    var title: String?
    var description: [String] = []
    var images: [String] = []
    var tags: [String] = []
    var ingredients = MarkdownIngredients()
    var steps = MarkdownSteps()
    /// The paragraphs after the ingredients. They are steps if the recipe has no others.
    var trailing: [MarkdownBlock] = []
    var evidence = MarkdownEvidence()
    private var hasServings = false
    /// Whether the last section contains steps without a heading.
    private var isInSteps = false

    init(metadata: MetadataBuilder) {
        self.metadata = metadata
        steps.splitsNumbers = true
    }

    /// - Parameter lists: The ingredients and directions in the front matter.
    mutating func read(_ sections: [MarkdownSection], lists: MarkdownFrontMatter.Lists) {
        let sections = takeFacts(outOf: sections)
        let outline = MarkdownOutline(sections, hasLists: !lists.isEmpty)
        evidence.announcesIngredients = outline.announcesIngredients
        evidence.announcesDirections = outline.announcesDirections
        // Cookware and ingredients are distinguished by their names.
        let holdsBoth = outline.entries.contains { $0.role == .ingredientsAndCookware }
        if holdsBoth { ingredients.understandsLines = true }
        for (index, section) in sections.enumerated() {
            read(section, outline.entries[index], isTitle: index == outline.titleIndex)
            evidence.add(section, outline.entries[index].role, isTitle: index == outline.titleIndex)
        }
        ingredients.finish()
        steps.end()
        useTrailing()
        useQuotations()
        lists.add(to: &self)
        if lists.isEmpty { useProse(sections) }
        if lists.hasOnlyIngredients { useText(sections) }
        evidence.ingredients = ingredients.count
        evidence.amounts = ingredients.amountCount
        evidence.steps = steps.sections.reduce(0) { $0 + $1.steps.count }
    }

    var recipe: Recipe {
        var about = metadata.result
        if about.description == nil, !description.isEmpty { about.description = description.joined(separator: "\n\n") }
        about.images += (images + steps.images).filter { !about.images.contains($0) }
        about.tags += tags.filter { !about.tags.contains($0) }
        return Recipe(
            title: metadata.title ?? title ?? "", metadata: about, listedIngredients: ingredients.groups,
            listedCookware: ingredients.cookware, sections: steps.sections)
    }

    private mutating func read(_ section: MarkdownSection, _ entry: MarkdownOutline.Entry, isTitle: Bool) {
        let name = entry.isNamed ? MarkdownSection.withoutColon(section.name) : nil
        if isTitle { title = section.level > 1 ? MarkdownSection.withoutColon(section.name) : section.name }
        if !isTitle, entry.role != .ingredients, readTags(section) { return }
        if entry.role != .mixed { isInSteps = false }
        switch entry.role {
        case .about, .component:
            // The heading of a picture is not text.
            let hasText = section.blocks.isEmpty || section.blocks.contains { !$0.isParagraph || !$0.lines.isEmpty }
            if entry.role == .about, !isTitle, hasText, let name, !name.isEmpty { readLine(name) }
            for block in section.blocks { readAbout(block) }
        case .ingredients, .amounts, .ingredientsAndCookware:
            readServings(section.name)
            let kind: MarkdownIngredients.Kind =
                switch entry.role {
                case .amounts: .amounts
                case .ingredientsAndCookware: .withCookware
                default: .plain
                }
            ingredients.beginGroup(name ?? entry.component, level: level(of: section, entry), kind: kind)
            var hasList = false
            let blocks = Self.withQuotedEntries(section.blocks)
            for (index, block) in blocks.enumerated() {
                if hasList, isStep(block) {
                    trailing.append(block)
                } else {
                    readIngredients(block, before: blocks[(index + 1)...].first)
                }
                hasList = hasList || block.list.map { $0.items.count > 1 } ?? (block.table != nil)
            }
        case .cookware:
            for block in section.blocks { readCookware(block) }
        case .mixed:
            readMixed(section, name: isTitle ? nil : name)
        case .directions:
            steps.beginSection(name ?? entry.component)
            for block in section.blocks { steps.add(block) }
        case .notes:
            steps.beginSection(name, holdsNotes: true)
            for block in section.blocks { steps.add(block) }
        }
    }

    /// Whether a paragraph after a list of ingredients is a step.
    private func isStep(_ block: MarkdownBlock) -> Bool {
        guard !evidence.announcesDirections, block.isParagraph, !block.lines.isEmpty, !block.isAddition else {
            return false
        }
        let amounts = block.lines.count { MarkdownLineShape($0) == .amount && $0.first?.isNumber == true }
        return amounts * 2 < block.lines.count && !block.text.hasSuffix(":") && !block.text.hasSuffix("：")
            && !MarkdownComponentWords.areAll(of: block.text)
    }

    /// Returns the depth of a group below the heading of the ingredients.
    private func level(of section: MarkdownSection, _ entry: MarkdownOutline.Entry) -> Int {
        guard entry.isNamed, section.heading.part == .other, !section.isLabel else { return 0 }
        return max(0, section.level - ingredientsLevel - 1)
    }

    private var ingredientsLevel: Int { evidence.ingredientsLevel ?? 2 }

    private mutating func readIngredients(_ block: MarkdownBlock, before next: MarkdownBlock?) {
        images += block.images
        switch block.content {
        case .list(let list):
            if ingredients.count > 0, !evidence.announcesDirections, MarkdownBlocksShape.kind(of: block) == .steps {
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
            if block.lines.count == 1 {
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

    private mutating func readCookware(_ block: MarkdownBlock) {
        switch block.content {
        case .list(let list): ingredients.addCookware(list.items.map(\.text.singleLine))
        case .table(let table): ingredients.addCookware(table.rows.map { MarkdownCookwareWords.name(ofRow: $0) })
        case .code: ingredients.addCookware(block.lines)
        case .paragraph where block.lines.allSatisfy { MarkdownLineShape($0) != .sentence }:
            ingredients.addCookware(block.lines)
        default: steps.add(block)
        }
    }

    /// Reads ingredients and steps below one heading, or without a heading.
    private mutating func readMixed(_ section: MarkdownSection, name: String?) {
        readServings(section.name)
        var hasIngredients = false
        if section.level > 0, ingredients.count > 0, MarkdownOutline.beginsWithFood(section.blocks) {
            isInSteps = false
        }
        for (index, block) in section.blocks.enumerated() {
            let kind = MarkdownBlocksShape.kind(of: block)
            let next = section.blocks[(index + 1)...].first
            let isList =
                !isInSteps && (kind == .ingredients || kind == .names && !block.isParagraph)
                || !isInSteps && hasIngredients && (block.isAddition || Self.isOneAmount(block))
            let isLoose = block.list?.isOrdered == false || block.isParagraph && block.lines.count > 1
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
            } else if block.lines.count == 1, block.text.count <= 40, readServings(block.text) {
                continue
            } else if !isInSteps, !hasIngredients, ingredients.count == 0, let next, Self.isLabel(block, over: next) {
                ingredients.beginGroup(name, level: 0, kind: .plain)
                hasIngredients = ingredients.addLabel(block.text, beforeList: true)
            } else if !isInSteps, !hasIngredients, ingredients.count == 0 {
                readAbout(block)
            } else if !isInSteps, block.lines.count == 1, next?.list != nil,
                ingredients.addLabel(block.text, beforeList: true)
            {
                continue
            } else {
                if !isInSteps { steps.beginSection(hasIngredients ? nil : name) }
                isInSteps = true
                steps.add(block)
            }
        }
    }

    /// Whether a block is a line that begins with the amount of an ingredient.
    private static func isOneAmount(_ block: MarkdownBlock) -> Bool {
        block.isParagraph && block.lines.count == 1 && block.text.count <= 60 && block.text.first?.isNumber == true
            && !block.text.hasSuffix(".") && MarkdownLineShape(block.text) == .amount
    }

    /// Whether a line that ends in a colon names the list of ingredients below it.
    private static func isLabel(_ block: MarkdownBlock, over next: MarkdownBlock) -> Bool {
        block.lines.count == 1 && block.text.count <= 40 && (block.text.hasSuffix(":") || block.text.hasSuffix("："))
            && next.list != nil && MarkdownBlocksShape.kind(of: next) == .ingredients
    }

    /// Adds the paragraphs after the ingredients as steps if the recipe has no others, otherwise as notes.
    private mutating func useTrailing() {
        guard !trailing.isEmpty else { return }
        let hasSteps = evidence.announcesDirections && steps.sections.contains { !$0.steps.isEmpty }
        let later = steps.sections
        var first = MarkdownSteps()
        first.beginSection(nil, holdsNotes: hasSteps)
        for block in trailing { first.add(block) }
        first.end()
        steps.replace(with: first.sections + later, images: first.images)
    }

    /// Adds quotations after the ingredients as the steps of a recipe without others.
    private mutating func useQuotations() {
        guard ingredients.count > 0, !evidence.announcesDirections,
            steps.sections.allSatisfy(\.steps.isEmpty)
        else { return }
        let sections = steps.sections.map { section in
            RecipeSection(
                name: section.name,
                blocks: section.blocks.map { block in
                    guard case .note(let text) = block, MarkdownLineShape(text) == .sentence else { return block }
                    return .step(Step([.text(text)]))
                })
        }
        steps.replace(with: sections, images: [])
    }

    /// Reads a text without lists and headings, whose sentences contain amounts. It is steps from the first amount on.
    private mutating func useProse(_ sections: [MarkdownSection]) {
        guard ingredients.count == 0, steps.sections.isEmpty, evidence.isProse else { return }
        let blocks = sections.flatMap(\.blocks)
        guard
            let first = blocks.firstIndex(where: { block in
                block.list != nil || MarkdownAmounts.count(in: block.text) > 0 || evidence.holdsCooking(block.text)
            })
        else { return }
        description = []
        for block in blocks[..<first] { readAbout(block) }
        var prose = MarkdownSteps()
        prose.splitsNumbers = true
        for block in blocks[first...] {
            prose.add(block)
            if let list = block.list { addAmounts(inside: list) }
        }
        prose.end()
        steps.replace(with: prose.sections, images: [])
    }

    /// Reads the text as steps if the front matter contains only the ingredients.
    private mutating func useText(_ sections: [MarkdownSection]) {
        guard ingredients.count > 0, steps.sections.allSatisfy(\.steps.isEmpty), !description.isEmpty else { return }
        description = []
        var text = MarkdownSteps()
        text.splitsNumbers = true
        for section in sections {
            let isTitle = section.name == title
            if section.level > 0, !isTitle { text.beginSection(MarkdownSection.withoutColon(section.name)) }
            for block in section.blocks where !block.lines.allSatisfy(MarkdownFacts.isFact) || block.lines.isEmpty {
                text.add(block)
            }
        }
        text.end()
        steps.replace(with: text.sections + steps.sections, images: [])
    }

    @discardableResult
    private mutating func readServings(_ text: String) -> Bool {
        guard let servings = MarkdownFacts.servings(in: text) else { return false }
        if !hasServings { metadata.setUnlessSet("servings", to: servings) }
        hasServings = true
        return true
    }
}
