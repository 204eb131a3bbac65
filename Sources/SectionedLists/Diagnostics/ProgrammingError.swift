/// Reports programming errors: incorrect uses of the library.
///
/// In a debug build, a report stops the program at the error. In a release build, a report has no effect, and the
/// library continues as well as it can. A test can install a ``handler``.
@MainActor
public enum ProgrammingError {
    /// A closure that receives the reports. If `nil`, a report stops a debug build.
    public static var handler: (@MainActor (String) -> Void)?

    static func report(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
        if let handler {
            handler(message())
        } else {
            assertionFailure(message(), file: file, line: line)
        }
    }
}
