import Terminal

/// Finds glyphs of ambiguous width: those to which terminals give different numbers of columns.
///
/// A terminal has width tables of its own. It may give a spacing mark no column although the C library gives it one, a
/// mark one column although the library gives it none, or an emoji newer than its tables one column instead of two. The
/// position of all other glyphs must not depend on that.
enum AmbiguousWidth {
    /// The cluster that ncurses gets for each column of such a glyph.
    ///
    /// It looks like a space but differs from one for ncurses. So ncurses writes spaces over old glyphs and does not
    /// overwrite the glyph of ambiguous width. Grids never contain this cluster.
    static let placeholder = Cluster(base: 0xA0)

    /// Returns whether some terminals may give a glyph another width.
    @inline(__always)
    static func isFound(in glyph: Glyph) -> Bool {
        (glyph.cluster.base >= 0x300 || glyph.cluster.marks.0 != 0) && isFound(in: glyph.cluster)
    }

    private static func isFound(in cluster: Cluster) -> Bool {
        guard cluster.marks.0 == 0 else { return true }
        switch cluster.base {
        // Latin, Greek, Cyrillic; punctuation, fractions, arrows, lines and blocks.
        case ..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x2000, 0x2010..<0x2028, 0x2030..<0x2060,
            0x2070..<0x20C0, 0x2100..<0x231A, 0x2500..<0x25FD, 0xFFFD:
            return false
        // Kana, ideographs, Hangul and their punctuation.
        case 0x3000..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4,
            0xFF01..<0xFFA0:
            return false
        // Check boxes.
        case 0x2610..<0x2613: return false
        // Keys, stars, ticks and the like, and emoji.
        case 0x231A..<0x2440, 0x2600..<0x27C0, 0x1F300..<0x1FB00:
            return Unicode.Scalar(cluster.base).map { isAmbiguousSymbol($0.properties) } ?? true
        default:
            return true
        }
    }

    /// Returns whether the width of a symbol is ambiguous.
    ///
    /// A symbol is one column wide, an emoji two. But a terminal may be older than the emoji, or the width may depend
    /// on the next scalar.
    private static func isAmbiguousSymbol(_ symbol: Unicode.Scalar.Properties) -> Bool {
        guard symbol.isEmojiPresentation else { return symbol.isEmoji || symbol.age == nil }
        // Unicode 13 is of March 2020.
        return symbol.age.map { $0.major >= 13 } ?? true
    }

    /// Returns how many more columns a terminal may give a glyph: one for each mark, and one if it draws a symbol wide.
    static func surplus(of glyph: Glyph) -> Int {
        let marks = glyph.cluster.marks
        let count = [marks.0, marks.1, marks.2, marks.3].prefix { $0 != 0 }.count
        return glyph.width == 1 && glyph.cluster.base >= 0x2000 ? count + 1 : count
    }

    /// Returns whether a glyph is a mark, which may join the glyph to its left. That glyph must be in the same run.
    static func isMark(_ glyph: Glyph) -> Bool {
        switch Unicode.Scalar(glyph.cluster.base)?.properties.generalCategory {
        case .spacingMark, .nonspacingMark, .enclosingMark: true
        default: false
        }
    }
}
