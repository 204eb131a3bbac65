import CNcurses
import Terminal

/// Replaces glyphs whose width differs in the C library.
///
/// ncurses computes positions from the widths of the C library. A glyph newer than its tables, or one that the locale
/// cannot show, would shift the rest of the row. It is replaced by a character of the same width as the glyph.
package enum Substitute {
    /// Returns the text that is sent for a glyph in 1 or 2 columns.
    package static func text(for glyph: Glyph, room: Int) -> String {
        guard !isNotNeeded(for: glyph, room: room) else { return glyph.cluster.text }
        return replacement(for: glyph, room: room).text + (room == 2 ? " " : "")
    }

    /// Returns whether ncurses gives a glyph the same 1 or 2 columns.
    @inline(__always)
    static func isNotNeeded(for glyph: Glyph, room: Int) -> Bool {
        let base = glyph.cluster.base
        return glyph.width == room && base >= 0x20 && (base < 0x7F || width(base) == room)
    }

    /// Returns the cluster that replaces a glyph which the terminal cannot show. A glyph of two columns is replaced
    /// by this cluster and a space.
    static func replacement(for glyph: Glyph, room: Int) -> Cluster {
        guard glyph.width == room else { return .space }
        if width(0xFFFD) == 1 { return Cluster(base: 0xFFFD) }
        return Cluster(base: ASCIIFallback.character(for: glyph.cluster.base) ?? 0x3F)
    }

    private static func width(_ base: UInt32) -> Int {
        wchar_t(exactly: base).map { Int(wcwidth($0)) } ?? -1
    }
}
