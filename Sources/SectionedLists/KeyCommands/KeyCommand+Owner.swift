import Terminal

extension KeyCommand {
    /// Creates a command whose action needs an object, such as a screen. The command does not retain the object.
    ///
    /// ```swift
    /// private lazy var compose = KeyCommand(
    ///     "mail.compose", of: self, keys: ["c"], title: "compose", help: "Write a mail", hint: .init(order: 2)
    /// ) { $0.compose() }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the command for key bindings.
    ///   - owner: The object that the action needs. After the object was deallocated, the command has no effect.
    ///   - keys: The keys that call the command.
    ///   - title: The title in the footer, one or two words.
    ///   - help: A sentence for the help screen, without a full stop.
    ///   - hint: How the footer shows the command, or `nil` if only the help screen shows it.
    ///   - action: The action, called with the object.
    public convenience init<Owner: AnyObject>(
        _ id: String, of owner: Owner, keys: [Key], title: String, help: String, hint: Hint? = nil,
        action: @escaping @MainActor (Owner) -> Void
    ) {
        self.init(id, keys: keys, title: title, help: help, hint: hint) { [weak owner] in owner.map(action) }
    }
}
