import CookingLanguages
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

    /// Makes optional ingredients required, because the cook wants them.
    ///
    /// - Parameters:
    ///   - wanted: The names of the ingredients.
    ///   - index: The index of the first need to change.
    ///   - names: The meanings of names.
    public mutating func require(_ wanted: [String], from index: Int, _ names: GroceryNames) {
        guard !wanted.isEmpty else { return }
        let keys = Set(wanted.map { names.grocery(for: $0).key })
        for index in index..<needs.count where needs[index].isOptional {
            needs[index].isOptional = !keys.contains(names.grocery(for: needs[index]).key)
        }
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
        let language = found.recipe.languageOfNeeds
        lazy var scaler = StepTextScaler(for: found.recipe)
        func need(_ ingredient: Ingredient) -> ShoppingNeed {
            // Most ingredients have no number in their words, and need no reader.
            let unit = ingredient.quantity?.unit
            let holdsNumber =
                ingredient.mayHoldNumberInWords || ingredient.mayBePerPiece || unit?.mayHoldNumber == true
            let ingredient =
                unit?.contains(" ") == true
                ? scaler.countingPackages(ingredient) : ingredient
            let scaled = holdsNumber ? scaler.scaled(ingredient, by: factor) : ingredient.scaled(by: factor)
            var need = ShoppingNeed(scaled, origin: origin, language: language)
            if holdsNumber || !ingredient.isScalable(by: factor) {
                need.keepWords(of: scaler.withMeasuresApart(scaled), factor, scaler)
            }
            return need
        }
        for group in found.recipe.ingredientGroups {
            for ingredient in group.ingredients {
                let scaled = factor == .one ? ingredient : ingredient.scaled(by: factor)
                guard let reference = ingredient.recipeReference else {
                    needs.append(need(ingredient))
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

/// An ingredient of a recipe or an item of the user, before it is merged with others into a line.
public struct ShoppingNeed: Hashable, Sendable {
    /// The origin of a need.
    public enum Origin: Hashable, Sendable {
        /// A recipe. The path has the titles of the recipes whose references lead to it, from the outermost one on. The
        /// recipe's own title is last.
        case recipe(id: String, path: [String])
        /// The user typed it.
        case own

        /// The text to show: `Lasagne › Tomato Sauce`. It is empty for an item that the user typed.
        public var text: String {
            switch self {
            case .recipe(_, let path): path.joined(separator: " › ")
            case .own: ""
            }
        }
    }

    /// The name, as the recipe writes it.
    public var name: String
    /// The scaled quantities. The array is empty if the recipe states none.
    public var quantities: [Quantity]
    /// The whole line of the recipe if its amounts cannot be added to others, because one of them is in the name
    /// (`2 eggs + 1 yolk`) or is not certain. A list has such a need on a line of its own. Otherwise `nil`.
    public var ownWords: String?
    /// Whether the amounts are those of the recipe's file, although the recipe was scaled.
    public var isUnscaled: Bool { unscaledFactor != nil }
    /// The factor of the recipe if it is not in the amounts, because they could not be scaled. Otherwise `nil`.
    public var unscaledFactor: Rational?
    /// Whether the recipe can be cooked without the ingredient.
    public var isOptional: Bool
    /// The form of the grocery, such as “canned” for `1 can tomatoes`. The form comes from the units, the name or the
    /// preparation. `nil` if none of them states a form.
    var form: GroceryForm?
    /// The origin of the need.
    public var origin: Origin
    /// The language of the recipe, or `nil` if it is not known. The language determines the meaning of ambiguous units.
    public var language: String?

    /// Whether an amount is a number of things: `1 pepper`.
    var isCounted: Bool { quantities.contains { ($0.unit ?? "").isEmpty && $0.amount.low != nil } }

    /// Creates a need.
    public init(
        _ name: String, quantities: [Quantity] = [], isOptional: Bool = false, origin: Origin = .own,
        language: String? = nil
    ) {
        self.name = name
        self.quantities = quantities
        self.isOptional = isOptional
        form = GroceryForm(units: quantities.compactMap(\.unit))
        self.origin = origin
        self.language = language
    }

    /// Creates a need from an ingredient.
    public init(_ ingredient: Ingredient, origin: Origin = .own, language: String? = nil) {
        let (name, preparation) = (ingredient.name, ingredient.preparation)
        let all = ingredient.quantity == nil ? PreparationWords.namesOfFoods(name, preparation) : nil
        self.init(
            all ?? PreparationWords.nameOfFood(name, preparation),
            quantities: ([ingredient.quantity].compactMap(\.self) + ingredient.furtherQuantities),
            isOptional: ingredient.isOptional, origin: origin, language: language)
        form = form ?? GroceryForm(words: ingredient.name) ?? GroceryForm(words: ingredient.preparation ?? "")
    }
}

extension ShoppingNeed {
    /// Sets the own words of the need if the amounts of its line cannot be added to others. Adds the amounts that the
    /// preparation adds: the 1 tsp of `2 tbsp sugar, plus 1 tsp for dusting`.
    ///
    /// If the line could not be scaled, the words say so and how often it is needed: `2 × “eggs 2” (not scaled)`. Without
    /// this, the cook would buy what the recipe needs in its written size.
    fileprivate mutating func keepWords(of ingredient: Ingredient, _ factor: Rational, _ scaler: StepTextScaler) {
        unscaledFactor = ingredient.isUnscaled ? factor : nil
        if isUnscaled || scaler.hasAmountInName(ingredient) {
            var line = ingredient
            if let quantity = line.quantity, let unit = quantity.unit, let number = quantity.amount.high {
                let form = UnitLanguage.adapted(unit, to: number, in: language ?? "en")
                line.quantity = Quantity(quantity.amount, unit: form, isFixed: quantity.isFixed)
            }
            let amount = line.amountLine()
            var words = amount.isEmpty ? ingredient.name : "\(amount) \(ingredient.name)"
            if isUnscaled {
                // The amount can be behind the name: `milk: 25 cl`.
                let rest = ingredient.preparationWithoutMark.flatMap {
                    $0.mayHoldNumber || ingredient.mayBePerPiece ? $0 : nil
                }
                words = [words, rest].compactMap(\.self).joined(separator: ", ")
                words = "\(factor.formatted(.unicode)) × “\(words)” (\(Ingredient.unscaledMark))"
            }
            ownWords = words
        } else if !quantities.isEmpty {
            quantities += scaler.addedMeasures(of: ingredient)
        } else if let stated = scaler.statedAmount(of: ingredient) {
            quantities = [stated]
        }
    }
}

extension Recipe {
    /// The language of the recipe's needs: the one that it states, or else the one that its words surely show. `nil` for
    /// English, because a text without known words is taken for English too.
    fileprivate var languageOfNeeds: String? {
        if let locale = metadata.locale { return locale }
        let language = StepLanguage(surelyOf: self)
        return language == .english ? nil : language?.rawValue
    }
}

extension Ingredient {
    /// Whether the words can say that the amount is for each person or thing: `asparagus per person`.
    fileprivate var mayBePerPiece: Bool {
        [name, preparation ?? ""].contains { text in
            text.split(separator: " ").contains { Self.perWords.contains($0.lowercased()) }
        }
    }

    private static let perWords = Set(
        (CookingLanguage.entriesOfAll(.per) + CookingLanguage.entriesOfAll(.rate)).map { $0.lowercased() }
    ).union(["per", "pro", "pr"])

    /// Whether a number can be in the name or in the preparation.
    fileprivate var mayHoldNumberInWords: Bool { name.mayHoldNumber || preparation?.mayHoldNumber == true }
}

/// A reference to a recipe that a shopping list could not follow or could not scale.
public struct ShoppingProblem: Hashable, Sendable {
    /// The reason why a reference was not followed or not scaled.
    public enum Reason: Hashable, Sendable {
        /// The recipe refers to itself, directly or through other recipes. The value has the titles of the recipes in
        /// the circle, from the first one to its repetition.
        case cycle([String])
        /// The recipe was not found. The list has a line with the name of the reference.
        case missing
        /// No factor can be computed from the amount. The recipe is on the list with the amounts in its file.
        case notScalable(ScalingError)
        /// The recipe refers to more recipes than ``ScaledRecipeTree/greatestCount``.
        case tooMany
    }

    /// The title of the recipe with the reference.
    public let recipe: String
    /// The name of the ingredient that refers to a recipe.
    public let name: String
    /// The reason why the reference was not followed or not scaled.
    public let reason: Reason
}

/// An item at home that a shopping list can subtract.
public struct ShoppingStock: Hashable, Sendable {
    /// The amount at home.
    public enum Supply: Hashable, Sendable {
        /// More than all recipes need.
        case unlimited
        /// An unknown amount. It counts as enough.
        case present
        /// An amount. An amount in words subtracts nothing, but the list mentions it.
        case quantity(Quantity)
    }

    public var name: String
    /// The amount at home.
    public var supply: Supply
    /// The place of the item: `fridge`. It is empty for a staple.
    public var place: String

    /// Creates an item at home.
    public init(_ name: String, _ supply: Supply, place: String = "") {
        (self.name, self.supply, self.place) = (name, supply, place)
    }

    /// Creates a staple. Shopping lists never contain staples.
    public static func staple(_ name: String) -> ShoppingStock { ShoppingStock(name, .unlimited) }

    /// The staples of most kitchens: water.
    public static let water = ShoppingStock.staple("water")
}
