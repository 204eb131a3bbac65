import CNcurses
import Terminal

/// Replaces glyphs that have another width in the C library than in the grid.
///
/// ncurses computes positions from the widths in the C library. Some glyphs are newer than the library, and some are
/// missing in the locale. Such a glyph would shift the rest of its row. So it is replaced by a character that has the
/// right width in the C library.
package enum Substitute {
    /// Returns the text to send for a glyph: its own text, or that of a replacement.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - room: The number of columns for the glyph: its width, or 1 if only half of it fits on the screen.
    package static func text(for glyph: Glyph, room: Int) -> String {
        guard !isNotNeeded(for: glyph, room: room) else { return glyph.cluster.text }
        return replacement(for: glyph, room: room).text + (room == 2 ? " " : "")
    }

    /// Returns whether the glyph itself can be sent: it is not cut off, and the C library and the grid agree on its
    /// width.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - room: The number of columns for the glyph: its width, or 1 if only half of it fits on the screen.
    @inline(__always)
    static func isNotNeeded(for glyph: Glyph, room: Int) -> Bool {
        let base = glyph.cluster.base
        return glyph.width == room && base >= 0x20 && (base < 0x7F || width(base) == room)
    }

    /// Returns the cluster that replaces a glyph. The cluster is one column wide. If there is room for two columns, the
    /// caller must add a space.
    ///
    /// If the glyph is cut off, the cluster is a space. In all other cases, it is the first possible of these
    /// characters: U+FFFD, a similar ASCII character, a question mark. U+FFFD is possible if it is one column wide in
    /// the C library.
    static func replacement(for glyph: Glyph, room: Int) -> Cluster {
        guard glyph.width == room else { return .space }
        if width(0xFFFD) == 1 { return Cluster(base: 0xFFFD) }
        return Cluster(base: ASCIIFallback.character(for: glyph.cluster.base) ?? 0x3F)
    }

    private static func width(_ base: UInt32) -> Int {
        wchar_t(exactly: base).map { Int(wcwidth($0)) } ?? -1
    }
}

/// Finds an ASCII character that can replace another character of one column.
///
/// `é` becomes `e`. The letter comes from the Unicode name of the character, such as `LATIN SMALL LETTER E WITH ACUTE`.
enum ASCIIFallback {
    /// Returns the ASCII character that is similar to a scalar, or `nil` if none is similar.
    static func character(for base: UInt32) -> UInt32? {
        guard let scalar = Unicode.Scalar(base) else { return nil }
        return (sign(scalar) ?? letter(scalar)).flatMap(\.asciiValue).map(UInt32.init)
    }

    private static func sign(_ scalar: Unicode.Scalar) -> Character? {
        switch scalar {
        case "×", "✕", "✗": "x"
        case "–", "—", "‐", "‑", "‒", "―", "−", "─": "-"
        case "‘", "’", "‚", "′", "ʼ": "'"
        case "“", "”", "„", "″", "«", "»": "\""
        case "•", "·", "●", "▪", "★": "*"
        case "…": "."
        case "⁄", "∕", "÷": "/"
        case "ß", "ẞ": "s"
        case "ı": "i"
        case "→": ">"
        case "←": "<"
        case "¡": "!"
        case "¿": "?"
        default: nil
        }
    }

    private static func letter(_ scalar: Unicode.Scalar) -> Character? {
        guard let words = scalar.properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
            words[2] == "LETTER", words[3].count == 1, words[4] == "WITH", let letter = words[3].first
        else { return nil }
        switch words[1] {
        case "CAPITAL": return letter
        case "SMALL": return Character(letter.lowercased())
        default: return nil
        }
    }
}
