/// Something a reader met in a file that a person should know: where, what, and what to do about it.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable {
        /// The recipe was read; this part of it may not be what its author meant.
        case warning
        /// The file could not be read as a recipe.
        case error
    }

    public var severity: Severity
    public var location: SourceLocation
    /// One sentence: what is wrong, and what to do.
    public var message: String

    public init(_ severity: Severity, at location: SourceLocation, _ message: String) {
        self.severity = severity
        self.location = location
        self.message = message
    }

    /// `file:line:column: severity: message`, the form compilers and editors share.
    public var description: String { "\(location): \(severity.rawValue): \(message)" }
}

/// A place in a file. Lines and columns count from 1; a column is one grapheme cluster.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// `nil` where the whole file is meant.
    public var line: Int?
    public var column: Int?

    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    public var description: String {
        [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}
