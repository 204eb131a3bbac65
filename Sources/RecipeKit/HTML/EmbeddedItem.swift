/// An item that a page marks in its elements, while it is read.
struct EmbeddedItem {
    var types: [String]
    var address: String?
    private var properties: [(name: String, values: [JSONValue])] = []
    private var places = KeyIndex<String>()

    init(types: [String], address: String?) {
        self.types = types
        self.address = address
    }

    mutating func add(_ value: JSONValue, as property: String) {
        let place = places.place(of: property)
        if place == properties.count {
            properties.append((property, [value]))
        } else {
            properties[place].values.append(value)
        }
    }

    /// Puts another value into the place of the one that was added last.
    mutating func replaceLast(_ property: String, with value: JSONValue) {
        let place = places.place(of: property)
        guard place < properties.count else { return }
        properties[place].values[properties[place].values.count - 1] = value
    }

    /// How many values of a property there are. Costs a look at each property.
    func count(of property: String) -> Int { properties.first { $0.name == property }?.values.count ?? 0 }

    /// The properties and their values, without the types.
    var members: [JSONValue.Member] {
        properties.map { name, values in .init(key: name, value: values.count == 1 ? values[0] : .array(values)) }
    }

    var value: JSONValue {
        var members: [JSONValue.Member] = [.init(key: "@type", value: .array(types.map { .string($0) }))]
        if let address { members.append(.init(key: "@id", value: .string(address))) }
        return .object(members + self.members)
    }
}
