import RecipeKit

/// Finds JSON with unescaped quotation marks in an attribute: `content="[{"@type":"HowToStep"}]"`.
enum AttributeJSON {
    /// Returns the offset of the quotation mark that ends the attribute. If there is no such JSON in the attribute,
    /// returns `nil`.
    ///
    /// - Parameters:
    ///   - bytes: The page.
    ///   - start: The offset after the quotation mark that begins the attribute.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var depth = 0
        var isInString = false
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\\") where isInString: index += 1
            case UInt8(ascii: "\""):
                guard depth > 0 else { return nil }
                isInString.toggle()
            case _ where isInString: break
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                guard depth == 0 else { break }
                let end = index + 1
                return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end : nil
            default: if depth == 0 { return nil }
            }
            index += 1
        }
        return nil
    }

    /// Returns whether JSON with quotation marks begins at an offset: `[{"@` or `["f`.
    static func begins(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "{") { index += 1 }
        guard index > start, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return false }
        let next = bytes[index + 1]
        return next == UInt8(ascii: "@") || next >= 0x80 || UTF8Text.isAlphanumeric(next)
    }
}

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
