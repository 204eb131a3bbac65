import Terminal

/// The keys that a person gave to commands, in place of those that the commands bring along.
///
/// ```swift
/// application.keyBindings = KeyBindings(["list.end": [.character("b")]], of: commands)
/// ```
///
/// Hints, the help screen and what keys do follow at once. A key that is given to a command is taken from whatever had
/// it before.
public struct KeyBindings: Hashable, Sendable {
    /// The keys of the commands that were given any, by the commands' ids; none where a command is to have no key.
    public let keys: [String: [Key]]
    /// What no other command keeps: keys that were given to a command which did not have them.
    private let taken: Set<Key>

    /// Every command with its own keys.
    public init() {
        keys = [:]
        taken = []
    }

    /// Other keys for some commands.
    ///
    /// - Parameters:
    ///   - keys: The keys by the commands' ids.
    ///   - commands: The commands there are, with their own keys. Two that share a key are never there at once: each
    ///     keeps it where it is given to the other.
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

    /// The keys that a command is called by.
    @MainActor
    public func keys(ofCommand command: KeyCommand) -> [Key] { keys(of: command.id, own: command.keys) }

    /// The keys of a command that has some of its own.
    func keys(of id: String, own: [Key]) -> [Key] {
        if let given = keys[id] { return given }
        return taken.isEmpty ? own : own.filter { !taken.contains($0) }
    }
}

extension [KeyCommand] {
    /// The commands on the keys that the person gave them; those that were left none are dropped.
    @MainActor
    func bound(by bindings: KeyBindings?) -> [KeyCommand] {
        guard let bindings, !bindings.isEmpty else { return self }
        return map { $0.bound(by: bindings) }.filter { !$0.keys.isEmpty }
    }
}
