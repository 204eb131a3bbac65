import ArgumentParser
import RecipeKit

/// `recipes list`: one line a recipe.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Print one line for each recipe: course, title, time, servings.",
        discussion: "In a terminal in columns; into a file or a pipe with a tab between the fields.")

    @OptionGroup var arguments: CookbookArguments

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            let scan = try CookbookArguments.cookbook(paths: arguments.paths).cookbook.scanAll()
            let sections = CourseSection.sections(of: scan.recipes)
            if json {
                try Output.write(RecipeListWriter().json(for: sections).text() + "\n")
            } else {
                try Output.write(RecipeListWriter(width: Output.terminalWidth).text(for: sections))
            }
            let diagnostics = scan.unreadable.flatMap(\.diagnostics) + scan.notes
            for diagnostic in diagnostics where !scan.isProblem(diagnostic) { Output.error(diagnostic.description) }
            if let problem = scan.problem { throw CommandFailure(problem) }
            if let first = scan.unreadable.first { throw ExitCode(first.category.exitStatus) }
        }
    }
}

extension CookbookScan {
    /// Whether it is the reason that there is nothing at all, which is said once.
    fileprivate func isProblem(_ diagnostic: Diagnostic) -> Bool {
        guard let problem = problem?.diagnostic else { return false }
        return problem.location == diagnostic.location && problem.message == diagnostic.message
    }
}
