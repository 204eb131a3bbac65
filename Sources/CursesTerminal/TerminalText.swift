import CNcurses
import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Text for a terminal that is not drawn on, such as the lines that a command prints.
///
/// What is UTF-8 may hold bytes that a terminal of another character set obeys instead of showing: `ě` ends with the one
/// that begins control sequences in Latin-1.
public enum TerminalText {
    /// Whether the locale says that the terminal takes UTF-8.
    public static let isUnicode: Bool = {
        setlocale(LC_CTYPE, "")
        return String(cString: curses_codeset()) == "UTF-8"
    }()

    /// A text in the terminal's character set: what that lacks is shown by its like in ASCII, else by a question mark.
    ///
    /// Every character takes the columns that it would take in Unicode.
    ///
    /// - Returns: `nil` where the text can be sent as it is.
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

    /// `nil` where there is nothing to be seen.
    private static func room(for character: Character) -> Int? {
        let width = String(character).displayWidth
        return width == 0 ? nil : width
    }

    /// The character in the locale's own set, where it has it in one column.
    private static func local(_ scalar: Unicode.Scalar) -> [UInt8]? {
        guard let wide = wchar_t(exactly: scalar.value), wcwidth(wide) == 1 else { return nil }
        var buffer = [CChar](repeating: 0, count: 16)
        var state = mbstate_t()
        let count = wcrtomb(&buffer, wide, &state)
        guard (1...buffer.count).contains(count) else { return nil }
        return buffer[..<count].map { UInt8(bitPattern: $0) }
    }
}
