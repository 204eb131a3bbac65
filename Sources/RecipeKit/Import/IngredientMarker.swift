/// Marks a recipe's ingredients where its steps first speak of them.
///
/// The words of the steps stay as they are. What no step mentions stays in the list, and so does what stands in a group
/// of the list whose name no section has, so that no group is lost; such an ingredient is marked by a reference.
struct IngredientMarker {
    /// The list, one after the other.
    private var ingredients: [Ingredient] = []
    private var groups: [String?] = []
    private let phrases: MentionPhrases
    private let isEnglish: Bool
    private var sectionNames: Set<String> = []

    /// Those that are marked, and those of them that moved into the steps.
    private var marked: Set<Int> = []
    private var moved: Set<Int> = []
    /// The last step in which an ingredient of several of one name was marked.
    private var lastStep: [Int: Int] = [:]
    private var step = 0

    /// The recipe with ingredients marked in its steps; one whose author marked any stays as it is.
    ///
    /// - Parameter language: Of its list of ingredients, as ISO 639-1 has it.
    static func marked(_ recipe: Recipe, language: String = "en") -> Recipe {
        let isMarked = recipe.steps.contains { step in
            step.items.contains { if case .ingredient = $0 { true } else { false } }
        }
        guard !isMarked, !recipe.listedIngredients.isEmpty, !recipe.sections.isEmpty else { return recipe }
        var marker = IngredientMarker(recipe, language)
        return marker.marked(recipe)
    }

    private init(_ recipe: Recipe, _ language: String) {
        for group in recipe.listedIngredients {
            ingredients += group.ingredients
            groups += Array(repeating: group.name.map(Self.folded), count: group.ingredients.count)
        }
        phrases = MentionPhrases(names: ingredients.map(\.name), language: language)
        isEnglish = language == "en"
        sectionNames = Set(recipe.sections.compactMap { $0.name.map(Self.folded) })
    }

    private mutating func marked(_ recipe: Recipe) -> Recipe {
        var recipe = recipe
        for section in recipe.sections.indices {
            let name = recipe.sections[section].name.map(Self.folded)
            for (index, block) in recipe.sections[section].blocks.enumerated() {
                guard case .step(let step) = block else { continue }
                self.step += 1
                recipe.sections[section].blocks[index] = .step(
                    Step(
                        step.items.flatMap { item in
                            if case .text(let text) = item { items(of: text, in: name) } else { [item] }
                        }))
            }
        }
        var next = 0
        for group in recipe.listedIngredients.indices {
            recipe.listedIngredients[group].ingredients.removeAll { _ in
                defer { next += 1 }
                return moved.contains(next)
            }
        }
        recipe.listedIngredients.removeAll(where: \.ingredients.isEmpty)
        return recipe
    }

    private static func folded(_ name: String) -> String { SortingKey(name).text }
}

extension IngredientMarker {
    /// A step's text with the ingredients that it is the first to mention.
    private mutating func items(of text: String, in section: String?) -> [StepItem] {
        guard marked.count < ingredients.count else { return [.text(text)] }
        let words = StepWords(text, isEnglish: isEnglish)
        var items: [StepItem] = []
        var end = 0
        var index = 0
        while index < words.words.count {
            guard let mention = mention(at: index, of: words) else {
                index += 1
                continue
            }
            if let phrase = mention.phrase, let ingredient = ingredient(for: phrase, in: section) {
                let range =
                    words.words[index].range.lowerBound..<words.words[index + mention.count - 1].range.upperBound
                if end < range.lowerBound { items.append(.text(words.text(end..<range.lowerBound))) }
                items.append(.ingredient(called(words.text(range), ingredient)))
                end = range.upperBound
            }
            index += mention.count
        }
        if end < words.bytes.count { items.append(.text(words.text(end..<words.bytes.count))) }
        return items
    }

    /// The longest phrase that begins at a word; `nil` in place of one that may mean several.
    private func mention(at start: Int, of words: StepWords) -> (phrase: MentionPhrases.Phrase?, count: Int)? {
        var found: (phrase: MentionPhrases.Phrase?, count: Int)?
        var hash = words.words[start].stem
        for count in 1...max(phrases.longest, 1) {
            let index = start + count - 1
            if count > 1 {
                guard index < words.words.count, words.words[index].followsWord else { break }
                hash = WordHash.joining(hash, words.words[index].stem)
            }
            // Of two kinds of maple syrup neither is meant for certain, and the maple extract is not at all.
            if phrases.isKnown(hash) { found = (phrases.phrase(hash), count) }
        }
        guard let found, !words.isPartOfWord(start, found.count) else { return nil }
        if found.count == 1, isEnglish, words.isVerb(start) { return nil }
        return found
    }

    /// What is to be marked as: the next of its name that was not yet, or nothing.
    private mutating func ingredient(for phrase: MentionPhrases.Phrase, in section: String?) -> Ingredient? {
        if phrase.owners.count > 1, lastStep[phrase.owners[0]] == step { return nil }
        for owner in phrase.owners where !marked.contains(owner) {
            var ingredient = ingredients[owner]
            if let group = groups[owner], group != section {
                // Its section comes yet, or has been.
                if sectionNames.contains(group) { continue }
                ingredient = reference(to: ingredient)
            } else if ingredient.furtherQuantities.isEmpty {
                moved.insert(owner)
            } else {
                ingredient = reference(to: ingredient)
            }
            marked.insert(owner)
            lastStep[phrase.owners[0]] = step
            return ingredient
        }
        return nil
    }

    private func reference(to ingredient: Ingredient) -> Ingredient {
        Ingredient(name: ingredient.name, role: .reference)
    }

    private func called(_ words: String, _ ingredient: Ingredient) -> Ingredient {
        guard words != ingredient.name else { return ingredient }
        var ingredient = ingredient
        ingredient.alias = words
        return ingredient
    }
}

extension StepWords {
    fileprivate func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a phrase is only a part of a word that hyphens join: the `oil` of `oil-free`.
    fileprivate func isPartOfWord(_ start: Int, _ count: Int) -> Bool {
        words[start].followsHyphen || start + count < words.count && words[start + count].followsHyphen
    }

    /// Whether a word that is also the name of an ingredient says what to do: `Cream the butter`, `flour a board`.
    fileprivate func isVerb(_ index: Int) -> Bool {
        guard Self.verbs.contains(words[index].stem) else { return false }
        let next = index + 1 < words.count && words[index + 1].followsWord ? words[index + 1].stem : nil
        if let next, Self.objects.contains(next) { return true }
        if isPanPrepared(by: index) || index > 1 && isPanPrepared(by: index - 2) { return true }
        return words[index].startsSentence && next != nil && next != Self.and
    }

    /// Whether two words say what to do with a pan, the first of them here: `Butter and flour 2 pans`.
    private func isPanPrepared(by index: Int) -> Bool {
        index + 2 < words.count && words[index].startsSentence && Self.preparing.contains(words[index].stem)
            && words[index + 1].stem == Self.and && words[index + 2].stem == Self.flour
    }

    private static let flour = stem(of: "flour")
    private static let verbs = Set(
        [
            "cream", "flour", "butter", "oil", "salt", "pepper", "water", "juice", "zest", "sugar", "ice", "season",
            "core",
        ]
        .map(stem))
    private static let preparing = Set(["butter", "grease", "oil", "spray", "line"].map(stem))
    private static let objects = Set(["the", "a", "an", "your", "each", "both", "well"].map(stem))
    private static let and = stem(of: "and")
}
