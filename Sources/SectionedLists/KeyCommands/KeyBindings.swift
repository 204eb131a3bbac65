import Terminal

/// The keys that the user assigned to commands, in place of the default keys.
///
/// ```swift
/// application.keyBindings = KeyBindings(["list.end": [.character("b")]], of: commands)
/// ```
///
/// Hints, the help screen and the keys change immediately. A key that is assigned to one command is removed from the
/// command that had it before.
public struct KeyBindings: Hashable, Sendable {
    /// The assigned keys by command id. An empty array removes all keys from a command.
    public let keys: [String: [Key]]
    /// The keys that were assigned to a command which did not have them. Other commands lose these keys.
    private let taken: Set<Key>

    /// Creates key bindings that leave every command its default keys.
    public init() {
        keys = [:]
        taken = []
    }

    /// Creates key bindings that assign other keys to some commands.
    ///
    /// - Parameters:
    ///   - keys: The keys by command id.
    ///   - commands: All commands with their default keys. Two commands that share a default key are never active
    ///     together. If the user assigns the key to one of them, the other one keeps it.
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

    /// Returns the keys of the command with an id and default keys.
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
