import CNcurses
import Terminal

/// Replaces what the C library counts otherwise than we do.
///
/// ncurses places everything by the C library's widths. A glyph that is newer than its tables, or a character that the
/// locale cannot show, would put all that follows in the wrong place: it is replaced by marks of the width we counted.
package enum Substitute {
    /// What is sent for a glyph by itself, in the columns that there are for it, 1 or 2.
    package static func text(for glyph: Glyph, room: Int) -> String {
        guard !isNotNeeded(for: glyph, room: room) else { return glyph.cluster.text }
        return replacement(for: glyph, room: room).text + (room == 2 ? " " : "")
    }

    /// Whether a glyph takes the columns that there are for it, 1 or 2, in ncurses' eyes too.
    @inline(__always)
    static func isNotNeeded(for glyph: Glyph, room: Int) -> Bool {
        let base = glyph.cluster.base
        return glyph.width == room && base >= 0x20 && (base < 0x7F || width(base) == room)
    }

    /// What stands in the first column instead; where there is a second, a space follows.
    static func replacement(for glyph: Glyph, room: Int) -> Cluster {
        guard glyph.width == room else { return .space }
        if width(0xFFFD) == 1 { return Cluster(base: 0xFFFD) }
        return Cluster(base: ASCIIFallback.character(for: glyph.cluster.base) ?? 0x3F)
    }

    private static func width(_ base: UInt32) -> Int {
        wchar_t(exactly: base).map { Int(wcwidth($0)) } ?? -1
    }
}
