import RecipeKit

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
