/// A message about the content of a file, with its location.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a diagnostic.
    public enum Severity: String, Hashable, Sendable {
        /// The file was read as a recipe, but this part of the recipe may not mean what its author intended.
        case warning
        /// The file could not be read as a recipe.
        case error
    }

    /// Whether the diagnostic is a warning or an error.
    public var severity: Severity
    /// The location in the file.
    public var location: SourceLocation
    /// One sentence that says what is wrong and what to do.
    public var message: String

    /// Creates a diagnostic.
    public init(_ severity: Severity, at location: SourceLocation, _ message: String) {
        self.severity = severity
        self.location = location
        self.message = message
    }

    /// The text `file:line:column: severity: message`, which compilers also print.
    public var description: String { "\(location): \(severity.rawValue): \(message)" }
}

/// A location in a file. Lines and columns are counted from 1. Each grapheme cluster is one column.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var file: String
    /// The line, or `nil` for the whole file.
    public var line: Int?
    /// The column, or `nil` for the whole line.
    public var column: Int?

    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The text `file:line:column`, without the parts that are `nil`.
    public var description: String {
        [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}
