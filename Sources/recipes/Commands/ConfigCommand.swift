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
            The file recipes/config.toml in the folder of XDG_CONFIG_HOME, or else in ~/.config, contains your keys and \
            colours. The output has the form of this file. To make the file, run recipes config \
            >~/.config/recipes/config.toml and delete the lines that you do not want to change.
            """)

    func run() throws {
        try Self.reportingFailure {
            // The main actor runs on the main thread, and so does this function.
            try MainActor.assumeIsolated {
                let path = UserFolder.configurationFile
                let commands = BrowserCommands.all()
                let configuration = Configuration.load(path) { commands }
                let diagnostics = configuration.diagnostics + KitchenCustoms.read(configuration).1
                for diagnostic in diagnostics { Output.error(diagnostic.description) }
                let shown = path?.withoutControlCharacters
                try Output.write(configuration.toml(path: shown, commands: commands))
                if !diagnostics.isEmpty { throw ExitCode(CookbookError.Category.badData.exitStatus) }
            }
        }
    }
}
