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
            recipes shopping-list <recipe>[:<factor>] ... [--json | --markdown | --lines | --todo | --ics]
            recipes shopping-list
            recipes shopping-list --merge <file>
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

            A list that was written with --markdown, --todo or --ics comes back with --merge: what is ticked in the file \
            is ticked on the list of your cookbook, and what the list does not have is added. recipes undo takes it back.

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

    @Flag(help: "Print tasks in the form of todo.txt instead.")
    var todo = false

    @Flag(help: "Print an iCalendar file with tasks instead.")
    var ics = false

    @Option(
        help: ArgumentHelp(
            "Take over what is ticked and added in a file that one of these forms has; - is standard input.",
            valueName: "file"), completion: .file())
    var merge: String?

    func validate() throws {
        guard [json && merge == nil, markdown, lines, todo, ics].count(where: \.self) < 2 else {
            throw ValidationError(
                "--json, --markdown, --lines, --todo and --ics cannot be used together; use one of them.")
        }
        guard merge == nil || recipes.isEmpty && items.isEmpty && !markdown && !lines && !todo && !ics else {
            throw ValidationError("--merge takes no recipes and no form; it changes the list of your cookbook.")
        }
    }

    func run() throws {
        if let merge { return try Self.reportingFailure { try take(merge) } }
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

    /// Takes over what was ticked and added in a file.
    private func take(_ file: String) throws {
        let bytes = file == "-" ? try Input.bytes() : try RecipeFile.bytes(ofFileAt: file)
        let items = ListedItem.items(in: String(decoding: bytes, as: UTF8.self))
        guard !items.isEmpty else {
            throw CommandFailure("\(file): this is no shopping list; it has no line to tick.", status: EX_DATAERR)
        }
        let style = Self.style(try customs())
        try CookbookChange.make(json: json) { edits throws(EditingError) in
            let (ticked, added) = try edits.kitchen.merge(items, style: style)
            let parts = [
                ticked > 0 ? "ticked \(ticked.counted("line"))" : nil,
                added > 0 ? "added \(added.counted("item"))" : nil,
            ].compactMap(\.self)
            let text = parts.joined(separator: ", ")
            edits.title = text.isEmpty ? nil : "\(text.prefix(1).uppercased())\(text.dropFirst())"
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
        guard json || markdown || lines || todo || ics || noPantry || !Output.isTerminal else {
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
        if todo { return list.todo(style).withoutControlCharactersInLines }
        if ics {
            let seconds = Timestamp(at: Timestamp.sinceEpoch).seconds
            let minutes = seconds / 60 % 1440
            guard let time = PlanTime(hour: minutes / 60, minute: minutes % 60) else { return "" }
            return list.calendar(style, day: CalendarDay(number: seconds / 86_400), time: time)
        }
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
            ("factor", unscaledFactor.map(JSONText.number) ?? .null),
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
