import RecipeKit

/// Reads the text of a Markdown recipe after the front matter.
///
/// ``MarkdownOutline`` determines the role of each section. In the text before the ingredients, lines such as
/// `Prep time: 10 min` are facts, and all other text is the description.
struct MarkdownReader {
    var metadata: MetadataBuilder
    var title: String?
    var description: [String] = []
    var images: [String] = []
    var tags: [String] = []
    var ingredients = MarkdownIngredients()
    var steps = MarkdownSteps()
    /// The blocks after the ingredients that are not ingredients. They become steps or notes.
    var trailing: [MarkdownBlock] = []
    var evidence = MarkdownEvidence()
    /// Whether a line with servings was read.
    var hasServings = false
    /// Whether a line that contains only a duration was read.
    var hasDuration = false
    /// Whether the steps of a section with ingredients and steps have begun.
    var isInSteps = false
    /// Whether at least two sections with headings contain both ingredients and steps. Each of these headings then
    /// names a group of ingredients and also the steps below it.
    private(set) var namesMixedSteps = false

    init(metadata: MetadataBuilder) {
        self.metadata = metadata
        steps.splitsNumbers = true
    }

    /// Reads the sections of a recipe.
    ///
    /// - Parameters:
    ///   - sections: The sections. The first has no heading.
    ///   - lists: The ingredients, directions and notes in the front matter.
    mutating func read(_ sections: [MarkdownSection], lists: MarkdownFrontMatter.Lists) {
        let sections = takeFacts(outOf: sections)
        var lists = lists
        // The list below a heading of the text is the better one: that of the front matter can be only for an index.
        if lists.ingredients != nil, MarkdownOutline(sections, hasLists: false).announcesIngredients {
            lists.ingredients = nil
        }
        let outline = MarkdownOutline(sections, hasLists: !lists.isEmpty)
        evidence.announcesIngredients = outline.announcesIngredients
        evidence.announcesDirections = outline.announcesDirections
        // Lines must be split into amounts and names, because cookware is recognized by its name.
        let holdsBoth = outline.entries.contains { $0.role == .ingredientsAndCookware }
        if holdsBoth { ingredients.understandsLines = true }
        let mixed = sections.indices.filter { sections[$0].level > 0 && outline.entries[$0].role == .mixed }
        namesMixedSteps = mixed.count { MarkdownBlocksShape(sections[$0].blocks).isSteps } > 1
        for (index, section) in sections.enumerated() {
            read(section, outline.entries[index], isTitle: index == outline.titleIndex)
            evidence.add(section, outline.entries[index].role, isTitle: index == outline.titleIndex)
        }
        ingredients.finish()
        steps.end()
        useTrailing()
        useQuotations()
        lists.add(to: &self)
        if ingredients.count == 0 { evidence.addLooseText() }
        if lists.isEmpty { useProse(sections) }
        if lists.hasOnlyIngredients { useText(sections) }
        lists.addNotes(to: &self)
        evidence.ingredients = ingredients.count
        evidence.amounts = ingredients.amountCount
        evidence.steps = steps.sections.reduce(0) { $0 + $1.steps.count }
    }

    /// The recipe that was read.
    var recipe: Recipe {
        var about = metadata.result
        let words = description.joined(separator: "\n\n")
        if let known = about.description, !words.isEmpty, words != known {
            // The description of a front matter is for lists of pages, and the text is for readers.
            about.description = words.contains(known) ? words : known.contains(words) ? known : "\(known)\n\n\(words)"
        } else if !words.isEmpty {
            about.description = words
        }
        let (knownImages, knownTags) = (Set(about.images), Set(about.tags))
        about.images += (images + steps.images).filter { !knownImages.contains($0) }
        about.tags += tags.filter { !knownTags.contains($0) }
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
            // If the section contains only a picture, its heading does not become text of the description.
            let hasText = section.blocks.isEmpty || section.blocks.contains { !$0.isParagraph || !$0.lines.isEmpty }
            if entry.role == .about, !isTitle, hasText, let name, !name.isEmpty { readLine(name) }
            readAbout(section.blocks)
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
            steps.beginSection(name ?? entry.component, isStep: section.heading.isStep)
            for block in section.blocks { steps.add(block) }
        case .notes:
            steps.beginSection(name, holdsNotes: true)
            for block in section.blocks { steps.add(block) }
        }
    }
}

/// Uses text that belongs to no announced part.
extension MarkdownReader {
    /// Adds the blocks in ``trailing`` before the steps. If there are steps and a heading announces them, the blocks
    /// become notes instead of steps.
    mutating func useTrailing() {
        guard !trailing.isEmpty else { return }
        let hasSteps = evidence.announcesDirections && steps.sections.contains { !$0.steps.isEmpty }
        let later = steps.sections
        var first = MarkdownSteps()
        first.beginSection(nil, holdsNotes: hasSteps)
        for block in trailing { first.add(block) }
        first.end()
        steps.replace(with: first.sections + later, images: first.images)
    }

    /// Turns notes that are sentences, such as quotations, into steps. Does so only if the recipe has ingredients and
    /// no steps, and no heading announces the directions.
    mutating func useQuotations() {
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

    /// Reads a text whose sentences contain the ingredients. All text from the first amount, list or cooking word on
    /// becomes steps.
    mutating func useProse(_ sections: [MarkdownSection]) {
        guard ingredients.count == 0, steps.sections.isEmpty, evidence.isProse else { return }
        description = []
        var prose = MarkdownSteps()
        prose.splitsNumbers = true
        var isInSteps = false
        for section in sections {
            let name = section.level > 0 && section.name != title ? MarkdownSection.withoutColon(section.name) : nil
            var isNamed = false
            for block in section.blocks {
                isInSteps = isInSteps || beginsProse(block)
                if isInSteps, !isNamed { prose.beginSection(name) }
                if !isInSteps, !isNamed, let name { readLine(name) }
                isNamed = true
                guard isInSteps else {
                    readAbout(block)
                    continue
                }
                prose.add(block)
                if let list = block.list { addAmounts(inside: list) }
            }
        }
        prose.end()
        guard isInSteps else { return }
        steps.replace(with: prose.sections, images: [])
    }

    /// Returns whether the steps can begin with a block.
    private func beginsProse(_ block: MarkdownBlock) -> Bool {
        block.list != nil || MarkdownAmounts.count(in: block.text) > 0 || evidence.holdsCooking(block.text)
    }

    /// Reads the text as steps. Call this method if the front matter contains ingredients but no directions. Changes
    /// nothing if there are steps.
    mutating func useText(_ sections: [MarkdownSection]) {
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
}
