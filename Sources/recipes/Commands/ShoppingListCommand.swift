import ArgumentParser
import CookbookStore
import Kitchen
import RecipeFormats
import RecipeKit
import RecipeLibrary
import TextLayout

/// `recipes shopping-list`: merges the ingredients of recipes into one list.
struct ShoppingListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shopping-list", abstract: "Merge the ingredients of recipes into one shopping list.",
        usage: """
            recipes shopping-list <recipe>[:<factor>] ... [--item <item>] ... [--shop <shop>] [--no-pantry]
            recipes shopping-list <recipe>[:<factor>] ... [--json | --markdown | --lines]
            recipes shopping-list
            recipes shopping-list add <item> ...
            recipes shopping-list check <item>
            recipes shopping-list want <item>
            recipes shopping-list remove <item>
            """,
        discussion: """
            Prints one line for each thing to buy, by the aisles of a shop. Amounts of the same food are added. If \
            they are volumes, weights and counts, they are converted first, and the sum begins with ~. Recipes that a \
            recipe refers to are included.

            The file config/aisle.conf in the cookbook, or else aisle.conf in ~/.config/cook, lists the aisles. For \
            the shop NAME, it is aisle.NAME.conf. The food in config/pantry.conf that has not expired is subtracted \
            and listed separately.

            Without recipes and items, the command shows the shopping list of your cookbook in the browser. If the \
            output is not a terminal, it prints this list. The list is in the file .shopping-list, which other \
            Cooklang programs use too.
            """,
        subcommands: [
            ShoppingMergeCommand.self, ShoppingAddCommand.self, ShoppingCheckCommand.self, ShoppingWantCommand.self,
            ShoppingRemoveCommand.self,
        ],
        defaultSubcommand: ShoppingMergeCommand.self)
}

/// `recipes shopping-list merge`, which needs not be named: merges recipes, or shows the list of the cookbook.
struct ShoppingMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merge recipes, or show the list of your cookbook.")

    @Argument(
        help: ArgumentHelp("A title or a file, with a factor after a colon: soup.cook:2.", valueName: "recipe"),
        completion: Completions.recipes)
    var recipes: [String] = []

    @Option(
        name: .customLong("item"),
        help: ArgumentHelp("Something else to buy: \"2 l milk\". Commas separate several.", valueName: "item"))
    var items: [String] = []

    @Option(help: "The shop whose aisles the list has: corner for config/aisle.corner.conf.")
    var shop: String?

    @Flag(help: "Do not subtract what is in the pantry.")
    var noPantry = false

    @Flag(help: "Print a JSON object instead.")
    var json = false

    @Flag(help: "Print a Markdown checklist instead.")
    var markdown = false

    @Flag(help: "Print only lines without headings, for example for a phone.")
    var lines = false

    func validate() throws {
        guard [json, markdown, lines].count(where: \.self) < 2 else {
            throw ValidationError("--json, --markdown and --lines cannot be used together; use one of them.")
        }
    }

    func run() throws {
        guard !recipes.isEmpty || !items.isEmpty else { return try runStored() }
        try Self.reportingFailure {
            let customs = try customs()
            let kitchen = try CookbookKitchen.home(customs: customs)
            for problem in try kitchen.fileProblems(includesPantry: !noPantry) { Output.error(problem) }
            var needs = ShoppingNeeds()
            for argument in recipes { try add(argument, to: &needs, customs) }
            var reader = IngredientLineReader()
            for item in items {
                for need in OwnItems.needs(in: item, read: { reader.read($0).boughtItem }) { needs.add(need) }
            }
            let list = ShoppingList(needs, try kitchen.options(subtractsPantry: !noPantry))
            for problem in list.problems { Output.error(problem.description) }
            try Output.write(text(of: list, Self.style(customs)))
        }
    }

    /// Returns the kitchen settings of the user. The shop of the option `--shop` replaces the configured one.
    private func customs() throws -> KitchenCustoms {
        var customs = KitchenCustoms.configured()
        guard let shop else { return customs }
        do throws(KitchenCustomsError) { try customs.setShop(shop) } catch {
            throw CommandFailure(error.description, status: EX_USAGE)
        }
        return customs
    }

    private static func style(_ customs: KitchenCustoms) -> ShoppingList.TextStyle {
        var style = ShoppingList.TextStyle()
        style.system = customs.system
        style.converter = KitchenConverter(customs: customs)
        return style
    }

    /// Shows the shopping list of the cookbook in the browser, or prints it.
    private func runStored() throws {
        guard json || markdown || lines || noPantry || !Output.isTerminal else {
            return try BrowseCommand.browse(paths: [], at: .shoppingList)
        }
        try Self.reportingFailure {
            let customs = try customs()
            let (cookbook, origin) = try CookbookArguments.cookbook(paths: [])
            let kitchen = CookbookKitchen(of: cookbook, from: origin, customs: customs)
            let contents = try kitchen.shopping(subtractsPantry: !noPantry)
            for message in contents.messages { Output.error(message) }
            var style = Self.style(customs)
            style.isTicked = contents.isTicked
            try Output.write(text(of: contents.list, style))
        }
    }

    private func text(of list: ShoppingList, _ style: ShoppingList.TextStyle) -> String {
        if json { return list.jsonText(style).text() + "\n" }
        if markdown { return list.markdown(style).withoutControlCharactersInLines }
        if lines { return list.plainLines(style).map { $0.withoutControlCharacters + "\n" }.joined() }
        return list.text(style).withoutControlCharactersInLines
    }

    /// Adds the ingredients of a recipe, and those of the recipes that it refers to.
    private func add(_ argument: String, to needs: inout ShoppingNeeds, _ customs: KitchenCustoms) throws {
        let (name, factor) = try Self.split(argument)
        let finder = RecipeFinder()
        let (id, result) = try finder.identifiedRecipe(named: name)
        for diagnostic in result.diagnostics { Output.error(diagnostic.description) }
        let converter = KitchenConverter(for: result.recipe, customs: customs)
        needs.add(
            ReferencedRecipe(id: id.path, recipe: result.recipe.parsingIngredientLines(splitting: true)),
            factor: factor, converting: converter.conversion,
            resolve: finder.referencedRecipe)
    }

    /// Splits an argument into name and factor: `soup.cook:2` is `soup.cook` and 2. A colon belongs to the name unless
    /// a number follows it.
    static func split(_ argument: String) throws -> (name: String, factor: Rational) {
        guard let colon = argument.lastIndex(of: ":") else { return (argument, .one) }
        let text = argument[argument.index(after: colon)...]
        guard let factor = Rational(parsing: text) else { return (argument, .one) }
        guard factor > .zero, factor <= Rational(10_000) else {
            throw CommandFailure(
                "\(argument): the factor must be greater than 0 and at most 10,000.", status: EX_USAGE)
        }
        return (String(argument[..<colon]), factor)
    }
}

extension ShoppingList {
    /// Returns the list as a JSON object: the aisles with their items, the optional items, what is at home, and the
    /// problems.
    fileprivate func jsonText(_ style: TextStyle) -> JSONText {
        let items = { (lines: [ShoppingLine]) in
            JSONText.array(lines.map { $0.jsonText(isTicked: style.isTicked($0)) })
        }
        return .object([
            ("aisles", .array(sections.map { .object([("aisle", .string($0.aisle)), ("items", items($0.lines))]) })),
            ("optional", items(optional)), ("covered", items(covered)),
            ("problems", .array(problems.map { .string($0.description) })),
        ])
    }
}

extension ShoppingLine {
    fileprivate func jsonText(isTicked: Bool) -> JSONText {
        .object([
            ("name", .string(name)), ("amount", .string(amountText())), ("about", .bool(isGuessed)),
            ("ticked", .bool(isTicked)), ("scaled", .bool(!isUnscaled)),
            ("from", .array(contributions.map(\.jsonText))),
            ("atHome", supplies.isEmpty ? .null : .string(coveredText)),
        ])
    }
}

extension ShoppingLine.Contribution {
    fileprivate var jsonText: JSONText {
        var recipe = JSONText.null
        if case .recipe(_, let titles) = need.origin { recipe = .array(titles.map(JSONText.string)) }
        return .object([
            ("recipe", recipe), ("name", .string(need.name)),
            ("amount", .string(need.quantities.map { $0.formatted() }.joined(separator: " + "))),
            (
                "converted",
                .array(
                    conversions.map {
                        .string("\($0.from.formatted()) = ~\($0.to.rounded.formatted()) (\($0.source))")
                    })
            ),
        ])
    }
}

extension IngredientLine {
    /// The line as an ingredient, for formats that print ingredients.
    fileprivate var boughtItem: Ingredient {
        Ingredient(name: name, quantity: quantity, preparation: preparation)
    }
}
