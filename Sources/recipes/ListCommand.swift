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

    /// Other commands have it, so people try it here.
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
            try scan.tellTroubles()
        }
    }
}

extension CookbookScan {
    /// Says on standard error what could not be read.
    ///
    /// - Throws: What the command ends with, where there is any of that.
    func tellTroubles() throws {
        for diagnostic in unreadable.flatMap(\.diagnostics) + notes where !isProblem(diagnostic) {
            Output.error(diagnostic.description)
        }
        if let problem { throw CommandFailure(problem) }
        if let category { throw ExitCode(category.exitStatus) }
    }

    /// Whether it is the reason that there is nothing at all, which is said once.
    private func isProblem(_ diagnostic: Diagnostic) -> Bool {
        guard let problem = problem?.diagnostic else { return false }
        return problem.location == diagnostic.location && problem.message == diagnostic.message
    }
}
