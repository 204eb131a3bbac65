extension [AnyHashable] {
    /// Returns the index of each id. If ids repeat, the first index is used, and the handler of ``ProgrammingError`` is
    /// told about the first repetition.
    @MainActor
    func indicesByElement(_ message: (_ first: Int, _ second: Int) -> String) -> [AnyHashable: Int] {
        var isTold = false
        return Dictionary(zip(self, indices)) { first, second in
            if !isTold { ProgrammingError.tell(message(first, second)) }
            isTold = true
            return first
        }
    }
}

/// The reports of programming errors: incorrect uses of the library.
///
/// If a ``handler`` is set, for example by a test, it receives the reports. Without a handler, a report stops a debug
/// build at the error and has no effect in a release build. If the error is in the arguments of a call, the report names
/// the line of this call.
///
/// Data is never a programming error, whatever it contains. Rows or sections with the same id are only told to the
/// handler: the list shows all of them and finds the first one by its id.
@MainActor
public enum ProgrammingError {
    /// A closure that receives the message of each report. While a handler is set, a report does not stop the program.
    /// `nil` by default.
    public static var handler: (@MainActor (String) -> Void)?

    /// Tells the ``handler`` about data that a list shows, but not as well as other data: rows with the same id. It never
    /// stops the program, because the data may come from a user or a server.
    static func tell(_ message: @autoclosure () -> String) { handler?(message()) }

    /// Reports an error to the ``handler``. If there is none, stops a debug build at the given file and line.
    static func report(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
        if let handler {
            handler(message())
        } else {
            assertionFailure(message(), file: file, line: line)
        }
    }
}
