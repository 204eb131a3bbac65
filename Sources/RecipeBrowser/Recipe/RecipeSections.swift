import RecipeKit
import SectionedLists
import Terminal

/// A recipe as sections of rows, in the order a cook needs them.
@MainActor
struct RecipeSections {
    let recipe: Recipe
    let ticks: RecipeTicks
    /// How the terminal can show amounts.
    let style: QuantityStyle

    var all: [Section] {
        [aboutSection] + [ingredientSection, cookwareSection, stepSection, sourceSection].compactMap { $0 }
    }

    private var aboutSection: Section {
        var rows: [any Row] = [ParagraphRow(id: "title", text: StyledText(recipe.title, role: .title))]
        let facts = RecipeFacts.facts(for: recipe.metadata)
        if !facts.isEmpty { rows.append(FactsRow(facts: facts)) }
        if let description = recipe.metadata.description, !description.isEmpty {
            rows.append(SpacerRow(id: "above description"))
            rows.append(ParagraphRow(id: "description", text: StyledText(description)))
        }
        rows.append(SpacerRow(id: "end"))
        return Section(id: "about", rows: rows)
    }

    private var ingredientSection: Section? {
        let groups = recipe.ingredientGroups.filter { !$0.ingredients.isEmpty }
        guard !groups.isEmpty else { return nil }
        let count = groups.reduce(0) { $0 + $1.ingredients.count }
        let amountWidth = IngredientRow.amountWidth(of: groups.flatMap(\.ingredients), style: style)
        var rows: [any Row] = []
        for (groupIndex, group) in groups.enumerated() {
            if let name = group.name { rows.append(GroupRow(id: "group \(groupIndex)", name: name)) }
            for (index, ingredient) in group.ingredients.enumerated() {
                let id = "ingredient \(groupIndex).\(index)"
                rows.append(
                    IngredientRow(
                        id: id, ingredient: ingredient, amountWidth: amountWidth, style: style, ticks: ticks))
            }
        }
        rows.append(SpacerRow(id: "end"))
        return Section("Ingredients", detail: String(count), id: "ingredients", rows: rows)
    }

    private var cookwareSection: Section? {
        let cookware = recipe.cookwareList
        guard !cookware.isEmpty else { return nil }
        let names = cookware.map { $0.line(style) }
        let text = StyledText(names.joined(separator: ", "))
        let rows: [any Row] = [ParagraphRow(id: "cookware", text: text), SpacerRow(id: "end")]
        return Section("Cookware", detail: String(cookware.count), id: "cookware", rows: rows)
    }

    private var stepSection: Section? {
        var rows: [any Row] = []
        var number = 0
        for (sectionIndex, section) in recipe.sections.enumerated() {
            if let name = section.name { rows.append(GroupRow(id: "part \(sectionIndex)", name: name)) }
            for (index, block) in section.blocks.enumerated() {
                let id = "block \(sectionIndex).\(index)"
                switch block {
                case .step(let step):
                    number += 1
                    rows.append(StepRow(id: id, number: number, text: step.styledText(style), ticks: ticks))
                case .note(let note):
                    rows.append(NoteRow(id: id, text: note))
                }
            }
        }
        guard !rows.isEmpty else { return nil }
        return Section("Steps", detail: String(number), id: "steps", rows: rows)
    }

    private var sourceSection: Section? {
        let metadata = recipe.metadata
        var facts: [String] = []
        if let author = metadata.author { facts.append("by \(author)") }
        if let source = metadata.source {
            facts += [source.name, source.url].compactMap { $0 }
        }
        guard !facts.isEmpty else { return nil }
        let rows = facts.enumerated().map { ParagraphRow(id: "source \($0)", text: StyledText($1, role: .dim)) }
        return Section("Source", id: "source", rows: rows)
    }
}
