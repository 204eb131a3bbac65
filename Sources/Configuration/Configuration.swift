import SectionedLists
import Terminal

/// The settings of the user: keys, styles, whether the mouse is used, and what timers do.
///
/// ```swift
/// let configuration = Configuration.load("config.toml", commands: { Browser.keyCommands() })
/// application.keyBindings = configuration.keyBindings
/// ```
public struct Configuration {
    /// Whether the program uses the mouse.
    public var isMouseEnabled = true
    /// The command line that runs when a timer rings, or `nil` for none.
    public var timerCommand: String?
    /// Whether the machine stays awake in cook mode and while a timer runs.
    public var keepsAwake = true
    /// The settings in the table `kitchen` and the tables in it. The program reads their values.
    public var kitchen: [KitchenSetting] = []
    /// The keys that the user assigned to commands. The other commands have their default keys.
    public var keyBindings = KeyBindings()
    /// The styles that the user chose for some roles.
    public var styles: [Role: Style] = [:]
    /// The messages about errors in the file, in the order of their locations. The program ignores the parts with
    /// errors and uses the rest.
    public var diagnostics: [ConfigurationDiagnostic] = []

    /// Creates the default configuration.
    public init() {}
}

/// A setting about the kitchen, as the file has it.
public struct KitchenSetting: Hashable, Sendable {
    /// The path below `kitchen`: `system`, or `units` and `mug`.
    public let path: [String]
    /// The text of the value: `metric`, `300 ml`.
    public let value: String
    /// The place of the value in the file.
    public let location: TOMLLocation
}
