import RecipeKit

/// Reads the parts of TOML that front matters use: tables, arrays of tables, all forms of strings, arrays and inline
/// tables.
///
/// Numbers, dates and Boolean values keep their text. A line that is not valid is left out.
struct FrontMatterTOMLReader {
    private let bytes: [UInt8]
    private let end: Int
    private var index: Int
    /// The number of open arrays and inline tables around the current value.
    private var depth = 0

    /// The maximum of ``depth``, and the maximum number of parts in a key.
    private static let deepest = 16

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        index = range.lowerBound
        end = range.upperBound
    }

    /// Reads all entries of the outermost level.
    mutating func entries() -> [MetadataValue.Entry] {
        let root = TOMLTable()
        var table = root
        while skip(lineBreaks: true) {
            if bytes[index] == UInt8(ascii: "[") {
                table = header(in: root) ?? table
            } else if let path = path(), take("=") {
                if let value = value() {
                    path.dropLast().reduce(table) { $0.table($1) }.set(path[path.count - 1], to: value)
                }
            }
            skipLine()
        }
        return root.result
    }

    /// Reads the header of a table, `[table]` or `[[array]]`.
    ///
    /// - Returns: The table to which the following entries belong, or `nil` if the header is not valid.
    private mutating func header(in root: TOMLTable) -> TOMLTable? {
        index += 1
        let isArray = take("[")
        guard let path = path(), take("]") else { return nil }
        let parent = path.dropLast().reduce(root) { $0.table($1) }
        return isArray ? parent.appendedTable(path[path.count - 1]) : parent.table(path[path.count - 1])
    }

    /// Reads a key with dots between its parts, and returns the parts. If the key is not valid, returns `nil`.
    private mutating func path() -> [String]? {
        var path: [String] = []
        repeat {
            guard skip(lineBreaks: false) else { return nil }
            if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                guard let key = string() else { return nil }
                path.append(key)
            } else {
                let start = index
                while index < end, !"=.]#\"'".utf8.contains(bytes[index]), bytes[index] > 0x20 { index += 1 }
                guard index > start else { return nil }
                path.append(UTF8Text.string(start..<index, in: bytes))
            }
        } while take(".") && path.count < Self.deepest
        return path
    }

    private mutating func value() -> MetadataValue? {
        guard skip(lineBreaks: false), depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string().map { .text($0) }
        case UInt8(ascii: "["): return .list(array())
        case UInt8(ascii: "{"): return .entries(inlineTable())
        default:
            let start = index
            while index < end, !",]}#\n\r".utf8.contains(bytes[index]) { index += 1 }
            let text = UTF8Text.string(start..<index, in: bytes).trimmingSpaces()
            return text.isEmpty ? nil : .text(text)
        }
    }

    private mutating func array() -> [MetadataValue] {
        var values: [MetadataValue] = []
        index += 1
        while skip(lineBreaks: true), !take("]") {
            guard let value = value() else { break }
            values.append(value)
            _ = skip(lineBreaks: true)
            _ = take(",")
        }
        return values
    }

    private mutating func inlineTable() -> [MetadataValue.Entry] {
        let table = TOMLTable()
        index += 1
        while skip(lineBreaks: true), !take("}") {
            guard let path = path(), take("="), let value = value() else { break }
            path.dropLast().reduce(table) { $0.table($1) }.set(path[path.count - 1], to: value)
            _ = skip(lineBreaks: true)
            _ = take(",")
        }
        return table.result
    }

    /// Reads a string, or returns `nil` if the string does not end. A string between three quotation marks can have
    /// several lines.
    private mutating func string() -> String? {
        let mark = bytes[index]
        let isLong = index + 2 < end && bytes[index + 1] == mark && bytes[index + 2] == mark
        index += isLong ? 3 : 1
        if isLong, index < end, bytes[index] == 0x0D { index += 1 }
        if isLong, index < end, bytes[index] == 0x0A { index += 1 }
        var text: [UInt8] = []
        while index < end {
            let byte = bytes[index]
            if byte == mark,
                !isLong
                    || bytes[index..<end].prefix(3).count == 3 && bytes[index..<index + 3].allSatisfy({ $0 == mark })
            {
                index += isLong ? 3 : 1
                return String(decoding: text, as: UTF8.self)
            }
            if byte == 0x0A, !isLong { return nil }
            index += 1
            if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\""), index < end {
                escape(into: &text)
            } else {
                text.append(byte)
            }
        }
        return nil
    }

    /// Reads the escape after a backslash and appends its character. Some control characters are left out.
    private mutating func escape(into text: inout [UInt8]) {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): break
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let digits = bytes[index..<end].prefix(byte == UInt8(ascii: "u") ? 4 : 8)
            if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(code)
            {
                text += Array(String(scalar).utf8)
                index = digits.endIndex
            }
        case 0x0A, 0x0D, 0x20:
            // A backslash at the end of a line removes the line break and all white space after it.
            while index < end, bytes[index] <= 0x20 { index += 1 }
        default: text.append(byte)
        }
    }
}

extension FrontMatterTOMLReader {
    /// Skips spaces and comments.
    ///
    /// - Parameter lineBreaks: Whether to skip line breaks too.
    /// - Returns: Whether text follows.
    private mutating func skip(lineBreaks: Bool) -> Bool {
        while index < end {
            switch bytes[index] {
            case 0x20, 0x09: index += 1
            case 0x0A, 0x0D:
                if !lineBreaks { return false }
                index += 1
            case UInt8(ascii: "#"): skipLine()
            default: return true
            }
        }
        return false
    }

    private mutating func skipLine() {
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }

    /// Skips spaces, and then the character `mark` if it follows.
    ///
    /// - Returns: Whether `mark` follows.
    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard skip(lineBreaks: false), bytes[index] == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }
}
