/// Reports programming errors: incorrect uses of the library.
///
/// In a debug build, a report stops the program at the error. In a release build, a report has no effect, and the
/// library continues as well as it can. A test can set a ``handler``, which then receives the reports in any build.
@MainActor
public enum ProgrammingError {
    /// A closure that receives the message of each report. While it is set, a report does not stop the program. By
    /// default, it is `nil`.
    public static var handler: (@MainActor (String) -> Void)?

    static func report(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
        if let handler {
            handler(message())
        } else {
            assertionFailure(message(), file: file, line: line)
        }
    }
}
