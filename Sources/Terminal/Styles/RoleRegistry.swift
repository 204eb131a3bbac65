import Synchronization

/// The name of a role, the purpose of the role, and its look in a theme that has no style for the role.
struct RoleDefinition: Sendable {
    var name: String
    /// The role whose style is used if a theme has no style for this role. `nil` for a role of the library.
    var base: Role?
    /// The style that is used instead of the style of ``base``, or `nil` to use the style of ``base``.
    var style: Style?
    var explanation: String
}

/// All roles, by index: the roles of the library, then the roles that the program has created.
enum RoleRegistry {
    /// The roles of the library. The index of each role here must equal the index of the constant for this role in
    /// ``Role``.
    static let standard: [RoleDefinition] = [
        ("text", "Ordinary text"), ("title", "The name of a screen or of its content"),
        ("header", "The header of a section"), ("selection", "The row that keys act on"),
        ("marked", "The mark of a marked row"), ("dim", "Secondary text: times, counts, lines, hints"),
        ("accent", "Text that should be noticed: a marker, a timer"),
        ("strong", "Emphasized text: an ingredient of a step"), ("match", "A match of a search"),
        ("done", "Something done: a tick"), ("error", "An error message"), ("key", "A key that can be pressed"),
    ]
    .map { RoleDefinition(name: $0, explanation: $1) }

    private static let registry = Mutex(standard)

    static var definitions: [RoleDefinition] { registry.withLock { $0 } }

    /// Returns the index of the definition with a name. Adds the definition if there is none.
    static func index(of definition: RoleDefinition) -> Int {
        registry.withLock { definitions in
            if let known = definitions.firstIndex(where: { $0.name == definition.name }) { return known }
            definitions.append(definition)
            return definitions.count - 1
        }
    }
}
