/// The files in a tar archive.
///
/// Only regular files with short names are read, because exports that are tar archives contain no other files. The
/// whole archive is in memory, so its members need no further memory.
struct TarArchive {
    /// A file in the archive.
    struct Member {
        let name: String
        let bytes: ArraySlice<UInt8>
    }

    /// The files in the order of the archive. Reading stops at a file that is cut off or whose header states no size.
    /// It also stops after a limit of files.
    let members: [Member]
    /// Whether there may be more files than were read.
    let isCut: Bool

    private static let blockSize = 512
    /// Returns whether bytes begin with the header of a tar archive.
    static func isRecognized(_ bytes: [UInt8]) -> Bool {
        bytes.count >= blockSize && bytes[257..<262].elementsEqual("ustar".utf8)
    }

    /// - Parameters:
    ///   - bytes: The archive.
    ///   - limit: The maximum number of files. Real exports contain one file or a few files.
    init(_ bytes: [UInt8], limit: Int) {
        var members: [Member] = []
        var start = 0
        while start + Self.blockSize <= bytes.count, members.count < limit {
            let header = bytes[start..<start + Self.blockSize]
            let body = start + Self.blockSize
            guard let size = Self.number(header[start + 124..<start + 136]), size <= bytes.count - body else { break }
            let name = String(decoding: header[start..<start + 100].prefix { $0 != 0 }, as: UTF8.self)
            let kind = header[start + 156]
            if !name.isEmpty, kind == 0 || kind == UInt8(ascii: "0") {
                members.append(Member(name: name, bytes: bytes[body..<body + size]))
            }
            start = body + (size + Self.blockSize - 1) / Self.blockSize * Self.blockSize
        }
        self.members = members
        isCut = members.count == limit && bytes.dropFirst(start).prefix(Self.blockSize).contains { $0 != 0 }
    }

    /// Returns the value of the octal digits in a field, or `nil` if there are none or more than eleven.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        let digits = field.drop { $0 == 0x20 }.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "7") }
        return digits.isEmpty || digits.count > 11 ? nil : digits.reduce(0) { $0 * 8 + Int($1 - UInt8(ascii: "0")) }
    }
}
