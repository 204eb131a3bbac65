/// An item of schema.org data that a page marks in its elements. It is filled while the page is read.
struct EmbeddedItem {
    var types: [String]
    /// The URL that identifies the item, or `nil` if it has none.
    var address: String?
    private var properties: [(name: String, values: [JSONValue])] = []
    private var indices = KeyIndex<String>()

    init(types: [String], address: String?) {
        self.types = types
        self.address = address
    }

    mutating func add(_ value: JSONValue, as property: String) {
        let index = indices.index(adding: property)
        if index == properties.count {
            properties.append((property, [value]))
        } else {
            properties[index].values.append(value)
        }
    }

    /// Replaces the last value of a property. If the property has no value, does nothing. The time is linear in the
    /// number of properties.
    mutating func replaceLast(_ property: String, with value: JSONValue) {
        guard let index = properties.firstIndex(where: { $0.name == property }) else { return }
        properties[index].values[properties[index].values.count - 1] = value
    }

    /// Returns the number of values of a property. The time is linear in the number of properties.
    func count(of property: String) -> Int { properties.first { $0.name == property }?.values.count ?? 0 }

    /// The properties and their values, without the types.
    var members: [JSONValue.Member] {
        properties.map { name, values in .init(key: name, value: values.count == 1 ? values[0] : .array(values)) }
    }

    /// The item as a JSON-LD object.
    var value: JSONValue {
        var members: [JSONValue.Member] = [.init(key: "@type", value: .array(types.map { .string($0) }))]
        if let address { members.append(.init(key: "@id", value: .string(address))) }
        return .object(members + self.members)
    }
}
