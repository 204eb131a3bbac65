/// A value that was read from JSON, with its place in the text.
struct PlacedJSON {
    var value: JSONValue
    /// Where it begins; bytes.
    var offset: Int
    /// The values of an array, or of an object's members in their order.
    var children: [PlacedJSON] = []

    /// The value of an object's key, of several the last; `nil` where there is none.
    subscript(key: String) -> PlacedJSON? {
        guard case .object(let members) = value else { return nil }
        return members.lastIndex { $0.key == key }.map { children[$0] }
    }

    /// Reads the one value of a text that is an object or an array.
    ///
    /// - Returns: The value; or what is wrong first, and where.
    static func read(_ bytes: [UInt8]) -> Result<PlacedJSON, JSONReader.Problem> {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            reader.places = []
            let value = reader.next()
            let end = reader.position
            let isOne = reader.next() == nil
            if let problem = reader.problem { return .failure(problem) }
            guard let value, let places = reader.places else {
                return .failure(.init(offset: bytes.count, message: "There is no JSON in it."))
            }
            guard isOne else { return .failure(.init(offset: end, message: "Something stands behind the end.")) }
            var next = places.startIndex
            return .success(placed(value, places, &next))
        }
    }

    /// The reader noted the places in the order in which the values begin.
    private static func placed(_ value: JSONValue, _ places: [Int], _ next: inout Int) -> PlacedJSON {
        var placed = PlacedJSON(value: value, offset: places[next])
        next += 1
        switch value {
        case .array(let values): placed.children = values.map { Self.placed($0, places, &next) }
        case .object(let members): placed.children = members.map { Self.placed($0.value, places, &next) }
        case .null, .bool, .number, .string: break
        }
        return placed
    }
}
