/// Something that the user does not want to be merged on shopping lists, ever.
///
/// ``KitchenCustoms/setSeparate(_:from:)`` reads the ``setting``.
public enum ShoppingSplit: Hashable, Sendable {
    /// A name does not mean the same as a grocery: `extra virgin olive oil` and `olive oil`. Both are keys.
    case name(String, grocery: String)
    /// The units of a grocery are not converted by the weights of foods: `3 onions + 200 g` stay two amounts.
    case units(grocery: String)

    /// Creates the split of a name as a recipe writes it.
    public init(splitting name: String, from grocery: Grocery) {
        self = .name(NameTokens.key(name), grocery: grocery.key)
    }

    /// The word of a configuration for ``units(grocery:)``.
    public static let unitsWord = "units"

    /// The split as a configuration has it: `extra virgin olive oil` and `olive oil`, or `onion` and `units`.
    public var setting: (name: String, other: String) {
        switch self {
        case .name(let name, let grocery): (name, grocery)
        case .units(let grocery): (grocery, Self.unitsWord)
        }
    }
}
