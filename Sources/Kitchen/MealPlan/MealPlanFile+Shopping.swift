import RecipeKit

extension MealPlanFile {
    /// A planned recipe that was not found. It may have been renamed or deleted.
    public struct Missing: Hashable, Sendable {
        /// The position of the entry that plans the recipe.
        public let position: Position
        /// The path of the recipe.
        public let path: String
    }

    /// Returns the ingredients of the plan for the shopping list, and the recipes that are missing.
    ///
    /// - Parameters:
    ///   - indices: The indices of the days, or `nil` for all.
    ///   - scale: The factor of the whole plan.
    ///   - find: Returns the recipe of a path, or `nil` if there is none.
    ///   - resolve: Returns the recipe for a reference in another recipe.
    public func needs(
        days indices: [Int]? = nil, scale: Rational = .one, find: (_ path: String) -> ReferencedRecipe?,
        resolve: (RecipeReference, _ from: String) -> ReferencedRecipe? = { _, _ in nil }
    ) -> (needs: ShoppingNeeds, missing: [Missing]) {
        var needs = ShoppingNeeds()
        var missing: [Missing] = []
        let wanted = indices.map(Set.init)
        for position in positions where wanted?.contains(position.day) != false {
            for item in self[position].items {
                switch item {
                case .recipe(let path, _):
                    guard let recipe = find(path) else {
                        missing.append(Missing(position: position, path: path))
                        continue
                    }
                    let factor = item.factor(scale: scale, for: recipe.recipe).value
                    needs.add(recipe, factor: factor, converting: PlanItem.convertingUnits, resolve: resolve)
                case .ingredient(let ingredient):
                    let scaled = scale == .one ? ingredient : ingredient.scaled(by: scale)
                    needs.add(ShoppingNeed(scaled))
                case .words: break
                }
            }
        }
        return (needs, missing)
    }
}
