import ArgumentParser
import RecipeKit
import RecipeLibrary

extension CookbookScan {
    /// Prints the diagnostics of the files that could not be read to standard error.
    ///
    /// - Throws: The exit status of the command, if there are any.
    func reportErrors() throws {
        for diagnostic in unreadable.flatMap(\.diagnostics) + notes where !isProblem(diagnostic) {
            Output.error(diagnostic.description)
        }
        if let error { throw CommandFailure(error) }
        if let category { throw ExitCode(category.exitStatus) }
    }

    /// Whether a diagnostic is the reason why there are no recipes at all, which is printed separately.
    private func isProblem(_ diagnostic: Diagnostic) -> Bool {
        guard let error = error?.diagnostic else { return false }
        return error.location == diagnostic.location && error.message == diagnostic.message
    }
}
