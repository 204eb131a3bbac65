import CNcurses
import Terminal

/// Writing glyphs of ambiguous width.
///
/// ncurses receives placeholders for these glyphs. Afterwards, the screen writes the glyphs itself, each run at an
/// absolute cursor position. Then it moves the cursor back to the position that ncurses expects.
extension CursesScreen {
    /// Makes ncurses send the changes, then writes the glyphs of ambiguous width in some rows.
    ///
    /// - Parameter rows: The rows with glyphs of ambiguous width that ncurses may overwrite.
    func update(writingRunsOf rows: [ChangedRow]) {
        let window = curses_stdscr()
        guard !rows.isEmpty else { return update() }
        // ncurses must leave the cursor at a known position.
        leaveok(window, false)
        if cursor == nil, readingPoint == nil { wmove(window, 0, 0) }
        let rest = Point(x: Int(getcurx(window)), y: Int(getcury(window)))
        update()
        for changed in rows where changed.row < min(size.rows, shown.size.rows) { writeRuns(in: changed) }
        DirectOutput.append(pairs.rendition(of: .plain))
        DirectOutput.append(moveTo: rest)
        DirectOutput.write(to: output)
        // ncurses may still buffer output of its own. This call sends it now.
        doupdate()
        restCursor()
    }

    /// Makes ncurses send the changes.
    func update() {
        wnoutrefresh(curses_stdscr())
        doupdate()
    }

    /// Writes the glyphs of ambiguous width of a row. Of pictures, whose cells all terminals draw in one column, only
    /// what has changed is written.
    private func writeRuns(in changed: ChangedRow) {
        let y = changed.row
        let start = y * shown.size.columns
        let row = Array(shown.glyphs[start..<start + min(shown.size.columns, size.columns)])
        var column = 0
        var hasRuns = false
        // The column up to which a run may have overwritten what follows it.
        var disturbed = 0
        while column < row.count {
            guard isAmbiguous(row[column], room: row.count - column) else {
                column += 1
                continue
            }
            hasRuns = true
            if isPicture(row[column]) {
                let run = column..<endOfPicture(in: row, from: column)
                let part = disturbed > run.lowerBound ? run : run.clamped(to: changed.columns)
                if !part.isEmpty { writePicture(part, in: run, of: row, y: y) }
                column = run.upperBound
                continue
            }
            let run = column..<endOfRun(in: row, from: column)
            disturbed = write(run, of: row, y: y)
            column = run.upperBound
        }
        if !hasRuns { shown.ambiguousRows.remove(y) }
    }

    /// Returns whether a glyph has an ambiguous width, so that ncurses receives placeholders for it.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - room: The number of columns from the glyph to the edge of the screen, or to the end of the changed columns.
    func isAmbiguous(_ glyph: Glyph, room: Int) -> Bool {
        if isPicture(glyph) { return true }
        return AmbiguousWidth.isFound(in: glyph) && appearance.symbols.isUnicode
            && Substitute.isNotNeeded(for: glyph, room: min(Int(max(glyph.width, 1)), room))
    }

    /// Returns the end of a run of glyphs of ambiguous width with one style. After such glyphs, the column of the
    /// cursor is unknown. So a new style needs a new run, which begins at an absolute cursor position.
    private func endOfRun(in row: [Glyph], from start: Int) -> Int {
        var end = start
        while end < row.count, row[end].style == row[start].style, !isPicture(row[end]),
            isAmbiguous(row[end], room: row.count - end)
        {
            end += Int(row[end].width)
        }
        return end
    }

    /// Writes a run, and returns the column up to which a terminal may have drawn it.
    private func write(_ run: Range<Int>, of row: [Glyph], y: Int) -> Int {
        let glyphs = row[run].filter { $0.width > 0 }.drop(while: AmbiguousWidth.isMark)
        let endsRightToLeft = RightToLeft.needsMark(after: run, of: row)
        let reach =
            run.upperBound + glyphs.reduce(endsRightToLeft ? 1 : 0) { $0 + AmbiguousWidth.surplus(of: $1) }
        let start = Point(x: run.lowerBound, y: y)
        DirectOutput.append(moveTo: start)
        DirectOutput.append(pairs.rendition(of: row[run.lowerBound].style))
        DirectOutput.append(String(repeating: " ", count: run.count))
        DirectOutput.append(moveTo: start)
        // If the terminal uses more columns than expected, the run could continue in the next row. So wrapping at the
        // right edge is turned off. If the terminal cannot do this, the spaces remain.
        let isAtEdge = reach >= row.count
        if !isAtEdge || DirectOutput.append(capability: "rmam") {
            for glyph in glyphs.dropLast() { DirectOutput.append(glyph.cluster.text) }
            // If wrapping is off, some terminals replace the last glyph by a combining mark that follows it. So the
            // mark is omitted.
            if let last = glyphs.last?.cluster {
                DirectOutput.append(run.upperBound == row.count ? Cluster(base: last.base).text : last.text)
            }
            if endsRightToLeft { DirectOutput.append(RightToLeft.mark) }
        }
        if isAtEdge { _ = DirectOutput.append(capability: "smam") }
        if reach > run.upperBound { rewrite(run.upperBound..<min(reach, row.count), of: row, y: y) }
        return reach
    }

    /// Writes the glyphs after a run again. If the terminal has drawn the run in more columns than expected, the run
    /// has overwritten these glyphs.
    private func rewrite(_ columns: Range<Int>, of row: [Glyph], y: Int) {
        guard !columns.isEmpty else { return }
        DirectOutput.append(moveTo: Point(x: columns.lowerBound, y: y))
        for column in columns where row[column].width > 0 {
            let glyph = row[column]
            let room = min(Int(glyph.width), row.count - column)
            DirectOutput.append(pairs.rendition(of: isPicture(glyph) ? .plain : glyph.style))
            if isAmbiguous(glyph, room: room) {
                DirectOutput.append(String(repeating: " ", count: room))
            } else {
                DirectOutput.append(Substitute.text(for: glyph, room: room))
            }
        }
    }
}

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
