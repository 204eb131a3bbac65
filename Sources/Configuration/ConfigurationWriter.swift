import SectionedLists
import Terminal

/// Writes what is in effect as a configuration file that says the same, with a word on everything.
@MainActor
struct ConfigurationWriter {
    let configuration: Configuration
    let commands: [KeyCommand]

    private var lines: [String] = []

    init(_ configuration: Configuration, commands: [KeyCommand]) {
        self.configuration = configuration
        self.commands = commands
    }

    /// - Parameters:
    ///   - path: Where the file is to lie, without control characters; told in its first lines.
    ///   - theme: What roles look like where the configuration says nothing.
    mutating func toml(path: String?, theme: Theme) -> String {
        lines = [
            "# The configuration of recipes, as it is in effect. What you leave out is as the program has it.",
            "# It belongs into \(path ?? "~/.config/recipes/config.toml").", "",
            "# Whether the mouse's wheel and clicks are the program's; --no-mouse leaves them to the terminal for once.",
            "mouse = \(configuration.isMouseEnabled)",
        ]
        writeKeys()
        writeStyles(theme)
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func writeKeys() {
        lines += [
            "",
            "# The keys of each command, the one to be shown first; [] takes them all away. A key that you give to a",
            "# command is taken from the others. Ctrl-C and Ctrl-Z always quit and suspend.", "[keys]",
        ]
        var group: Substring = ""
        var seen: Set<String> = []
        for command in commands where seen.insert(command.id).inserted {
            let keys = configuration.keyBindings.keys(ofCommand: command)
            if command.id.prefix(while: { $0 != "." }) != group, !group.isEmpty { lines.append("") }
            group = command.id.prefix { $0 != "." }
            let names = keys.map { Self.quoted($0.name(.ascii)) }.joined(separator: ", ")
            lines.append("\(Self.key(command.id)) = [\(names)]  # \(command.help)")
        }
    }

    private mutating func writeStyles(_ theme: Theme) {
        lines += [
            "",
            "# What things look like, in words: bold, dim, italic, underline, reverse; a colour; “on” and a colour behind.",
            "# Colours are the terminal's own black, red, green, yellow, blue, magenta, cyan and white, the same with bright-",
            "# before it, default, a number up to 255, or #rrggbb. Without colours (NO_COLOR) only looks without any count.",
            "[theme]",
        ]
        for role in Role.allCases {
            let style = configuration.styles[role] ?? theme[role]
            lines.append("\(role.name) = \(Self.quoted(style.words))  # \(role.explanation)")
        }
    }

    // MARK: - TOML

    /// A command's id as dotted keys, those in quotation marks that need them.
    private static func key(_ id: String) -> String {
        id.split(separator: ".", omittingEmptySubsequences: false).map { part in
            let isBare =
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
            return isBare ? String(part) : quoted(String(part))
        }
        .joined(separator: ".")
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                "\\u" + String(repeating: "0", count: scalar.value < 0x10 ? 3 : 2) + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension Configuration {
    /// The configuration as a file that says the same, with a comment on everything.
    ///
    /// - Parameters:
    ///   - path: Where such a file is to lie, without control characters; `nil` where the environment does not know.
    ///   - commands: Every command that keys can be given to.
    ///   - theme: What roles look like where the configuration says nothing.
    @MainActor
    public func toml(path: String?, commands: [KeyCommand], theme: Theme = .standard) -> String {
        var writer = ConfigurationWriter(self, commands: commands)
        return writer.toml(path: path, theme: theme)
    }
}
