import ArgumentParser
import RecipeKit
import RecipeLibrary

/// `recipes list`: prints one line for each recipe.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Print one line for each recipe: course, title, time, servings.",
        discussion: "In a terminal, prints columns. In a file or pipe, a tab separates the fields.")

    @OptionGroup var arguments: CookbookArguments

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    /// An option of other commands. This command accepts it only to report a helpful error.
    @Option(help: .private)
    var format: String?

    func validate() throws {
        if format != nil { throw ValidationError("list has no --format; use --json.") }
    }

    func run() throws {
        try Self.reportingFailure {
            let scan = try CookbookArguments.cookbook(paths: arguments.paths).cookbook.scanAll()
            let sections = CourseSection.sections(of: scan.recipes)
            if json {
                try Output.write(RecipeListWriter().json(for: sections).text() + "\n")
            } else {
                try Output.write(RecipeListWriter(width: Output.terminalWidth).text(for: sections))
            }
            try scan.reportErrors()
        }
    }
}
