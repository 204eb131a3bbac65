import ArgumentParser
import RecipeKit
import RecipeLibrary

extension CookbookScan {
    /// Prints the diagnostics of the unreadable files and the warnings of the scan to standard error.
    ///
    /// - Throws: ``CommandFailure`` if the scan found nothing, or `ExitCode` if a file could not be read or a folder
    ///   could not be listed.
    func reportErrors() throws {
        for diagnostic in unreadable.flatMap(\.diagnostics) + warnings where !isProblem(diagnostic) {
            Output.error(diagnostic.description)
        }
        if let error { throw CommandFailure(error) }
        if let category { throw ExitCode(category.exitStatus) }
    }

    /// Returns whether a diagnostic equals the error of the scan. Such a diagnostic is not printed, because
    /// ``reportErrors()`` throws the error.
    private func isProblem(_ diagnostic: Diagnostic) -> Bool {
        guard let error = error?.diagnostic else { return false }
        return error.location == diagnostic.location && error.message == diagnostic.message
    }
}
