import Terminal

/// Finds glyphs of ambiguous width: different terminals draw them in different numbers of columns.
///
/// For example, some terminals draw a new emoji in one column instead of two. Such a difference must not shift the
/// other glyphs of the row.
enum AmbiguousWidth {
    /// A no-break space. ncurses receives it in place of a glyph of ambiguous width, once for each column.
    ///
    /// Grids never contain this cluster. So if a space replaces the glyph, ncurses detects a change and overwrites the
    /// glyph.
    static let placeholder = Cluster(base: 0xA0)

    /// Returns whether terminals may draw a glyph in different numbers of columns.
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
        // Technical signs, stars, ticks, other symbols and emoji.
        case 0x231A..<0x2440, 0x2600..<0x27C0, 0x1F300..<0x1FB00:
            return Unicode.Scalar(cluster.base).map { isAmbiguousSymbol($0.properties) } ?? true
        default:
            return true
        }
    }

    /// Returns whether the width of a symbol or an emoji is ambiguous.
    ///
    /// Terminals disagree about symbols that a variation selector turns into emoji, about new emoji, and about
    /// characters that the system does not know.
    private static func isAmbiguousSymbol(_ symbol: Unicode.Scalar.Properties) -> Bool {
        guard symbol.isEmojiPresentation else { return symbol.isEmoji || symbol.age == nil }
        // Some terminals do not know the characters of Unicode 13 (March 2020) and later.
        return symbol.age.map { $0.major >= 13 } ?? true
    }

    /// Returns the maximum number of extra columns that a terminal may use for a glyph: one for each combining mark,
    /// and one more for a symbol of one column.
    static func surplus(of glyph: Glyph) -> Int {
        let marks = glyph.cluster.marks
        let count = [marks.0, marks.1, marks.2, marks.3].prefix { $0 != 0 }.count
        return glyph.width == 1 && glyph.cluster.base >= 0x2000 ? count + 1 : count
    }

    /// Returns whether the base of a glyph is a combining mark. A terminal may join the mark to the glyph at its left,
    /// so a run of glyphs must not begin with a mark.
    static func isMark(_ glyph: Glyph) -> Bool {
        switch Unicode.Scalar(glyph.cluster.base)?.properties.generalCategory {
        case .spacingMark, .nonspacingMark, .enclosingMark: true
        default: false
        }
    }
}
