import ArgumentParser
import RecipeKit

/// `recipes import-state`: merges an exported notebook into the user's notebook.
struct ImportStateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-state",
        abstract: "Merge a file that export-state wrote, here or on another machine, into your notes.",
        discussion: """
            If a recipe has notes on both sides, the latest change wins; the days on which it was cooked are combined. \
            A file with an error is not imported at all. Importing a file a second time changes nothing.
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
