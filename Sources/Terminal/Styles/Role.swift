import Synchronization

/// The purpose of a piece of text. A ``Theme`` has a style for each role.
///
/// Cells use roles instead of colours, so that a theme can change how all cells look. A program can add its own roles.
/// Each new role names an existing role. If a theme has no style for the new role, the new role looks like the existing
/// one:
///
/// ```swift
/// extension Role {
///     static let price = Role("price", like: .accent, explanation: "The price of an item")
/// }
/// ```
public struct Role: Hashable, Sendable {
    /// The index in ``RoleRegistry``. The roles of the library come first.
    let index: Int

    private init(_ index: Int) { self.index = index }

    /// Creates a role. If a role with the same name exists, the result is equal to that role, and the other arguments
    /// are ignored.
    ///
    /// - Parameters:
    ///   - name: The name of the role in a configuration file, unique in the program.
    ///   - base: The role whose style is used if a theme has no style for the new role.
    ///   - style: A style to use instead of the style of `base`. If this style contains colours, a theme without
    ///     colours ignores this style.
    ///   - explanation: The purpose of the role, as a sentence without a full stop.
    public init(_ name: String, like base: Role = .text, style: Style? = nil, explanation: String = "") {
        let definition = RoleDefinition(name: name, base: base, style: style, explanation: explanation)
        self.init(RoleRegistry.index(of: definition))
    }

    /// Ordinary text.
    public static let text = Role(0)
    /// The name of a screen or of its content.
    public static let title = Role(1)
    /// The header of a section.
    public static let header = Role(2)
    /// The row that keys act on.
    public static let selection = Role(3)
    /// The mark of a marked row.
    public static let marked = Role(4)
    /// Secondary text: times, counts, lines, hints.
    public static let dim = Role(5)
    /// Text that should be noticed: a marker, a timer.
    public static let accent = Role(6)
    /// Emphasized text: an ingredient with its amount in a step, the name of a group.
    public static let strong = Role(7)
    /// A match of a search.
    public static let match = Role(8)
    /// Something done: a tick.
    public static let done = Role(9)
    /// An error message.
    public static let error = Role(10)
    /// A key that can be pressed.
    public static let key = Role(11)

    /// Returns the role at an index of the registry.
    static func at(_ index: Int) -> Role { Role(index) }
}

extension Role: CaseIterable {
    /// The roles of the library, and those that the program has created so far.
    public static var allCases: [Role] { RoleRegistry.definitions.indices.map(Role.at) }

    /// The roles of the library.
    public static let standard: [Role] = RoleRegistry.standard.indices.map(Role.at)
}

extension Role: CustomStringConvertible {
    /// The name of the role in the configuration file: `selection`.
    public var name: String { RoleRegistry.definitions[index].name }

    /// The purpose of the role, as a sentence without a full stop.
    public var explanation: String { RoleRegistry.definitions[index].explanation }

    public var description: String { name }
}

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
