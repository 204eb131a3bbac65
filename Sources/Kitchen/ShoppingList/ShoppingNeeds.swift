import RecipeKit

/// The ingredients of recipes and of the recipes that they refer to, at any depth.
public struct ShoppingNeeds: Sendable {
    /// The ingredients, in the order of the recipes.
    public private(set) var needs: [ShoppingNeed] = []
    /// The references that could not be followed or scaled.
    public private(set) var problems: [ShoppingProblem] = []

    /// Creates an empty collection.
    public init() {}

    /// Adds one need, such as an item that the user typed.
    public mutating func add(_ need: ShoppingNeed) { needs.append(need) }

    /// Adds the ingredients of a recipe.
    ///
    /// If an ingredient refers to another recipe, the ingredients of the other recipe replace this ingredient. Their
    /// amounts follow the rules of ``ScaledRecipeTree``. O(ingredients).
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - factor: The factor of the recipe. If it is not positive, the factor is 1.
    ///   - convert: The conversion between units, for yields.
    ///   - follows: Returns whether to follow a reference to another recipe. If not, the ingredient is left out.
    ///   - resolve: Returns the recipe for a reference, or `nil` if there is none. The second parameter is the
    ///     identifier of the recipe that contains the reference, because a path can be relative.
    public mutating func add(
        _ recipe: ReferencedRecipe, factor: Rational = .one,
        converting convert: @escaping QuantityConversion = Scaling.sameUnit,
        follows: (RecipeReference) -> Bool = { _ in true },
        resolve: (RecipeReference, _ from: String) -> ReferencedRecipe? = { _, _ in nil }
    ) {
        var walk = Walk(convert: convert)
        collect(recipe, factor > .zero ? factor : .one, above: [], &walk, follows, resolve)
    }

    private struct Walk {
        var count = 0
        let convert: QuantityConversion
    }

    private mutating func collect(
        _ found: ReferencedRecipe, _ factor: Rational, above: [ReferencedRecipe], _ walk: inout Walk,
        _ follows: (RecipeReference) -> Bool, _ resolve: (RecipeReference, _ from: String) -> ReferencedRecipe?
    ) {
        walk.count += 1
        let path = above + [found]
        let origin = ShoppingNeed.Origin.recipe(id: found.id, path: path.map(\.recipe.title))
        let language = found.recipe.metadata.locale
        for group in found.recipe.ingredientGroups {
            for ingredient in group.ingredients {
                let scaled = factor == .one ? ingredient : ingredient.scaled(by: factor)
                guard let reference = ingredient.recipeReference else {
                    needs.append(ShoppingNeed(scaled, origin: origin, language: language))
                    continue
                }
                guard follows(reference) else { continue }
                func report(_ reason: ShoppingProblem.Reason) {
                    problems.append(
                        ShoppingProblem(recipe: found.recipe.title, name: ingredient.name, reason: reason))
                }
                guard let next = resolve(reference, found.id) else {
                    report(.missing)
                    needs.append(ShoppingNeed(scaled, origin: origin, language: language))
                    continue
                }
                if let start = path.firstIndex(where: { $0.id == next.id }) {
                    report(.cycle(path[start...].map(\.recipe.title) + [next.recipe.title]))
                    continue
                }
                guard walk.count < ScaledRecipeTree.greatestCount else {
                    report(.tooMany)
                    continue
                }
                var own = factor
                do throws(ScalingError) {
                    own = try next.recipe.factor(for: scaled, outer: factor, walk.convert)
                } catch {
                    report(.notScalable(error))
                }
                collect(next, own, above: path, &walk, follows, resolve)
            }
        }
    }
}
