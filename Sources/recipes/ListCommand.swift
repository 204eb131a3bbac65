import ArgumentParser
import RecipeKit

/// `recipes list`: one line a recipe.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Print one line a recipe: course, title, time, servings.")

    @OptionGroup var arguments: CookbookArguments

    @Flag(help: "Print one JSON array of objects.")
    var json = false

    func run() throws {
        try reportingFailure {
            let scan = try arguments.cookbook().cookbook.scanAll()
            let sections = CourseSection.sections(of: scan.recipes)
            if json {
                try Output.write(RecipeListWriter().json(for: sections).text() + "\n")
            } else {
                try Output.write(RecipeListWriter(width: Output.terminalWidth).text(for: sections))
            }
            for diagnostic in scan.unreadable.flatMap(\.diagnostics) + scan.notes {
                Output.error(diagnostic.description)
            }
            if let problem = scan.problem { throw CommandFailure(problem) }
            if let first = scan.unreadable.first { throw ExitCode(first.category.exitStatus) }
        }
    }
}
