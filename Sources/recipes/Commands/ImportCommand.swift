import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary
import Synchronization

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

            SOURCE is a file, a folder, an export of another program, a page that a browser saved, the address of a page, \
            or - for standard input. A file or standard input may also be a list of addresses, one on each line. Pages are \
            kept as they came in ~/.cache/recipes/pages.

            Examples:
              recipes import https://example.org/soup
              recipes import addresses.txt ~/Downloads/export.paprikarecipes

            Your cookbook is the folder that RECIPES_HOME names, else ~/Recipes; it is created if it does not exist.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files of any known format, folders of them, addresses of pages, or - for standard input.",
            valueName: "source"),
        completion: .file())
    var sources: [String] = []

    @Flag(help: "Import what is on the clipboard: a part of a page, text, or addresses.")
    var clipboard = false

    @Option(help: ArgumentHelp("The folder to write into.", valueName: "folder"), completion: .directory)
    var into: String?

    @Flag(help: "Write nothing; print what would be written.")
    var dryRun = false

    @Flag(help: "Also import a recipe if one with the same title is almost the same.")
    var keepDuplicates = false

    @Flag(help: "Also read pages of this machine and its network.")
    var allowLocal = false

    func validate() throws {
        if sources.isEmpty, !clipboard { throw ValidationError("Missing expected argument '<source> ...'") }
    }

    func run() throws {
        try Self.reportingFailure {
            if clipboard { try PastedInput.replaceStandardInput() }
            guard let path = into ?? HomeCookbook.personalPath() else {
                throw CommandFailure(
                    "there is no home folder to keep a cookbook in; name a folder: --into FOLDER.",
                    status: CookbookError.Category.cannotCreate.exitStatus)
            }
            let imports = ImportSource.sources(of: (clipboard ? ["-"] : []) + sources)
            // All sources are checked before the first source is imported.
            for source in imports { try RecipeImport.check(source) }
            var reporter = ImportReporter(isDryRun: dryRun)
            let notebook = Notebook.personalPath().map { Notebook(path: $0) }
            var recipes = try RecipeImport(
                into: path, isDryRun: dryRun, keepsDuplicates: keepDuplicates, notebook: notebook,
                allowsLocal: allowLocal
            ) { reporter.reading($0, of: $1) }
            defer { notebook?.reportNotice() }
            // What an interrupted import has written can be undone too.
            defer { if !dryRun { Self.register(recipes.created, in: path, notebook) } }
            Interruption.receive()
            do {
                for source in imports {
                    try recipes.add(source) { event in
                        try reporter.report(event)
                        try Interruption.check()
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
    private static func register(_ created: [Change.Part], in path: String, _ notebook: Notebook?) {
        // `try?`: the folder was there while the recipes were written.
        guard let notebook, let cookbook = try? Cookbook(paths: [path]) else { return }
        if let problem = MainActor.assumeIsolated({ Store(of: cookbook, notebook: notebook).registerImport(created) }) {
            Output.error("recipes: this import cannot be undone, because your notes were not saved: \(problem)")
        }
    }
}

/// Ends an import after the current recipe when the person, or the end of the terminal, interrupts it. The second time,
/// the signal ends the program at once, because a recipe in a large archive can take long.
private enum Interruption {
    private static let signal = Atomic<Int32>(0)

    static func receive() {
        _ = signal.load(ordering: .relaxed)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { Interruption.signal.store($0, ordering: .relaxed) }
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaction(number, &action, nil) }
    }

    /// - Throws: The exit status of a program that a signal has ended.
    static func check() throws {
        let number = signal.load(ordering: .relaxed)
        if number != 0 { throw ExitCode(128 + number) }
    }
}

/// Prints the progress of an import. Paths of new files go to standard output, messages go to standard error.
///
/// In a terminal, only the first recipes get a line each. A status line shows the number of all imported recipes.
struct ImportReporter {
    /// The maximum number of recipes that get a line each in a terminal.
    private static let maximumLines = 20

    let isDryRun: Bool
    private var importedCount = 0
    private var alreadyThereCount = 0
    private var isStatusShown = false
    /// The time of the last update of the status line.
    private var shown = ContinuousClock.now

    init(isDryRun: Bool) { self.isDryRun = isDryRun }

    /// Shows in the status line how much of the cookbook was read. The cookbook is read before the import.
    mutating func reading(_ done: Int, of total: Int) {
        if total > 1000 { show("Reading the cookbook: \(done) of \(total) files") }
    }

    /// Prints an event of the import.
    mutating func report(_ event: ImportEvent) throws {
        switch event {
        case .fetching(let address):
            show("Reading \(address.host)")
        case .imported(_, let path):
            importedCount += 1
            if Output.isTerminal, importedCount > Self.maximumLines {
                showCounts()
            } else {
                clear()
                try Output.write(path.withoutControlCharacters + "\n")
            }
        case .alreadyThere(let title, let path, let source):
            alreadyThereCount += 1
            if Output.isErrorTerminal, alreadyThereCount > Self.maximumLines {
                showCounts()
            } else {
                writeLine("\(source): “\(title)” is there already: \(path)")
            }
        case .almostTheSame(let title, let path, let source):
            writeLine(
                "\(source): “\(title)” is almost the same as \(path), so it \(isDryRun ? "would be" : "was") skipped")
        case .completed(let title, let path, let contents):
            writeLine("\(path): “\(title)” \(isDryRun ? "would get" : "got") what it lacked: \(contents.words)")
        case .finished(let source, let contents):
            let verb = isDryRun ? "would come along" : "came along"
            let parts = [
                contents.words.isEmpty ? nil : "\(contents.words) \(verb)",
                contents.losses.isEmpty ? nil : "not kept: \(contents.lostWords)",
            ]
            writeLine("\(source): \(parts.compactMap(\.self).joined(separator: "; "))")
        case .unreadable(let diagnostic), .note(let diagnostic):
            writeLine(diagnostic.description)
        }
    }

    /// Prints the summary of the import as the last line.
    mutating func finish(_ recipes: RecipeImport, into path: String) {
        let count = recipes.importedCount
        let noun = count == 1 ? "recipe" : "recipes"
        var words =
            isDryRun ? "\(count) \(noun) would be imported into \(path)" : "\(count) \(noun) imported into \(path)"
        if recipes.alreadyThereCount > 0 { words += ", \(recipes.alreadyThereCount) already there" }
        if recipes.almostTheSameCount > 0 {
            words += ", \(recipes.almostTheSameCount) almost the same as others (--keep-duplicates imports them)"
        }
        if recipes.unreadableCount > 0 { words += ", \(recipes.unreadableCount) could not be read" }
        writeLine(words + ".")
    }

    private mutating func writeLine(_ line: String) {
        clear()
        Output.error(line)
    }

    private mutating func showCounts() {
        show("\(importedCount) imported" + (alreadyThereCount > 0 ? ", \(alreadyThereCount) already there" : ""))
    }

    /// Replaces the text of the status line. Does nothing if the previous update was less than a tenth of a second ago.
    private mutating func show(_ words: String) {
        guard Output.isErrorTerminal else { return }
        let now = ContinuousClock.now
        guard now - shown >= .milliseconds(100) else { return }
        shown = now
        isStatusShown = true
        Output.status(words)
    }

    /// Removes the status line, so that another line can be printed.
    private mutating func clear() {
        guard isStatusShown else { return }
        isStatusShown = false
        Output.status("")
    }
}
