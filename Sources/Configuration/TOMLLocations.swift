/// Finds the locations of keys and strings in a TOML document.
///
/// TOMLKit reports the locations of errors but not those of values. So this type reads the text a second time. The text
/// must be valid TOML. In `keys = {search = "/"}`, the key `search` has the location of `keys`.
struct TOMLLocations {
    private var keys: [[String]: TOMLLocation] = [:]
    private var strings: [[String]: [TOMLLocation]] = [:]
    /// The tables that have a header, such as `[kitchen.units]`.
    private var headers: Set<[String]> = []

    /// The path of the table to which the next keys belong.
    private var table: [String] = []
    /// The path of the current key, including its table.
    private var path: [String] = []
    /// The number of open brackets in the current value.
    private var depth = 0

    private var rest: Substring
    private var here = TOMLLocation(line: 1, column: 1)

    init(_ text: String) {
        rest = text[...]
        while !rest.isEmpty { readStatement() }
        rest = ""
    }

    /// Returns the location of the key at a path. If this key has no location of its own, returns the location of its
    /// nearest parent. If no parent has a location, returns the start of the text.
    func location(of path: [String]) -> TOMLLocation {
        var path = path
        while !path.isEmpty {
            if let location = keys[path] { return location }
            path.removeLast()
        }
        return TOMLLocation(line: 1, column: 1)
    }

    /// Returns the location of one of the strings in the value at a path. The first string has the index 0. If there is
    /// no such string, returns the location of the key.
    func location(ofString index: Int, at path: [String]) -> TOMLLocation {
        guard let locations = strings[path], locations.indices.contains(index) else { return location(of: path) }
        return locations[index]
    }

    /// Returns whether a table has a header, such as `[kitchen.units]`.
    func hasHeader(_ table: [String]) -> Bool { headers.contains(table) }

    // MARK: - Statements

    /// Reads a table header, a key with its value, a comment or an empty line.
    private mutating func readStatement() {
        skipBlanks()
        switch rest.first {
        case nil: return
        case "#": skipLine()
        case "[": readHeader()
        case let character? where character.isNewline: advance()
        default:
            let start = here
            path = table + readKey()
            for count in stride(from: table.count + 1, through: path.count, by: 1) {
                keys[Array(path.prefix(count)), default: start] = min(keys[Array(path.prefix(count))] ?? start, start)
            }
            readValue()
        }
    }

    private mutating func readHeader() {
        let start = here
        while rest.first == "[" { advance() }
        table = readKey()
        if headers.insert(table).inserted { keys[table] = start }
        skipLine()
    }

    /// Reads a dotted key, up to `=`, `]` or the end of the line, and returns its parts.
    private mutating func readKey() -> [String] {
        var names: [String] = []
        var name = ""
        while let character = rest.first, !character.isNewline {
            switch character {
            case "\"", "'": name += readString()
            case ".":
                names.append(name)
                name = ""
                advance()
            case "=", "]": return names + [name]
            case " ", "\t": advance()
            default:
                name.append(character)
                advance()
            }
        }
        return names + [name]
    }

    /// Skips a value and stores the locations of its strings. A value ends at the end of its line. If a bracket is open
    /// there, the value ends at the end of the line with the closing bracket.
    private mutating func readValue() {
        depth = 0
        while let character = rest.first {
            switch character {
            case "\"", "'":
                strings[path, default: []].append(here)
                _ = readString()
                continue
            case "#":
                skipLine()
                continue
            case "[", "{": depth += 1
            case "]", "}": depth -= 1
            default: if character.isNewline, depth <= 0 { return }
            }
            advance()
        }
    }

    // MARK: - Characters

    /// Reads a string of any of the four kinds, and returns its text. Replaces escape sequences in strings with double
    /// quotation marks.
    private mutating func readString() -> String {
        guard let quote = rest.first else { return "" }
        let long = String(repeating: quote, count: 3)
        let end = rest.hasPrefix(long) ? long : String(quote)
        advance(end.count)
        var text = ""
        while let character = rest.first, !rest.hasPrefix(end) {
            advance()
            if character == "\\", quote == "\"" { text += readEscape() } else { text.append(character) }
        }
        advance(end.count)
        return text
    }

    /// Consumes the rest of an escape sequence after its backslash, and returns the character that the sequence means.
    private mutating func readEscape() -> String {
        guard let letter = rest.first else { return "" }
        advance()
        switch letter {
        case "b": return "\u{8}"
        case "t": return "\t"
        case "n": return "\n"
        case "f": return "\u{C}"
        case "r": return "\r"
        case "e": return "\u{1B}"
        case "u", "U":
            let digits = rest.prefix(letter == "u" ? 4 : 8)
            advance(digits.count)
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        default: return String(letter)
        }
    }

    private mutating func skipBlanks() {
        while rest.first == " " || rest.first == "\t" { advance() }
    }

    private mutating func skipLine() {
        while let character = rest.first, !character.isNewline { advance() }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count {
            guard let character = rest.popFirst() else { return }
            here =
                character.isNewline
                ? TOMLLocation(line: here.line + 1, column: 1) : TOMLLocation(line: here.line, column: here.column + 1)
        }
    }
}
