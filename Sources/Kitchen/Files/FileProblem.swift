/// Something in a kitchen file that is probably not what its author meant. The rest of the file is read.
public struct FileProblem: Hashable, Sendable {
    /// How bad a problem is.
    public enum Severity: String, Hashable, Sendable {
        /// The line is read, but a part of it is ignored.
        case warning
        /// The line cannot be read.
        case error
    }

    /// Whether a line or only a part of it is ignored.
    public let severity: Severity
    /// The number of the line, counted from 1.
    public let line: Int
    /// One sentence: what is wrong, and what the program does about it.
    ///
    /// It can contain text of the file. Remove control characters before you print it to a terminal.
    public let message: String

    init(_ severity: Severity, line: Int, _ message: String) {
        (self.severity, self.line, self.message) = (severity, line, message)
    }
}
