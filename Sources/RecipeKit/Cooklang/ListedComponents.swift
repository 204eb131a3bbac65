/// Gathers the ingredients and the cookware that stand in mode `components`, where headings name groups of them.
struct ListedComponents {
    private(set) var groups: [IngredientGroup] = []
    private(set) var cookware: [Cookware] = []
    private var group: IngredientGroup?

    mutating func beginGroup(_ name: String?) {
        endGroup()
        group = IngredientGroup(name: name, ingredients: [])
    }

    /// A group without ingredients is none.
    mutating func endGroup() {
        if let group, !group.ingredients.isEmpty { groups.append(group) }
        group = nil
    }

    /// - Parameter section: The name of the section they stand in, for a group that has none of its own.
    mutating func add(_ items: [StepItem], section: String?) {
        for item in items {
            switch item {
            case .ingredient(let ingredient):
                if group == nil { group = IngredientGroup(name: section, ingredients: []) }
                group?.ingredients.append(ingredient)
            case .cookware(let item): cookware.append(item)
            case .text, .timer: break
            }
        }
    }
}
