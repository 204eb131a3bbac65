import SectionedLists
import Terminal

/// The key commands of the browser. The user can assign keys to them in the configuration.
public enum BrowserCommands {
    /// Returns the key commands of all screens, even those that are available only in some situations. Their actions
    /// have no effect, so use them only to list and to configure the commands.
    @MainActor
    public static func all() -> [KeyCommand] {
        KeyCommand.standardForLists + KeyCommand.standardForMarking + definitions.map { $0.command {} }
            + KeyCommand.standardForContainers
    }

    /// The definitions of the browser's commands, without those that `SectionedLists` defines. The ratings are listed
    /// from five stars down, as in the rating sheet.
    static let definitions =
        CookbookCommands.all + DuplicateCommands.all + RecipeCommands.all + EditingCommands.all + CookingCommands.all
        + TimerCommands.all + SharingCommands.all
        + KitchenCommands.all + LabelCommands.all + PlanCommands.all + FileCommands.all
        + RatingCommands.all.reversed()
}

/// A key command without its action: an id, the default keys, and texts for the user.
///
/// Definitions are constants, so the program can list all key commands without creating any screen.
struct CommandDefinition: Sendable {
    let id: String
    /// The default keys of the command.
    let keys: [Key]
    /// The title of the command in the footer.
    let title: String
    /// The explanation of the command on the help screen.
    let help: String
    /// The place of the key hint in the footer, or `nil` if only the help screen lists the command.
    private(set) var hint: KeyCommand.Hint?
    /// Other words by which a cook may look for the command: `servings portions double`.
    let synonyms: String
    /// What must be shown or selected so that the command can be used.
    let need: CommandNeed

    init(
        _ id: String, keys: [Key], title: String, help: String, hint: KeyCommand.Hint? = nil, synonyms: String = "",
        needs need: CommandNeed? = nil
    ) {
        self.id = id
        self.keys = keys
        self.title = title
        self.help = help
        self.hint = hint
        self.synonyms = synonyms
        self.need = need ?? CommandNeed(ofID: id)
    }

    /// Returns the command with another place in the footer, or with none, for a screen where it is needed more or less.
    func hinted(_ order: Int?) -> CommandDefinition {
        var other = self
        other.hint = order.map { .init(order: $0, shortTitle: hint?.shortTitle) }
        return other
    }

    @MainActor
    func command(_ action: @escaping @MainActor () -> Void) -> KeyCommand {
        KeyCommand(
            id, keys: keys, title: title, help: help, hint: hint,
            actsOnSelectedRow: Self.onSelectedRow.contains(id), action: action)
    }

    /// The commands that only ever act on the selected row of a list. Those for a recipe are not among them, because on
    /// its page they act on the whole recipe.
    private static let onSelectedRow: Set<String> = [
        "kitchen.remove", "plan.earlier", "plan.later", "plan.more", "plan.fewer", "timer.stop", "timer.pause",
    ]
}

extension CommandDefinition {
    /// The title in the palette. In the footer, the screen says what a title is about; in the palette, two commands with
    /// one title would be twins.
    var paletteTitle: String { Self.paletteTitles[id] ?? title }

    private static let paletteTitles = [
        "place.plan": "plan of the week", "recipe.plan": "plan", "plan.actions": "more for a plan",
        "plan.more": "serving more", "plan.fewer": "serving fewer", "plan.earlier": "a day earlier",
        "plan.later": "a day later", "plan.weekAfter": "week after", "kitchen.actions": "more for a list",
        "kitchen.cookable": "what can I cook", "kitchen.reload": "read list again", "file.reload": "read file again",
        "file.edit": "edit file",
        "editing.new": "new recipe", "timer.new": "new timer", "timer.stop": "stop timer", "import.stop": "stop import",
        "search.undo": "undo in a search", "label.rename": "rename tag",
    ]
}

/// What must be shown or selected so that a command can be used.
enum CommandNeed: Sendable {
    case recipe, openRecipe, step, cookbook, cookMode, plan, kitchenList, shoppingList, pantry, timers, history,
        doubles,
        importing, file,
        shared, code, labels
    /// The command can be used on most screens.
    case otherwise

    /// The need of most commands with the same part before the dot.
    fileprivate init(ofID id: String) {
        self =
            switch id.prefix(while: { $0 != "." }) {
            case "recipe", "editing": .recipe
            case "cookbook": .cookbook
            case "cooking": .cookMode
            case "plan": .plan
            case "kitchen": .kitchenList
            case "timer": .timers
            case "history": .history
            case "duplicates": .doubles
            case "file": .file
            case "import": .importing
            case "label": .labels
            default: .otherwise
            }
    }

    /// The heading in the help for the commands that cannot be used now.
    var heading: String {
        switch self {
        case .recipe: "On a recipe"
        case .openRecipe, .step: "In an open recipe"
        case .cookbook: "In the list of recipes"
        case .cookMode: "In cook mode"
        case .plan: "In the plan"
        case .shoppingList: "On the shopping list"
        case .pantry: "In the pantry"
        case .kitchenList: "In the plan, on the shopping list and in the pantry"
        case .timers: "On a timer"
        case .history: "In the history of a recipe"
        case .doubles: "On recipes that you have twice"
        case .labels: "On tags and courses"
        case .importing, .file, .shared, .code, .otherwise: "Elsewhere"
        }
    }

    /// The end of a sentence that begins with the command: `S (size) needs an open recipe; Enter opens the selected
    /// one.` Receives the name of a command's key, or of the command itself if it has no key.
    @MainActor
    func reason(_ key: (CommandDefinition) -> String) -> String {
        switch self {
        case .recipe: "needs a recipe; select one in the cookbook"
        case .openRecipe, .step: "needs an open recipe; Enter opens the selected one"
        case .cookbook: "works in the list of recipes"
        case .cookMode: "works in cook mode; \(key(RecipeCommands.cook)) begins it in a recipe"
        case .plan: "works in the plan; \(key(PlanCommands.show)) shows it"
        case .shoppingList: "works on the shopping list; \(key(KitchenCommands.shoppingList)) shows it"
        case .pantry: "works in the pantry; \(key(KitchenCommands.pantry)) shows it"
        case .kitchenList:
            "works in the plan, on the shopping list (\(key(KitchenCommands.shoppingList))) and in the pantry "
                + "(\(key(KitchenCommands.pantry)))"
        case .timers: "works on a timer; \(key(TimerCommands.show)) shows them"
        case .history: "works in the history of a recipe; \(key(EditingCommands.history)) shows it"
        case .doubles: "works on recipes that you have twice"
        case .labels: "works on the screen of tags and courses"
        case .shared: "works on a recipe and on the shopping list"
        case .code: "works on a QR code"
        case .importing: "works while recipes are imported"
        case .file: "works on a file that could not be read"
        case .otherwise: "cannot be used here"
        }
    }
}

/// The key commands for the list of recipes.
enum CookbookCommands {
    static let search = CommandDefinition(
        "cookbook.search", keys: [.character("/")], title: "search",
        help: "Search titles, ingredients, tags and steps as you type", hint: .init(order: 2),
        synonyms: "find look ingredient filter")

    static let results = CommandDefinition(
        "search.results", keys: [.tab], title: "results",
        help: "Go from the search field to its results, where letters are commands", hint: .init(order: 3))

    static let sort = CommandDefinition(
        "cookbook.sort", keys: [.character("s")], title: "sort",
        help: "Sort by title, time, rating, last cooked or added", hint: .init(order: 21),
        synonyms: "order arrange newest quickest")

    static let filter = CommandDefinition(
        "cookbook.filter", keys: [.character("F")], title: "filter",
        help: "Filter by course, time, rating, tag, favourite or cooked", hint: .init(order: 20),
        synonyms: "only show course tag vegetarian quick pantry can make")

    static let unfilter = CommandDefinition(
        "cookbook.unfilter", keys: [.backspace], title: "remove filter",
        help: "Remove the last filter or, if there is none, the sort order; in the list, Esc does it too",
        hint: .init(order: 2, shortTitle: "unfilter") { $0.isUnicode ? "⌫" : nil },
        synonyms: "clear filter all reset")

    static let importing = CommandDefinition(
        "cookbook.import", keys: [.character("I")], title: "import",
        help: "Import recipes from a file, a folder or an export of another program", hint: .init(order: 8),
        synonyms: "paprika mealie folder file page web")

    static let stopImport = CommandDefinition(
        "import.stop", keys: [.character("d")], title: "stop", help: "Stop the import after the current recipe",
        hint: .init(order: 2))

    static let reload = CommandDefinition(
        "cookbook.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the cookbook's files again", synonyms: "refresh update")

    static let all = [search, results, sort, filter, unfilter, importing, stopImport, reload]
}

extension ViewController {
    /// Returns the name of the first key of a command, as the footer shows it, or `nil` if the command has no key.
    func keyName(of definition: CommandDefinition) -> String? {
        let bindings = application?.keyBindings ?? KeyBindings()
        let key = bindings.keys(ofCommand: definition.command {}).first
        return key?.name(application?.screen.appearance.symbols ?? .unicode)
    }
}
