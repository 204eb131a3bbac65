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

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Argument(help: "A title, or a file.", completion: .file())
    var recipe: String

    @Option(help: "How to print it; json is a schema.org Recipe object.")
    var format = Format.text

    func run() throws {
        try Self.reportingFailure {
            let result = try RecipeFinder().recipe(named: recipe)
            for diagnostic in result.diagnostics { Output.error(diagnostic.description) }
            switch format {
            case .text:
                let width = min(Output.terminalWidth ?? 80, 100)
                try Output.write(TextWriter(width: width).text(for: result.recipe))
            case .json:
                try Output.write(SchemaOrgWriter().text(for: result.recipe) + "\n")
            }
            if result.diagnostics.contains(where: { $0.severity == .error }) {
                throw ExitCode(CookbookError.Category.badData.exitStatus)
            }
        }
    }
}
