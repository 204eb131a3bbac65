import ArgumentParser

/// The root command. Without a subcommand, it starts the browser.
struct RecipesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recipes",
        abstract: "Browse, read and check recipes kept as plain files.",
        usage: """
            recipes [PATH ...]
            recipes list [PATH ...] [--json]
            recipes search WORD ... [PATH ...] [--json]
            recipes show RECIPE [--format FORMAT] [--servings NUMBER] [--units UNITS]
            recipes convert FILE ... --to FORMAT [--output FOLDER] [--units UNITS]
            recipes amount AMOUNT ... [--to UNIT] [--json]
            recipes shopping-list [RECIPE[:FACTOR] ...] [--item ITEM] [--json]
            recipes shopping-list add ITEM ...
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
            recipes export --to PROGRAM [--output FILE] [PATH ...]
            recipes duplicates [PATH ...] [--json] [--all]
            recipes check PATH ...
            recipes parse-ingredients [--json]
            recipes export-state [--output FILE]
            recipes import-state FILE
            recipes config
            """,
        discussion: """
            Without a command it browses. By default the arrow keys move, Enter opens, ? shows every key, q quits. PATH is \
            a folder of recipes, or a file.

            With no PATH it opens your cookbook: the folder that RECIPES_HOME names, else ~/Recipes, else the starter \
            cookbook that comes with the program.

            Problems that do not stop it are logged in recipes/recipes.log in the folder that XDG_STATE_HOME names, else in \
            ~/.local/state.

            Exit statuses: 0 success, 64 wrong usage, 65 bad data, 66 no such input, 70 a fault of the program, \
            71 not enough memory, 73 cannot write there, 74 input or output error.
            """,
        version: "recipes \(Version.current)",
        subcommands: [
            BrowseCommand.self, ListCommand.self, SearchCommand.self, ShowCommand.self, ConvertCommand.self,
            AmountCommand.self, ShoppingListCommand.self, PlanCommand.self, PantryCommand.self, CanMakeCommand.self,
            RateCommand.self, CookedCommand.self, NewCommand.self, UndoCommand.self, RedoCommand.self,
            NutritionCommand.self, TimerCommand.self, TimersCommand.self, ImportCommand.self, ExportCommand.self,
            DuplicatesCommand.self, CheckCommand.self, ParseIngredientsCommand.self, ExportStateCommand.self,
            ImportStateCommand.self,
            ConfigCommand.self,
        ],
        defaultSubcommand: BrowseCommand.self)
}
