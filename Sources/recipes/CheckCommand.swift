import ArgumentParser
import RecipeKit

/// `recipes check`: what could not be read, and where.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Say what could not be read: file:line:column: message.")

    @Argument(help: "Folders or files.", completion: .file())
    var paths: [String]

    func run() throws {
        try reportingFailure {
            let cookbook = try Cookbook(paths: paths)
            var failure: (any Error)?
            let category = cookbook.check { diagnostic in
                guard failure == nil else { return }
                do {
                    try Output.write(diagnostic.description.withoutControlCharacters + "\n")
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            if let category { throw ExitCode(category.exitStatus) }
        }
    }
}
