import SectionedLists
import Terminal

/// The key commands of the browser. The user can assign keys to them in the configuration.
public enum BrowserCommands {
    /// Returns the key commands of all screens, even those that are available only in some situations. Their actions
    /// have no effect, so use them only to list and to configure the commands.
    @MainActor
    public static func all() -> [KeyCommand] {
        KeyCommand.standardForLists + definitions.map { $0.command {} } + KeyCommand.standardForContainers
    }

    /// The definitions of the browser's commands, without those that `SectionedLists` defines. The ratings are listed
    /// from five stars down, as in the rating sheet.
    static let definitions =
        CookbookCommands.all + DuplicateCommands.all + RecipeCommands.all + EditingCommands.all + CookingCommands.all
        + TimerCommands.all
        + KitchenCommands.all + PlanCommands.all + FileCommands.all
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
    let hint: KeyCommand.Hint?

    init(_ id: String, keys: [Key], title: String, help: String, hint: KeyCommand.Hint? = nil) {
        self.id = id
        self.keys = keys
        self.title = title
        self.help = help
        self.hint = hint
    }

    @MainActor
    func command(_ action: @escaping @MainActor () -> Void) -> KeyCommand {
        KeyCommand(id, keys: keys, title: title, help: help, hint: hint, action: action)
    }
}

/// The key commands for the list of recipes.
enum CookbookCommands {
    static let search = CommandDefinition(
        "cookbook.search", keys: [.character("/")], title: "search",
        help: "Search titles, ingredients, tags and steps as you type", hint: .init(order: 2))

    static let sort = CommandDefinition(
        "cookbook.sort", keys: [.character("s")], title: "sort",
        help: "Sort by title, time, rating, last cooked or added", hint: .init(order: 50))

    static let filter = CommandDefinition(
        "cookbook.filter", keys: [.character("F")], title: "filter",
        help: "Filter by course, time, rating, tag, favourite or cooked", hint: .init(order: 51))

    static let unfilter = CommandDefinition(
        "cookbook.unfilter", keys: [.character("x")], title: "remove",
        help: "Remove the last filter or, if there is none, the sort order", hint: .init(order: 2))

    static let importing = CommandDefinition(
        "cookbook.import", keys: [.character("I")], title: "import",
        help: "Import recipes from a file, a folder or an export of another program")

    static let stopImport = CommandDefinition(
        "import.stop", keys: [.character("x")], title: "stop", help: "Stop the import after the current recipe",
        hint: .init(order: 2))

    static let reload = CommandDefinition(
        "cookbook.reload", keys: [.character("r"), Key(.function(5))], title: "read again",
        help: "Read the cookbook's files again")

    static let all = [search, sort, filter, unfilter, importing, stopImport, reload]
}

extension ViewController {
    /// Returns the name of the first key of a command, as the footer shows it, or `nil` if the command has no key.
    func keyName(of definition: CommandDefinition) -> String? {
        let bindings = application?.keyBindings ?? KeyBindings()
        let key = bindings.keys(ofCommand: definition.command {}).first
        return key?.name(application?.screen.appearance.symbols ?? .unicode)
    }
}
