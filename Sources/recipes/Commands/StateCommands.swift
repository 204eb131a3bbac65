import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary

/// `recipes export-state`: prints the notebook as JSON.
struct ExportStateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export-state",
        abstract: "Print what you added to recipes (favourites, ratings, notes, days, ticks) as JSON.",
        discussion: """
            Use it to keep a copy of your notes, or to move them to another machine. There, recipes import-state reads \
            them. docs/state.md describes the format.
            """)

    @Option(
        help: ArgumentHelp("The file to write; standard output if it is not given.", valueName: "file"),
        completion: .file())
    var output: String?

    func run() throws {
        try Self.reportingFailure {
            let notebook = try PersonalNotebook.open()
            let text = try notebook.exportedState().text() + "\n"
            notebook.reportNotice()
            if let output {
                try Output.write(text, toFile: output)
            } else {
                try Output.write(text)
            }
        }
    }
}

/// `recipes import-state`: merges an exported notebook into the user's notebook.
struct ImportStateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-state",
        abstract: "Merge your favourites, ratings and notes from a file that export-state wrote.",
        discussion: """
            The file can come from another machine. If both the file and your notebook know a recipe, the later change \
            is used. The days on which you cooked it are combined. If the file has an error, nothing is imported. If \
            you import a file a second time, nothing changes.
            """)

    @Argument(help: ArgumentHelp("A file that export-state wrote, or - for standard input.", valueName: "file"))
    var file: String

    func run() throws {
        try Self.reportingFailure {
            let notebook = try PersonalNotebook.open()
            if let path = notebook.path { NotebookCopies(of: path).makeDaily(on: .today) }
            let counts =
                file == "-"
                ? try notebook.importState(Input.bytes(), file: "standard input")
                : try notebook.importState(ofFileAt: file)
            notebook.reportNotice()
            let parts = [(counts.new, "new"), (counts.changed, "changed"), (counts.same, "the same")]
            let summary = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            Output.error(summary.isEmpty ? "Nothing was in it." : "Recipes: \(summary).")
        }
    }
}

/// `recipes restore`: lists the copies of the notebook, or puts one back.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "List the copies of what you added to recipes, or put one back.",
        usage: """
            recipes restore
            recipes restore <copy>
            """,
        discussion: """
            On each day on which you change something, the program copies your notes: favourites, ratings, notes, cooked \
            days and ticks. It keeps the three latest copies. Without an argument, the command lists them.

            With the name of a copy, such as 2026-11-28, it replaces your notes by those of the copy. What was there \
            before is kept too, and listed as replaced. Timers, and what undo takes back, stay as they are. A browser that \
            is open shows the notes of the copy at once.
            """)

    @Argument(help: ArgumentHelp("The name of a copy, or the path of a copied notebook.", valueName: "copy"))
    var copy: String?

    func run() throws {
        try Self.reportingFailure {
            let notebook = try PersonalNotebook.open()
            let copies = notebook.path.map { NotebookCopies(of: $0).all } ?? []
            guard let copy else { return try list(copies) }
            guard let path = copies.first(where: { $0.name == copy })?.path ?? (copy.contains("/") ? copy : nil) else {
                throw CommandFailure(
                    "there is no copy “\(copy)”; recipes restore lists them.",
                    status: CookbookError.Category.noInput.exitStatus)
            }
            let restored = try notebook.restore(from: path)
            notebook.reportNotice()
            let count = restored.recipes.counted("recipe")
            Output.error("Your notes on \(count) are those of \(copy) again.")
            if let replaced = restored.replaced {
                Output.error("To go back to what was there before: recipes restore \(replaced)")
            }
        }
    }

    private func list(_ copies: [NotebookCopy]) throws {
        guard !copies.isEmpty else {
            return Output.error("There is no copy yet; the first is made when you change something.")
        }
        let names = copies.map(\.name.count).max() ?? 0
        for copy in copies {
            let name = copy.name + String(repeating: " ", count: names - copy.name.count)
            let day = copy.day.name(from: .today)
            let size = MemoryLimit.size(copy.size)
            try Output.write("\(name)  \(size)  \(copy.isReplaced ? "replaced \(day)" : day)\n")
        }
    }
}
