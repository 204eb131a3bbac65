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
                    lines += RowText.rows(StyledText(note.keepingDegrees.spelledOut(style), role: .dim)).map(Line.note)
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
        case .heading(let name): TextRow(name, role: .strong, isSelectable: false, id: names[index])
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

/// The ingredients of a recipe in groups. The user can tick each ingredient.
struct IngredientsPart: RecipePart {
    private enum Line {
        case group(String)
        /// An ingredient, with its index among all ingredients of the recipe.
        case ingredient(Ingredient, Int)

        var text: String {
            switch self {
            case .group(let name): name
            case .ingredient(let ingredient, _): ingredient.writtenName ?? ingredient.name
            }
        }
    }

    private let lines: [Line]
    private let names: RowNames
    private let count: Int
    private let amountWidth: Int
    private let style: QuantityStyle

    init?(_ shown: ShownRecipe, style: QuantityStyle) {
        var lines: [Line] = []
        var count = 0
        var amountWidth = 0
        for group in shown.ingredientGroups where !group.ingredients.isEmpty {
            if let name = group.name { lines.append(.group(name.shortenedToRow)) }
            lines += group.ingredients.enumerated().map { .ingredient($1, count + $0) }
            count += group.ingredients.count
            amountWidth = max(amountWidth, IngredientRow.amountWidth(of: group.ingredients, style: style))
        }
        guard !lines.isEmpty else { return nil }
        self.lines = lines
        // The last name is that of the row below the ingredients.
        names = RowNames(lines.map(\.text) + [""])
        self.count = count
        self.amountWidth = amountWidth
        self.style = style
    }

    func section(notes: RecipeNotes) -> Section {
        let missing = notes.lights.home?.missingCount ?? 0
        return Section(
            "Ingredients", detail: missing > 0 ? "\(missing) of \(count) to buy" : String(count), id: "ingredients",
            count: lines.count + 1,
            indexOfRow: { names.index(ofRow: $0) },
            row: { row(at: $0, notes: notes) })
    }

    /// Returns the states whose signs stand before the ingredients.
    private func states(_ home: IngredientsAtHome?) -> [IngredientsAtHome.State] {
        guard let home else { return [] }
        let found = Set(
            lines.compactMap { if case .ingredient(let ingredient, _) = $0 { home[ingredient.name] } else { nil } })
        return IngredientsAtHome.State.withSigns.filter(found.contains)
    }

    @MainActor
    private func row(at index: Int, notes: RecipeNotes) -> any Row {
        guard index < lines.count else { return SignsRow(id: names[index], states: states(notes.lights.home)) }
        switch lines[index] {
        case .group(let name):
            return TextRow(name, role: .strong, isSelectable: false, id: names[index])
        case .ingredient(let ingredient, let position):
            return IngredientRow(
                id: names[index], index: index, position: position, ingredient: ingredient, amountWidth: amountWidth,
                style: style,
                notes: notes)
        }
    }
}
