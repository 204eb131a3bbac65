import ArgumentParser
import RecipeFormats
import RecipeKit

/// `recipes show`: prints one recipe, as text or in another format.
struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print one recipe: a recipe of your cookbook by its title, or a file.",
        discussion: """
            The start or any part of a title is enough if only one recipe has it. Capitals and accents do not matter.
            """)

    @Argument(help: "A title, or a file.", completion: .file())
    var recipe: String

    @Option(help: ArgumentHelp("The output format: \(OutputFormat.list); text by default."))
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
