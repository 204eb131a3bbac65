import RecipeKit

extension MarkdownIngredients {
    /// Moves cookware out of each list that contains both ingredients and cookware. If a list without cookware contains
    /// an ingredient of such a list, removes the ingredient from the list with cookware.
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

    /// Returns whether two names are equal, or whether one of the names contains the other name. There are two
    /// exceptions:
    ///
    /// - If `name` has only one character, `other` must begin with this character.
    /// - If `other` has only one character, the names must be equal.
    private static func isSame(_ name: String, _ other: String) -> Bool {
        guard !name.isEmpty, !other.isEmpty else { return false }
        return name == other || name.count > 1 && other.contains(name) || other.count > 1 && name.contains(other)
            || other.hasPrefix(name)
    }
}
