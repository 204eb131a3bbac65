import RecipeKit

/// The lists in the properties of an MDX component: `<Recipe ingredients={["1 egg", "salt"]} />`.
struct ComponentLists {
    /// The lists whose property names announce a part of a recipe. `name` contains the words of the property name.
    private(set) var lists: [(name: String, entries: [String])] = []

    /// Finds the lists in a tag.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - range: The range of the component's tag.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        var index = range.lowerBound
        while let equals = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "=")) {
            index = equals + 1
            let rest = bytes[index..<range.upperBound].drop { $0 <= 0x20 || $0 == UInt8(ascii: "{") }
            guard rest.first == UInt8(ascii: "["), rest.startIndex > index else { continue }
            let name = bytes[range.lowerBound..<equals].split(whereSeparator: { $0 <= 0x20 }).last ?? []
            let (entries, end) = Self.entries(bytes, rest.startIndex + 1..<range.upperBound)
            index = end
            if let words = MarkupAnnouncement.announced(String(decoding: name, as: UTF8.self)), !entries.isEmpty {
                lists.append((words, entries))
            }
        }
    }

    /// Returns the texts of an array, and the offset of its closing bracket. If there is no closing bracket, the offset
    /// is the end of `range`. If an element of the array is an object, its texts become one entry.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - range: The range from the first element of the array to the end of the tag.
    private static func entries(_ bytes: [UInt8], _ range: Range<Int>) -> (entries: [String], end: Int) {
        var entries: [String] = []
        var object: [(key: String, value: String)] = []
        var depth = 0
        var keyStart = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
                let end = bytes[(index + 1)..<range.upperBound].firstIndex(of: byte) ?? range.upperBound
                let text = UTF8Text.string(index + 1..<end, in: bytes).singleLine
                if depth == 0 {
                    entries.append(text)
                } else if bytes[..<index].last(where: { $0 > 0x20 }) == UInt8(ascii: ":") {
                    object.append((key(bytes[keyStart..<index]), text))
                }
                index = end
            case UInt8(ascii: "{"):
                depth += 1
                keyStart = index + 1
            case UInt8(ascii: ","): keyStart = index + 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0, !object.isEmpty {
                    entries.append(line(object))
                    object = []
                }
            case UInt8(ascii: "]") where depth == 0: return (entries.filter { !$0.isEmpty }, index)
            default: break
            }
            index += 1
        }
        return (entries.filter { !$0.isEmpty }, range.upperBound)
    }

    private static func key(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.filter { !" \n\r\t:\"'".utf8.contains($0) }, as: UTF8.self).lowercased()
    }

    /// Returns the values of an object as one line, with the amount and the unit first.
    private static func line(_ object: [(key: String, value: String)]) -> String {
        let order = ["amount", "quantity", "qty", "unit"]
        let first = order.compactMap { key in object.first { $0.key == key }?.value }
        return (first + object.filter { !order.contains($0.key) }.map(\.value)).joined(separator: " ")
    }
}
