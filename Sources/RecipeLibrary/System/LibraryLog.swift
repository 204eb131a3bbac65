import Logging

/// The log of errors that are not thrown to a caller of the library.
///
/// After such an error, the library continues without some data, for example without a listing. Only the log tells why.
/// The raw value of a case is the label of its logger. A logger is created for each message.
package enum LibraryLog: String {
    case index = "recipes.library.index"
    case files = "recipes.library.files"
    case notebook = "recipes.library.notebook"
    case watch = "recipes.library.watch"

    /// Logs a problem that the library works around.
    ///
    /// - Parameter message: A sentence that says what failed and what the library does instead.
    package func warning(_ message: @autoclosure () -> String) {
        Logger(label: rawValue).warning("\(message())")
    }

    /// Logs a regular event that helps to understand later messages.
    package func notice(_ message: @autoclosure () -> String) {
        Logger(label: rawValue).notice("\(message())")
    }

    /// Returns the result of a closure. If the closure throws, logs the error as a warning and returns `nil`.
    ///
    /// - Parameters:
    ///   - problem: A sentence without a full stop that says what failed: “The index PATH cannot be read”. In the log,
    ///     a colon and the error follow it.
    ///   - body: The closure.
    package func value<Value, Failure>(
        orLog problem: @autoclosure () -> String, _ body: () throws(Failure) -> Value?
    ) -> Value? {
        do throws(Failure) {
            return try body()
        } catch {
            warning("\(problem()): \(error)")
            return nil
        }
    }
}
