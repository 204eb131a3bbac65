import ArgumentParser
import RecipeKit

/// `recipes import-state`: what was added to recipes elsewhere, into one's own.
struct ImportStateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-state", abstract: "Take over what export-state wrote, here or on another machine.",
        discussion: """
            Of what was added to a recipe on both sides, what was changed last counts; the days on which it was cooked \
            come together. All of the file is taken, or nothing where anything in it is wrong. Doing it twice changes \
            nothing.
            """)

    @Argument(help: ArgumentHelp("What export-state wrote, or - for standard input.", valueName: "file"))
    var file: String

    func run() throws {
        try Self.reportingFailure {
            let notebook = try PersonalNotebook.open()
            let counts =
                file == "-"
                ? try notebook.importState(Input.bytes(), file: "standard input")
                : try notebook.importState(ofFileAt: file)
            if let notice = notebook.takeNotice() { Output.error(notice) }
            let parts = [(counts.new, "new"), (counts.changed, "changed"), (counts.same, "the same")]
            let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            Output.error(told.isEmpty ? "Nothing was in it." : "Recipes: \(told).")
        }
    }
}
