import SectionedLists
import Terminal

/// The settings of the user that differ from the defaults: keys, styles, the mouse.
///
/// ```swift
/// let configuration = Configuration.load("config.toml", commands: { Browser.keyCommands() })
/// application.keyBindings = configuration.keyBindings
/// ```
public struct Configuration {
    /// Whether the program uses the mouse.
    public var isMouseEnabled = true
    /// The keys that the user assigned to commands.
    public var keyBindings = KeyBindings()
    /// The styles of the roles that the user changed.
    public var styles: [Role: Style] = [:]
    /// The errors in the file, in the order of the file. The program ignores the parts with errors and uses the rest.
    public var diagnostics: [ConfigurationDiagnostic] = []

    /// Creates the default configuration.
    public init() {}
}
