import Foundation

/// A growing file of lines, read in pieces from its end.
struct LogFile: Sendable {
    /// A line and the offset at which it starts, which identifies it.
    struct Line: Sendable {
        var offset: Int
        var text: String
    }

    let path: String

    /// The size of the file in bytes, 0 if there is none.
    var size: Int { (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0 }

    /// Reads the lines that start in a range of offsets. A line that begins before the range is skipped. The last line
    /// ends at the end of the range, so it may be incomplete.
    func lines(in range: Range<Int>) throws -> [Line] {
        // Read one more byte before the range. If it is a line feed, the first line starts with the range.
        let start = max(0, range.lowerBound - 1)
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        defer { try? handle.close() }
        try handle.seek(toOffset: UInt64(start))
        var bytes = [UInt8](try handle.read(upToCount: range.upperBound - start) ?? Data())[...]
        if range.lowerBound > 0 {
            bytes = bytes.drop { $0 != newline }.dropFirst()
        }
        return bytes.split(separator: newline, omittingEmptySubsequences: false).filter {
            start + $0.startIndex < range.upperBound
        }
        .map { Line(offset: start + $0.startIndex, text: String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the offset where a piece of the file begins. It is the start of the first line among the bytes before an
    /// offset. If no line starts there, the piece is made larger. Returns 0 if the piece reaches the start of the file.
    ///
    /// - Parameters:
    ///   - bytes: The size of the piece in bytes.
    ///   - end: The offset where the piece ends.
    func start(ofPiece bytes: Int, before end: Int) throws -> Int {
        var bytes = bytes
        while end > bytes {
            if let line = try lines(in: end - bytes..<end).first { return line.offset }
            bytes *= 2
        }
        return 0
    }
}

private let newline = UInt8(ascii: "\n")
