/// Names or amounts that the user wants to keep apart on shopping lists.
///
/// The configuration file stores a split as its ``setting``. ``KitchenCustoms/setSeparate(_:from:)`` reads the setting.
public enum ShoppingSplit: Hashable, Sendable {
    /// A name has its own line, although it means the same as a grocery: `extra virgin olive oil` and `olive oil`. Both
    /// values are keys.
    case name(String, grocery: String)
    /// The units of a grocery are not converted with the weights of foods: `3 onions + 200 g` remain two amounts.
    case units(grocery: String)

    /// Creates the split of a name from a grocery. The name can be as a recipe writes it.
    public init(splitting name: String, from grocery: Grocery) {
        self = .name(NameTokens.key(name), grocery: grocery.key)
    }

    /// The word for ``units(grocery:)`` in the configuration file.
    public static let unitsWord = "units"

    /// The split in the form of the configuration file: `extra virgin olive oil` and `olive oil`, or `onion` and
    /// `units`.
    public var setting: (name: String, other: String) {
        switch self {
        case .name(let name, let grocery): (name, grocery)
        case .units(let grocery): (grocery, Self.unitsWord)
        }
    }
}
