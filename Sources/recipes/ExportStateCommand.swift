import ArgumentParser
import RecipeKit

/// `recipes export-state`: what was added to recipes, as JSON.
struct ExportStateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export-state",
        abstract: "Print what you added to recipes (favourites, ratings, notes, days, ticks) as JSON.",
        discussion: """
            To keep a copy of it, or to take it to another machine, where recipes import-state reads it. docs/state.md \
            says what is in it.
            """)

    @Option(
        help: ArgumentHelp("The file to write, in place of standard output.", valueName: "file"), completion: .file())
    var output: String?

    func run() throws {
        try Self.reportingFailure {
            let text = try PersonalNotebook.open().exportedState().text() + "\n"
            if let output {
                try Output.write(text, toFile: output)
            } else {
                try Output.write(text)
            }
        }
    }
}

/// The notebook of the person who runs the program.
enum PersonalNotebook {
    static func open() throws -> Notebook {
        guard let path = Notebook.personalPath() else {
            throw CommandFailure(
                "there is no home folder that holds your notes; set HOME or XDG_DATA_HOME.",
                status: CookbookError.Category.noInput.exitStatus)
        }
        return Notebook(path: path)
    }
}
