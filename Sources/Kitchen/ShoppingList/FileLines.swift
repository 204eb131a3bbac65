import RecipeKit

/// The lines of a text file, with all their bytes.
///
/// A line ends with LF or CRLF. The last line can be without an end. Bytes that are not UTF-8 do not change.
struct FileLines: Hashable, Sendable {
    struct Line: Hashable, Sendable {
        /// The bytes before the end of the line.
        var bytes: [UInt8]
        /// The characters that end the line: LF or CRLF. The last line of the file can be without them.
        var end: End

        /// The text of the line. Bytes that are not UTF-8 become replacement characters.
        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    enum End: Hashable, Sendable {
        case none, lineFeed, carriageReturnLineFeed
    }

    /// The lines, in the order of the file. Empty for an empty file.
    private(set) var lines: [Line]
    private let hasByteOrderMark: Bool
    /// The end of each inserted line: CRLF if the first line of the file ends with CRLF, otherwise LF.
    private let newEnd: End

    /// Splits a file into its lines. O(n).
    init(_ bytes: [UInt8]) {
        hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
        var start = hasByteOrderMark ? Self.byteOrderMark.count : 0
        var lines: [Line] = []
        bytes.withUnsafeBufferPointer { bytes in
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: Self.lineFeed) ?? bytes.count
                let isCarriageReturn = end < bytes.count && end > start && bytes[end - 1] == Self.carriageReturn
                lines.append(
                    Line(
                        bytes: Array(bytes[start..<(isCarriageReturn ? end - 1 : end)]),
                        end: end == bytes.count ? .none : isCarriageReturn ? .carriageReturnLineFeed : .lineFeed))
                start = end + 1
            }
        }
        self.lines = lines
        newEnd = lines.first?.end == .carriageReturnLineFeed ? .carriageReturnLineFeed : .lineFeed
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
        var bytes: [UInt8] = hasByteOrderMark ? Self.byteOrderMark : []
        for line in lines {
            bytes += line.bytes
            switch line.end {
            case .none: break
            case .lineFeed: bytes.append(Self.lineFeed)
            case .carriageReturnLineFeed: bytes += [Self.carriageReturn, Self.lineFeed]
            }
        }
        return bytes
    }

    var count: Int { lines.count }

    /// Inserts a line. O(number of lines).
    mutating func insert(_ text: String, at index: Int) { insert(Array(text.utf8), at: index) }

    /// Inserts a line with the line end of this file.
    ///
    /// The new line always has an end. If the last line of the file has no end, and the new line is inserted after it,
    /// the last line gets an end too.
    mutating func insert(_ bytes: [UInt8], at index: Int) {
        if index == lines.count, let last = lines.indices.last, lines[last].end == .none { lines[last].end = newEnd }
        lines.insert(Line(bytes: bytes, end: newEnd), at: index)
    }

    /// Replaces the bytes of a line. The LF or CRLF at the end of the line does not change.
    mutating func replace(_ index: Int, with bytes: [UInt8]) { lines[index].bytes = bytes }

    mutating func replace(_ range: Range<Int>, in index: Int, with text: String) {
        lines[index].bytes.replaceSubrange(range, with: text.utf8)
    }

    mutating func remove(_ range: Range<Int>) { lines.removeSubrange(range) }

    @discardableResult
    mutating func remove(at index: Int) -> Line { lines.remove(at: index) }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}

extension FileLines.Line {
    var isBlank: Bool { bytes.allSatisfy(UTF8Text.isSpace) }

    /// The spaces and tabs at the start of the line.
    var indentation: [UInt8] { Array(bytes.prefix(while: UTF8Text.isSpace)) }
}

/// A problem in a kitchen file: a line that cannot be read, or that its author probably did not mean. The program reads
/// the rest of the file.
public struct FileProblem: Hashable, Sendable {
    /// The severity of a problem.
    public enum Severity: String, Hashable, Sendable {
        /// The line is read, but a part of it is ignored.
        case warning
        /// The line cannot be read.
        case error
    }

    /// Whether the program ignores the whole line (error) or a part of it (warning).
    public let severity: Severity
    /// The number of the line, counted from 1.
    public let line: Int
    /// A text that says what is wrong, and what the program does about it.
    ///
    /// The text can contain words from the file. Remove control characters before you print it to a terminal.
    public let message: String

    init(_ severity: Severity, line: Int, _ message: String) {
        (self.severity, self.line, self.message) = (severity, line, message)
    }
}
