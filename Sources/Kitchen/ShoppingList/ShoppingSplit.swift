/// Something that the user does not want to be merged on shopping lists, ever.
///
/// Store the ``rawValue`` to remember it.
public enum ShoppingSplit: Hashable, Sendable, RawRepresentable {
    /// A name does not mean the same as a grocery: `extra virgin olive oil` and `olive oil`. Both are keys.
    case name(String, grocery: String)
    /// The units of a grocery are not converted by the weights of foods: `3 onions + 200 g` stay two amounts.
    case units(grocery: String)

    /// Creates the split of a name as a recipe writes it.
    public init(splitting name: String, from grocery: Grocery) {
        self = .name(NameTokens.key(name), grocery: grocery.key)
    }

    /// Reads a stored split. Returns `nil` for any other text.
    public init?(rawValue: String) {
        let parts = rawValue.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "units" where !parts[1].isEmpty: self = .units(grocery: String(parts[1]))
        case "name":
            let names = parts[1].split(separator: "=", maxSplits: 1)
            guard names.count == 2 else { return nil }
            self = .name(String(names[0]), grocery: String(names[1]))
        default: return nil
        }
    }

    /// The split as a line of text: `name:extra virgin olive oil=olive oil`, `units:onion`.
    public var rawValue: String {
        switch self {
        case .name(let name, let grocery): "name:\(name)=\(grocery)"
        case .units(let grocery): "units:\(grocery)"
        }
    }
}
