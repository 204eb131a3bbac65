import RecipeKit

/// The nutrition of a recipe, computed from the USDA's tables in the program. It needs no network.
///
/// The nutrition is an estimate. ``coverage`` says which part of the recipe's ingredients the estimate includes.
/// Nutrition that the recipe itself states is ignored.
public struct RecipeNutrition: Hashable, Sendable {
    /// The ingredients, in the order of the recipe's list.
    public let ingredients: [IngredientNutrition]
    /// The servings, or `nil` if the recipe states no positive number of them. Cookies, loaves and grams are no servings.
    public let servings: Double?
    /// The pieces that the recipe makes, such as 24 for `2 dozen`, if it states no servings but several pieces.
    public let pieces: Double?
    /// What the recipe says of its yield, if it states no servings: `2 dozen`, `500 g`.
    public let yield: String?
    /// The weight of the whole dish in grams: the yield in the recipe, or else the sum of the ingredients that are
    /// eaten. `nil` if no weight is known.
    public let grams: Double?
    /// The nutrients of the matched ingredients.
    public let matchedTotal: Nutrients
    /// How much of the recipe the nutrition includes, from 0 to 1. Ingredients that do not count are left out.
    ///
    /// The value is the share of the matched ingredients, by number or by known mass. The smaller share counts. If no
    /// weight is known, only the number counts.
    public let coverage: Double

    /// The minimum coverage for ``total`` and ``perServing``.
    public static let leastCoverage = 0.5

    /// Computes the nutrition of a recipe. O(n) for n ingredients. For each name that the program does not list, the
    /// whole table is read once.
    ///
    /// The nutrition of an ingredient that is another recipe is not known here. ``init(of:customs:)`` includes such
    /// ingredients.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - converter: The units and the weights of foods.
    ///   - choices: The foods that the cook chose for ingredients.
    public init(of recipe: Recipe, converter: KitchenConverter? = nil, choices: NutritionChoices = NutritionChoices()) {
        self.init(of: recipe, converter ?? KitchenConverter(for: recipe), choices) { _ in nil }
    }

    /// Computes the nutrition of a recipe with the recipes that it refers to. O(n) for n ingredients of all recipes.
    ///
    /// - Parameters:
    ///   - tree: The recipe with the recipes that it refers to.
    ///   - customs: The units, weights and foods of the user.
    public init(of tree: ScaledRecipeTree, customs: KitchenCustoms = KitchenCustoms()) {
        let recipe = tree.scaled.recipe
        self.init(of: recipe, KitchenConverter(for: recipe, customs: customs), customs.nutrition) { index in
            guard case .recipe(let part) = tree.references[index].outcome else { return nil }
            return RecipeNutrition(of: part, customs: customs)
        }
    }

    /// Computes the nutrition of a recipe. The caller provides the nutrition of the recipes that it refers to.
    ///
    /// - Parameter part: Returns the nutrition of the recipe that an ingredient refers to, or `nil` if it is not known.
    ///   The argument is the number of the reference in the ingredient list, counted from 0.
    private init(
        of recipe: Recipe, _ converter: KitchenConverter, _ choices: NutritionChoices,
        part: (Int) -> RecipeNutrition?
    ) {
        var references = 0
        let found = recipe.ingredientGroups.flatMap(\.ingredients).map { ingredient in
            guard ingredient.recipeReference != nil else {
                return IngredientNutrition(ingredient, converter: converter, choices: choices)
            }
            defer { references += 1 }
            return IngredientNutrition(ingredient, recipe: part(references))
        }
        let stated = recipe.metadata.servings
        let isOfPieces = stated?.countsPieces ?? false
        let yields = (stated?.measures ?? []) + recipe.yields
        let weight = yields.compactMap { converter.conversion($0, "g", nil)?.doubleValue }.first { $0 > 0 }
        let number = stated?.number?.doubleValue
        self.init(
            found, servings: isOfPieces ? nil : number, pieces: isOfPieces ? number : nil, yield: stated?.text,
            weight: weight)
    }

    /// - Parameter weight: The weight of the dish in grams that the recipe states.
    private init(
        _ found: [IngredientNutrition], servings: Double?, pieces: Double?, yield: String?, weight: Double?
    ) {
        let total = found.reduce(Nutrients.none) { $0 + $1.nutrients }
        ingredients = found.map { ingredient in
            var ingredient = ingredient
            ingredient.share = total.energy > 0 ? ingredient.nutrients.energy / total.energy : 0
            return ingredient
        }
        matchedTotal = total
        let servings = servings.flatMap { $0 > 0 ? $0 : nil }
        self.servings = servings
        self.pieces = pieces.flatMap { $0 > 1 ? $0 : nil }
        self.yield = servings == nil ? yield : nil
        let eaten = found.filter { $0.status == .matched }.compactMap(\.grams).reduce(0, +)
        grams = weight ?? (eaten > 0 ? eaten : nil)
        let counted = found.filter { $0.status != .ignored }
        let matched = counted.filter { $0.status == .matched }
        let mass = counted.compactMap(\.grams).reduce(0, +)
        let matchedMass = matched.compactMap(\.grams).reduce(0, +)
        let lines = counted.isEmpty ? 0 : Double(matched.count) / Double(counted.count)
        coverage = mass > 0 ? min(lines, matchedMass / mass) : lines
    }

    /// The nutrients of the whole recipe, or `nil` if ``coverage`` is less than ``leastCoverage``.
    public var total: Nutrients? { coverage >= Self.leastCoverage ? matchedTotal : nil }

    /// The nutrients of one serving. `nil` if ``total`` is `nil`, or if the recipe states no number of servings.
    public var perServing: Nutrients? { servings.flatMap { servings in total.map { $0 * (1 / servings) } } }

    /// The nutrients of one of the pieces. `nil` if ``total`` or ``pieces`` is `nil`.
    public var perPiece: Nutrients? { pieces.flatMap { pieces in total.map { $0 * (1 / pieces) } } }

    /// The nutrients of 100 g of the dish. `nil` if ``total`` or ``grams`` is `nil`.
    public var per100Grams: Nutrients? { grams.flatMap { grams in total.map { $0 * (100 / grams) } } }

    /// A sentence for a recipe that states no number of servings: `It makes “2 dozen”, which is no number of servings.`
    /// Otherwise `nil`.
    public var remark: String? {
        guard servings == nil else { return nil }
        guard let yield, !yield.isEmpty else { return "The recipe does not say how many it serves." }
        return "The recipe makes “\(yield)”, which is no number of servings."
    }
}

extension IngredientNutrition {
    /// Creates the nutrition of an ingredient that is another recipe.
    ///
    /// - Parameter recipe: The nutrition of the whole amount, or `nil` if the recipe was not found.
    fileprivate init(_ ingredient: Ingredient, recipe: RecipeNutrition?) {
        let total = recipe?.total
        let grams = recipe?.ingredients.compactMap(\.grams).reduce(0, +)
        self.init(
            ingredient: ingredient.name,
            status: ingredient.isOptional ? .ignored : total == nil ? .unknownRecipe : .matched, food: nil,
            grams: total == nil ? nil : grams, confidence: total == nil ? 0 : 1,
            nutrients: ingredient.isOptional ? .none : total ?? .none, share: 0)
    }

    init(_ ingredient: Ingredient, converter: KitchenConverter, choices: NutritionChoices) {
        var match = NutrientMatcher().match(ingredient)
        switch choices[ingredient.name] {
        case .food(let number):
            match = NutrientTable().food(number: number).map {
                .init(food: $0, weights: match?.weights ?? NutrientWeights(), confidence: 1)
            }
        case .values(let nutrients):
            match = .init(
                food: NutrientFood(ingredient.name, per100Grams: nutrients),
                weights: match?.weights ?? NutrientWeights(), confidence: 1)
        case .ignored:
            match = .init(food: nil, weights: NutrientWeights(), confidence: 1)
        case nil: break
        }
        let weight = IngredientWeight(ingredient, match, converter)
        let isNotEaten = match.map { $0.food == nil } ?? false
        let grams = isNotEaten ? nil : weight.grams.map { $0 * weight.eatenPart }
        let status: Status =
            isNotEaten || !ingredient.hasAmount || ingredient.isOptional
                || grams == nil && (match?.food?.isSeasoning ?? false)
            ? .ignored : match == nil ? .unknownFood : grams == nil ? .unknownWeight : .matched
        self.init(
            ingredient: ingredient.name, status: status, food: match?.food, grams: grams,
            confidence: match?.confidence ?? 0,
            nutrients: status == .matched ? (match?.food?.per100Grams ?? .none) * ((grams ?? 0) / 100) : .none, share: 0
        )
    }
}

extension NutrientFood {
    /// Whether the nutrition of this food hardly matters. Such a food has less than 10 kcal in 100 g, or is a herb or a
    /// spice (group 2 of the USDA).
    fileprivate var isSeasoning: Bool {
        per100Grams.energy < 10 || number.map { $0 / 1000 == 2 } ?? false
    }
}

extension Ingredient {
    /// Whether the ingredient has an amount above zero.
    fileprivate var hasAmount: Bool {
        ([quantity].compactMap(\.self) + furtherQuantities).contains { $0.amount.high.map { $0 > .zero } ?? false }
    }
}

extension RecipeNutrition: Encodable {
    private enum CodingKeys: String, CodingKey {
        case servings, pieces, yield, grams, perServing, perPiece, per100Grams, total, coverage, ingredients
    }

    /// Encodes the nutrition for a program that uses the library. The total and the values per serving are null if
    /// ``coverage`` is too low. The values per serving are also null if the recipe states no number of servings, and
    /// those of a piece if it states no number of pieces.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(servings, forKey: .servings)
        try container.encode(pieces, forKey: .pieces)
        try container.encode(yield, forKey: .yield)
        try container.encode(grams.map { ($0 * 10).rounded() / 10 }, forKey: .grams)
        try container.encode(perServing?.rounded, forKey: .perServing)
        try container.encode(perPiece?.rounded, forKey: .perPiece)
        try container.encode(per100Grams?.rounded, forKey: .per100Grams)
        try container.encode(total?.rounded, forKey: .total)
        try container.encode((coverage * 100).rounded() / 100, forKey: .coverage)
        try container.encode(ingredients, forKey: .ingredients)
    }
}

extension IngredientNutrition: Encodable {
    private enum CodingKeys: String, CodingKey {
        case ingredient, status, food, source, grams, confidence, nutrients, share
    }

    /// Encodes one ingredient. The food and the grams are null if they are not known.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ingredient, forKey: .ingredient)
        try container.encode(status, forKey: .status)
        try container.encode(food?.name, forKey: .food)
        try container.encode(food?.source, forKey: .source)
        try container.encode(grams.map { ($0 * 10).rounded() / 10 }, forKey: .grams)
        try container.encode(confidence, forKey: .confidence)
        try container.encode(nutrients.rounded, forKey: .nutrients)
        try container.encode((share * 1000).rounded() / 1000, forKey: .share)
    }
}
