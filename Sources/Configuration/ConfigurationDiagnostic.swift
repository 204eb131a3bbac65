import TOMLDocuments

/// A message about the content of the configuration file, with its location.
public struct ConfigurationDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var file: String
    /// The location in the file, or `nil` if the message is about the whole file.
    package var location: TOMLLocation?
    /// The message in one sentence: what is wrong, and what the user can do.
    public var message: String

    package init(file: String, location: TOMLLocation?, message: String) {
        self.file = file
        self.location = location
        self.message = message
    }

    /// The text `file:line:column: message`, in the form that compilers use. If there is no location, the text is
    /// `file: message`.
    public var description: String {
        [file, location.map { "\($0.line):\($0.column)" }].compactMap { $0 }.joined(separator: ":") + ": " + message
    }
}
