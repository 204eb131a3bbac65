import ArgumentParser
import RecipeKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why a command could not do what it was asked for: a sentence for the person and a status for the shell.
struct CommandFailure: Error {
    /// `nil` where the person knows already.
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
    /// Runs the body; says on standard error what went wrong, in one line, and ends with its status.
    static func reportingFailure(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as CommandFailure {
            throw end(failure)
        } catch let error as CookbookError {
            throw end(CommandFailure(error))
        } catch let error as NotebookError {
            throw end(CommandFailure(error.description, status: error.exitStatus))
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
