/// Reads the statements of a document. What cannot be read becomes a diagnostic, and reading goes on behind it.
struct TOMLReader {
    private(set) var statements: [TOMLStatement] = []
    private(set) var diagnostics: [TOMLDiagnostic] = []
    let bytes: [UInt8]
    var position = 0
    /// Whether a carriage return without a line feed is reported. A file of them needs only one diagnostic.
    private var hasLoneReturn = false

    /// A reason not to read a statement.
    struct Mistake: Error {
        var offset: Int
        var message: String
        /// Where reading can go on, if that is before the current position: behind the first line of a text without an end.
        var resumption: Int?
    }

    /// The maximum number of parts of a key, and of arrays and tables around a value.
    static let greatestDepth = 32

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        checkEncoding()
        var lineStart = position
        while true {
            _ = skipBlank()
            guard position < bytes.count else { break }
            let start = position
            lineStart = self.lineStart(from: start, notBefore: lineStart)
            do throws(Mistake) {
                let content = try statement()
                try endLine()
                skipLine()
                skipNewline()
                statements.append(TOMLStatement(content: content, lines: lineStart..<position))
            } catch {
                report(.unreadable, error.offset, error.message)
                resume(from: error.resumption ?? position, of: start)
            }
        }
    }

    mutating func report(_ kind: TOMLDiagnostic.Kind, _ offset: Int, _ message: String) {
        diagnostics.append(TOMLDiagnostic(kind: kind, offset: offset, message: message))
    }

    private mutating func checkEncoding() {
        guard String(validating: bytes, as: UTF8.self) == nil else { return }
        var start = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if String(validating: line, as: UTF8.self) == nil {
                return report(.tolerated, start, "the line is not UTF-8; save the file as UTF-8")
            }
            start += line.count + 1
        }
    }

    // MARK: - Going on after a mistake

    /// Goes to where the next statement can be. After a mistake within one line, that is the next line. After a mistake in
    /// a value of several lines, it is the next line that looks like a statement.
    private mutating func resume(from end: Int, of start: Int) {
        let isLong = position > end || bytes[start..<end].contains(where: Self.isNewline)
        position = end
        let line = lineStart(from: end, notBefore: start)
        if isLong, line > start {
            position = line
        } else {
            skipLine()
            skipNewline()
        }
        while isLong, position < bytes.count, !isStatementAhead() {
            skipLine()
            skipNewline()
        }
    }

    private mutating func isStatementAhead() -> Bool {
        let (start, count) = (position, diagnostics.count)
        defer {
            position = start
            diagnostics.removeSubrange(count...)
        }
        skipSpaces()
        do throws(Mistake) {
            if peek == UInt8(ascii: "[") {
                _ = try header()
                try endLine()
                return true
            }
            _ = try key()
            return peek == UInt8(ascii: "=")
        } catch {
            return false
        }
    }

    // MARK: - Statements

    private mutating func statement() throws(Mistake) -> TOMLStatement.Content {
        peek == UInt8(ascii: "[") ? try header() : .entry(try entry(depth: 0))
    }

    private mutating func header() throws(Mistake) -> TOMLStatement.Content {
        position += 1
        let isArray = take("[")
        let keys = try key()
        guard take("]"), !isArray || take("]") else {
            throw Mistake(offset: position, message: "the name in brackets has no “]” at its end")
        }
        return .header(keys, isArray: isArray)
    }

    private mutating func key() throws(Mistake) -> [TOMLKey] {
        var keys: [TOMLKey] = []
        repeat {
            skipSpaces()
            let start = position
            guard keys.count < Self.greatestDepth else {
                throw Mistake(offset: start, message: "the name has more than \(Self.greatestDepth) parts")
            }
            let isQuoted = peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'")
            let name = isQuoted ? try string(isKey: true).text : try bareKey()
            keys.append(TOMLKey(name: name, range: start..<position))
            skipSpaces()
        } while take(".")
        return keys
    }

    private mutating func bareKey() throws(Mistake) -> String {
        let start = position
        while let byte = peek, Self.isOfBareKey(byte) || byte >= 0x80 { position += 1 }
        guard position > start else {
            throw Mistake(offset: start, message: "the line has no name; it must be: name = \"value\"")
        }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        if bytes[start..<position].contains(where: { $0 >= 0x80 }) {
            report(.tolerated, start, "the name needs quotes: \"\(name)\"")
        }
        return name
    }

    private mutating func entry(depth: Int) throws(Mistake) -> TOMLEntry {
        let keys = try key()
        guard take("=") else {
            if depth > 0 { throw Mistake(offset: position, message: "the table has no “}” at its end") }
            let name = "“\(keys.map(\.name).joined(separator: "."))”"
            let isWordAhead = peek.map { Self.isOfBareKey($0) || $0 >= 0x80 } == true
            throw Mistake(
                offset: position,
                message: isWordAhead
                    ? "a name of several words, such as \(name) here, needs quotes" : "\(name) has no “=”")
        }
        skipSpaces()
        return TOMLEntry(keys: keys, value: try value(depth: depth + keys.count - 1))
    }

    /// Checks that nothing but a comment follows on the line.
    private mutating func endLine() throws(Mistake) {
        skipSpaces()
        guard let byte = peek, !Self.isNewline(byte) else { return }
        guard byte == UInt8(ascii: "#") else {
            throw Mistake(offset: position, message: "there is text behind the value")
        }
        skipComment()
    }

    // MARK: - Values

    private mutating func value(depth: Int) throws(Mistake) -> TOMLValue {
        let start = position
        var text: String?
        let content: TOMLValue.Content
        switch peek {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let string = try string(isKey: false)
            content = .string(string.quotes)
            text = string.text
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard depth < Self.greatestDepth else { throw Mistake(offset: start, message: "the value is too deep") }
            content = peek == UInt8(ascii: "[") ? .array(try array(depth)) : .table(try table(depth))
        default:
            let range = try scalar(isInside: depth > 0)
            let end = position
            defer { position = end }
            skipSpaces()
            text = String(decoding: bytes[range], as: UTF8.self)
            content = TOMLScalar.content(of: bytes[range]) ?? .malformed
            if content == .malformed, peek != UInt8(ascii: "=") {
                let isNumber = "+-.0123456789".utf8.contains(bytes[start])
                let advice = isNumber ? "no number or date can be written as" : "the value needs quotes:"
                report(.tolerated, start, "\(advice) \"\(text?.prefix(40) ?? "")\"")
            }
        }
        return TOMLValue(content: content, range: start..<position, text: text)
    }

    /// Takes what is neither a string nor an array nor a table, and returns its range. Inside of an array, an equals sign
    /// ends it, because it belongs to the next statement.
    private mutating func scalar(isInside: Bool) throws(Mistake) -> Range<Int> {
        let start = position
        while let byte = peek, !Self.isNewline(byte), !",]}#".utf8.contains(byte),
            !isInside || byte != UInt8(ascii: "=")
        {
            position += 1
        }
        while position > start, Self.isSpace(bytes[position - 1]) { position -= 1 }
        guard position > start else { throw Mistake(offset: start, message: "the value is missing") }
        return start..<position
    }

    private mutating func array(_ depth: Int) throws(Mistake) -> [TOMLValue] {
        let start = position
        var values: [TOMLValue] = []
        position += 1
        while true {
            _ = skipBlank()
            if take("]") { return values }
            guard peek != nil else { break }
            values.append(try value(depth: depth + 1))
            _ = skipBlank()
            guard take(",") || peek == UInt8(ascii: "]") else { break }
        }
        throw Mistake(offset: start, message: "the list has no “]” at its end")
    }

    private mutating func table(_ depth: Int) throws(Mistake) -> [TOMLEntry] {
        let start = position
        var entries: [TOMLEntry] = []
        var isModern = false
        position += 1
        while true {
            isModern = skipBlank() || isModern
            let isAfterComma = !entries.isEmpty
            if take("}") {
                isModern = isModern || isAfterComma
                break
            }
            guard peek != nil else { throw Mistake(offset: start, message: "the table has no “}” at its end") }
            entries.append(try entry(depth: depth + 1))
            isModern = skipBlank() || isModern
            if take("}") { break }
            guard take(",") else { throw Mistake(offset: start, message: "the table has no “}” at its end") }
        }
        if isModern {
            report(.tolerated, start, "a table in braces must be on one line and have no comma at its end")
        }
        return entries
    }

    // MARK: - Blanks

    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    static func isOfBareKey(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func lineStart(from position: Int, notBefore limit: Int) -> Int {
        var start = position
        while start > limit, !Self.isNewline(bytes[start - 1]) { start -= 1 }
        return start
    }

    private mutating func skipSpaces() {
        while let byte = peek, Self.isSpace(byte) { position += 1 }
    }

    private mutating func skipLine() {
        while let byte = peek, !Self.isNewline(byte) { position += 1 }
    }

    mutating func skipNewline() {
        if peek == 0x0D {
            position += 1
            if peek != 0x0A, !hasLoneReturn {
                hasLoneReturn = true
                report(.tolerated, position - 1, "the line ends with a carriage return alone; use line feeds")
            }
        }
        if peek == 0x0A { position += 1 }
    }

    private mutating func skipComment() {
        let start = position
        skipLine()
        if bytes[start..<position].contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
            report(.tolerated, start, "the comment has a control character; delete it")
        }
    }

    /// Skips white space, line breaks and comments. Returns whether there was a line break.
    private mutating func skipBlank() -> Bool {
        var hasNewline = false
        while let byte = peek {
            if Self.isNewline(byte) {
                hasNewline = true
                skipNewline()
            } else if byte == UInt8(ascii: "#") {
                skipComment()
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                break
            }
        }
        return hasNewline
    }
}
