import ArgumentParser
import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// `recipes can-make`: lists the recipes that can be cooked with the food at home.
struct CanMakeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "can-make", abstract: "List the recipes that you can cook with the food at home.",
        usage: "recipes can-make [--missing <number>] [--limit <number>] [--json | --json-lines]",
        discussion: """
            Prints a line for each recipe of your cookbook for which you need to buy nothing, or with --missing at \
            most some things. The line says what is missing. Recipes that lack the fewest things come first, and among \
            them those with food that expires soon.

            The file config/pantry.conf in the cookbook lists the food at home. Amounts are compared, too. Water, salt \
            and pepper are always at home. Common substitutes count, such as margarine for butter.
            """)

    @Option(help: ArgumentHelp("The maximum number of things to buy.", valueName: "number"))
    var missing = 0

    @Option(help: ArgumentHelp("The maximum number of recipes.", valueName: "number"))
    var limit = 50

    @OptionGroup var output: ListOutput

    func validate() throws {
        guard (0...100).contains(missing) else { throw ValidationError("--missing is a number from 0 to 100.") }
        guard (1...10_000).contains(limit) else { throw ValidationError("--limit is a number from 1 to 10000.") }
    }

    func run() throws {
        try Self.reportingFailure {
            let (cookbook, origin) = try CookbookArguments.cookbook(paths: [])
            let kitchen = CookbookKitchen(of: cookbook, from: origin, customs: .configured())
            let found = try kitchen.cookable(in: cookbook, missingAtMost: missing, limit: limit)
            try output.write(found, text: \.text, json: \.jsonText)
            if found.isEmpty, !output.isJSON {
                Output.error("Nothing was found; --missing \(missing + 1) allows more.")
            }
        }
    }
}

extension CookableRecipe {
    fileprivate var text: String {
        guard !missing.isEmpty else { return title }
        let lines = missing.map { line in
            let amount = line.amountText()
            return amount.isEmpty ? line.name : "\(amount) \(line.name)"
        }
        return "\(title), without \(lines.joined(separator: ", "))"
    }

    fileprivate var jsonText: JSONText {
        .object([
            ("title", .string(title)), ("file", .string(id.description)),
            (
                "missing",
                .array(missing.map { .object([("name", .string($0.name)), ("amount", .string($0.amountText()))]) })
            ),
            ("daysLeft", daysLeft.map { .number(Rational($0)) } ?? .null),
        ])
    }
}
