import RecipeKit

extension MarkdownIngredients {
    /// Moves cookware out of the lists that contain both ingredients and cookware. An ingredient that another list
    /// contains too is removed from these lists.
    mutating func finish() {
        guard all.contains(where: { $0.kind == .withCookware }) else { return }
        let amounts = all.filter { $0.kind != .withCookware }.flatMap(\.group.ingredients).map { Self.core($0.name) }
        let equal = Set(amounts.filter { !$0.isEmpty })
        // In lists that no cook writes, only equal names are the same, because comparing all names would take minutes.
        let comparesParts = amounts.count * (count - amounts.count) <= Self.comparedNames
        for index in all.indices where all[index].kind == .withCookware {
            var kept: [Ingredient] = []
            for ingredient in all[index].group.ingredients {
                let name = Self.core(ingredient.name)
                if equal.contains(name) || comparesParts && amounts.contains(where: { Self.isSame(name, $0) }) {
                    continue
                }
                if MarkdownCookwareWords.isCookware(name) {
                    addCookware([ingredient.line(.unicode).singleLine])
                } else {
                    kept.append(ingredient)
                }
            }
            all[index].group.ingredients = kept
            if kept.isEmpty { all[index].group.name = nil }
        }
        recount()
    }

    /// The maximum number of pairs of names of which one is searched in the other.
    private static let comparedNames = 250_000
    /// The maximum length of a name, in bytes. A longer line is no name.
    private static let longestName = 200

    /// Returns the name in lower case, up to the first parenthesis.
    private static func core(_ name: String) -> String {
        name.prefix { !"(（".contains($0) }.trimmingSpaces().lowercased()
    }

    /// Returns whether two names are equal, or one contains the other. A single character is not enough, except at the
    /// start of `other`.
    private static func isSame(_ name: String, _ other: String) -> Bool {
        guard !name.isEmpty, !other.isEmpty, max(name.utf8.count, other.utf8.count) <= longestName else { return false }
        return name.count > 1 && other.contains(name) || other.count > 1 && name.contains(other)
            || other.hasPrefix(name)
    }
}
