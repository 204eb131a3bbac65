/// The reports of programming errors: incorrect uses of the library.
///
/// If a ``handler`` is set, for example by a test, it receives the reports. Without a handler, a report stops a debug
/// build at the error and has no effect in a release build.
@MainActor
public enum ProgrammingError {
    /// A closure that receives the message of each report. While a handler is set, a report does not stop the program.
    /// `nil` by default.
    public static var handler: (@MainActor (String) -> Void)?

    /// Reports an error to the ``handler``. If there is none, stops a debug build at the given file and line.
    static func report(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
        if let handler {
            handler(message())
        } else {
            assertionFailure(message(), file: file, line: line)
        }
    }
}
