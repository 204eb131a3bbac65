import SectionedLists
import TOMLDocuments
import Terminal

/// The settings of the user: keys, styles, whether the mouse is used, and what timers do.
///
/// ```swift
/// let configuration = Configuration.load("config.toml", commands: { Browser.keyCommands() })
/// application.keyBindings = configuration.keyBindings
/// ```
public struct UserConfiguration {
    /// Whether the program uses the mouse.
    public var isMouseEnabled = true
    /// The theme that the user chose.
    public var theme = ThemeName.auto
    /// Whether the screen is for ears: one thing below the other, without lines and bars, and the position in words.
    public var isAccessible = false
    /// How pictures are shown.
    public var pictures = PictureWish.auto
    /// The command line that runs when a timer rings, or `nil` for none.
    public var timerCommand: String?
    /// Whether the machine stays awake in cook mode and while a timer runs.
    public var keepsAwake = true
    /// The address of the service in which `recipes discover` searches, or `nil` for the default.
    public var discoverAddress: String?
    /// The settings in the table `kitchen` and in its subtables. This module only reads their texts; the program
    /// interprets them.
    public var kitchen: [KitchenSetting] = []
    /// The keys that the user has assigned to commands. All other commands have their default keys.
    public var keyBindings = KeyBindings()
    /// The styles that the user chose for some roles.
    public var styles: [Role: Style] = [:]
    /// The errors in the file, in the order of their locations. The program ignores the settings with errors and uses
    /// the other settings. If the file cannot be read, all settings have their defaults.
    public var diagnostics: [ConfigurationDiagnostic] = []

    /// Creates the default configuration.
    public init() {}
}

/// A setting of the table `kitchen`, as written in the file.
public struct KitchenSetting: Hashable, Sendable {
    /// The path of the setting below `kitchen`: `["system"]` or `["units", "mug"]`.
    public let path: [String]
    /// The value as text: `metric`, `300 ml`.
    public let value: String
    /// The location of the value in the file.
    package let location: TOMLLocation
}
