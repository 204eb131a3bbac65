import Terminal

/// Keeps text that is read from right to left within its columns.
///
/// Some terminals, such as those with VTE, arrange each row by the bidirectional algorithm of Unicode (UAX #9). They take
/// a row for one sentence. So a number right of a Hebrew title would move to the left of the title, even from another
/// pane. An invisible mark of left-to-right text after the title ends the sentence. Terminals that arrange nothing ignore
/// the mark.
///
/// Other means do not work everywhere: VTE ignores isolates. It can also turn off the arrangement, with `ESC [ 8 l`, but
/// then the program would have to arrange the text itself.
enum RightToLeft {
    /// LEFT-TO-RIGHT MARK.
    static let mark = "\u{200E}"

    /// Whether the terminal is mlterm. It takes the direction of a row from the first letter in it, and shows a mark as a
    /// space. So it gets no marks, and the sequence that turns the arrangement off.
    private static let isMlterm = getenv("MLTERM") != nil
    /// The sequence that turns the arrangement of mlterm off. Empty for other terminals.
    static var arrangementOff: String { isMlterm ? "\u{1B}]5379;use_ctl=false\u{7}" : "" }
    static var arrangementOn: String { isMlterm ? "\u{1B}]5379;use_ctl=true\u{7}" : "" }

    /// Returns whether a row needs a mark directly after a run of glyphs: the run ends a text that is read from right to
    /// left, and other text follows.
    ///
    /// A text ends before a gap of two columns, a line or a block, and another style. Inside a text, the terminal arranges
    /// words and numbers.
    static func needsMark(after run: Range<Int>, of row: [Glyph]) -> Bool {
        guard !isMlterm, let last = row[run].last(where: { $0.width > 0 }), isFound(last) else { return false }
        var blanks = 0
        for glyph in row[run.upperBound...] where glyph.width > 0 {
            blanks = glyph.cluster.base == 0x20 ? blanks + 1 : 0
            if blanks == 2 || (0x2500..<0x2600).contains(glyph.cluster.base) { return true }
            if blanks == 0, glyph.style != last.style { return true }
            if isFound(glyph) || isLetter(glyph) { return false }
        }
        return false
    }

    /// Returns whether a glyph is read from right to left, or is a digit of the Arabic script.
    private static func isFound(_ glyph: Glyph) -> Bool {
        switch glyph.cluster.base {
        case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000: true
        default: false
        }
    }

    private static func isLetter(_ glyph: Glyph) -> Bool {
        Unicode.Scalar(glyph.cluster.base)?.properties.isAlphabetic ?? false
    }
}
