import RecipeKit

/// Text that belongs to no announced part.
extension MarkdownReader {
    /// Adds the paragraphs after the ingredients as steps if the recipe has no others, otherwise as notes.
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

    /// Adds quotations after the ingredients as the steps of a recipe without others.
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

    /// Reads a text without lists and headings, whose sentences contain amounts. It is steps from the first amount on.
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

    private func beginsProse(_ block: MarkdownBlock) -> Bool {
        block.list != nil || MarkdownAmounts.count(in: block.text) > 0 || evidence.holdsCooking(block.text)
    }

    /// Reads the text as steps if the front matter contains only the ingredients.
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
