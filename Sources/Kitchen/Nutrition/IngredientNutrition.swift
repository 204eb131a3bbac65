import CookingLanguages
import RecipeKit

/// The nutrition of one ingredient of a recipe.
public struct IngredientNutrition: Hashable, Sendable {
    /// Whether the nutrition of an ingredient is known, and if not, why.
    public enum Status: String, Hashable, Sendable, Encodable {
        /// The food and the weight of the ingredient are known. Or the ingredient is another recipe whose nutrition is
        /// known.
        case matched
        /// The ingredient does not count. It is optional, nobody eats it, or it has no amount (`salt to taste`). A
        /// seasoning whose weight is not known does not count either.
        case ignored
        /// No food with this name is known.
        case unknownFood
        /// The food is known, but the weight of the amount is not.
        case unknownWeight
        /// The ingredient is another recipe. That recipe was not found, or its nutrition is not known.
        case unknownRecipe
    }

    /// The name in the recipe.
    public let ingredient: String
    /// Whether the nutrition is known, and if not, why.
    public let status: Status
    /// The food. `nil` if no food with this name is known, or if the ingredient is another recipe.
    public let food: NutrientFood?
    /// The weight in grams of the part that people eat, or `nil` if it is not known.
    public let grams: Double?
    /// The confidence that ``food`` is the right food, from 0 to 1: 1 for an exact name, less if only a part of the
    /// name is known, 0.5 for a guess from the USDA's descriptions, and 0 if no food was found.
    public let confidence: Double
    /// The nutrients of the part that people eat. If ``status`` is not ``Status/matched``, all of them are zero.
    public let nutrients: Nutrients
    /// The ingredient's share of the recipe's energy, from 0 to 1.
    public internal(set) var share: Double

    /// The weight in whole grams: `250 g`. A weight that cannot be right is `over 1000 t`. `nil` if the weight is not
    /// known.
    public var gramsText: String? {
        guard let grams else { return nil }
        guard grams < Nutrient.greatestFigure, let whole = Int(nearest: grams) else { return "over 1000 t" }
        return "\(whole) g"
    }
}

/// The parts of a unit in an ingredient line: `(14 oz) can`, `large cloves`.
struct UnitParts {
    /// The size of each package.
    private(set) var package: Quantity?
    /// The words outside the parentheses.
    private(set) var words: [String] = []

    init(_ unit: String?) {
        guard let unit else { return }
        var outside = unit
        if let open = unit.firstIndex(of: "("), let close = unit[open...].firstIndex(of: ")") {
            let inside = unit[unit.index(after: open)..<close]
            outside = unit[..<open] + " " + unit[unit.index(after: close)...]
            var scanner = NumberScanner(inside)
            scanner.skipSpaces()
            if let number = scanner.number() {
                scanner.skipSpaces()
                let name = scanner.rest.drop { $0 == "-" || $0 == " " }
                package = Quantity(.number(number), unit: String(name))
            }
        }
        words = outside.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

/// Finds a mass in the remark of an ingredient: `about 12 ounces total`, `115 g, softened`.
struct RemarkedMass {
    private let units: UnitCatalog

    init(_ units: UnitCatalog) { self.units = units }

    /// Returns the first mass in grams, and whether it is the mass of each piece. Returns `nil` if there is no mass.
    func mass(in remark: String) -> (grams: Double, isEach: Bool)? {
        let tokens = StepTokens(remark, .of(.english)).tokens
        for (index, token) in tokens.enumerated() {
            guard let number = token.number, index + 1 < tokens.count else { continue }
            var next = index + 1
            if tokens[next].isSign("-"), next + 1 < tokens.count { next += 1 }
            // Skip the second number of a range. The first number is exact enough.
            if tokens[next].number != nil, next + 1 < tokens.count { next += 1 }
            guard tokens[next].kind == .word, let unit = units.unit(named: tokens[next].word, amount: .number(number)),
                unit.kind == .mass, let size = unit.size
            else { continue }
            let following = tokens[(next + 1)...].first?.word ?? ""
            let isEach = Self.eachWords.contains(following)
            return (number.doubleValue * size.doubleValue, isEach)
        }
        return nil
    }

    private static let eachWords = Set(CookingLanguage.entriesOfAll(.each))
}

/// Finds the ground beef with the fat that a recipe states: `90% lean`, `80/20`, `5% fat`.
enum GroundBeef {
    /// Returns the USDA number of the ground beef whose fat is nearest to the fat that an ingredient states. Returns
    /// `nil` if the ingredient is not ground beef, or if it states no fat.
    ///
    /// - Parameters:
    ///   - number: The USDA number of the food that the name of the ingredient means.
    ///   - ingredient: The ingredient.
    static func number(_ number: Int, _ ingredient: Ingredient) -> Int? {
        guard Set(byLean.map(\.number)).contains(number) else { return nil }
        let text = ingredient.name + " " + (ingredient.preparation ?? "") + " " + (ingredient.quantity?.unit ?? "")
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard text.contains("%") || text.contains("/"),
            let lean = numbers.first(where: (70...97).contains)
                ?? numbers.first(where: (3...30).contains).map({ 100 - $0 })
        else { return nil }
        return byLean.min { abs($0.lean - lean) < abs($1.lean - lean) }?.number
    }

    private static let byLean: [(lean: Int, number: Int)] = [
        (95, 23557), (90, 23562), (85, 23567), (80, 23572), (75, 23577), (70, 13498),
    ]
}

/// The part of a citrus fruit that a remark names: `lemon, juiced`, `oranges (zest of)`.
enum CitrusPart {
    /// Returns the five digits of the USDA number of the juice or the zest of a citrus fruit. Returns `nil` if the
    /// ingredient is another food or a whole fruit, or if it is measured in spoons or cups.
    ///
    /// - Parameters:
    ///   - name: The words of the ingredient's name.
    ///   - remark: The words of the remark.
    ///   - isMeasured: Whether the ingredient is measured in spoons or cups.
    static func digits(_ name: [String], _ remark: [String], isMeasured: Bool) -> String? {
        guard let fruit = fruits.first(where: { !Set($0.names).isDisjoint(with: name) }), !isMeasured else {
            return nil
        }
        let words = name + remark
        let isJuiced = words.contains { ["juice", "juiced", "saft", "jus", "zumo", "jugo", "succo"].contains($0) }
        let isZested = words.contains {
            ["zest", "zested", "peel", "schale", "abrieb", "zeste", "ralladura", "scorza"].contains($0)
        }
        // If a recipe uses juice and zest, the juice counts, because it has nearly all of the nutrients.
        return isJuiced ? fruit.juice : isZested ? fruit.zest : nil
    }

    private static let fruits: [(names: [String], juice: String, zest: String)] = [
        (["lemon", "zitrone", "zitronen", "citron", "limon", "limone"], "09152", "09156"),
        (["lime", "limette", "limetten", "lima"], "09160", "09156"),
        (["orange", "orangen", "naranja", "arancia"], "09206", "09156"),
    ]
}
