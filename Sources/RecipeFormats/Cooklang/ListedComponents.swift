import RecipeKit

/// Collects the ingredients and the cookware in mode `components`. In this mode, a heading contains the name of a
/// group.
struct ListedComponents {
    private(set) var groups: [IngredientGroup] = []
    private(set) var cookware: [Cookware] = []
    private var group: IngredientGroup?

    mutating func beginGroup(_ name: String?) {
        endGroup()
        group = IngredientGroup(name: name, ingredients: [])
    }

    /// Ends the current group. A group without ingredients is dropped.
    mutating func endGroup() {
        if let group, !group.ingredients.isEmpty { groups.append(group) }
        group = nil
    }

    /// Adds the ingredients and the cookware of a paragraph. Text and timers are ignored.
    ///
    /// - Parameters:
    ///   - items: The items of the paragraph.
    ///   - section: The name of the current section. It becomes the name of a group that has no heading.
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
