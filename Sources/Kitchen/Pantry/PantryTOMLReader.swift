import RecipeKit

/// Reads the part of TOML that pantries use: tables, strings, inline tables, arrays, quoted and dotted keys.
///
/// A line that is not TOML is reported and skipped. TOMLKit cannot replace this reader, because TOMLKit stops at the
/// first mistake and does not give the positions of values.
struct PantryTOMLReader {
    /// A statement at the top level of a file.
    enum Statement {
        /// A header: `[fridge]`, `[fridge.milk]`.
        case header([String], line: Range<Int>)
        /// A key with its value.
        case entry(TOMLEntry, line: Range<Int>)
    }

    private(set) var statements: [Statement] = []
    private(set) var problems: [FileProblem] = []
    private let bytes: [UInt8]
    private var position = 0

    private struct Mistake: Error {
        var position: Int
        var message: String
    }

    /// Reads a file. O(n).
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        var mistakes: [Mistake] = []
        while true {
            skipBlank()
            guard position < bytes.count else { break }
            let start = lineStart(position)
            do throws(Mistake) {
                if peek == UInt8(ascii: "[") {
                    let path = try header()
                    statements.append(.header(path, line: start..<lineEnd()))
                } else {
                    let entry = try entry()
                    try endLine()
                    statements.append(.entry(entry, line: start..<lineEnd()))
                }
            } catch {
                mistakes.append(error)
                position = max(position, error.position)
            }
            position = lineEnd()
        }
        problems = located(mistakes)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func located(_ mistakes: [Mistake]) -> [FileProblem] {
        var line = 1
        var offset = 0
        return mistakes.sorted { $0.position < $1.position }.map { mistake in
            while offset < min(mistake.position, bytes.count) {
                if bytes[offset] == Self.lineFeed { line += 1 }
                offset += 1
            }
            return FileProblem(.error, line: line, mistake.message)
        }
    }

    // MARK: - Lines

    private func lineStart(_ position: Int) -> Int {
        var start = position
        while start > 0, bytes[start - 1] != Self.lineFeed { start -= 1 }
        return start
    }

    /// Returns the position after the line feed of this line.
    private func lineEnd() -> Int {
        var end = position
        while end < bytes.count, bytes[end] != Self.lineFeed { end += 1 }
        return min(end + 1, bytes.count)
    }

    private mutating func skipSpaces() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D { position += 1 }
    }

    /// Skips white space, line feeds and comments.
    private mutating func skipBlank() {
        while let byte = peek {
            if byte == UInt8(ascii: "#") {
                while let byte = peek, byte != Self.lineFeed { position += 1 }
            } else if byte == Self.lineFeed || UTF8Text.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func endLine() throws(Mistake) {
        skipSpaces()
        guard let byte = peek, byte != Self.lineFeed, byte != UInt8(ascii: "#") else { return }
        throw Mistake(position: position, message: "There is text behind the value. The line is ignored.")
    }

    // MARK: - Keys

    private mutating func header() throws(Mistake) -> [String] {
        position += 1
        let isArray = peek == UInt8(ascii: "[")
        if isArray { position += 1 }
        let path = try key()
        guard peek == UInt8(ascii: "]") else {
            throw Mistake(
                position: position, message: "The name of the place has no “]” at its end. The line is ignored.")
        }
        position += isArray ? 2 : 1
        try endLine()
        return path
    }

    private mutating func key() throws(Mistake) -> [String] {
        var path: [String] = []
        while true {
            skipSpaces()
            switch peek {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): path.append(try string())
            default: path.append(try bareKey())
            }
            skipSpaces()
            guard peek == UInt8(ascii: ".") else { return path }
            position += 1
        }
    }

    /// Reads a key without quotes. It can contain letters that TOML allows only inside quotes, such as `ü`.
    private mutating func bareKey() throws(Mistake) -> String {
        let start = position
        while let byte = peek,
            UTF8Text.isAlphanumeric(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
        {
            position += 1
        }
        guard position > start else {
            throw Mistake(position: position, message: "The line is not an item. It must be: name = \"amount\".")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Whether a letter or a digit follows.
    private var isWordAhead: Bool { peek.map { UTF8Text.isAlphanumeric($0) || $0 >= 0x80 } ?? false }

    private mutating func entry() throws(Mistake) -> TOMLEntry {
        let start = position
        let key = try key()
        guard peek == UInt8(ascii: "=") else {
            let name = "“\(key.joined(separator: "."))”"
            let problem =
                isWordAhead ? "A name of several words, such as \(name) here, needs quotes" : "\(name) has no “=”"
            throw Mistake(position: position, message: "\(problem). The line is ignored.")
        }
        position += 1
        skipSpaces()
        let value = try value(depth: 0)
        return TOMLEntry(key: key, value: value, range: start..<position)
    }

    // MARK: - Values

    private mutating func value(depth: Int) throws(Mistake) -> TOMLValue {
        let start = position
        let content: TOMLValue.Content
        switch peek {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try string())
        case UInt8(ascii: "["): content = .array(try array(depth: depth))
        case UInt8(ascii: "{"): content = .table(try table(depth: depth))
        default: content = .scalar(try scalar())
        }
        return TOMLValue(content: content, range: start..<position)
    }

    private mutating func scalar() throws(Mistake) -> String {
        let start = position
        while let byte = peek, ![0x0A, 0x0D, 0x2C, 0x5D, 0x7D, 0x23].contains(byte) { position += 1 }
        let range = UTF8Text.trim(start..<position, in: bytes)
        position = range.upperBound
        let text = String(decoding: bytes[range], as: UTF8.self)
        let isScalar =
            text.first.map { $0.isNumber || "+-.".contains($0) } == true
            || ["true", "false", "inf", "nan"].contains(text)
        guard isScalar else {
            throw Mistake(position: start, message: "The value needs quotes: \"\(text)\". The line is ignored.")
        }
        return text
    }

    private mutating func array(depth: Int) throws(Mistake) -> [TOMLValue] {
        let start = position
        position += 1
        guard depth < Self.greatestDepth else { throw Mistake(position: start, message: "The value is too deep.") }
        var values: [TOMLValue] = []
        while true {
            skipBlank()
            if peek == UInt8(ascii: "]") { break }
            guard peek != nil else { throw Mistake(position: start, message: "The list has no “]” at its end.") }
            values.append(try value(depth: depth + 1))
            skipBlank()
            if peek == UInt8(ascii: ",") {
                position += 1
            } else if peek != UInt8(ascii: "]") {
                throw Mistake(position: start, message: "The list has no “]” at its end.")
            }
        }
        position += 1
        return values
    }

    private mutating func table(depth: Int) throws(Mistake) -> [TOMLEntry] {
        let start = position
        position += 1
        guard depth < Self.greatestDepth else { throw Mistake(position: start, message: "The value is too deep.") }
        var entries: [TOMLEntry] = []
        while true {
            skipSpaces()
            if peek == UInt8(ascii: "}") { break }
            let entryStart = position
            let key = try key()
            guard peek == UInt8(ascii: "=") else {
                throw Mistake(position: start, message: "The value has no “}” at its end.")
            }
            position += 1
            skipSpaces()
            let value = try value(depth: depth + 1)
            entries.append(TOMLEntry(key: key, value: value, range: entryStart..<position))
            skipSpaces()
            if peek == UInt8(ascii: ",") {
                position += 1
            } else if peek != UInt8(ascii: "}") {
                throw Mistake(position: start, message: "The value has no “}” at its end.")
            }
        }
        position += 1
        return entries
    }

    // MARK: - Strings

    private mutating func string() throws(Mistake) -> String {
        let start = position
        let quote = bytes[position]
        let isLong = position + 2 < bytes.count && bytes[position + 1] == quote && bytes[position + 2] == quote
        position += isLong ? 3 : 1
        if isLong {
            if peek == 0x0D { position += 1 }
            if peek == Self.lineFeed { position += 1 }
        }
        var text: [UInt8] = []
        while let byte = peek {
            if byte == quote {
                if !isLong {
                    position += 1
                    return String(decoding: text, as: UTF8.self)
                }
                if position + 2 < bytes.count, bytes[position + 1] == quote, bytes[position + 2] == quote {
                    position += 3
                    return String(decoding: text, as: UTF8.self)
                }
            }
            if byte == Self.lineFeed, !isLong { break }
            position += 1
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                try escape(&text, start)
            } else {
                text.append(byte)
            }
        }
        throw Mistake(position: start, message: "The text has no quote at its end. The line is ignored.")
    }

    private mutating func escape(_ text: inout [UInt8], _ start: Int) throws(Mistake) {
        guard let byte = peek else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let count = byte == UInt8(ascii: "u") ? 4 : 8
            guard position + count <= bytes.count,
                let value = UInt32(String(decoding: bytes[position..<(position + count)], as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(value)
            else { throw Mistake(position: start, message: "The text has an unknown escape. The line is ignored.") }
            text += String(scalar).utf8
            position += count
        case Self.lineFeed, 0x0D, 0x20: skipBlankInString()
        default: text.append(byte)
        }
    }

    /// Skips white space after a backslash at the end of a line. The string continues in the next line.
    private mutating func skipBlankInString() {
        while let byte = peek, UTF8Text.isSpace(byte) || byte == Self.lineFeed { position += 1 }
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let greatestDepth = 32
}
