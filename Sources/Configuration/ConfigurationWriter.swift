import SectionedLists
import TOMLDocuments
import Terminal

/// Writes the text of a configuration file. Comments in the text explain the settings.
@MainActor
struct ConfigurationWriter {
    let configuration: UserConfiguration
    let commands: [KeyCommand]

    private var lines: [String] = []

    init(_ configuration: UserConfiguration, commands: [KeyCommand]) {
        self.configuration = configuration
        self.commands = commands
    }

    /// Returns the text of the file.
    ///
    /// - Parameters:
    ///   - path: The path for the comment at the top of the file, without control characters. If `nil`, the comment
    ///     contains the usual path.
    ///   - theme: The styles of the roles that have no style in the configuration.
    mutating func toml(path: String?, theme: Theme) -> String {
        lines = [
            "# The current configuration of recipes. A setting that you leave out has its default.",
            "# The path of this file is \(path ?? "~/.config/recipes/config.toml").", "",
            "# Whether the program uses the mouse. The option --no-mouse turns it off for one run.",
            "mouse = \(configuration.isMouseEnabled)",
        ]
        writeDisplay()
        writeKitchen()
        writeTimers()
        writeDiscover()
        writeKeys()
        writeStyles(theme)
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func writeDisplay() {
        let names = ThemeName.allCases.map(\.rawValue).joined(separator: ", ")
        lines += [
            "", "[display]",
            "# The colours: \(names).",
            "# auto asks the terminal whether its background is dark or light. The styles in [theme] come first.",
            "theme = \(configuration.theme.rawValue.quotedForTOML)",
            "# For screen readers: no lines, bars and panes side by side, a visible cursor at the selected row, and its",
            "# position in words. The option --accessible turns it on for one run.",
            "accessible = \(configuration.isAccessible)",
            "# How pictures are shown: \(PictureWish.allCases.map(\.rawValue).joined(separator: ", ")).",
            "pictures = \(configuration.pictures.rawValue.quotedForTOML)",
        ]
    }

    private mutating func writeKitchen() {
        func value(_ name: String, _ standard: String) -> String {
            (configuration.kitchen.last { $0.path == [name] }?.value ?? standard).quotedForTOML
        }
        let meals = (configuration.kitchen.last { $0.path == ["meals"] }?.value ?? "").split(separator: ",")
            .map { String($0.drop { $0 == " " }).quotedForTOML }.joined(separator: ", ")
        lines += [
            "", "[kitchen]",
            "# The units in which recipes are shown: as-written, metric, us or weight.",
            "system = \(value("system", "as-written"))",
            "# The country whose cups and spoons recipes mean: us, metric, imperial, australian; auto for the language of",
            "# the recipe.",
            "country = \(value("country", "auto"))",
            "# exact, or packs to round a shopping list up to what shops sell.",
            "rounding = \(value("rounding", "exact"))",
            "# The shop whose aisles a shopping list has: corner for config/aisle.corner.conf.",
            "shop = \(value("shop", ""))",
            "# For how many recipes open, and are planned and bought; 0 for as many as the recipe says.",
            "servings = \(configuration.kitchen.last { $0.path == ["servings"] }?.value ?? "0")",
            "# The day with which a week of the plan begins.",
            "first-day = \(value("first-day", "monday"))",
            "# The meals that each day of the plan has: [\"breakfast\", \"lunch\", \"dinner\"].",
            "meals = [\(meals)]",
            "# Units of your own: mug = \"300 ml\", \"stick of butter\" = \"113 g\".",
            "[kitchen.units]",
        ]
        writeKitchenTable("units")
        lines += ["# Weights of your own: flour = \"120 g/cup\", egg = \"55 g\".", "[kitchen.weights]"]
        writeKitchenTable("weights")
        lines += [
            "# What ingredients are for the nutrition: the number of a food of the USDA, none for what is not eaten, or",
            "# values for 100 g. \"feta\" = \"01019\", \"bay leaf\" = \"none\", \"whey\" = \"370 kcal, 80 g protein, 8 g carbohydrate\".",
            "[kitchen.nutrition]",
        ]
        writeKitchenTable("nutrition")
        lines += [
            "# What shopping lists keep apart: names, \"virgin olive oil\" = \"olive oil\", or the units of a thing,",
            "# onion = \"units\".", "[kitchen.separate]",
        ]
        writeKitchenTable("separate")
    }

    private mutating func writeKitchenTable(_ name: String) {
        for setting in configuration.kitchen where setting.path.count == 2 && setting.path[0] == name {
            lines.append("\(setting.path[1].quotedForTOML) = \(setting.value.quotedForTOML)")
        }
    }

    private mutating func writeTimers() {
        lines += [
            "", "[timers]",
            "# The command line that runs when a timer rings. The variables RECIPES_TIMER, RECIPES_RECIPE and",
            "# RECIPES_MESSAGE contain the name of the timer, the recipe and what has happened.",
            "command = \((configuration.timerCommand ?? "").quotedForTOML)",
            "# Whether the machine stays awake in cook mode and while a timer runs.",
            "keep-awake = \(configuration.keepsAwake)",
        ]
    }

    private mutating func writeDiscover() {
        lines += [
            "", "[discover]",
            "# The service in which recipes discover searches; nothing else does. \"\" is https://recipes.cooklang.org.",
            "address = \((configuration.discoverAddress ?? "").quotedForTOML)",
        ]
    }

    private mutating func writeKeys() {
        lines += [
            "",
            "# The keys of each command. The first key is shown in hints; [] removes all keys. A key that you give to a",
            "# command is removed from other commands. Ctrl-C and Ctrl-Z always quit and suspend.", "[keys]",
        ]
        var group: Substring = ""
        var seen: Set<String> = []
        for command in commands where seen.insert(command.id).inserted {
            let keys = configuration.keyBindings.keys(ofCommand: command)
            if command.id.prefix(while: { $0 != "." }) != group, !group.isEmpty { lines.append("") }
            group = command.id.prefix { $0 != "." }
            let names = keys.map { $0.name(.ascii).quotedForTOML }.joined(separator: ", ")
            let key = command.id.split(separator: ".", omittingEmptySubsequences: false).map { String($0).keyForTOML }
            lines.append("\(key.joined(separator: ".")) = [\(names)]  # \(command.help)")
        }
    }

    private mutating func writeStyles(_ theme: Theme) {
        lines += [
            "",
            "# Styles in words: bold, dim, italic, underline, reverse; a colour; “on” and a background colour. Colours are",
            "# black, red, green, yellow, blue, magenta, cyan and white, the same with bright- before it, default, a number",
            "# up to 255, or #rrggbb. On a terminal without colours (or with NO_COLOR), styles with colours are ignored.",
            "[theme]",
        ]
        for role in Role.allCases {
            // A style that the user did not choose is a comment, because as a setting it would replace that of every theme.
            let own = configuration.styles[role]
            let line = "\(role.name) = \((own ?? theme[role]).words.quotedForTOML)  # \(role.explanation)"
            lines.append(own == nil ? "# \(line)" : line)
        }
    }
}

extension UserConfiguration {
    /// Returns the text of a configuration file with all settings. Comments in the text explain the settings.
    ///
    /// - Parameters:
    ///   - path: The path for the comment at the top of the file, without control characters. If `nil`, the comment
    ///     contains the usual path.
    ///   - commands: All commands to which the user can assign keys.
    ///   - theme: The styles of the roles that have no style in this configuration. By default, those of its theme.
    @MainActor
    public func toml(path: String?, commands: [KeyCommand], theme: Theme? = nil) -> String {
        var writer = ConfigurationWriter(self, commands: commands)
        return writer.toml(path: path, theme: theme ?? Theme(self.theme))
    }
}
