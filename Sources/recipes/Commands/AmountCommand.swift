import ArgumentParser
import Kitchen
import RecipeFormats
import RecipeKit

/// `recipes amount`: converts amounts of ingredients.
struct AmountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "amount", abstract: "Convert amounts to other units, or to the units that a cook would use.",
        usage: "recipes amount <amount> ... [--to <unit>] [--json]",
        discussion: """
            Prints a line for each amount. With --to g, "1 1/2 cups flour" becomes ~190 g. Without --to, the program \
            chooses the unit: "3 tsp" becomes 1 tbsp. An amount with ~ is rounded, or depends on the weight of a food.
            """)

    @Argument(help: ArgumentHelp("A number, a unit and a food: \"1 1/2 cups flour\".", valueName: "amount"))
    var amounts: [String]

    @Option(help: ArgumentHelp("The unit of the results: g, ml, cup, tbsp, oz, °C and others.", valueName: "unit"))
    var to: String?

    @Flag(help: "Print a JSON object for each amount instead.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            var reader = IngredientLineReader()
            let customs = KitchenCustoms.configured()
            var isIncomplete = false
            for text in amounts {
                do {
                    let shown = try TypedAmount(text, with: &reader, customs: customs).shown(in: to)
                    let line = json ? shown.json(of: text).text(isIndented: false) : shown.formatted()
                    try Output.write(line.withoutControlCharacters + "\n")
                } catch let failure as AmountFailure {
                    Output.error("recipes: “\(text.prefix(80))”: \(failure.message)")
                    isIncomplete = true
                }
            }
            if isIncomplete { throw ExitCode(EX_DATAERR) }
        }
    }
}

extension ShownQuantity {
    /// Returns the result as a JSON object. `value` and `unit` are the shown amount. `exact` is the exact amount, as
    /// text. For a range, `value` and `valueMax` are its ends.
    fileprivate func json(of input: String) -> JSONText {
        let value: JSONText?
        var greatest: JSONText?
        switch quantity.amount {
        case .number(let number): value = .number(number)
        case .range(let low, let high): (value, greatest) = (.number(low), .number(high))
        case .text: value = .null
        }
        return .object(present: [
            ("input", .string(input)), ("value", value), ("valueMax", greatest),
            ("unit", quantity.unit.map(JSONText.string) ?? .null), ("shown", .string(formatted())),
            ("exact", .string(exactFormatted())), ("approximate", .bool(isApproximate)),
            ("source", source.map(JSONText.string) ?? .null),
        ])
    }
}
