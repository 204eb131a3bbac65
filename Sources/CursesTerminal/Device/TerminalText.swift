import CNcurses
import Terminal

/// Converts text to the character set of the terminal before it is printed.
///
/// The program does not print UTF-8 to a terminal with another character set, because a byte of UTF-8 can be a control
/// character there. For example, the last byte of `ě` begins a control sequence in Latin-1.
public enum TerminalText {
    /// Whether the character set of the terminal is UTF-8, according to the environment. The first reading sets the
    /// category `LC_CTYPE` of the locale.
    public static var isUnicode: Bool { TerminalLocale.isUnicode }

    /// Returns a text in the character set of the terminal, or `nil` if the text can be printed as UTF-8.
    ///
    /// If the character set lacks a character, a similar ASCII character replaces it. If there is no similar character,
    /// a question mark replaces it. Every character keeps its width in columns. Combining marks and characters without
    /// a width are omitted.
    public static func bytes(of text: String) -> [UInt8]? {
        guard !isUnicode, text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for character in text {
            guard let base = character.unicodeScalars.first else { continue }
            if character.isASCII {
                bytes += character.utf8
            } else if let room = room(for: character) {
                bytes += local(base) ?? [ASCIIFallback.character(for: base.value).map { UInt8($0) } ?? 0x3F]
                if room == 2 { bytes.append(0x20) }
            }
        }
        return bytes
    }

    /// Returns the width of a character in columns, or `nil` if the character has no width.
    private static func room(for character: Character) -> Int? {
        let width = String(character).displayWidth
        return width == 0 ? nil : width
    }

    /// Returns the bytes of a scalar in the character set of the locale. Returns `nil` if the set lacks the scalar, or
    /// if the scalar is not one column wide in the C library.
    private static func local(_ scalar: Unicode.Scalar) -> [UInt8]? {
        guard let wide = wchar_t(exactly: scalar.value), wcwidth(wide) == 1 else { return nil }
        var buffer = [CChar](repeating: 0, count: 16)
        var state = mbstate_t()
        let count = wcrtomb(&buffer, wide, &state)
        guard (1...buffer.count).contains(count) else { return nil }
        return buffer[..<count].map { UInt8(bitPattern: $0) }
    }
}
