/// A place in the configuration file. Lines and columns count from 1; a column is one character.
public struct TOMLPlace: Hashable, Sendable, Comparable {
    public var line: Int
    public var column: Int

    public static func < (left: TOMLPlace, right: TOMLPlace) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Where the keys of a TOML document stand, and the strings that they are given, which the parser does not tell.
///
/// To be asked of documents that have been parsed: of others it says anything. What stands in a table that is written in
/// one line is found at that table's key.
struct TOMLPlaces {
    private var keys: [[String]: TOMLPlace] = [:]
    private var strings: [[String]: [TOMLPlace]] = [:]

    /// The path of the table that keys belong to, and of the key whose value is being walked over.
    private var table: [String] = []
    private var path: [String] = []
    /// How many brackets of the value are open.
    private var depth = 0

    private var rest: Substring
    private var here = TOMLPlace(line: 1, column: 1)

    init(_ text: String) {
        rest = text[...]
        while !rest.isEmpty { readStatement() }
        rest = ""
    }

    /// Where a path's last key stands, or the nearest key before it that is known.
    func place(of path: [String]) -> TOMLPlace {
        var path = path
        while !path.isEmpty {
            if let place = keys[path] { return place }
            path.removeLast()
        }
        return TOMLPlace(line: 1, column: 1)
    }

    /// Where a string of a path's value stands, counted from 0.
    func place(ofString index: Int, at path: [String]) -> TOMLPlace {
        guard let places = strings[path], places.indices.contains(index) else { return place(of: path) }
        return places[index]
    }

    // MARK: - Statements

    /// Reads a line that begins a table or gives a key its value, or one without either.
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
            if rest.first == "=" { advance() }
            readValue()
        }
    }

    private mutating func readHeader() {
        let start = here
        while rest.first == "[" { advance() }
        table = readKey()
        if keys[table] == nil { keys[table] = start }
        skipLine()
    }

    /// Reads keys with dots between them.
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

    /// Walks over a value, which ends with its line unless a bracket is open.
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

    /// Reads a string of any of the four kinds, with its quotation marks; what is escaped stays as it is written.
    private mutating func readString() -> String {
        guard let quote = rest.first else { return "" }
        let long = String(repeating: quote, count: 3)
        let end = rest.hasPrefix(long) ? long : String(quote)
        advance(end.count)
        var text = ""
        while let character = rest.first, !rest.hasPrefix(end) {
            if character == "\\", quote == "\"" {
                text.append(character)
                advance()
            }
            if let character = rest.first { text.append(character) }
            advance()
        }
        advance(end.count)
        return text
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
                ? TOMLPlace(line: here.line + 1, column: 1) : TOMLPlace(line: here.line, column: here.column + 1)
        }
    }
}
