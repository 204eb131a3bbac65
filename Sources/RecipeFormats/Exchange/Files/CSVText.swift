import RecipeKit

/// Reads comma-separated values. A value in quotation marks can contain commas, line breaks and doubled quotation
/// marks.
struct CSVText {
    /// The rows, each with its values. Rows without text are left out.
    private(set) var rows: [[String]] = []

    /// Creates the rows of a text.
    ///
    /// - Parameters:
    ///   - bytes: The text as UTF-8.
    ///   - separator: The byte between values, or `nil` for the comma, the semicolon or the tabulator, whichever is the
    ///     most frequent in the first line.
    init(_ bytes: [UInt8], separator: UInt8? = nil) {
        let separator = separator ?? Self.separator(of: bytes)
        var row: [String] = []
        var value: [UInt8] = []
        var isQuoted = false
        var index = 0
        func endValue() {
            row.append(String(decoding: value, as: UTF8.self))
            value = []
        }
        func endRow() {
            endValue()
            if row.contains(where: { !$0.isEmpty }) { rows.append(row) }
            row = []
        }
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isQuoted {
                if byte != UInt8(ascii: "\"") {
                    value.append(byte)
                } else if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
                    value.append(byte)
                    index += 1
                } else {
                    isQuoted = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\"") where value.isEmpty: isQuoted = true
            case separator: endValue()
            case 0x0A: endRow()
            case 0x0D:
                if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                endRow()
            default: value.append(byte)
            }
        }
        if !value.isEmpty || !row.isEmpty { endRow() }
    }

    private static func separator(of bytes: [UInt8]) -> UInt8 {
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        let counts = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].map { separator in
            (separator, line.count { $0 == separator })
        }
        return counts.max { $0.1 < $1.1 }?.0 ?? UInt8(ascii: ",")
    }

    /// The rows after the first row, each as a JSON object. The values of the first row are the names of the members.
    /// Empty values are left out.
    var objects: [JSONValue] {
        guard let header = rows.first else { return [] }
        return rows.dropFirst().map { row in
            .object(
                row.enumerated().compactMap { column, value in
                    guard !value.isEmpty else { return nil }
                    let key = column < header.count ? header[column].trimmingSpaces() : ""
                    // A value whose column has no name gets a name such as `column 19`.
                    return .init(key: key.isEmpty ? "column \(column + 1)" : key, value: .string(value))
                })
        }
    }
}

/// Reads and writes base64. The reader accepts two alphabets: the standard one, and the one for URLs.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The value of each byte, or 255 if the byte is in neither alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
        // The variant for URLs uses `-` and `_` in place of `+` and `/`.
        values[Int(UInt8(ascii: "-"))] = 62
        values[Int(UInt8(ascii: "_"))] = 63
        return values
    }()

    /// Decodes a text. White space and a prefix such as `data:image/jpeg;base64,` are ignored. Decoding ends at the
    /// first byte that is in neither alphabet.
    static func bytes(_ text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { text in
            var start = 0
            if text.starts(with: "data:".utf8), let comma = text.prefix(128).firstIndex(of: UInt8(ascii: ",")) {
                start = comma + 1
            }
            return bytes(UnsafeBufferPointer(rebasing: text[start...]))
        }
    }

    /// Decodes a text. White space is ignored.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - skipsOthers: Whether to ignore bytes that are in neither alphabet, as is usual for mails. If `false`,
    ///     decoding ends at such a byte.
    static func bytes(_ text: UnsafeBufferPointer<UInt8>, skipsOthers: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count / 4 * 3 + 3)
        var bits: UInt32 = 0
        var count = 0
        for byte in text where byte > 0x20 {
            let value = values[Int(byte)]
            guard value < 64 else {
                if skipsOthers { continue }
                break
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }

    /// Encodes bytes as text on one line.
    static func text(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let rest = bytes.count - index
            let bits =
                UInt32(bytes[index]) << 16 | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
                | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
            for place in 0..<4 {
                let isPadding = place > rest
                result.append(
                    isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * place)) & 63])
            }
            index += 3
        }
        return String(decoding: result, as: UTF8.self)
    }
}
