import CookbookStore
import RecipeFormats
import RecipeKit
import SectionedLists
import Terminal

/// The steps of a recipe with their numbers, the notes between them, and the names of the sections.
struct StepsPart: RecipePart {
    private enum Line {
        case heading(String)
        case step(Int, RowText, start: String)
        case note(RowText)
        /// A recipe to which the previous step refers.
        case reference(RecipeReference, name: String, isLast: Bool)

        /// The text that identifies the line: the name of the section, the beginning of the paragraph, or the name of
        /// the recipe to which a step refers.
        var start: String {
            switch self {
            case .heading(let name): name
            case .step(_, _, let start): start
            case .note(let text): String(text.text.plain.prefix(60))
            case .reference(_, let name, _): name
            }
        }
    }

    private let lines: [Line]
    private let names: RowNames
    private let count: Int

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        var lines: [Line] = []
        var count = 0
        for section in shown.result.recipe.sections {
            if let name = section.name { lines.append(.heading(name.spelledOut(style).shortenedToRow)) }
            for block in section.blocks {
                switch block {
                case .step(let step):
                    count += 1
                    let (text, start) = shown.stepTexts[count - 1]
                    let references = step.recipeReferences(style)
                    lines += RowText.rows(text).map {
                        .step(count, references.isEmpty ? $0 : $0.withoutSpacing, start: start)
                    }
                    lines += references.enumerated().map { index, item in
                        .reference(item.reference, name: item.name, isLast: index == references.count - 1)
                    }
                case .note(let note):
                    lines += RowText.rows(StyledText(note.spelledOut(style), role: .dim)).map(Line.note)
                }
            }
        }
        guard !lines.isEmpty else { return nil }
        self.lines = lines
        names = RowNames(lines.map(\.start))
        self.count = count
    }

    func section(notes: RecipeNotes) -> Section {
        Section(
            "Steps", detail: String(count), id: "steps", count: lines.count, indexOfRow: { names.index(ofRow: $0) },
            row: { row(at: $0, notes: notes) })
    }

    @MainActor
    private func row(at index: Int, notes: RecipeNotes) -> any Row {
        switch lines[index] {
        case .heading(let name): GroupRow(id: names[index], name: name)
        case .step(let number, let text, let start):
            StepRow(id: names[index], number: number, text: text, start: start, notes: notes)
        case .note(let text): NoteRow(id: names[index], text: text)
        case .reference(let reference, let name, let isLast):
            ReferenceRow(id: names[index], reference: reference, name: name, isLast: isLast)
        }
    }
}

extension Step {
    /// The recipes to which the ingredients of the step refer, without repetitions.
    fileprivate func recipeReferences(_ style: QuantityStyle) -> [(reference: RecipeReference, name: String)] {
        var found: [(reference: RecipeReference, name: String)] = []
        for case .ingredient(let ingredient) in items {
            guard let reference = ingredient.recipeReference, !found.contains(where: { $0.reference == reference })
            else { continue }
            found.append((reference, ingredient.name.spelledOut(style).shortenedToRow))
        }
        return found
    }
}
