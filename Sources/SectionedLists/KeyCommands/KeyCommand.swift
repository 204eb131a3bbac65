import Terminal

/// Something a key does, as data: a name, the keys, what it does.
///
/// The footer's hints, the help screen and any table of keys are made from these, so what is advertised is what works.
/// Every key asks for the commands, and so does every drawing: a controller whose commands stay the same makes them once.
@MainActor
public final class KeyCommand {
    /// Names the command for people's own key bindings: `list.down`.
    public let id: String
    /// The keys that call it; the first is the one to show.
    public let keys: [Key]
    /// One or two words for the footer: `open`.
    public let title: String
    /// A sentence for the help screen, without a full stop: `Open the recipe`.
    public let help: String
    /// How the footer shows it, or `nil` where it only stands on the help screen.
    public let hint: Hint?
    /// What the command does.
    public let action: @MainActor () -> Void

    /// Whether the keys are those that the person wants.
    private(set) var isBound = false
    /// The command on other keys, kept because every key and every drawing asks.
    private var bound: KeyCommand?

    /// A command's place in the footer.
    public struct Hint {
        /// Stands in place of the first key's name where one hint speaks for several commands: `↑↓`.
        public var label: @MainActor (Symbols) -> String?
        /// Hints stand in ascending order. Where the line is too short the highest below 90 are left out first: 0 is how
        /// to move, from 90 on is how to go back, get help and leave, which a stranger needs most.
        public var order: Int

        /// The id of a command that the hint speaks for too: where the person gave one of the two other keys, both keys
        /// stand in place of the label.
        public var partner: String?

        /// Stands in place of the command's title where the line is too short for all hints with their titles: `fav`.
        public var shortTitle: String?

        /// A place in the footer, with the name of the command's first key unless there is a label.
        public init(
            order: Int, partner: String? = nil, shortTitle: String? = nil,
            label: @escaping @MainActor (Symbols) -> String? = { _ in nil }
        ) {
            self.order = order
            self.partner = partner
            self.shortTitle = shortTitle
            self.label = label
        }
    }

    /// A command; it works where a controller names it in ``ViewController/keyCommands``.
    public init(
        _ id: String, keys: [Key], title: String, help: String, hint: Hint? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.keys = keys
        self.title = title
        self.help = help
        self.hint = hint
        self.action = action
    }

    /// The same command on other keys.
    func withKeys(_ keys: [Key]) -> KeyCommand {
        let command = KeyCommand(id, keys: keys, title: title, help: help, hint: hint, action: action)
        command.isBound = isBound
        return command
    }

    /// The command on the keys that the person gave it.
    func bound(by bindings: KeyBindings) -> KeyCommand {
        guard !isBound else { return self }
        let keys = bindings.keys(of: id, own: keys)
        if keys == self.keys { return self }
        if let bound, bound.keys == keys { return bound }
        let bound = KeyCommand(id, keys: keys, title: title, help: help, hint: hint, action: action)
        bound.isBound = true
        self.bound = bound
        return bound
    }
}

extension [KeyCommand] {
    /// The first command that a key calls.
    @MainActor
    func command(for key: Key) -> KeyCommand? {
        first { $0.keys.contains(key) }
    }

    /// The commands without some of their keys; those that have none left are dropped.
    @MainActor
    func without(_ isTaken: (Key) -> Bool) -> [KeyCommand] {
        compactMap { command in
            guard command.keys.contains(where: isTaken) else { return command }
            let rest = command.keys.filter { !isTaken($0) }
            return rest.isEmpty ? nil : command.withKeys(rest)
        }
    }
}
