import SectionedLists
import Terminal

/// What a person wants otherwise than the program would have it: keys, looks, the mouse.
///
/// ```swift
/// let configuration = Configuration.load(ConfigurationFile.path(), commands: { Browser.keyCommands() })
/// application.keyBindings = configuration.keyBindings
/// ```
public struct Configuration {
    /// Whether the mouse's wheel and clicks are the program's.
    public var isMouseEnabled = true
    /// The keys of commands that have others than their own.
    public var keyBindings = KeyBindings()
    /// The roles that look otherwise than the terminal's kind has them.
    public var styles: [Role: Style] = [:]
    /// What could not be made sense of, in the order of the file. All else counts.
    public var problems: [ConfigurationProblem] = []

    /// What the program does where nobody wants anything else.
    public init() {}
}

/// Something in the configuration file that means nothing: where, what, and what to do about it.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// `nil` where the whole file is meant.
    public var place: TOMLPlace?
    public var message: String

    /// `file:line:column: message`, the form compilers and editors share.
    public var description: String {
        [file, place.map { "\($0.line):\($0.column)" }].compactMap { $0 }.joined(separator: ":") + ": " + message
    }
}
