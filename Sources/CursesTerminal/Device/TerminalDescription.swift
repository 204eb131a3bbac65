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
    private static let folders = ["/etc/terminfo/", "/lib/terminfo/", "/usr/share/terminfo/"]

    private var bytes: [UInt8]
    /// The indices of the bytes with the offsets of the strings. Each offset has two bytes.
    private let offsets: Range<Int>

    /// Creates a description from the bytes of its file. Returns `nil` if the bytes are not a description.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 12, bytes.count <= Self.maximumSize else { return nil }
        let header = (0..<6).map { Int(bytes[2 * $0]) | Int(bytes[2 * $0 + 1]) << 8 }
        guard header[0] == 0o432 || header[0] == 0o1036 else { return nil }
        let numberSize = header[0] == 0o432 ? 2 : 4
        // The numbers begin at an even index.
        let numbers = (12 + header[1] + header[2] + 1) & ~1
        let start = numbers + numberSize * header[3]
        offsets = start..<start + 2 * header[4]
        guard offsets.upperBound + header[5] <= bytes.count else { return nil }
        self.bytes = bytes
    }

    /// Returns the installed description that ncurses uses for a name.
    ///
    /// - Parameters:
    ///   - name: The name of the description.
    ///   - variable: Returns the value of a variable of the environment.
    /// - Returns: The description. The result is `nil` if it is in none of the usual folders, or if a variable of the
    ///   environment names other folders.
    static func installed(
        _ name: String, _ variable: (_ name: String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> TerminalDescription? {
        guard variable("TERMINFO") == nil, variable("TERMINFO_DIRS") == nil, let initial = name.utf8.first,
            !name.utf8.contains(UInt8(ascii: "/"))
        else { return nil }
        let file = String(Unicode.Scalar(initial)) + "/" + name
        var bytes = variable("HOME").flatMap { contents(ofFileAt: $0 + "/.terminfo/" + file) }
        for folder in folders where bytes == nil { bytes = contents(ofFileAt: folder + file) }
        return bytes.flatMap { TerminalDescription($0) }
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

    /// The description as a value of the variable `TERMINFO`, in Base64. ncurses reads it since version 6.1. If the
    /// description does not contain the name for which it is loaded, ncurses ignores the value and reads the installed
    /// file.
    var environmentValue: String {
        let prefix: StaticString = "b64:"
        let digits: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        let groups = (bytes.count + 2) / 3
        return String(unsafeUninitializedCapacity: 4 + 4 * groups) { text in
            for index in 0..<4 { text[index] = prefix.utf8Start[index] }
            // Three bytes are four digits of six bits. After the end, the bytes are 0.
            let padded = bytes + [0, 0]
            for group in 0..<groups {
                let (byte, digit) = (3 * group, 4 + 4 * group)
                let bits = Int(padded[byte]) << 16 | Int(padded[byte + 1]) << 8 | Int(padded[byte + 2])
                text[digit] = digits.utf8Start[bits >> 18]
                text[digit + 1] = digits.utf8Start[bits >> 12 & 63]
                text[digit + 2] = digits.utf8Start[bits >> 6 & 63]
                text[digit + 3] = digits.utf8Start[bits & 63]
            }
            for missing in 0..<3 * groups - bytes.count { text[3 + 4 * groups - missing] = UInt8(ascii: "=") }
            return 4 + 4 * groups
        }
    }
}
