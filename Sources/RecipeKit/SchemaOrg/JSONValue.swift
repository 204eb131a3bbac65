/// A value that was read from JSON, or from another notation of the same data.
///
/// Members keep the order they were read in. Numbers keep their digits, as nothing here counts with them.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key and its value.
    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONValue
    }

    /// The value of a key; of several the last, as other readers have it. `nil` where there is none, or this is no object.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    /// The value of the first of these keys that has one with something in it.
    subscript(keys: String...) -> JSONValue? {
        for key in keys {
            if let value = self[key], !value.isEmpty { return value }
        }
        return nil
    }

    /// Whether there is nothing in it: null, an empty string, an array of nothing.
    var isEmpty: Bool {
        switch self {
        case .null: true
        case .bool, .number: false
        case .string(let text): text.utf8.allSatisfy { $0 <= 0x20 }
        case .array(let values): values.allSatisfy(\.isEmpty)
        case .object(let members): members.isEmpty
        }
    }

    /// The values of an array, and of the arrays in it; any other value alone. Null is nothing.
    var elements: [JSONValue] {
        switch self {
        case .null: []
        case .array(let values): values.contains(where: \.isNested) ? values.flatMap(\.elements) : values
        default: [self]
        }
    }

    private var isNested: Bool {
        switch self {
        case .null, .array: true
        default: false
        }
    }
}
