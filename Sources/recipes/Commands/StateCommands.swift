import ArgumentParser
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
