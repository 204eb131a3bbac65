import RecipeKit

/// Marks the ingredients of a recipe in the steps that mention them.
///
/// In most cases, an ingredient moves from the list into the first step that mentions it. If a step uses only a part
/// (`1/2 cup sugar` of 1 cup, `half the sugar`), the ingredient remains in the list, and its marks are references.
///
/// An ingredient also remains in the list if no step mentions it, or if its use is uncertain.
///
/// A mark replaces the name of the ingredient and the amount before the name. The other text of a step does not change.
package struct IngredientMarker {
    private let list: MentionedList
    private let reader: MentionReader
    private let sectionNames: Set<String>

    /// The texts with mentions, in the order of the steps.
    private var texts: [Text] = []

    /// A text item of a step, with the mentions in it. The indices locate the item in the recipe.
    private struct Text {
        var section: Int
        var block: Int
        var item: Int
        var bytes: [UInt8]
        var mentions: [Mention]
    }

    /// Returns the recipe with ingredients marked in its steps. Returns the recipe unchanged if its steps already
    /// contain marked ingredients, if its list is empty, or if it has no sections.
    ///
    /// - Parameters:
    ///   - recipe: The recipe, with its ingredients in the list.
    ///   - language: The language of the ingredient list and the steps, as an ISO 639-1 code.
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

    /// Splits a text into the items of a step: the marks, and the texts between them.
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

/// The ingredient list to which the mentions in steps refer.
struct MentionedList {
    let ingredients: [Ingredient]
    /// For each ingredient, the name of its group, folded by ``folded(_:)``. `nil` if the group has no name.
    let groups: [String?]
    /// For each ingredient, the index of the first ingredient with the same name.
    let firsts: [Int]
    private let words: MentionWords?

    init(_ list: [IngredientGroup], _ phrases: MentionPhrases, _ words: MentionWords?) {
        ingredients = list.flatMap(\.ingredients)
        groups = list.flatMap { group in
            Array(repeating: group.name.map(Self.folded), count: group.ingredients.count)
        }
        firsts = phrases.firsts
        self.words = words
    }

    /// Returns a name in the form in which names are compared: the text of its `SortingKey`, in lower case, without
    /// accents and punctuation.
    static func folded(_ name: String) -> String { SortingKey(name).text }

    /// Returns whether a quantity in a step is the total of an ingredient. All spellings of a unit are equal. An
    /// ingredient with several quantities has no total.
    func isTotal(_ quantity: Quantity, of owner: Int) -> Bool {
        let ingredient = ingredients[owner]
        guard let total = ingredient.quantity, ingredient.furtherQuantities.isEmpty, total.amount == quantity.amount
        else { return false }
        guard let unit = quantity.unit, let other = total.unit else { return quantity.unit == total.unit }
        if unit.lowercased() == other.lowercased() { return true }
        guard let name = words?.unitName(unit) else { return false }
        return name == words?.unitName(other)
    }

    /// Returns whether a quantity in a step can be a part of the listed quantity: `2` can be a part of `6 eggs`, but
    /// not of `2 cups flour`.
    func canTake(_ quantity: Quantity, of owner: Int) -> Bool {
        quantity.unit != nil || ingredients[owner].quantity?.unit == nil
    }

    /// Returns whether the list says that several steps use the ingredient: `1 cup sugar, divided`.
    func isDivided(_ owner: Int) -> Bool {
        guard let preparation = ingredients[owner].preparation?.lowercased() else { return false }
        return Self.dividing.contains(where: preparation.holds)
    }

    /// The starts of words for “divided”, in several languages.
    private static let dividing: [StaticString] = ["divided", "geteilt", "divisé", "dividid", "divis"]
}

/// An occurrence of the name of a listed ingredient in a step.
struct Mention {
    /// How much of the ingredient the step uses.
    enum Extent: Equatable {
        /// The step does not say how much.
        case whole
        /// The stated amount: `1/2 cup sugar`.
        case amount(Quantity)
        /// The remaining amount: `the remaining 1/2 cup sugar`.
        case rest(Quantity)
        /// A part without a number: `half the sugar`, `the remaining sugar`.
        case part
        /// An amount that cannot be compared with the list: `enough sugar`, `slices of bacon`.
        case unknown
        /// An amount or a part before a shortened name: `1/2 cup romaine` for romaine lettuce. Such a mention is not
        /// marked.
        case shortened
    }

    /// The indices of the ingredients in the list that have the mentioned name.
    var owners: [Int]
    var extent: Extent
    /// The range of the name. If a word for a form directly follows the name, as in `bacon slices`, the range includes
    /// this word. All ranges are in bytes of the text.
    var noun: Range<Int>
    /// The range of ``noun`` and of the adjectives before it: `chopped onions`. If a part is stated, as in
    /// `half the chopped onions`, this range is equal to ``noun``.
    var phrase: Range<Int>
    /// The range of ``phrase`` and of the amount before it. Equal to ``phrase`` if ``extent`` contains no amount.
    var whole: Range<Int>
}
