import Kitchen
import RecipeKit
import RecipeLibrary

/// What the pantry has of the ingredients of a recipe.
package struct IngredientsAtHome: Hashable, Sendable {
    /// What is known about an ingredient.
    package enum State: Hashable, Sendable {
        /// Enough of it is there.
        case enough
        /// Something that replaces it is there. The shopping list buys it all the same.
        case replaceable
        /// It is never bought: water, or what the pantry has without limit.
        case always
        /// There is none, or too little.
        case missing
    }

    private let states: [String: State]
    /// The names of the ingredients to buy, in the order of the recipe.
    package let missing: [String]

    /// The number of different ingredients.
    package var count: Int { states.count }

    /// The number of ingredients to buy.
    package var missingCount: Int { missing.count }

    /// The state of an ingredient by its name, or `nil` for an ingredient that need not be there.
    package subscript(name: String) -> State? { states[name.lowercased()] }

    fileprivate init(_ states: [String: State], missing: [String]) {
        self.states = states
        self.missing = missing
    }
}

extension CookbookKitchen {
    /// Returns what is at home of the ingredients of a recipe, or `nil` if the pantry is empty or the recipe cannot be
    /// read.
    package func atHome(_ recipe: RecipeID, factor: Rational) throws(EditingError) -> IngredientsAtHome? {
        let state = try PantryState(of: self)
        return state.stock.isEmpty ? nil : needs(of: recipe, factor: factor).map { atHome($0, in: state) }
    }

    /// Returns what a pantry has of ingredients.
    func atHome(_ needs: [ShoppingNeed], in state: PantryState) -> IngredientsAtHome {
        var options = options(aisles: state.aisles)
        options.stock += state.stock
        let names = options.names
        let key = { (name: String) in names.grocery(for: name).key }
        let always = Set(options.stock.filter { $0.supply == .unlimited }.map { key($0.name) })
        var all = ShoppingNeeds()
        needs.forEach { all.add($0) }
        let lacking = Set(ShoppingList(all, options).lines.map(\.grocery.key))
        let irreplaceable = Set(
            CanMakeCheck(all, options, substitutes: CookableRecipes.substitutes).missing.map(\.grocery.key))
        var states: [String: IngredientsAtHome.State] = [:]
        var missing: [String] = []
        for need in needs {
            let grocery = names.grocery(for: need).key
            let state: IngredientsAtHome.State =
                always.contains(grocery)
                ? .always
                : !lacking.contains(grocery)
                    ? .enough : irreplaceable.contains(grocery) ? .missing : .replaceable
            if states.updateValue(state, forKey: need.name.lowercased()) == nil,
                state == .missing || state == .replaceable
            {
                missing.append(need.name)
            }
        }
        return IngredientsAtHome(states, missing: missing)
    }
}
