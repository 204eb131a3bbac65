import SectionedLists
import Terminal

/// A key command without its action: an id, the default keys, and texts for the user.
///
/// Definitions are constants, so the program can list all key commands without creating any screen.
struct CommandDefinition: Sendable {
    let id: String
    /// The default keys of the command.
    let keys: [Key]
    /// The title of the command in the footer.
    let title: String
    /// The explanation of the command on the help screen.
    let help: String
    /// The place of the key hint in the footer, or `nil` if only the help screen lists the command.
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
