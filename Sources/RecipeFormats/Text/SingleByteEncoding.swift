/// An encoding with one byte for each character, whose first 128 characters are ASCII.
///
/// The program contains the tables of these encodings, because a statically linked program can use the conversions of
/// the C library only on the system whose C library it contains.
struct SingleByteEncoding {
    /// The characters of the bytes from 0x80 on, in UTF-8.
    private let upper: [[UInt8]]

    /// Creates an encoding, or returns `nil` if the name is not one of a known encoding with single bytes.
    ///
    /// - Parameter name: The name as a web page or an XML file declares it, in lower case.
    init?(_ name: String) {
        guard let table = Self.tables[Self.aliases[name] ?? name] else { return nil }
        let digits = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        let scalars = stride(from: 0, to: digits.count, by: 4).map { start in
            let value = digits[start..<start + 4].reduce(0) { $0 << 4 | UInt32($1 < 0x41 ? $1 - 0x30 : $1 - 0x37) }
            return Unicode.Scalar(value) ?? "\u{FFFD}"
        }
        // Tables of 96 characters leave out the control characters from 0x80 to 0x9F.
        let controls = (0x80..<UInt8(0x100 - scalars.count)).map { Unicode.Scalar($0) }
        upper = (controls + scalars).map { Array(String(Character($0)).utf8) }
    }

    /// Returns the text of bytes as UTF-8. A byte without a character becomes U+FFFD.
    func utf8(of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            if byte < 0x80 { result.append(byte) } else { result += upper[Int(byte) - 0x80] }
        }
        return result
    }

    /// Other names of the encodings. As in browsers, an encoding of ISO stands for the encoding of Windows that
    /// contains all its letters.
    private static let aliases = [
        "cp1250": "windows-1250", "cp1251": "windows-1251", "cp1253": "windows-1253", "cp1254": "windows-1254",
        "cp1255": "windows-1255", "cp1256": "windows-1256", "cp1257": "windows-1257", "cp1258": "windows-1258",
        "x-cp1250": "windows-1250", "x-cp1251": "windows-1251", "cp874": "windows-874", "tis-620": "windows-874",
        "iso-8859-11": "windows-874", "iso-8859-9": "windows-1254", "latin5": "windows-1254", "latin2": "iso-8859-2",
        "latin3": "iso-8859-3", "latin4": "iso-8859-4", "latin6": "iso-8859-10", "latin-9": "iso-8859-15",
        "latin9": "iso-8859-15", "iso-8859-8-i": "iso-8859-8", "cp866": "ibm866", "866": "ibm866", "koi8": "koi8-r",
        "koi": "koi8-r", "koi8-ru": "koi8-u", "mac": "macintosh", "x-mac-roman": "macintosh",
        "macroman": "macintosh", "mac-cyrillic": "x-mac-cyrillic", "maccyrillic": "x-mac-cyrillic",
    ].merging(
        (2...16).map { ("iso8859-\($0)", $0 == 9 ? "windows-1254" : $0 == 11 ? "windows-874" : "iso-8859-\($0)") }
    ) { $1 }
}
