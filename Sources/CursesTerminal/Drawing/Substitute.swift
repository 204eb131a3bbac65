import CNcurses
import Terminal

/// Replaces glyphs whose width differs in the C library.
///
/// ncurses computes positions from the widths of the C library. Two kinds of glyphs would shift the rest of their row:
/// those newer than the tables of the library, and those that the locale cannot show. A character of the same width
/// replaces them.
package enum Substitute {
    /// Returns the text that is sent for a glyph.
    ///
    /// - Parameter room: The width of the glyph in the grid: 1 or 2 columns.
    package static func text(for glyph: Glyph, room: Int) -> String {
        guard !isNotNeeded(for: glyph, room: room) else { return glyph.cluster.text }
        return replacement(for: glyph, room: room).text + (room == 2 ? " " : "")
    }

    /// Returns whether the C library and the grid agree on the width of a glyph.
    ///
    /// - Parameter room: The width of the glyph in the grid: 1 or 2 columns.
    @inline(__always)
    static func isNotNeeded(for glyph: Glyph, room: Int) -> Bool {
        let base = glyph.cluster.base
        return glyph.width == room && base >= 0x20 && (base < 0x7F || width(base) == room)
    }

    /// Returns the cluster that replaces a glyph which the terminal cannot show. If the glyph is two columns wide, a
    /// space follows the cluster.
    static func replacement(for glyph: Glyph, room: Int) -> Cluster {
        guard glyph.width == room else { return .space }
        if width(0xFFFD) == 1 { return Cluster(base: 0xFFFD) }
        return Cluster(base: ASCIIFallback.character(for: glyph.cluster.base) ?? 0x3F)
    }

    private static func width(_ base: UInt32) -> Int {
        wchar_t(exactly: base).map { Int(wcwidth($0)) } ?? -1
    }
}
