/// A problem in a kitchen file: a line that cannot be read, or that its author probably did not mean. The program reads
/// the rest of the file.
public struct FileProblem: Hashable, Sendable {
    /// The severity of a problem.
    public enum Severity: String, Hashable, Sendable {
        /// The line is read, but a part of it is ignored.
        case warning
        /// The line cannot be read.
        case error
    }

    /// Whether the program ignores the whole line (error) or a part of it (warning).
    public let severity: Severity
    /// The number of the line, counted from 1.
    public let line: Int
    /// A text that says what is wrong, and what the program does about it.
    ///
    /// The text can contain words from the file. Remove control characters before you print it to a terminal.
    public let message: String

    init(_ severity: Severity, line: Int, _ message: String) {
        (self.severity, self.line, self.message) = (severity, line, message)
    }
}
