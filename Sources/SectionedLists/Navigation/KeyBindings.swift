import Terminal

/// The keys that the user assigned to commands, in place of the default keys.
///
/// ```swift
/// application.keyBindings = KeyBindings(["list.end": [.character("b")]], of: commands)
/// ```
///
/// The keys, the key hints and the help screen change immediately. In this example, any other command that has `b` by
/// default loses this key.
public struct KeyBindings: Hashable, Sendable {
    /// The assigned keys by command id. They replace all default keys of the command. An empty array means that no key
    /// calls the command.
    public let keys: [String: [Key]]
    /// The assigned keys that their command does not have by default. Commands without an entry in ``keys`` lose these
    /// keys.
    private let taken: Set<Key>

    /// Creates key bindings that change no keys.
    public init() {
        keys = [:]
        taken = []
    }

    /// Creates key bindings that assign other keys to some commands.
    ///
    /// If `keys` contains an id that belongs to no command, the initializer reports a ``ProgrammingError``, which names
    /// the most similar id. If the ids come from a file of the user, check them before this call, so that the user gets
    /// a message.
    ///
    /// If `keys` assigns a key that the terminal converts into a signal (`Key.signalKeys`), the command must have this
    /// key by default. For any other command, such a key is reported as a ``ProgrammingError`` and ignored.
    ///
    /// - Parameters:
    ///   - keys: The new keys by command id. They replace all default keys of the command. A command without an entry
    ///     keeps its default keys, except those that `keys` newly gives to another command.
    ///   - commands: All commands with their default keys. Two commands can share a default key if they are never
    ///     active together.
    @MainActor
    public init(_ keys: [String: [Key]], of commands: [KeyCommand]) {
        var taken: Set<Key> = []
        var bound = keys
        let known = Set(commands.map(\.id))
        for (id, given) in keys {
            if !known.contains(id) { Self.reportUnknown(id, among: known) }
            let own = commands.filter { $0.id == id }.flatMap(\.keys)
            let other = given.filter { !own.contains($0) }
            for key in other where key.isSignalKey {
                ProgrammingError.report("Key bindings give the signal key \(key.name()) to \(id)")
            }
            taken.formUnion(other.filter { !$0.isSignalKey })
            bound[id] = given.filter { own.contains($0) || !$0.isSignalKey }
        }
        self.keys = bound
        self.taken = taken
    }

    @MainActor
    private static func reportUnknown(_ id: String, among known: Set<String>) {
        let nearest = NearestName.name(for: id, among: known.sorted())
        ProgrammingError.report(
            "Key bindings name the command \(id), which does not exist"
                + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }

    var isEmpty: Bool { keys.isEmpty }

    /// Returns the keys that call a command: its entry in ``keys``, which can be empty. If it has no entry, returns its
    /// default keys, except those that the user newly gave to another command.
    @MainActor
    public func keys(ofCommand command: KeyCommand) -> [Key] { keys(of: command.id, own: command.keys) }

    /// Returns the keys that call a command; see ``keys(ofCommand:)``.
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
    /// Returns the commands with their keys according to key bindings. If `bindings` is `nil`, the commands keep their
    /// keys. Always omits commands without a key.
    @MainActor
    func bound(by bindings: KeyBindings?) -> [KeyCommand] {
        guard let bindings, !bindings.isEmpty else {
            // A closure is faster than the key path `\.keys.isEmpty`, which is evaluated at run time here. The key path
            // would take a fifth of the time for handling a key.
            return contains { $0.keys.isEmpty } ? filter { !$0.keys.isEmpty } : self
        }
        return map { $0.bound(by: bindings) }.filter { !$0.keys.isEmpty }
    }
}
