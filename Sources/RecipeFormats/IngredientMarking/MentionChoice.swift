import RecipeKit

/// Selects the mentions that become marks, and the ingredients that move from the list into the steps.
struct MentionChoice {
    private let list: MentionedList
    /// The mentioned names. The key is the index of the first ingredient with the name.
    private var names: [Int: Name] = [:]

    /// The indices of the ingredients that were marked so far. An ingredient is not included if ``Name/isListed`` is
    /// true for its name.
    private var marked: Set<Int> = []
    /// The indices of the ingredients that move from the list into the steps.
    private(set) var moved: Set<Int> = []

    /// What is known about the ingredients with one name.
    private struct Name {
        /// Whether all ingredients with the name stay in the list, because a step can use only a part of them.
        var isListed = false
        /// Whether a mention states the total amount of an ingredient. If so, a mention without an amount is not
        /// marked.
        var hasTotal = false
        /// Whether no mention of the name was marked yet. Used only if ``isListed`` is true.
        var isFirst = true
        /// The last step in which an ingredient with the name was marked, or `nil` if there is none. Used only if
        /// ``isListed`` is false.
        var lastStep: Int?
    }

    /// Creates the choice from all mentions of a recipe, in the order of its steps.
    init(_ list: MentionedList, _ mentions: [Mention]) {
        self.list = list
        var totals: [Int: Set<Int>] = [:]
        for mention in mentions {
            let key = list.firsts[mention.owners[0]]
            let isFirst = names[key] == nil
            var name = names[key] ?? Name(isListed: mention.owners.contains(where: list.isDivided))
            switch mention.extent {
            case .whole: break
            case .part, .rest, .shortened: name.isListed = true
            case .unknown: if isFirst { name.isListed = true }
            case .amount(let quantity):
                let owner = mention.owners.first { owner in
                    list.isTotal(quantity, of: owner) && totals[key]?.contains(owner) != true
                }
                if let owner {
                    totals[key, default: []].insert(owner)
                    name.hasTotal = true
                } else {
                    name.isListed = true
                }
            }
            names[key] = name
        }
    }

    /// Returns the mark for a mention, and the range of the text that the mark replaces. Returns `nil` if the mention
    /// is not marked. Call this method once for each mention, in the order of the steps.
    ///
    /// - Parameters:
    ///   - mention: The mention.
    ///   - bytes: The text with the mention.
    ///   - section: The name of the section, folded by ``MentionedList/folded(_:)``, or `nil` if the section has none.
    ///   - sectionNames: The names of all sections, folded by ``MentionedList/folded(_:)``.
    ///   - step: A number that identifies the step.
    mutating func mark(
        for mention: Mention, of bytes: [UInt8], inSection section: String?, sectionNames: Set<String>, step: Int
    ) -> (range: Range<Int>, ingredient: Ingredient)? {
        let key = list.firsts[mention.owners[0]]
        guard mention.extent != .shortened, var name = names[key] else { return nil }
        defer { names[key] = name }
        if name.isListed {
            defer { name.isFirst = false }
            return reference(for: mention, of: bytes, inSection: section, isFirst: name.isFirst)
        }
        if mention.owners.count > 1, name.lastStep == step { return nil }
        for owner in mention.owners where !marked.contains(owner) {
            switch mention.extent {
            case .whole: if name.hasTotal { continue }
            case .amount(let quantity): guard list.isTotal(quantity, of: owner) else { continue }
            case .part, .rest, .unknown, .shortened: continue
            }
            var ingredient = list.ingredients[owner]
            if let group = list.groups[owner], group != section {
                // If the ingredient’s group has a section of its own, the ingredient is marked only in this section.
                if sectionNames.contains(group) { continue }
                ingredient = reference(to: owner, mention, bytes)
            } else if ingredient.furtherQuantities.isEmpty {
                moved.insert(owner)
            } else {
                ingredient = reference(to: owner, mention, bytes)
            }
            marked.insert(owner)
            name.lastStep = step
            return called(ingredient, mention, bytes)
        }
        return nil
    }

    /// Returns the mark for an ingredient that stays in the list, or `nil` if the mention is not marked.
    ///
    /// - Parameters:
    ///   - mention: The mention.
    ///   - bytes: The text with the mention.
    ///   - section: The name of the section, folded by ``MentionedList/folded(_:)``, or `nil` if the section has none.
    ///   - isFirst: Whether no mention of the name was marked yet. A later mention is marked only if it states a number
    ///     or a part.
    private func reference(
        for mention: Mention, of bytes: [UInt8], inSection section: String?, isFirst: Bool
    ) -> (range: Range<Int>, ingredient: Ingredient)? {
        switch mention.extent {
        case .whole, .unknown: guard isFirst else { return nil }
        case .amount, .rest, .part, .shortened: break
        }
        let owner = mention.owners.first { list.groups[$0] == section } ?? mention.owners[0]
        return called(reference(to: owner, mention, bytes), mention, bytes)
    }

    /// Returns a reference to an ingredient. If the mention states an amount that can belong to the listed quantity,
    /// the reference has this amount.
    private func reference(to owner: Int, _ mention: Mention, _ bytes: [UInt8]) -> Ingredient {
        var ingredient = Ingredient(name: list.ingredients[owner].name, role: .reference)
        switch mention.extent {
        case .amount(let quantity):
            // A word for the number 1, such as `an` in `an egg`, does not become the amount of the mark.
            let isArticle = quantity.amount == .number(.one) && bytes[mention.whole.lowerBound] > 0x40
            if list.canTake(quantity, of: owner), !isArticle { ingredient.quantity = quantity }
        case .rest(let quantity):
            // The total cannot be a remaining amount, so the words have another meaning.
            let isTotal = mention.owners.contains { list.isTotal(quantity, of: $0) }
            if list.canTake(quantity, of: owner), !isTotal { ingredient.quantity = quantity }
        case .whole, .part, .unknown, .shortened: break
        }
        ingredient.isHidden = ingredient.quantity != nil
        return ingredient
    }

    /// Returns the mark, and the range of the text that the mark replaces. If the step calls the ingredient by other
    /// words, these words become the alias of the mark.
    private func called(
        _ ingredient: Ingredient, _ mention: Mention, _ bytes: [UInt8]
    ) -> (range: Range<Int>, ingredient: Ingredient) {
        var ingredient = ingredient
        let words = ingredient.quantity == nil ? mention.noun : mention.phrase
        let alias = String(decoding: bytes[words], as: UTF8.self)
        if alias != ingredient.name { ingredient.alias = alias }
        return (ingredient.quantity == nil ? words : mention.whole, ingredient)
    }
}
