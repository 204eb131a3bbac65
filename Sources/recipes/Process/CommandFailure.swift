import ArgumentParser
import CookbookStore
import RecipeKit
import RecipeLibrary

/// A failure of a command: a sentence for the user and an exit status for the shell.
struct CommandFailure: Error {
    /// The sentence, or `nil` if the command prints nothing.
    var message: String?
    var status: Int32

    init(_ message: String?, status: Int32) {
        self.message = message
        self.status = status
    }

    init(_ error: CookbookError) {
        self.init(error.description, status: error.category.exitStatus)
    }
}

extension ParsableCommand {
    /// Runs a closure. If it throws an error, prints the error on one line to standard error.
    ///
    /// - Throws: `ExitCode` with the exit status of the error.
    static func reportingFailure(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as CommandFailure {
            throw end(failure)
        } catch let error as CookbookError {
            throw end(CommandFailure(error))
        } catch let error as NotebookError {
            throw end(CommandFailure(error.description, status: error.exitStatus))
        } catch let error as EditingError {
            throw end(CommandFailure(error.message, status: CookbookError.Category.inputOutput.exitStatus))
        } catch let status as ExitCode {
            throw status
        } catch {
            throw end(CommandFailure("a fault of the program: \(error)", status: EX_SOFTWARE))
        }
    }

    private static func end(_ failure: CommandFailure) -> ExitCode {
        if let message = failure.message { Output.error("recipes: \(message)") }
        return ExitCode(failure.status)
    }
}

extension NotebookError {
    fileprivate var exitStatus: Int32 {
        switch kind {
        case .newer, .foreign: CookbookError.Category.badData.exitStatus
        case .cannotWrite: CookbookError.Category.cannotCreate.exitStatus
        case .cannotRead: CookbookError.Category.inputOutput.exitStatus
        }
    }
}

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
