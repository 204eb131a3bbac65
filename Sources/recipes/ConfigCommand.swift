import ArgumentParser
import Configuration
import RecipeBrowser
import RecipeKit

/// `recipes config`: the configuration that is in effect.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Print the configuration that is in effect, with comments.",
        discussion: """
            Keys and looks are kept in recipes/config.toml in the folder that XDG_CONFIG_HOME names, else in ~/.config. \
            What is printed is such a file: to begin with one, run recipes config >~/.config/recipes/config.toml and \
            take out what you do not want otherwise.
            """)

    func run() throws {
        try Self.reportingFailure {
            // The program's main function runs on the main thread, which is the main actor's.
            try MainActor.assumeIsolated {
                let path = ConfigurationFile.path()
                let commands = BrowserCommands.all()
                let configuration = Configuration.load(path) { commands }
                for problem in configuration.problems { Output.error(problem.description) }
                let shown = path?.withoutControlCharacters
                try Output.write(configuration.toml(path: shown, commands: commands))
                if !configuration.problems.isEmpty { throw ExitCode(CookbookError.Category.badData.exitStatus) }
            }
        }
    }
}
