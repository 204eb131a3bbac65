import Foundation

/// A file of lines that grows. It is read in pieces, the last piece first.
struct LogFile: Sendable {
    /// A line and the offset at which it starts. The offset identifies the line.
    struct Line: Sendable {
        var offset: Int
        var text: String
    }

    let path: String

    /// The size of the file in bytes. It is 0 if the file does not exist.
    var size: Int { (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0 }

    /// Reads the lines that start in a range of offsets. If a line starts before the range, its rest is skipped. The
    /// text ends at the end of the range, so the last line may be incomplete.
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

    /// Returns the offset where a piece of the file begins. The piece begins with the first line that starts among the
    /// given number of bytes before its end. If no line starts there, the piece is made larger. If it reaches the start
    /// of the file, returns 0.
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
