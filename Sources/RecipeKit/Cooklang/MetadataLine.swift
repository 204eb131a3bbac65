/// Reads `>> key: value`.
enum MetadataLine {
    /// What a key tells the reader of the body, rather than saying something about the recipe.
    enum Directive: Equatable {
        case mode(String)
        case duplicate(String)
        /// Some people head the parts of a recipe with `>> steps: Filling`, from before sections had a mark.
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

    /// The key and the value, or `nil` where the line is no metadata; one without a key or a colon is a note.
    static func parse(_ line: Range<Int>, in bytes: [UInt8]) -> (key: String, value: String)? {
        let mark = UInt8(ascii: ">")
        guard line.count > 2, bytes[line.lowerBound] == mark, bytes[line.lowerBound + 1] == mark,
            let colon = bytes[line].firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let key = CooklangText.trim(line.lowerBound + 2..<colon, in: bytes)
        guard !key.isEmpty else { return nil }
        let value = CooklangText.trim(colon + 1..<line.upperBound, in: bytes)
        return (CooklangText.string(key, in: bytes), CooklangText.string(value, in: bytes))
    }
}
