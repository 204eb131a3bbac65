import SectionedLists
import Terminal

/// A key command without its action: an id, the default keys, and texts for the screen.
///
/// Definitions are plain data, so all key commands can be listed without a screen.
struct CommandDefinition: Sendable {
    let id: String
    /// The default keys of the command.
    let keys: [Key]
    /// The title in the footer.
    let title: String
    /// The sentence for the help screen.
    let help: String
    /// How the footer shows the command, or `nil` if only the help screen shows it.
    let hint: KeyCommand.Hint?

    init(_ id: String, keys: [Key], title: String, help: String, hint: KeyCommand.Hint? = nil) {
        self.id = id
        self.keys = keys
        self.title = title
        self.help = help
        self.hint = hint
    }

    /// Returns the key command with an action.
    @MainActor
    func command(_ action: @escaping @MainActor () -> Void) -> KeyCommand {
        KeyCommand(id, keys: keys, title: title, help: help, hint: hint, action: action)
    }
}
