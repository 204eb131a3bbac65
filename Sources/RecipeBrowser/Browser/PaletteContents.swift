import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary
import SectionedLists
import Terminal

/// What the palette does besides calling commands.
@MainActor
protocol PaletteActions: AnyObject {
    func show(_ place: Place)
    func showRecipes(only filter: String)
    func showRecipes(in system: MeasurementSystem)
    func chooseTheme()
}

/// Collects what the palette and the help list on a screen.
@MainActor
struct PaletteContents {
    /// The commands that can be used now.
    let active: [KeyCommand]
    /// Whether the screen is that of a recipe, whose signs the help explains.
    let isRecipeShown: Bool
    let theme: ThemeName
    let symbols: Symbols
    let keys: @MainActor (CommandDefinition) -> [Key]
    /// Returns why a command cannot be used now.
    let reason: @MainActor (CommandDefinition) -> String
    weak var actions: (any PaletteActions)?

    /// The commands that can be used now, first those in the footer; then settings; then the other commands, with the
    /// reasons why they cannot be used.
    func items(isHelp: Bool) -> [PaletteItem] {
        let definitions = Dictionary(
            BrowserCommands.definitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var seen: Set<String> = [KitchenCommands.palette.id, LabelCommands.show.id]
        let active = active.filter { seen.insert($0.id).inserted }
        let order = { (command: KeyCommand) in
            command.id.hasPrefix("list.") && command.id != "list.open" ? 200 : command.hint?.order ?? 100
        }
        let sorted = active.enumerated().sorted { (order($0.element), $0.offset) < (order($1.element), $1.offset) }
        let usable = sorted.map { _, command in
            PaletteItem(
                id: command.id, title: definitions[command.id]?.paletteTitle ?? command.title,
                explanation: command.help,
                synonyms: definitions[command.id]?.synonyms ?? Self.synonyms[command.id] ?? "", keys: command.keys,
                heading: Self.headings[String(command.id.prefix { $0 != "." })] ?? PaletteItem.here,
                action: command.action)
        }
        let others = BrowserCommands.definitions.filter { seen.insert($0.id).inserted }.map { definition in
            PaletteItem(
                id: definition.id, title: definition.paletteTitle, explanation: definition.help,
                synonyms: definition.synonyms, keys: keys(definition), heading: definition.need.heading,
                obstacle: reason(definition))
        }
        let own = Set(usable.map(\.title))
        let known = usable + filters.filter { !own.contains($0.title) } + settings
        // The help lists what each screen has. In the palette, a second row with a title only hides the first.
        var titles = Set(known.map(\.title))
        return known + (isHelp ? legend : []) + (isHelp ? others : others.filter { titles.insert($0.title).inserted })
    }

    /// Lists that people ask for, with a filter each.
    private var filters: [PaletteItem] {
        let show = { (id: String, title: String, explanation: String, synonyms: String, filter: String) in
            PaletteItem(
                id: "filter.\(id)", title: title, explanation: explanation, synonyms: synonyms, heading: "Lists"
            ) { [weak actions] in actions?.showRecipes(only: filter) }
        }
        // The place without a key is in no footer.
        let labels = PaletteItem(
            id: LabelCommands.show.id, title: Place.labels.name.lowercased(), explanation: LabelCommands.show.help,
            synonyms: LabelCommands.show.synonyms, heading: "Places"
        ) { [weak actions] in actions?.show(.labels) }
        return [
            labels,
            show(
                "favourites", "show favourites", "List your favourites", "favorites starred stars liked",
                "is:favourite"),
            show(
                "cookable", "what can I cook", "List the recipes for which at most two things are missing",
                "pantry nothing to buy can make cookable home without shopping", "missing:2"),
            show(
                "quick", "show quick ones", "List the recipes that take at most 30 minutes", "fast short time",
                "time:30"),
        ]
    }

    /// The signs before the ingredients of a recipe.
    private var legend: [PaletteItem] {
        guard isRecipeShown else { return [] }
        return [
            PaletteItem(
                id: "legend.enough", title: String(IngredientsAtHome.State.enough.sign(symbols)),
                explanation: "Enough of the ingredient is at home", heading: "Signs"),
            PaletteItem(
                id: "legend.replaceable", title: String(IngredientsAtHome.State.replaceable.sign(symbols)),
                explanation: "Something that can replace the ingredient is at home", heading: "Signs"),
            PaletteItem(
                id: "legend.always", title: String(IngredientsAtHome.State.always.sign(symbols)),
                explanation: "The ingredient is always at home", heading: "Signs"),
        ]
    }

    /// The units in which recipes are shown, and the theme.
    private var settings: [PaletteItem] {
        let theme = PaletteItem(
            id: "setting.theme", title: "Theme", explanation: "Change the colours; now: \(theme.title)",
            synonyms: "colours colors dark light contrast solarized gruvbox catppuccin settings", heading: "Program"
        ) { [weak actions] in actions?.chooseTheme() }
        return [theme]
            + MeasurementSystem.allCases.map { system in
                PaletteItem(
                    id: "setting.\(system)", title: system.settingTitle,
                    explanation: "Show the amounts of all recipes \(system.settingTitle)",
                    synonyms: "units settings grams cups ounces", heading: "Units"
                ) { [weak actions] in actions?.showRecipes(in: system) }
            }
    }

    /// Words by which people look for commands of the lists.
    private static let synonyms = [
        "application.quit": "exit leave close", "application.help": "keys manual", "list.find": "search look",
    ]

    /// The headings in the help for commands that do not belong to one screen, by the parts of their ids before the dot.
    private static let headings = [
        "list": "Rows", "navigation": "Rows", "place": "Places", "command": "Places", "application": "Program",
    ]
}
