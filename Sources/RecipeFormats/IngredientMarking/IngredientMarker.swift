import RecipeKit

/// Marks the ingredients of a recipe where its steps mention them for the first time.
///
/// The text of the step takes precedence over the list. An amount before a name becomes the amount of the mark. If a
/// step uses only a part of the ingredient, the ingredient remains in the list with its total, and its marks are
/// references. A part is a smaller amount (`1/2 cup sugar` of 1 cup), or words without a number (`half the sugar`). For
/// words without a number, the mark has no amount. Apart from these amounts, the text of the steps does not change.
///
/// An ingredient also remains in the list if no step mentions it, if the list states more than one quantity for it, or
/// if no section has the name of its group.
package struct IngredientMarker {
    private let list: MentionedList
    private let reader: MentionReader
    private let sectionNames: Set<String>

    /// The texts with mentions, in the order of the steps.
    private var texts: [Text] = []

    /// The text item of a step, by the indices of the section, the block and the item.
    private struct Text {
        var section: Int
        var block: Int
        var item: Int
        var bytes: [UInt8]
        var mentions: [Mention]
    }

    /// Returns the recipe with ingredients marked in its steps. A recipe that already contains marked ingredients is
    /// returned unchanged.
    ///
    /// - Parameters:
    ///   - recipe: The recipe, with its ingredients in the list.
    ///   - language: The language of the ingredient list, as an ISO 639-1 code.
    ///   - lines: The reader for the amounts in the steps.
    package static func marked(_ recipe: Recipe, language: String = "en", _ lines: inout IngredientLineReader) -> Recipe
    {
        let isMarked = recipe.steps.contains { step in
            step.items.contains { if case .ingredient = $0 { true } else { false } }
        }
        guard !isMarked, !recipe.listedIngredients.isEmpty, !recipe.sections.isEmpty else { return recipe }
        var marker = IngredientMarker(recipe, language)
        marker.find(in: recipe, &lines)
        return marker.marked(recipe)
    }

    private init(_ recipe: Recipe, _ language: String) {
        let phrases = MentionPhrases(recipe.listedIngredients.flatMap(\.ingredients), language: language)
        reader = MentionReader(phrases, language: language)
        list = MentionedList(recipe.listedIngredients, phrases, reader.language)
        sectionNames = Set(recipe.sections.compactMap { $0.name.map(MentionedList.folded) })
    }

    private mutating func find(in recipe: Recipe, _ lines: inout IngredientLineReader) {
        for (section, part) in recipe.sections.enumerated() {
            for (block, content) in part.blocks.enumerated() {
                guard case .step(let step) = content else { continue }
                for case (let item, .text(let text)) in step.items.enumerated() {
                    let words = StepWords(text, isEnglish: reader.isEnglish)
                    let mentions = reader.mentions(in: words, &lines)
                    guard !mentions.isEmpty else { continue }
                    texts.append(
                        Text(section: section, block: block, item: item, bytes: words.bytes, mentions: mentions))
                }
            }
        }
    }

    private mutating func marked(_ recipe: Recipe) -> Recipe {
        var recipe = recipe
        var choice = MentionChoice(list, texts.flatMap(\.mentions))
        var marks: [[(range: Range<Int>, ingredient: Ingredient)]] = []
        for text in texts {
            let section = recipe.sections[text.section].name.map(MentionedList.folded)
            marks.append(
                text.mentions.compactMap { mention in
                    choice.mark(
                        for: mention, of: text.bytes, inSection: section, sectionNames: sectionNames,
                        step: text.section << 32 | text.block)
                })
        }
        for (text, marks) in zip(texts, marks).reversed() where !marks.isEmpty {
            guard case .step(var step) = recipe.sections[text.section].blocks[text.block] else { continue }
            step.items.replaceSubrange(text.item...text.item, with: items(of: text.bytes, marks))
            recipe.sections[text.section].blocks[text.block] = .step(step)
        }
        var next = 0
        for group in recipe.listedIngredients.indices {
            recipe.listedIngredients[group].ingredients.removeAll { _ in
                defer { next += 1 }
                return choice.moved.contains(next)
            }
        }
        recipe.listedIngredients.removeAll(where: \.ingredients.isEmpty)
        return recipe
    }

    /// Returns the text with its marks as the items of a step.
    private func items(
        of bytes: [UInt8], _ marks: [(range: Range<Int>, ingredient: Ingredient)]
    ) -> [StepItem] {
        var items: [StepItem] = []
        var end = 0
        for (range, ingredient) in marks {
            if end < range.lowerBound {
                items.append(.text(String(decoding: bytes[end..<range.lowerBound], as: UTF8.self)))
            }
            items.append(.ingredient(ingredient))
            end = range.upperBound
        }
        if end < bytes.count { items.append(.text(String(decoding: bytes[end...], as: UTF8.self))) }
        return items
    }
}
