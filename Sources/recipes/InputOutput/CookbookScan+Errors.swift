import ArgumentParser
import RecipeKit
import RecipeLibrary

extension CookbookScan {
    /// Prints the diagnostics of the files that could not be read to standard error.
    ///
    /// - Throws: The exit status of the command, if any file could not be read.
    func reportErrors() throws {
        for diagnostic in unreadable.flatMap(\.diagnostics) + notes where !isProblem(diagnostic) {
            Output.error(diagnostic.description)
        }
        if let error { throw CommandFailure(error) }
        if let category { throw ExitCode(category.exitStatus) }
    }

    /// Returns whether a diagnostic explains why there are no recipes. The command prints that diagnostic separately.
    private func isProblem(_ diagnostic: Diagnostic) -> Bool {
        guard let error = error?.diagnostic else { return false }
        return error.location == diagnostic.location && error.message == diagnostic.message
    }
}
