import Terminal

/// The keys that the user assigned to commands, in place of the default keys.
///
/// ```swift
/// application.keyBindings = KeyBindings(["list.end": [.character("b")]], of: commands)
/// ```
///
/// Key hints, the help screen and the keys themselves change immediately. If the user assigns a key of one command to
/// another, the first command loses it.
public struct KeyBindings: Hashable, Sendable {
    /// The assigned keys by command id. An empty array means that no key calls the command.
    public let keys: [String: [Key]]
    /// The keys that the user assigned to a command that does not have them by default. Other commands lose these keys.
    private let taken: Set<Key>

    /// Creates key bindings that change no keys.
    public init() {
        keys = [:]
        taken = []
    }

    /// Creates key bindings that assign other keys to some commands.
    ///
    /// - Parameters:
    ///   - keys: The keys by command id.
    ///   - commands: All commands with their default keys. Two commands that share a default key are never active
    ///     together. If the user assigns the shared key to one of them again, the other one does not lose it.
    @MainActor
    public init(_ keys: [String: [Key]], of commands: [KeyCommand]) {
        var taken: Set<Key> = []
        for (id, given) in keys {
            let own = commands.filter { $0.id == id }.flatMap(\.keys)
            taken.formUnion(given.filter { !own.contains($0) })
        }
        self.keys = keys
        self.taken = taken
    }

    var isEmpty: Bool { keys.isEmpty }

    /// Returns the keys of a command.
    @MainActor
    public func keys(ofCommand command: KeyCommand) -> [Key] { keys(of: command.id, own: command.keys) }

    /// Returns the keys of a command.
    ///
    /// - Parameters:
    ///   - id: The id of the command.
    ///   - own: The default keys of the command.
    func keys(of id: String, own: [Key]) -> [Key] {
        if let given = keys[id] { return given }
        return taken.isEmpty ? own : own.filter { !taken.contains($0) }
    }
}

extension [KeyCommand] {
    /// Returns the commands with the keys that the user assigned, without commands that have no key.
    @MainActor
    func bound(by bindings: KeyBindings?) -> [KeyCommand] {
        guard let bindings, !bindings.isEmpty else { return self }
        return map { $0.bound(by: bindings) }.filter { !$0.keys.isEmpty }
    }
}
