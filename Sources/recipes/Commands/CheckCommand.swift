import ArgumentParser
import RecipeKit
import RecipeLibrary

/// `recipes check`: prints the diagnostics of files, with locations.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "List the problems in recipe files, with their locations.",
        discussion: """
            Prints a line for each problem in a file: file:line:column: message. Compilers use the same form, so \
            editors can jump to the location. Prints nothing if there are no problems.

            A folder can also hold files that are no recipes, such as a readme. They are no problem; --left-out lists \
            them too, each with the reason.
            """)

    @Argument(help: ArgumentHelp("Folders or files to read.", valueName: "path"), completion: .file())
    var paths: [String]

    @Flag(help: "Also list the files that are no recipes.")
    var leftOut = false

    func run() throws {
        try Self.reportingFailure {
            let cookbook = try Cookbook(paths: paths)
            var failure: (any Error)?
            func print(_ diagnostic: Diagnostic) {
                guard failure == nil else { return }
                do {
                    try Output.write(diagnostic.description.withoutControlCharacters + "\n")
                } catch {
                    failure = error
                }
            }
            let category = cookbook.check(print, leftOut: { if leftOut { print($0) } })
            if let failure { throw failure }
            if let category { throw ExitCode(category.exitStatus) }
        }
    }
}
