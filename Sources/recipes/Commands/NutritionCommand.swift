import ArgumentParser
import Kitchen
import RecipeFormats
import RecipeKit
import TextLayout

/// `recipes nutrition`: prints the nutrition of one recipe, computed from the tables of the USDA.
struct NutritionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nutrition", abstract: "Compute the nutrition of one recipe: energy, protein, fat and more.",
        usage: "recipes nutrition <recipe> [--json]",
        discussion: """
            The figures are estimates from the tables of the United States Department of Agriculture. The tables are \
            part of the program, so it needs no network. The line "matched" says for how much of the recipe these \
            tables have a food. Below 50 %, no figures are printed, and the exit status is 65.

            A recipe for a loaf, two dozen or 500 g states no servings. Then the figures are those of a piece, if there \
            are several, and of 100 g. The weight is the stated one, or else that of the ingredients before cooking.

            A part of the title is enough if only one recipe has it.
            """)

    @Argument(help: "A title, or a file.", completion: Completions.recipes)
    var recipe: String

    @Flag(help: "Print a JSON object instead, with the food of each ingredient.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            let finder = RecipeFinder()
            let (id, result) = try finder.identifiedRecipe(named: recipe)
            for diagnostic in result.diagnostics { Output.error(diagnostic.description) }
            let customs = KitchenCustoms.configured()
            let converter = KitchenConverter(for: result.recipe, customs: customs)
            let tree = ScaledRecipeTree(
                ReferencedRecipe(id: id.path, recipe: result.recipe.parsingIngredientLines(splitting: true)), by: .one,
                converting: converter.conversion,
                resolve: finder.referencedRecipe)
            let nutrition = RecipeNutrition(of: tree, customs: customs)
            guard !json else { return try Output.write(nutrition.json.text() + "\n") }
            guard let total = nutrition.total else {
                throw CommandFailure(
                    "only \(nutrition.percentage) of “\(result.recipe.title)” was matched, too little for figures; "
                        + "--json shows each ingredient.", status: EX_DATAERR)
            }
            try Output.write(nutrition.table(title: result.recipe.title, total: total).withoutControlCharactersInLines)
        }
    }
}

extension RecipeNutrition {
    /// The coverage as a whole percentage, such as `85 %`.
    fileprivate var percentage: String { "\(Int(nearest: coverage * 100) ?? 0) %" }

    /// Returns a table with a row for each nutrient: the name of the nutrient, its amount in a serving, and its amount
    /// in the whole recipe. If the number of servings is unknown, a line says so, and the amounts are those of a piece,
    /// of the whole recipe and of 100 g.
    fileprivate func table(title: String, total: Nutrients) -> String {
        let columns: [(String, Nutrients)] = [
            perServing.map { ("a serving", $0.rounded) }, perPiece.map { ("a piece", $0.rounded) },
            ("in all", total.rounded), servings == nil ? per100Grams.map { ("100 g", $0.rounded) } : nil,
        ].compactMap(\.self)
        var lines = [title, "matched: \(percentage)"] + [remark].compactMap(\.self) + [""]
        lines.append("".padded(to: 14) + columns.map { $0.0.leftPadded(to: 12) }.joined())
        for nutrient in Nutrient.allCases {
            let values = columns.map { nutrient.text(nutrient.value(of: $0.1)).leftPadded(to: 12) }.joined()
            lines.append(nutrient.name.padded(to: 14) + values)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The output of `recipes nutrition --json`. The nutrients of the recipe and of a serving are `null` if the
    /// coverage is too small.
    fileprivate var json: JSONText {
        .object([
            ("servings", servings.map(JSONText.decimal) ?? .null), ("pieces", pieces.map(JSONText.decimal) ?? .null),
            ("yield", .optional(yield)), ("grams", grams.map { .decimal(($0 * 10).rounded() / 10) } ?? .null),
            ("perServing", perServing?.rounded.json ?? .null), ("perPiece", perPiece?.rounded.json ?? .null),
            ("per100Grams", per100Grams?.rounded.json ?? .null), ("total", total?.rounded.json ?? .null),
            ("coverage", .decimal((coverage * 100).rounded() / 100)),
            ("ingredients", .array(ingredients.map(\.json))),
        ])
    }
}

extension IngredientNutrition {
    fileprivate var json: JSONText {
        let grams = grams.map { JSONText.decimal(($0 * 10).rounded() / 10) } ?? .null
        return .object([
            ("ingredient", .string(ingredient)), ("status", .string(status.rawValue)),
            ("food", .optional(food?.name)), ("source", .optional(food?.source)),
            ("grams", grams), ("confidence", .decimal(confidence)),
            ("nutrients", nutrients.rounded.json), ("share", .decimal((share * 1000).rounded() / 1000)),
        ])
    }
}

extension Nutrients {
    fileprivate var json: JSONText {
        .object(Nutrient.allCases.map { ($0.name, .decimal($0.value(of: self))) })
    }
}

extension JSONText {
    /// Returns a JSON number, rounded to three decimals.
    fileprivate static func decimal(_ value: Double) -> JSONText {
        let thousandths = value * 1000
        guard thousandths.magnitude < 1e15, let whole = Int(nearest: thousandths) else { return .null }
        return .number(Rational(whole, 1000) ?? .zero)
    }
}
