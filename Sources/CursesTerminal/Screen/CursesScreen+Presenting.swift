import CNcurses
import Terminal

extension CursesScreen {
    /// Shows a grid. Sends to the terminal only the differences from the grid that was presented last. Has no effect
    /// while another program or the shell uses the terminal, and after the screen was closed.
    public func present(_ grid: Grid, cursor: Point?, reading: Point?) {
        guard user == .screen, grid.size.columns > 0 else { return }
        output.gather { send(grid, cursor: cursor, reading: reading) }
    }

    private func send(_ grid: Grid, cursor: Point?, reading: Point?) {
        if shown.size != grid.size {
            werase(curses_stdscr())
            shown.reset(to: grid.size)
        }
        shown.begin(grid)
        defer { shown.end(grid, isComplete: grid.size.rows <= size.rows) }
        let columns = grid.size.columns
        let isRepainted = is_cleared(curses_stdscr())
        // A terminal that was cleared, or that another program has used, may have lost them.
        if isRepainted { graphics.transmitted = [] }
        var changedRuns: [ChangedRow] = []
        grid.glyphs.withUnsafeBufferPointer { glyphs in
            guard let differing = shown.rowsDiffering(from: glyphs) else { return }
            if !isRepainted, let scroll = shown.scroll(of: differing, to: glyphs), !hasPictures(in: scroll.rows) {
                self.scroll(scroll)
            }
            let batches = batches(of: differing.clamped(to: 0..<size.rows), to: glyphs)
            for (number, batch) in batches.enumerated() {
                if number > 0 { update() }
                for y in batch {
                    if let changed = send(glyphs, row: y, columns: columns) { changedRuns.append(changed) }
                }
            }
        }
        if isRepainted, !shown.ambiguousRows.isEmpty { changedRuns = shown.allAmbiguousRows }
        moveCursor(to: cursor, reading: reading)
        update(writingRunsOf: changedRuns)
    }

    /// Returns the changed rows in groups. ncurses must receive one group at a time, because it may scroll the rows
    /// that it receives together.
    ///
    /// - If the screen shows no glyphs of ambiguous width, all rows are one group.
    /// - If it shows such glyphs, each row with such glyphs is a group of its own. All other rows are the last group.
    /// - If a text moves between rows of the last group, every row is a group of its own.
    private func batches(of differing: Range<Int>, to glyphs: UnsafeBufferPointer<Glyph>) -> [[Int]] {
        guard !shown.ambiguousRows.isEmpty else { return [Array(differing)] }
        let changed = shown.changedRows(in: differing, to: glyphs)
        if shown.movesNoText(in: changed.plain, to: glyphs) { return changed.ambiguous.map { [$0] } + [changed.plain] }
        return (changed.ambiguous + changed.plain).sorted().map { [$0] }
    }

    /// Passes the changed parts of a row to ncurses.
    ///
    /// - Returns: The columns from the first to the last change, if glyphs of ambiguous width or a part of a picture must
    ///   be written again. Otherwise, or if nothing has changed, `nil`.
    private func send(_ glyphs: UnsafeBufferPointer<Glyph>, row y: Int, columns: Int) -> ChangedRow? {
        var hasRuns = shown.ambiguousRows.contains(y)
        var all: Range<Int>?
        shown.take(row: y, of: glyphs, columns: columns) { changed in
            all = (all?.lowerBound ?? changed.lowerBound)..<changed.upperBound
            if send(glyphs, row: y, columns: columns, changed: changed) { hasRuns = true }
        }
        guard let all, hasRuns else { return nil }
        shown.ambiguousRows.insert(y)
        let row = shown.glyphs[y * columns..<(y + 1) * columns]
        let isOnlyPicture = row.indices.allSatisfy { index in
            isPicture(row[index])
                ? !all.contains(index - row.startIndex) : !AmbiguousWidth.isFound(in: row[index])
        }
        return isOnlyPicture && row.contains(where: isPicture) ? nil : ChangedRow(row: y, columns: all)
    }

    /// Makes the next presentation send the whole grid instead of the changes.
    public func invalidate() {
        output.forgetState()
        clearok(curses_stdscr(), true)
    }

    /// Sends the last presented grid again, after something else was written to the terminal.
    func redraw() {
        invalidate()
        graphics.transmitted = []
        update(writingRunsOf: shown.allAmbiguousRows)
    }

    /// Passes the changed part of a row to ncurses.
    ///
    /// ncurses takes ten times as long for a cell of a text as for a cell of a line, which repeats one character. So a
    /// long gap between texts is passed as a line of spaces.
    ///
    /// - Returns: Whether the part contains glyphs of ambiguous width.
    private func send(_ glyphs: UnsafeBufferPointer<Glyph>, row: Int, columns: Int, changed: Range<Int>) -> Bool {
        let start = row * columns
        let limit = min(changed.upperBound, size.columns)
        guard changed.lowerBound < limit else { return false }
        var hasAmbiguous = false
        withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: limit - changed.lowerBound) { cells in
            // The cells that ncurses has not received yet, and the column of the first of them.
            var (count, first) = (0, changed.lowerBound)
            var column = first
            var style = Self.style(before: column, in: glyphs, start: start)
            var space = self.space(in: style)
            func passCells() {
                guard count > 0 else { return }
                mvwadd_wchnstr(curses_stdscr(), Int32(row), Int32(first), cells.baseAddress, Int32(count))
                count = 0
            }
            while column < limit {
                let glyph = glyphs[start + column]
                // ncurses sends a sequence for each change of style. So a blank glyph gets the style of the glyph
                // before it, if a space looks the same in both styles.
                let wanted = isPicture(glyph) ? .plain : glyph.style
                if wanted != style, !(glyph.isBlank && style.looksPlainOnSpace) {
                    style = wanted
                    space = self.space(in: style)
                }
                let cluster = glyph.cluster
                if glyph.width == 1, cluster.base >= 0x20, cluster.base < 0x7F, cluster.marks.0 == 0 {
                    if cluster.base == 0x20 {
                        let end = Self.endOfGap(in: glyphs, row: start, from: column, limit: limit, style: style)
                        if end - column >= Self.shortestLine {
                            passCells()
                            mvwhline_set(curses_stdscr(), Int32(row), Int32(column), &space, Int32(end - column))
                            (column, first) = (end, end)
                            continue
                        }
                    }
                    cells[count] = space
                    if cluster.base != 0x20 { curses_set_text(&cells[count], cluster.base, 0, 0, 0, 0) }
                    count += 1
                    column += 1
                    continue
                }
                let room = min(Int(max(glyph.width, 1)), limit - column)
                for index in count..<count + room { cells[index] = space }
                if isAmbiguous(glyph, room: room) {
                    hasAmbiguous = true
                    for index in count..<count + room { set(AmbiguousWidth.placeholder, in: &cells[index]) }
                    count += room
                } else if Substitute.isNotNeeded(for: glyph, room: room) {
                    set(cluster, in: &cells[count])
                    count += 1
                } else {
                    set(Substitute.replacement(for: glyph, room: room), in: &cells[count])
                    count += room
                }
                column += room
            }
            passCells()
        }
        return hasAmbiguous
    }

    /// The minimum length of a gap that is passed to ncurses as a line of spaces. A shorter gap is passed as text.
    private static var shortestLine: Int { 8 }

    /// Returns the end of the run of spaces that begins at a column. Spaces of other styles are a part of the run if
    /// they look the same in the given style.
    private static func endOfGap(
        in glyphs: UnsafeBufferPointer<Glyph>, row start: Int, from column: Int, limit: Int, style: Style
    ) -> Int {
        var end = column + 1
        while end < limit {
            let glyph = glyphs[start + end]
            guard glyph.cluster.base == 0x20, glyph.width == 1, glyph.cluster.marks.0 == 0,
                glyph.style == style || glyph.isBlank && style.looksPlainOnSpace
            else { break }
            end += 1
        }
        return end
    }

    /// Returns the style of the last non-blank glyph before a column, if a space in that style looks plain. Otherwise,
    /// returns the plain style.
    private static func style(before column: Int, in glyphs: UnsafeBufferPointer<Glyph>, start: Int) -> Style {
        var index = start + column - 1
        while index >= start {
            let glyph = glyphs[index]
            if !glyph.isBlank { return glyph.style.looksPlainOnSpace ? glyph.style : .plain }
            index -= 1
        }
        return .plain
    }

    private func space(in style: Style) -> cchar_t {
        let rendition = pairs.rendition(of: style)
        return curses_space(rendition.attributes, rendition.pair)
    }

    @inline(__always)
    private func set(_ cluster: Cluster, in cell: inout cchar_t) {
        let marks = cluster.marks
        curses_set_text(&cell, cluster.base, marks.0, marks.1, marks.2, marks.3)
    }

    /// Shows the cursor at a position, or hides it at another one.
    private func moveCursor(to cursor: Point?, reading: Point?) {
        if (cursor == nil) != (self.cursor == nil) { curs_set(cursor == nil ? 0 : 1) }
        self.cursor = cursor
        readingPoint = reading
        restCursor()
    }

    /// Tells ncurses where to leave the cursor. Without a position, it can leave the cursor where it is, which needs no
    /// output.
    func restCursor() {
        let rest = cursor ?? readingPoint
        leaveok(curses_stdscr(), rest == nil)
        if let rest { wmove(curses_stdscr(), Int32(rest.y), Int32(rest.x)) }
    }
}

/// Scrolling rows, so that their content is not sent again.
extension CursesScreen {
    /// Scrolls rows. If the grid contains glyphs of ambiguous width and the terminal cannot scroll rows, has no effect.
    ///
    /// Requires that ncurses has no pending changes: its windows must have the content of ``shown``.
    func scroll(_ scroll: Scroll) {
        if shown.ambiguousRows.isEmpty {
            // This scrolls only the window. Later, ncurses compares the window with the terminal, and can scroll the
            // terminal.
            curses_scroll_rows(
                curses_stdscr(), Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1), Int32(scroll.lines))
        } else {
            guard scrollTerminal(scroll) else { return }
            curses_scroll_rows(
                curses_stdscr(), Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1), Int32(scroll.lines))
            for window in [curses_newscr(), curses_curscr()] {
                curses_scroll_rows(
                    window, Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1), Int32(scroll.lines))
                // The terminal was scrolled without ncurses, so ncurses must not send these rows as changed.
                wtouchln(window, Int32(scroll.rows.lowerBound), Int32(scroll.rows.count), 0)
            }
        }
        shown.take(scroll)
    }

    /// Scrolls rows of the terminal without ncurses. This also moves the glyphs of ambiguous width, for which ncurses
    /// has only placeholders.
    ///
    /// - Returns: Whether the terminal can scroll rows.
    private func scrollTerminal(_ scroll: Scroll) -> Bool {
        guard appendRegion(scroll.rows) else { return false }
        guard appendLines(scroll) else {
            DirectOutput.discard()
            return false
        }
        _ = appendRegion(0..<size.rows)
        DirectOutput.append(moveTo: .zero)
        // ncurses must know the position of the cursor after these sequences.
        leaveok(curses_stdscr(), false)
        wmove(curses_stdscr(), 0, 0)
        update()
        leaveok(curses_stdscr(), cursor == nil && readingPoint == nil)
        DirectOutput.write(to: output)
        return true
    }

    private func appendRegion(_ rows: Range<Int>) -> Bool {
        DirectOutput.append(capability: "csr", rows.lowerBound, rows.upperBound - 1)
    }

    /// Appends the sequence that scrolls by a number of lines. If the terminal has no such sequence, appends the one
    /// that scrolls by one line, as often as needed.
    private func appendLines(_ scroll: Scroll) -> Bool {
        let isUpward = scroll.lines > 0
        let distance = abs(scroll.lines)
        if DirectOutput.append(capability: isUpward ? "indn" : "rin", distance) { return true }
        DirectOutput.append(moveTo: Point(x: 0, y: isUpward ? scroll.rows.upperBound - 1 : scroll.rows.lowerBound))
        for _ in 0..<distance {
            guard DirectOutput.append(capability: isUpward ? "ind" : "ri") else { return false }
        }
        return true
    }
}
