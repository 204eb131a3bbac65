import SectionedLists
import Terminal

/// The settings of the user that differ from the defaults: keys, styles, the mouse.
///
/// ```swift
/// let configuration = Configuration.load(ConfigurationFile.path(), commands: { Browser.keyCommands() })
/// application.keyBindings = configuration.keyBindings
/// ```
public struct Configuration {
    /// Whether the program receives clicks and turns of the wheel.
    public var isMouseEnabled = true
    /// The keys of the commands whose keys the user changed.
    public var keyBindings = KeyBindings()
    /// The styles of the roles that the user changed.
    public var styles: [Role: Style] = [:]
    /// The errors in the file, in the order of the file. The rest of the file is used.
    public var diagnostics: [ConfigurationDiagnostic] = []

    /// Creates the default configuration.
    public init() {}
}
