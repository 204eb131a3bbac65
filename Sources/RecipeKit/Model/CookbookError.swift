/// An error that prevents the program from reading a cookbook or from writing a file.
///
/// The message of ``diagnostic`` is one sentence. It says what is wrong and what to do.
public struct CookbookError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of an error. A raw value is the exit status from `sysexits.h`.
    public enum Category: Int32, Hashable, Sendable {
        /// The content of the file is not a recipe (`EX_DATAERR`).
        case badData = 65
        /// The file does not exist or cannot be read (`EX_NOINPUT`).
        case noInput = 66
        /// The output file cannot be written (`EX_CANTCREAT`).
        case cannotCreate = 73
        /// The system or a device failed while the program read a file (`EX_IOERR`).
        case inputOutput = 74

        /// The exit status of a command that fails with this error.
        public var exitStatus: Int32 { rawValue }
    }

    /// The kind of the error.
    public var category: Category
    /// The location of the error and the message.
    public var diagnostic: Diagnostic

    /// Creates an error at a location.
    public init(_ category: Category, at location: SourceLocation, _ message: String) {
        self.category = category
        self.diagnostic = Diagnostic(.error, at: location, message)
    }

    /// Creates an error about a whole file.
    ///
    /// - Parameters:
    ///   - category: The kind of the error.
    ///   - path: The path of the file.
    ///   - message: One sentence that says what is wrong and what to do.
    public init(_ category: Category, _ path: String, _ message: String) {
        self.init(category, at: SourceLocation(file: path), message)
    }

    /// The text `path: message`, or `path:line:column: message` if the location has a line and a column.
    ///
    /// A path may contain control characters. Remove them before you print the text to a terminal.
    public var description: String { "\(diagnostic.location): \(diagnostic.message)" }
}
