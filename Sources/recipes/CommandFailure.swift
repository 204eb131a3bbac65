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
    var message: String
    var status: Int32

    init(_ message: String, status: Int32) {
        self.message = message
        self.status = status
    }

    init(_ error: CookbookError) {
        self.init(error.description, status: error.category.exitStatus)
    }
}

extension ParsableCommand {
    /// Runs the body; says on standard error what went wrong, in one line, and ends with its status.
    func reportingFailure(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as CommandFailure {
            throw Self.end(failure)
        } catch let error as CookbookError {
            throw Self.end(CommandFailure(error))
        }
    }

    private static func end(_ failure: CommandFailure) -> ExitCode {
        Output.error("recipes: \(failure.message)")
        return ExitCode(failure.status)
    }
}
