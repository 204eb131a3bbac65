/// A compiled terminal description. The manual page term(5) describes its format.
struct TerminalDescription {
    /// A capability whose value is a string. The raw value is its index in a compiled description.
    enum StringCapability: Int {
        case cursorHome = 12
        case cursorRight = 17
        case moveDown = 107
        case moveUp = 114
        case moveToRow = 127
    }

    /// The largest size in bytes. No valid description is larger.
    private static let maximumSize = 32768
    /// The folders of the system in which ncurses looks for descriptions, in its order.
    private static let folders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]

    private var bytes: [UInt8]
    /// The indices of the bytes with the offsets of the strings. Each offset has two bytes.
    private let offsets: Range<Int>

    /// Creates a description from the bytes of its file. Returns `nil` if the bytes are not a description.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 12, bytes.count <= Self.maximumSize else { return nil }
        let header = (0..<6).map { Int(bytes[2 * $0]) | Int(bytes[2 * $0 + 1]) << 8 }
        let numberSizes = [0o432: 2, 0o1036: 4]
        guard let numberSize = numberSizes[header[0]] else { return nil }
        // The numbers begin at an even index.
        let numbers = (12 + header[1] + header[2] + 1) & ~1
        let start = numbers + numberSize * header[3]
        offsets = start..<start + 2 * header[4]
        guard offsets.upperBound + header[5] <= bytes.count else { return nil }
        self.bytes = bytes
    }

    /// Returns the installed description that ncurses uses for a name.
    ///
    /// - Returns: The description. The result is `nil` if it is in none of the usual folders, or if a variable of the
    ///   environment names other folders.
    static func installed(_ name: String) -> TerminalDescription? {
        guard getenv("TERMINFO") == nil, getenv("TERMINFO_DIRS") == nil, let initial = name.utf8.first,
            !name.utf8.contains(UInt8(ascii: "/"))
        else { return nil }
        let home = getenv("HOME").map { String(cString: $0) + "/.terminfo" }
        for folder in [home].compactMap({ $0 }) + folders {
            // Where file names do not distinguish upper and lower case, the folders have hexadecimal names.
            for group in [String(Unicode.Scalar(initial)), String(initial, radix: 16)] {
                if let bytes = contents(ofFileAt: "\(folder)/\(group)/\(name)") { return TerminalDescription(bytes) }
            }
        }
        return nil
    }

    private static func contents(ofFileAt path: String) -> [UInt8]? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: maximumSize + 1) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// Removes a capability, as if the terminal lacked it.
    mutating func remove(_ capability: StringCapability) {
        let index = offsets.lowerBound + 2 * capability.rawValue
        guard index + 1 < offsets.upperBound else { return }
        bytes[index] = 0xFF
        bytes[index + 1] = 0xFF
    }

    /// The description as a value of the variable `TERMINFO`. ncurses reads it since version 6.1. If the description does
    /// not contain the name for which it is loaded, ncurses ignores the value and reads the installed file.
    var environmentValue: String {
        let digits = Array("0123456789abcdef".utf8)
        return "hex:"
            + String(unsafeUninitializedCapacity: 2 * bytes.count) { buffer in
                for (index, byte) in bytes.enumerated() {
                    buffer[2 * index] = digits[Int(byte >> 4)]
                    buffer[2 * index + 1] = digits[Int(byte & 0xF)]
                }
                return 2 * bytes.count
            }
    }
}
