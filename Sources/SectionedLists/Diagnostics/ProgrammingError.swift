/// Reports what a program that uses the library got wrong.
///
/// In a debug build the report stops the program where the fault is; in a release build it is dropped and the library
/// goes on as well as it can. A test may listen instead.
@MainActor
public enum ProgrammingError {
    /// Takes the reports in place of the default, which stops a debug build.
    public static var handler: (@MainActor (String) -> Void)?

    static func report(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
        if let handler {
            handler(message())
        } else {
            assertionFailure(message(), file: file, line: line)
        }
    }
}
