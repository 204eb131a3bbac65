/// A JSON value with its byte offset in the text.
package struct LocatedJSON {
    package var value: JSONValue
    /// The offset of the first byte of the value.
    package var offset: Int
    /// The elements of an array, or the values of an object's members, in order. Other values have none.
    package var children: [LocatedJSON] = []

    /// The last value of a key, or `nil` if there is none.
    package subscript(key: String) -> LocatedJSON? {
        guard case .object(let members) = value else { return nil }
        return members.lastIndex { $0.key == key }.map { children[$0] }
    }

    /// Reads a text that consists of one object or array.
    ///
    /// - Returns: The value, or the first syntax error. A missing value and further text after the value are errors
    ///   too.
    package static func read(_ bytes: [UInt8]) -> Result<LocatedJSON, JSONReader.SyntaxError> {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            reader.offsets = []
            let value = reader.next()
            let end = reader.position
            let isOne = reader.next() == nil
            if let error = reader.firstError { return .failure(error) }
            guard let value, let offsets = reader.offsets else {
                return .failure(.init(offset: bytes.count, message: "There is no JSON in it."))
            }
            guard isOne else {
                return .failure(.init(offset: end, message: "The text continues after the end of the value."))
            }
            var next = offsets.startIndex
            return .success(located(value, offsets, &next))
        }
    }

    /// Adds offsets to a value and to all values inside it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - offsets: The offsets of all values, in the order of their starts.
    ///   - next: The index of the offset of `value`. Afterwards, the index of the next unused offset.
    private static func located(_ value: JSONValue, _ offsets: [Int], _ next: inout Int) -> LocatedJSON {
        var located = LocatedJSON(value: value, offset: offsets[next])
        next += 1
        switch value {
        case .array(let values): located.children = values.map { Self.located($0, offsets, &next) }
        case .object(let members): located.children = members.map { Self.located($0.value, offsets, &next) }
        case .null, .bool, .number, .string: break
        }
        return located
    }
}
