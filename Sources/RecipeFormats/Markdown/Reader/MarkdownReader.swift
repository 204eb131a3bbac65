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
        if about.description == nil, !description.isEmpty { about.description = description.joined(separator: "\n\n") }
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
