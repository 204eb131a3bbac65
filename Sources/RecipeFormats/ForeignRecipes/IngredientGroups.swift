import RecipeKit

/// Collects the ingredients of a recipe in groups.
struct IngredientGroups {
    private(set) var groups: [IngredientGroup] = []
    /// The name of the group of the next ingredient. Ignored if `hasPending` is `false`.
    private var pending: String?
    private var hasPending = false

    /// Begins a group. A group without ingredients is left out. A colon at the end of the name is removed.
    ///
    /// - Parameter name: The name, or `nil` for a group without a name.
    mutating func begin(_ name: String?) {
        pending = name?.singleLine
        if pending?.last == ":" { pending?.removeLast() }
        hasPending = true
    }

    /// The name of the last group, if it has no ingredients yet.
    var nameWithoutIngredients: String? { hasPending ? pending : nil }

    /// Cancels the last ``begin(_:)``. The next ingredient belongs to the previous group. If the new group already has
    /// ingredients, does nothing.
    mutating func cancel() { hasPending = false }

    mutating func add(_ ingredient: Ingredient) {
        if hasPending || groups.isEmpty {
            groups.append(IngredientGroup(name: hasPending ? pending : nil, ingredients: []))
            hasPending = false
        }
        groups[groups.count - 1].ingredients.append(ingredient)
    }
}

extension String {
    /// The name of a group without the signs around it: `***SYRUP***` becomes `SYRUP`, and `For the dough:` becomes
    /// `For the dough`. `nil` if the text has no such signs.
    var markedHeading: String? {
        var text = self[...]
        func isMark(_ character: Character) -> Bool { "*-=_~#".contains(character) }
        let marks = text.prefix(while: isMark).count
        text = text.drop { isMark($0) || $0 == " " }
        while let last = text.last, isMark(last) || last == " " { text.removeLast() }
        let hasColon = text.last == ":"
        if hasColon { text.removeLast() }
        let isMarked = marks > 2 && count > text.count + 4 || hasColon && text.first?.isNumber == false
        let name = text.trimmingSpaces()
        return isMarked && !name.isEmpty && name.count <= 60 ? name : nil
    }
}

extension Recipe {
    /// Whether the recipe has no title, no listed ingredients, and no blocks in its sections.
    var isWithoutContent: Bool {
        title.isEmpty && listedIngredients.isEmpty && sections.allSatisfy(\.blocks.isEmpty)
    }
}
