import Terminal

/// A command that the user calls with a key. It has an id, keys, texts for the screen and an action.
///
/// Key hints and the help screen are derived from the commands, so they always show the right keys.
///
/// The property ``ViewController/keyCommands`` is read at every key press and every drawing. So do not create commands
/// in it. Create each command once, for example in a lazy property.
@MainActor
public final class KeyCommand {
    /// The id of the command for key bindings: `list.down`.
    public let id: String
    /// The keys that call the command. The key hint in the footer shows the first one, unless the ``hint`` has a label.
    public let keys: [Key]
    /// The title in the key hint, one or two words: `open`.
    public let title: String
    /// A sentence for the help screen, without a full stop at its end: `Open the recipe`.
    public let help: String
    /// How the footer shows the command, or `nil` if only the help screen shows it.
    public let hint: Hint?
    /// Whether the command acts on the selected row of a list. If that row is out of view, because the user has scrolled
    /// with the wheel, the first press of a key only scrolls back to it. The second press calls the command.
    public let actsOnSelectedRow: Bool
    /// The action of the command.
    public let action: @MainActor () -> Void

    /// What a command shares with its copies. A copy does not hold the command itself, which holds some of its copies.
    final class Origin {
        fileprivate let firstKey: Key?

        fileprivate init(firstKey: Key?) { self.firstKey = firstKey }
    }

    private(set) lazy var origin = Origin(firstKey: keys.first)
    private var isCopy = false
    /// Whether an earlier command or a text field has taken the first key of this command, so that the label of its
    /// ``hint`` is wrong.
    var hasLostFirstKey: Bool { isCopy && !isBound && keys.first != origin.firstKey }

    /// Whether the user's key bindings changed the keys of this command.
    private(set) var isBound = false
    /// Whether key bindings have no effect on this command, because ``withKeys(_:)`` set its keys.
    private var isFinal = false
    /// What follows the id in the key of the command's texts in ``ListWording/commands``, or `nil` for nothing.
    private(set) var variant: String?
    /// What the title is about, in place of `{}` in the texts of a ``ListWording``.
    private(set) var subject = ""
    /// The command that ``bound(by:)`` created most recently. It is cached because every key press and every drawing
    /// needs it.
    private var bound: KeyCommand?
    /// The command that ``worded(by:)`` created most recently, for the same reason.
    private var worded: (texts: ListWording.Command, command: KeyCommand)?

    /// How a command is shown in the footer.
    public struct Hint: Sendable {
        /// Returns the text of the hint, or `nil` to show the name of the first key. A hint that represents two
        /// commands needs such a text, for example `↑↓`.
        public var label: @MainActor (Symbols) -> String?
        /// The number by which hints are sorted, in ascending order. Hints with the same number keep the order of their
        /// commands. If the line is too short, hints are omitted: usually those with numbers from 1 to 89 first,
        /// beginning with the highest number.
        ///
        /// | order | hints |
        /// | --- | --- |
        /// | 0 | moving |
        /// | 1 | the action of the selected row: open, tick |
        /// | 2 to 49 | other commands of the program |
        /// | 50 to 87 | features of lists: mark 50, find 51, index 52, other side and range 53, mark all 54, section 60 |
        /// | 88 and 89 | help and Ctrl-C while a sheet is shown |
        /// | 90 and more | back 90, help 98, quit 99: new users need them most |
        public var order: Int

        /// The id of a second command that the hint represents, or `nil`. For example, `↑↓` is the hint of the command
        /// for ↑, and its partner is the command for ↓. The second command has no hint of its own. If there is no
        /// label, or if the user changed the keys of one of the two commands, the hint shows the first keys of both.
        public var partner: String?

        /// A shorter title, or `nil` if there is none: `fav` for `favourite`. It is shown if the line is too short for
        /// the full titles of all hints.
        public var shortTitle: String?

        /// Creates a hint. By default, it shows the name of the first key.
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

    /// Creates a command. The command is active while it is in the ``ViewController/keyCommands`` of the view
    /// controller with the focus, or of a controller that contains this view controller.
    ///
    /// The keys that a terminal converts into signals (`Key.signalKeys`: Ctrl-C, Ctrl-Z and `Ctrl-\`) never arrive as
    /// keys. They are reported as a ``ProgrammingError`` and left out.
    ///
    /// - Parameters:
    ///   - id: The id for key bindings: `list.down`. The part before the dot is the heading on the help screen.
    ///   - keys: The keys that call the command by default.
    ///   - title: The title in the key hint, one or two words.
    ///   - help: A sentence for the help screen, without a full stop at its end.
    ///   - hint: How the footer shows the command, or `nil` if only the help screen shows it.
    ///   - actsOnSelectedRow: Whether the command acts on the selected row of a list; see
    ///     ``KeyCommand/actsOnSelectedRow``.
    ///   - action: The action of the command.
    ///   - file: The file of the caller, for the report.
    ///   - line: The line of the caller, for the report.
    public convenience init(
        _ id: String, keys: [Key], title: String, help: String, hint: Hint? = nil, actsOnSelectedRow: Bool = false,
        file: StaticString = #fileID, line: UInt = #line, action: @escaping @MainActor () -> Void
    ) {
        for key in keys where key.isSignalKey {
            ProgrammingError.report(
                "Command \(id) has the key \(key.name()), which the terminal converts into a signal", file: file,
                line: line)
        }
        self.init(
            id, keysAndSignalKeys: keys.filter { !$0.isSignalKey }, title: title, help: help, hint: hint,
            actsOnSelectedRow: actsOnSelectedRow, action: action)
    }

    /// Creates a command that is allowed to have signal keys, such as Ctrl-C for “quit”. Such a key never calls the
    /// command, but its signal has the same effect, and the help screen shows the key.
    init(
        _ id: String, keysAndSignalKeys keys: [Key], title: String, help: String, hint: Hint? = nil,
        actsOnSelectedRow: Bool = false, action: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.keys = keys
        self.title = title
        self.help = help
        self.hint = hint
        self.actsOnSelectedRow = actsOnSelectedRow
        self.action = action
    }

    /// Returns the command with what is needed to find its texts in a ``ListWording`` and to fill them in.
    func with(variant: String? = nil, subject: String = "") -> KeyCommand {
        self.variant = variant
        self.subject = subject
        return self
    }

    /// Returns a copy of the command with its texts in a language. If the language has no texts for it, returns the
    /// command itself.
    func worded(by wording: ListWording) -> KeyCommand {
        let own = variant.flatMap { wording.commands["\(id).\($0)"] }
        guard let texts = own ?? wording.commands[id] else { return self }
        if let worded, worded.texts == texts { return worded.command }
        var hint = hint
        hint?.shortTitle = texts.shortTitle
        let command = KeyCommand(
            id, keysAndSignalKeys: keys, title: texts.title.replacing("{}", with: subject),
            help: texts.help.replacing("{}", with: subject), hint: hint, actsOnSelectedRow: actsOnSelectedRow,
            action: action)
        command.takeOrigin(of: self)
        command.isBound = isBound
        command.isFinal = isFinal
        worded = (texts, command)
        return command
    }

    private func copy(keys: [Key]) -> KeyCommand {
        let copy = KeyCommand(
            id, keysAndSignalKeys: keys, title: title, help: help, hint: hint, actsOnSelectedRow: actsOnSelectedRow,
            action: action)
        copy.takeOrigin(of: self)
        return copy
    }

    private func takeOrigin(of command: KeyCommand) {
        origin = command.origin
        isCopy = true
    }

    /// Returns a copy of the command with other keys. Key bindings have no effect on the copy.
    func withKeys(_ keys: [Key]) -> KeyCommand {
        let command = copy(keys: keys)
        command.isBound = isBound
        command.isFinal = true
        return command.with(variant: variant, subject: subject)
    }

    /// Returns the command with its keys according to key bindings; see ``KeyBindings/keys(ofCommand:)``. If the keys
    /// do not change, or if this method or ``withKeys(_:)`` created the command, returns the command itself.
    func bound(by bindings: KeyBindings) -> KeyCommand {
        guard !isBound, !isFinal else { return self }
        let keys = bindings.keys(of: id, own: keys)
        if keys == self.keys { return self }
        if let bound, bound.keys == keys { return bound }
        let bound = copy(keys: keys)
        bound.isBound = true
        self.bound = bound.with(variant: variant, subject: subject)
        return bound
    }
}

extension [KeyCommand] {
    @MainActor
    func command(for key: Key) -> KeyCommand? {
        first { $0.keys.contains(key) }
    }

    /// Returns the first command that a key calls according to key bindings, or `nil` if there is none.
    @MainActor
    func command(for key: Key, boundBy bindings: KeyBindings?) -> KeyCommand? {
        // This is faster than `bound(by:)`, which reads the keys of all commands.
        guard let bindings, !bindings.isEmpty else { return command(for: key) }
        return bound(by: bindings).command(for: key)
    }
}

extension [KeyCommand] {
    /// Removes each key for which `isTaken` returns `true` from the commands at the index `start` and after it. Removes
    /// a command that then has no key left.
    @MainActor
    mutating func removeKeys(from start: Int, where isTaken: (Key) -> Bool) {
        // Usually no key is taken.
        guard self[start...].contains(where: { $0.keys.contains(where: isTaken) }) else { return }
        let rest = self[start...].compactMap { command -> KeyCommand? in
            guard command.keys.contains(where: isTaken) else { return command }
            let keys = command.keys.filter { !isTaken($0) }
            return keys.isEmpty ? nil : command.withKeys(keys)
        }
        replaceSubrange(start..., with: rest)
    }

    /// The commands without the keys that call an earlier command. A command that then has no key left is omitted.
    @MainActor
    var withoutShadowedKeys: [KeyCommand] {
        var taken: Set<Key> = []
        return compactMap { command in
            let keys = command.keys.filter { taken.insert($0).inserted }
            if keys.count == command.keys.count { return command }
            return keys.isEmpty ? nil : command.withKeys(keys)
        }
    }

    /// Returns the commands without the keys for which `isTaken` returns `true`. Omits a command that then has no key
    /// left.
    @MainActor
    func without(_ isTaken: (Key) -> Bool) -> [KeyCommand] {
        var commands = self
        commands.removeKeys(from: startIndex, where: isTaken)
        return commands
    }
}

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
    ///   - actsOnSelectedRow: Whether the command acts on the selected row of a list; see
    ///     ``KeyCommand/actsOnSelectedRow``.
    ///   - action: The action, called with the object.
    ///   - file: The file of the caller, for the report.
    ///   - line: The line of the caller, for the report.
    public convenience init<Owner: AnyObject>(
        _ id: String, of owner: Owner, keys: [Key], title: String, help: String, hint: Hint? = nil,
        actsOnSelectedRow: Bool = false, file: StaticString = #fileID, line: UInt = #line,
        action: @escaping @MainActor (Owner) -> Void
    ) {
        self.init(
            id, keys: keys, title: title, help: help, hint: hint, actsOnSelectedRow: actsOnSelectedRow, file: file,
            line: line
        ) { [weak owner] in owner.map(action) }
    }
}

extension KeyCommand {
    /// The key commands of every list. Use them to list the commands that a user can bind.
    ///
    /// The commands belong to no list, so their actions have no effect. The commands of optional features, such as
    /// marking rows, are not included.
    public static var standardForLists: [KeyCommand] { ListKeyCommands(mover: nil, open: {}, tick: {}).always }

    /// The key commands that mark rows; see ``SectionsViewController/allowsMultipleSelection``. Use them to list the
    /// commands that a user can bind. Their actions have no effect.
    public static var standardForMarking: [KeyCommand] {
        let list = SectionsViewController()
        list.allowsMultipleSelection = true
        let others = Set(standardForLists.map(\.id))
        return list.allKeyCommands.filter { !others.contains($0.id) && $0.id.hasPrefix("list.") }
    }

    /// The key commands of ``StatusOverlay``, ``NavigationController``, ``AlertViewController`` and
    /// ``PromptViewController``. Use them to list the commands that a user can bind.
    ///
    /// The commands belong to no view controller, so their actions have no effect. The letters of alert buttons are not
    /// included, because they depend on the titles of the buttons.
    public static var standardForContainers: [KeyCommand] {
        [StatusOverlay.retryCommand(of: nil)] + NavigationKeyCommands(of: nil).all
            + AlertViewController.commands(of: nil, hasSeveralButtons: false)
            + [PromptViewController.acceptCommand(of: nil), PromptViewController.newLineCommand(of: nil)]
            + PromptViewController.suggestionCommands(of: nil)
    }
}

/// The most recently created key commands of a view controller, with the state for which they were created.
///
/// ``ViewController/keyCommands`` is read at each key press and each drawing. With this cache, the array is created
/// again only if the state has changed.
struct KeyCommandCache<State: Equatable> {
    // Two properties, because Swift would copy a tuple, and increment its reference counts, for each comparison.
    private var state: State?
    private var commands: [KeyCommand] = []

    /// Returns the commands for a state.
    ///
    /// - Parameters:
    ///   - state: Everything that the commands depend on.
    ///   - make: Creates the commands. Called only if the state differs from the state at the last call.
    @MainActor
    mutating func commands(for state: State, make: () -> [KeyCommand]) -> [KeyCommand] {
        if self.state != state {
            commands = make()
            self.state = state
        }
        return commands
    }
}

/// The key commands of two sources in one array.
///
/// Creating the array takes time, because it increments the reference count of each command. So the array is created
/// again only if one of the two sources returns another array than before.
package struct JoinedKeyCommands {
    private var last: (first: [KeyCommand], second: [KeyCommand], joined: [KeyCommand])?

    package init() {}

    /// Returns the commands of the first array, and after them those of the second.
    @MainActor
    package mutating func join(_ first: [KeyCommand], _ second: [KeyCommand]) -> [KeyCommand] {
        if let last, last.first.isSameArray(as: first), last.second.isSameArray(as: second) { return last.joined }
        let joined = first + second
        last = (first, second, joined)
        return joined
    }
}

extension [KeyCommand] {
    /// Returns whether two arrays share their storage. Such arrays are equal. Takes O(1).
    fileprivate func isSameArray(as other: [KeyCommand]) -> Bool {
        withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
        }
    }
}
