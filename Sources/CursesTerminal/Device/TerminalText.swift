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

/// The control sequences that restore the terminal after a full-screen program.
enum ResetSequence {
    /// Returns the sequences for the current terminal. ncurses must be initialized.
    ///
    /// - Parameter reportsMouse: Whether the sequences also turn off mouse reports.
    static func current(reportsMouse: Bool) -> [UInt8] {
        var bytes = Array((reportsMouse ? MouseReport.off : "").utf8)
        bytes += (BracketedPaste.off + RightToLeft.arrangementOn).utf8
        bytes += clearingLastRow
        // In this order: leave the keypad mode, reset the colours and the attributes, leave the alternate screen, show
        // the cursor.
        for name in ["rmkx", "op", "sgr0", "rmcup", "cnorm"] {
            if let capability = curses_capability(name, 0, 0) {
                bytes += withoutPadding(String(cString: capability))
            }
        }
        return bytes
    }

    /// The sequences that clear the last row with the terminal's own colours, and leave the cursor at its start. They do
    /// not depend on the size of the window, because no terminal moves the cursor out of it.
    static var clearingLastRow: [UInt8] {
        let names: [(name: String, row: Int32)] = [
            ("sgr0", 0), ("op", 0), ("cup", TerminalDevice.largestSize.rows), ("el", 0),
        ]
        return names.flatMap { name, row in
            curses_capability(name, row, 0).map { withoutPadding(String(cString: $0)) } ?? []
        }
    }

    /// Returns the control sequence of a capability without its padding delays. For example, `$<50/>` is a padding
    /// delay. Only printing terminals need such delays.
    static func withoutPadding(_ capability: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = capability.utf8[...]
        while let byte = rest.first {
            if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
                rest = rest[rest.index(after: end)...]
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return bytes
    }
}
