import Logging

/// The log of errors that no caller of the library receives.
///
/// Where such an error occurs, the library continues with less: a missing listing, an empty result. The log is the only
/// place that says why. Each case is the label of a logger, which is created when there is something to log.
enum LibraryLog: String {
    case index = "recipes.library.index"
    case files = "recipes.library.files"
    case notebook = "recipes.library.notebook"
    case watch = "recipes.library.watch"

    /// Logs what went wrong and what the library does instead.
    func warning(_ message: @autoclosure () -> String) {
        Logger(label: rawValue).warning("\(message())")
    }

    /// Logs a regular event that explains later ones.
    func notice(_ message: @autoclosure () -> String) {
        Logger(label: rawValue).notice("\(message())")
    }

    /// Returns the result of the body. If the body throws, logs the error and returns `nil`.
    ///
    /// - Parameters:
    ///   - problem: What could not be done: “the index PATH cannot be read”. The log adds the error.
    ///   - body: The work.
    func value<Value, Failure>(
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
