import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary

/// `recipes import`: writes recipes of any format into the cookbook.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import recipes of any format into your cookbook.",
        discussion: """
            Writes a Cooklang file for each recipe and prints its path. The title is the name of the file, and \
            ingredients are marked in the steps. A recipe is skipped if the cookbook already has it: from the same \
            page, with the same title and ingredients, or with the same title and almost the same content. To continue \
            an interrupted import, run it again.

            Pictures are written beside the recipes, as NAME.jpg, NAME.1.jpg. Ratings, favourites and cooked days go \
            to your notes. An existing recipe gets the pictures, ratings, favourites and cooked days that it lacks. \
            For each file, a line on standard error says what was imported with its recipes and what was lost.

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

    @Flag(help: "Also import a recipe if one with the same title is almost the same.")
    var keepDuplicates = false

    func run() throws {
        try Self.reportingFailure {
            guard let path = into ?? HomeCookbook.personalPath() else {
                throw CommandFailure(
                    "there is no home folder to keep a cookbook in; name a folder: --into FOLDER.",
                    status: CookbookError.Category.cannotCreate.exitStatus)
            }
            let sources = sources.map { $0 == "-" ? ImportSource.standardInput : .path($0) }
            // All sources are checked before the first source is imported.
            for source in sources { try RecipeImport.check(source) }
            var reporter = ImportReporter(isDryRun: dryRun)
            let notebook = Notebook.personalPath().map { Notebook(path: $0) }
            var recipes = try RecipeImport(
                into: path, isDryRun: dryRun, keepsDuplicates: keepDuplicates, notebook: notebook
            ) { reporter.reading($0, of: $1) }
            defer { notebook?.reportNotice() }
            var created: [String] = []
            // What an interrupted import has written can be undone too.
            defer { if !dryRun { Self.register(created, in: path, notebook) } }
            do {
                for source in sources {
                    try recipes.add(source) { event in
                        if case .imported(_, let file) = event { created.append(file) }
                        try reporter.report(event)
                    }
                }
            } catch {
                reporter.finish(recipes, into: path)
                throw error
            }
            reporter.finish(recipes, into: path)
            if let category = recipes.category { throw ExitCode(category.exitStatus) }
        }
    }

    /// Lets `recipes undo` take the import back.
    private static func register(_ files: [String], in path: String, _ notebook: Notebook?) {
        // `try?`: the folder was there while the recipes were written.
        guard !files.isEmpty, let notebook, let cookbook = try? Cookbook(paths: [path]) else { return }
        MainActor.assumeIsolated { Store(of: cookbook, notebook: notebook).registerImport(of: files) }
    }
}
