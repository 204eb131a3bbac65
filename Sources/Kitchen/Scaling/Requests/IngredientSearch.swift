import RecipeKit

/// Finds the ingredients of a recipe by a name that a cook typed.
struct IngredientSearch {
    private let ingredients: [Ingredient]

    init(_ recipe: Recipe) { ingredients = recipe.ingredientGroups.flatMap(\.ingredients) }

    /// Returns the ingredients with a name.
    ///
    /// All results have the same name. If no ingredient has exactly this name, the results are the ingredients whose
    /// name contains all typed words.
    ///
    /// - Throws: ``ScalingError/unknownIngredient(_:)`` if no ingredient matches, or
    ///   ``ScalingError/ambiguousIngredient(_:_:)`` if ingredients with different names match.
    func ingredients(named name: String) throws(ScalingError) -> [Ingredient] {
        let exact = ingredients.filter { Self.words($0.name) == Self.words(name) }
        if !exact.isEmpty { return exact }
        let partial = ingredients.filter { Self.matches(name, $0.name) }
        let names = Set(partial.map { Self.words($0.name) })
        if names.count == 1 { return partial }
        guard !partial.isEmpty else { throw .unknownIngredient(name) }
        throw .ambiguousIngredient(name, Array(partial.map(\.name).prefix(4)))
    }

    /// Returns whether a text contains all words of a name.
    static func matches(_ name: String, _ text: String) -> Bool {
        let wanted = words(name)
        return !wanted.isEmpty && Set(wanted).isSubset(of: words(text))
    }

    /// Returns the words of a name in lower case, without accents. A word of more than three letters loses an `s` at
    /// its end.
    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && $0 != "-" }.map { word in
            let key = SortingKey(String(word)).text
            return key.utf8.count > 3 && key.hasSuffix("s") ? String(key.dropLast()) : key
        }
    }
}
