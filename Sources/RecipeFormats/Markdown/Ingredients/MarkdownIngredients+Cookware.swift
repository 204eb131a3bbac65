import RecipeKit

extension MarkdownIngredients {
    /// Moves cookware out of the lists that contain both ingredients and cookware. An ingredient that another list
    /// contains too is removed from these lists.
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

    /// Returns the name in lower case, up to the first parenthesis.
    private static func core(_ name: String) -> String {
        name.prefix { !"(（".contains($0) }.trimmingSpaces().lowercased()
    }

    /// Returns whether two names are equal, or one contains the other. A single character is not enough, except at the
    /// start of `other`.
    private static func isSame(_ name: String, _ other: String) -> Bool {
        guard !name.isEmpty, !other.isEmpty else { return false }
        return name == other || name.count > 1 && other.contains(name) || other.count > 1 && name.contains(other)
            || other.hasPrefix(name)
    }
}
