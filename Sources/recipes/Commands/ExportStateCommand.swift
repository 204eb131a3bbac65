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
