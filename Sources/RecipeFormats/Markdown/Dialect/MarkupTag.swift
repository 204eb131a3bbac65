import RecipeKit

/// A tag of an HTML element, or of an MDX component, inside a Markdown text.
struct MarkupTag {
    /// The name as it is written.
    let name: String
    /// Whether this is an end tag: `</ul>`.
    let isEnd: Bool
    /// Whether the element has no content: `<Ingredient name="salt" />`.
    let isEmpty: Bool
    /// The attributes with a value in quotation marks, with their names in lower case.
    private(set) var attributes: [(name: String, value: String)] = []
    /// The range of the tag with its angle brackets.
    let range: Range<Int>

    /// The name in lower case.
    var element: String { name.lowercased() }
    /// Whether the tag belongs to a component. The name of a component begins with a capital letter.
    var isComponent: Bool { name.first?.isUppercase == true }

    /// Reads the tag that begins at an offset. Returns `nil` if no tag begins there.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - start: The offset.
    ///   - limit: The number of bytes that may still be read to find the ends of tags. Each failed search reduces the
    ///     number, so that many unclosed tags take linear time.
    init?(_ bytes: [UInt8], at start: Int, limit: inout Int) {
        guard bytes[start] == UInt8(ascii: "<"), limit > 0 else { return nil }
        var index = start + 1
        isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let first = index
        while index < bytes.count, Self.isNameByte(bytes[index]) || index > first && bytes[index] == UInt8(ascii: "-") {
            index += 1
        }
        guard index > first, bytes[first] >= 0x41 else { return nil }
        name = UTF8Text.string(first..<index, in: bytes)
        guard let end = Self.end(bytes, from: index, limit: &limit) else { return nil }
        isEmpty = bytes[end - 2] == UInt8(ascii: "/")
        range = start..<end
        if !isEnd, index < end - 1 { attributes = Self.attributes(bytes, index..<end - 1) }
    }

    /// Returns the value of the first attribute that has one of the names and is not empty, or `nil` if there is none.
    func value(_ names: String...) -> String? {
        attributes.first { names.contains($0.name) && !$0.value.isEmpty }?.value
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || UTF8Text.isDigit(byte)
    }

    /// Returns the offset after the closing angle bracket, which must be outside of quotation marks and braces. Returns
    /// `nil` if there is none within 20,000 bytes, or if another tag begins before it.
    private static func end(_ bytes: [UInt8], from start: Int, limit: inout Int) -> Int? {
        var index = start
        var quote: UInt8?
        var depth = 0
        guard start < bytes.count, bytes[start] <= 0x20 || "/>".utf8.contains(bytes[start]) else { return nil }
        while index < bytes.count, index - start < 20_000 {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): quote = byte
            case UInt8(ascii: "'") where depth > 0 || bytes[index - 2] == UInt8(ascii: "="): quote = byte
            case UInt8(ascii: "`") where depth > 0: quote = byte
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return index
            case UInt8(ascii: "<") where depth <= 0:
                limit -= index - start
                return nil
            default: break
            }
        }
        limit -= index - start
        return nil
    }

    /// Returns the attributes in a range that have a value in quotation marks.
    private static func attributes(_ bytes: [UInt8], _ range: Range<Int>) -> [(name: String, value: String)] {
        var found: [(String, String)] = []
        var index = range.lowerBound
        while let equals = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "=")) {
            let name = bytes[index..<equals].split(whereSeparator: { $0 <= 0x20 }).last ?? []
            var start = equals + 1
            if start < range.upperBound, bytes[start] == UInt8(ascii: "{") { start += 1 }
            guard start < range.upperBound, "\"'`".utf8.contains(bytes[start]),
                let end = bytes[(start + 1)..<range.upperBound].firstIndex(of: bytes[start])
            else {
                index = start
                continue
            }
            found.append(
                (String(decoding: name, as: UTF8.self).lowercased(), UTF8Text.string(start + 1..<end, in: bytes)))
            index = end + 1
        }
        return found
    }
}

/// Finds the part of a recipe that a tag announces by its name or by an attribute: `<div id="ingredients">`.
enum MarkupAnnouncement {
    /// Returns the words of the tag that announce ingredients, cookware or directions, or `nil` if there are none.
    static func words(of tag: MarkupTag) -> String? {
        if tag.isComponent, let words = announced(tag.name) { return words }
        let names: Set<String> = ["id", "class", "classname", "title", "name", "label", "heading", "header"]
        for attribute in tag.attributes where names.contains(attribute.name) {
            if let words = announced(attribute.value) { return words }
        }
        return nil
    }

    /// Returns the words of an identifier that announces only ingredients, directions or cookware: `ingredients` for
    /// `recipe-ingredients`. Words such as `recipe` and `list` are left out. Returns `nil` for any other identifier.
    static func announced(_ identifier: String) -> String? {
        guard identifier.utf8.count <= 60 else { return nil }
        var words = ""
        var isAfterSmallLetter = false
        for character in identifier {
            if character.isUppercase, isAfterSmallLetter { words.append(" ") }
            isAfterSmallLetter = character.isLowercase
            words.append("-_".contains(character) ? " " : character)
        }
        let known = words.split(separator: " ").filter {
            !["list", "recipe", "section", "wrapper"].contains($0.lowercased())
        }
        let name = known.joined(separator: " ")
        let heading = MarkdownHeading(name)
        guard heading.isExact, !heading.isStep else { return nil }
        switch heading.part {
        case .ingredients, .directions, .cookware: return name
        default: return nil
        }
    }
}

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
