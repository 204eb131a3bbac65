import RecipeKit

/// The ingredient list to which the mentions in steps refer.
struct MentionedList {
    let ingredients: [Ingredient]
    /// For each ingredient, the name of its group, folded by ``folded(_:)``. `nil` if the group has no name.
    let groups: [String?]
    /// For each ingredient, the index of the first ingredient with the same name.
    let firsts: [Int]
    private let words: MentionWords?

    init(_ list: [IngredientGroup], _ phrases: MentionPhrases, _ words: MentionWords?) {
        ingredients = list.flatMap(\.ingredients)
        groups = list.flatMap { group in
            Array(repeating: group.name.map(Self.folded), count: group.ingredients.count)
        }
        firsts = phrases.firsts
        self.words = words
    }

    /// Returns a name in the form in which names are compared: the text of its `SortingKey`, in lower case, without
    /// accents and punctuation.
    static func folded(_ name: String) -> String { SortingKey(name).text }

    /// Returns whether a quantity in a step is the total of an ingredient. All spellings of a unit are equal. An
    /// ingredient with several quantities has no total.
    func isTotal(_ quantity: Quantity, of owner: Int) -> Bool {
        let ingredient = ingredients[owner]
        guard let total = ingredient.quantity, ingredient.furtherQuantities.isEmpty, total.amount == quantity.amount
        else { return false }
        guard let unit = quantity.unit, let other = total.unit else { return quantity.unit == total.unit }
        if unit.lowercased() == other.lowercased() { return true }
        guard let name = words?.unitName(unit) else { return false }
        return name == words?.unitName(other)
    }

    /// Returns whether a quantity in a step can be a part of the listed quantity: `2` can be a part of `6 eggs`, but
    /// not of `2 cups flour`.
    func canTake(_ quantity: Quantity, of owner: Int) -> Bool {
        quantity.unit != nil || ingredients[owner].quantity?.unit == nil
    }

    /// Returns whether the list says that several steps use the ingredient: `1 cup sugar, divided`.
    func isDivided(_ owner: Int) -> Bool {
        guard let preparation = ingredients[owner].preparation?.lowercased() else { return false }
        return Self.dividing.contains(where: preparation.holds)
    }

    /// The starts of words for “divided”, in several languages.
    private static let dividing: [StaticString] = ["divided", "geteilt", "divisé", "dividid", "divis"]
}
