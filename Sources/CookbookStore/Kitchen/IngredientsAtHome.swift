import Kitchen
import RecipeKit
import RecipeLibrary

/// What the pantry has of the ingredients of a recipe.
package struct IngredientsAtHome: Hashable, Sendable {
    /// What is known about an ingredient.
    package enum State: Hashable, Sendable {
        /// Enough of it, or of something that replaces it, is there.
        case enough
        /// It is never bought: water, or what the pantry has without limit.
        case always
        /// There is none, or too little.
        case missing
    }

    private let states: [String: State]

    /// The number of ingredients to buy.
    package var missingCount: Int { states.values.count { $0 == .missing } }

    /// The state of an ingredient by its name, or `nil` for an ingredient that need not be there.
    package subscript(name: String) -> State? { states[name.lowercased()] }

    fileprivate init(_ states: [String: State]) { self.states = states }
}

extension CookbookKitchen {
    /// Returns what is at home of the ingredients of a recipe, or `nil` if the pantry is empty or the recipe cannot be
    /// read.
    package func atHome(_ recipe: RecipeID, factor: Rational) throws(EditingError) -> IngredientsAtHome? {
        let state = try PantryState(of: self)
        guard !state.stock.isEmpty, let needs = needs(of: recipe, factor: factor) else { return nil }
        var options = options(aisles: state.aisles)
        options.stock += state.stock + CookableRecipes.staples.map(ShoppingStock.staple)
        let names = options.names
        let key = { (name: String) in names.grocery(for: name).key }
        let always = Set(options.stock.filter { $0.supply == .unlimited }.map { key($0.name) })
        var all = ShoppingNeeds()
        needs.forEach { all.add($0) }
        let missing = Set(
            CanMakeCheck(all, options, substitutes: CookableRecipes.substitutes).missing.map(\.grocery.key))
        var states: [String: IngredientsAtHome.State] = [:]
        for need in needs {
            let grocery = names.grocery(for: need).key
            states[need.name.lowercased()] =
                always.contains(grocery) ? .always : missing.contains(grocery) ? .missing : .enough
        }
        return IngredientsAtHome(states)
    }
}
