import ArgumentParser
import RecipeKit

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
