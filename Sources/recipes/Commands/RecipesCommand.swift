import ArgumentParser

/// The root command. Without a subcommand, it starts the browser.
struct RecipesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recipes",
        abstract: """
            Browse, read and check recipes kept as plain files.

              recipes                                 browse your cookbook; ? is the help
              recipes show "leek soup" --servings 6   print a recipe in another size
              recipes shopping-list add "leek soup"   put it on the shopping list
            """,
        usage: """
            recipes [PATH ...]
            recipes list [PATH ...] [--json]
            recipes search WORD ... [PATH ...] [--json]
            recipes show RECIPE [--format FORMAT] [--servings NUMBER] [--units UNITS]
            recipes convert FILE ... --to FORMAT [--output FOLDER] [--units UNITS]
            recipes amount AMOUNT ... [--to UNIT] [--json]
            recipes shopping-list [RECIPE[:FACTOR] ...] [--item ITEM] [--json]
            recipes shopping-list add ITEM ...
            recipes shopping-list --merge FILE
            recipes plan [--json | --ics]
            recipes plan add RECIPE --on DAY [--meal MEAL] [--servings NUMBER]
            recipes pantry [--json]
            recipes pantry add ITEM
            recipes can-make [--missing NUMBER] [--json]
            recipes cooked RECIPE [--on DAY] [--rating STARS] [--note TEXT]
            recipes rate RECIPE STARS
            recipes new TITLE
            recipes undo
            recipes redo
            recipes nutrition RECIPE [--json]
            recipes timer TIME [NAME ...] [--wait]
            recipes timers [--json] [--stop TIMER]
            recipes import SOURCE ... [--into FOLDER] [--dry-run]
            recipes update RECIPE [--merge] [--json]
            recipes discover WORD ... [--import NUMBER] [--json]
            recipes export --to PROGRAM [--output FILE] [PATH ...]
            recipes duplicates [PATH ...] [--json] [--all]
            recipes check PATH ...
            recipes parse-ingredients [--json]
            recipes export-state [--output FILE]
            recipes import-state FILE
            recipes restore [COPY]
            recipes config
            recipes doctor [PATH ...] [--json]
            """,
        discussion: """
            Without a command it browses. By default the arrow keys move, Enter opens, ? shows every key, q quits. PATH is \
            a folder of recipes, or a file.

            With no PATH it opens your cookbook: the folder that RECIPES_HOME names, else ~/Recipes, else the starter \
            cookbook that comes with the program.

            Problems that do not stop it are logged in recipes/recipes.log in the folder that XDG_STATE_HOME names, else in \
            ~/.local/state.

            Exit statuses: 0 success, 1 recipes doctor found something to do, 64 wrong usage, 65 bad data, 66 no such \
            input, 70 a fault of the program, 71 not enough memory, 73 cannot write there, 74 input or output error.
            """,
        version: "recipes \(Version.current)",
        subcommands: [
            BrowseCommand.self, ListCommand.self, SearchCommand.self, ShowCommand.self, ConvertCommand.self,
            AmountCommand.self, ShoppingListCommand.self, PlanCommand.self, PantryCommand.self, CanMakeCommand.self,
            RateCommand.self, CookedCommand.self, NewCommand.self, UndoCommand.self, RedoCommand.self,
            NutritionCommand.self, TimerCommand.self, TimersCommand.self, ImportCommand.self, UpdateCommand.self,
            DiscoverCommand.self, ExportCommand.self,
            DuplicatesCommand.self, CheckCommand.self, ParseIngredientsCommand.self, ExportStateCommand.self,
            ImportStateCommand.self, RestoreCommand.self, ConfigCommand.self, DoctorCommand.self,
        ],
        defaultSubcommand: BrowseCommand.self)
}

extension RecipesCommand {
    /// Parses the arguments of the process, runs the command and ends the process.
    ///
    /// This function replaces the `main()` of the parser for two reasons: `main()` prints arguments with their control
    /// characters, and it ignores errors when it writes the help. Here, all output uses ``Output``.
    static func mainWithArguments() -> Never {
        do {
            try checkHelp(CommandLine.arguments.dropFirst())
            var command = try parseAsRoot()
            try command.run()
            exit()
        } catch {
            exit(withError: status(afterReporting: error))
        }
    }

    /// Checks that every word after `help` is the name of a command. For an unknown word, the parser would show the
    /// help of the whole program instead of an error.
    ///
    /// - Throws: `ValidationError` for the first word after `help` that names no command.
    private static func checkHelp(_ arguments: ArraySlice<String>) throws {
        guard arguments.first == "help" else { return }
        var command: any ParsableCommand.Type = self
        for word in arguments.dropFirst() where !word.hasPrefix("-") && word != "help" {
            guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word })
            else {
                throw ValidationError("There is no command “\(word)”; recipes --help lists the commands.")
            }
            command = next
        }
    }

    /// Prints the message of an error. Returns an error with the exit status for the process.
    private static func status(afterReporting error: any Error) -> any Error {
        let status = exitCode(for: error)
        let message = fullMessage(for: error)
        guard !message.isEmpty else { return status }
        // The parser also throws the help, the version and the completion scripts as errors. These are regular output.
        guard status.isSuccess else {
            for line in message.split(separator: "\n") { Output.error(String(line)) }
            return status
        }
        do {
            try reportingFailure { try Output.write(message + "\n") }
            return status
        } catch {
            return error
        }
    }
}

/// The version of the program, printed by `recipes --version`.
enum Version {
    static let current = "0.2.0"
}
