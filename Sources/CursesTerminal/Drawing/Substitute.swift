import CNcurses
import Terminal

/// Replaces glyphs for which the C library has another width than the grid.
///
/// ncurses computes positions from the widths of the C library. Two kinds of glyphs would therefore shift the rest of
/// their row: those newer than the library, and those that the locale lacks. A character of the same width as in the
/// grid replaces them.
package enum Substitute {
    /// Returns the text to send for a glyph: its own text, or that of a replacement.
    ///
    /// - Parameter room: The number of columns for the glyph: its width, or 1 if the edge of the screen cuts off half
    ///   of it.
    package static func text(for glyph: Glyph, room: Int) -> String {
        guard !isNotNeeded(for: glyph, room: room) else { return glyph.cluster.text }
        return replacement(for: glyph, room: room).text + (room == 2 ? " " : "")
    }

    /// Returns whether the glyph itself can be sent: it is not cut off, and the C library and the grid agree on its
    /// width.
    ///
    /// - Parameter room: The number of columns for the glyph: its width, or 1 if the edge of the screen cuts off half
    ///   of it.
    @inline(__always)
    static func isNotNeeded(for glyph: Glyph, room: Int) -> Bool {
        let base = glyph.cluster.base
        return glyph.width == room && base >= 0x20 && (base < 0x7F || width(base) == room)
    }

    /// Returns the cluster that replaces a glyph. The cluster is one column wide. If the glyph has two columns, a space
    /// must follow the cluster. A glyph that is cut off becomes a space.
    static func replacement(for glyph: Glyph, room: Int) -> Cluster {
        guard glyph.width == room else { return .space }
        if width(0xFFFD) == 1 { return Cluster(base: 0xFFFD) }
        return Cluster(base: ASCIIFallback.character(for: glyph.cluster.base) ?? 0x3F)
    }

    private static func width(_ base: UInt32) -> Int {
        wchar_t(exactly: base).map { Int(wcwidth($0)) } ?? -1
    }
}
