import RecipeKit

/// Reads metadata lines: `>> key: value`.
enum MetadataLine {
    /// A line whose key controls the reader and does not describe the recipe.
    enum Directive: Equatable {
        case mode(String)
        case duplicate(String)
        /// The name of a section, as in `>> steps: Filling` of old recipes. A value that begins with a number is not a
        /// name.
        case section(String)

        init?(key: String, value: String) {
            switch key.lowercased() {
            case "[mode]", "[define]": self = .mode(value.lowercased())
            case "[duplicate]": self = .duplicate(value.lowercased())
            case "steps" where value.first?.isNumber == false: self = .section(value)
            default: return nil
            }
        }
    }

    static func isDirective(key: String, value: String) -> Bool { Directive(key: key, value: value) != nil }

    /// Returns the key and the value of a metadata line, or `nil` for any other line.
    static func parse(_ line: Range<Int>, in bytes: [UInt8]) -> (key: String, value: String)? {
        let mark = UInt8(ascii: ">")
        guard line.count > 2, bytes[line.lowerBound] == mark, bytes[line.lowerBound + 1] == mark,
            let colon = bytes[line].firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let key = UTF8Text.trim(line.lowerBound + 2..<colon, in: bytes)
        guard !key.isEmpty else { return nil }
        let value = UTF8Text.trim(colon + 1..<line.upperBound, in: bytes)
        return (UTF8Text.string(key, in: bytes), UTF8Text.string(value, in: bytes))
    }
}
