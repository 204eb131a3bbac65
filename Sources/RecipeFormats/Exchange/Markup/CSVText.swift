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
