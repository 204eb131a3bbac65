import ArgumentParser
import RecipeKit

/// `recipes show`: one recipe, as text or for other programs.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print one recipe: one of your cookbook by its title, or any file.",
        discussion: """
            The start of a title is enough, or any part of it, where only one recipe has it; capitals and accents do \
            not matter.
            """)

    @Argument(help: "A title, or a file.", completion: .file())
    var recipe: String

    @Option(help: ArgumentHelp("How to print it: \(OutputFormat.list); text where nothing is said."))
    var format: OutputFormat?

    func run() throws {
        try Self.reportingFailure {
            let result = try RecipeFinder().recipe(named: recipe)
            for diagnostic in result.diagnostics { Output.error(diagnostic.description) }
            if let format, !format.isPlainText {
                try Output.write(format.text(for: result.recipe))
            } else {
                let width = min(Output.terminalWidth ?? 80, 100)
                try Output.write(TextWriter(width: width).text(for: result.recipe))
            }
            if result.diagnostics.contains(where: { $0.severity == .error }) {
                throw ExitCode(CookbookError.Category.badData.exitStatus)
            }
        }
    }
}
