import ArgumentParser
import Configuration
import Kitchen
import RecipeBrowser
import RecipeKit
import RecipeLibrary

/// `recipes config`: prints the configuration that is in effect.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Print the configuration that is in effect, with comments.",
        discussion: """
            Your configuration is the file recipes/config.toml in the folder that XDG_CONFIG_HOME names, or else in \
            ~/.config. The output has the form of this file. To create the file, run recipes config \
            >~/.config/recipes/config.toml and delete the lines that you do not want to change. If you prefer the \
            keys of version 0.2, add what recipes config --keys classic prints.
            """)

    @Option(
        help: ArgumentHelp(
            "Print only lines that restore the keys of version 0.2: classic.", valueName: "classic"))
    var keys: KeyChoice?

    enum KeyChoice: String, ExpressibleByArgument, CaseIterable {
        case classic
    }

    func run() throws {
        try Self.reportingFailure {
            // The main actor runs on the main thread, and so does this function.
            try MainActor.assumeIsolated {
                if keys == .classic {
                    return try Output.write("[keys]\n" + BrowserCommands.classicLines.map { $0 + "\n" }.joined())
                }
                let path = UserFolder.configurationFile
                let commands = BrowserCommands.all()
                let configuration = UserConfiguration.load(path, areApart: BrowserCommands.areApart) { commands }
                let diagnostics = configuration.diagnostics + KitchenCustoms.read(configuration).1
                for diagnostic in diagnostics { Output.error(diagnostic.description) }
                let shown = path?.withoutControlCharacters
                try Output.write(configuration.toml(path: shown, commands: commands))
                if !diagnostics.isEmpty { throw ExitCode(CookbookError.Category.badData.exitStatus) }
            }
        }
    }
}
