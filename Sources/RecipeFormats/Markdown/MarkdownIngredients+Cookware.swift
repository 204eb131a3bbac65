import RecipeKit

extension MarkdownIngredients {
    /// Removes cookware from lists that contain both, and ingredients that a list of amounts repeats.
    mutating func finish() {
        guard all.contains(where: { $0.kind == .withCookware }) else { return }
        let amounts = all.filter { $0.kind != .withCookware }.flatMap(\.group.ingredients).map { Self.core($0.name) }
        for index in all.indices where all[index].kind == .withCookware {
            var kept: [Ingredient] = []
            for ingredient in all[index].group.ingredients {
                let name = Self.core(ingredient.name)
                if amounts.contains(where: { Self.isSame(name, $0) }) { continue }
                if MarkdownCookwareWords.isCookware(name) {
                    addCookware([ingredient.line(.unicode).singleLine])
                } else {
                    kept.append(ingredient)
                }
            }
            all[index].group.ingredients = kept
            if kept.isEmpty { all[index].group.name = nil }
        }
    }

    /// Returns the name without text in parentheses.
    private static func core(_ name: String) -> String {
        name.prefix { !"(（".contains($0) }.trimmingSpaces().lowercased()
    }

    private static func isSame(_ name: String, _ other: String) -> Bool {
        guard !name.isEmpty, !other.isEmpty else { return false }
        return name == other || name.count > 1 && other.contains(name) || other.count > 1 && name.contains(other)
            || other.hasPrefix(name)
    }
}
