import ArgumentParser
import RecipeKit
import RecipeLibrary

/// `recipes import`: writes recipes of any format into the cookbook.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import recipes of any format into your cookbook.",
        discussion: """
            Writes a Cooklang file for each recipe, named after its title, with the ingredients marked in the steps, and \
            prints the file's path. A recipe that exists already, from the same page or with the same title and \
            ingredients, is skipped, and so is one with the same title that is almost the same. To continue an \
            interrupted import, run it again.

            Pictures are written beside the recipes, as NAME.jpg, NAME.1.jpg. Ratings, favourites and cooked days go to \
            your notes. A recipe that exists already gets the pictures and marks that it does not have. A line on \
            standard error says for each file what came along and what is not kept.

            SOURCE is a file, a folder, an export of another program, a page that a browser saved, or - for standard \
            input. Your cookbook is the folder that RECIPES_HOME names, else ~/Recipes; it is created if it does not exist.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files of any known format, folders of them, or - for standard input.", valueName: "source"),
        completion: .file())
    var sources: [String]

    @Option(help: ArgumentHelp("The folder to write into.", valueName: "folder"), completion: .directory)
    var into: String?

    @Flag(help: "Write nothing; print what would be written.")
    var dryRun = false

    @Flag(help: "Also import recipes that are almost the same as one of the same title.")
    var keepDuplicates = false

    func run() throws {
        try Self.reportingFailure {
            guard let path = into ?? HomeCookbook.personalPath() else {
                throw CommandFailure(
                    "there is no home folder to keep a cookbook in; name a folder: --into FOLDER.",
                    status: CookbookError.Category.cannotCreate.exitStatus)
            }
            let sources = sources.map { $0 == "-" ? ImportSource.standardInput : .path($0) }
            // All sources are checked before the first is imported.
            for source in sources { try RecipeImport.check(source) }
            var reporter = ImportReporter(isDryRun: dryRun)
            let notebook = Notebook.personalPath().map { Notebook(path: $0) }
            var recipes = try RecipeImport(
                into: path, isDryRun: dryRun, keepsDuplicates: keepDuplicates, notebook: notebook
            ) { reporter.reading($0, of: $1) }
            defer { notebook?.reportNotice() }
            do {
                for source in sources { try recipes.add(source) { try reporter.report($0) } }
            } catch {
                reporter.finish(recipes, into: path)
                throw error
            }
            reporter.finish(recipes, into: path)
            if let category = recipes.category { throw ExitCode(category.exitStatus) }
        }
    }
}
