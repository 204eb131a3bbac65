import CNcurses
import Terminal

/// Glyphs that terminals give different numbers of columns.
///
/// ncurses writes the rest of a row in one go and moves the cursor from where it believes it to be, so that after a glyph
/// whose columns the terminal counts otherwise everything would be shifted. It is therefore told of blanks in such places,
/// which it counts as every terminal does. The glyphs are written after it was done, each run of them at its own address;
/// then the cursor is brought back, by its address too, to where ncurses left it. What ncurses believes is always true.
extension CursesScreen {
    /// Sends what changed, then writes the runs of disputed glyphs of some rows: those of which ncurses may have sent
    /// anything.
    func update(writingRunsOf rows: [Int]) {
        let window = curses_stdscr()
        guard !rows.isEmpty else { return update() }
        // The cursor has to be at a known place when ncurses is done.
        leaveok(window, false)
        if cursor == nil { wmove(window, 0, 0) }
        let rest = Point(x: Int(getcurx(window)), y: Int(getcury(window)))
        update()
        for y in rows where y < min(size.rows, shown.size.rows) { writeRuns(row: y) }
        DirectOutput.append(pairs.rendition(of: .plain))
        DirectOutput.append(addressOf: rest)
        DirectOutput.write(to: device)
        // What ncurses has kept back comes now rather than where nothing changed.
        doupdate()
        leaveok(window, cursor == nil)
    }

    /// Lets ncurses send what changed.
    func update() {
        wnoutrefresh(curses_stdscr())
        doupdate()
    }

    private func writeRuns(row y: Int) {
        let start = y * shown.size.columns
        let row = Array(shown.glyphs[start..<start + min(shown.size.columns, size.columns)])
        var column = 0
        var hasRuns = false
        while column < row.count {
            guard isDisputed(row[column], room: row.count - column) else {
                column += 1
                continue
            }
            let run = column..<endOfRun(in: row, from: column)
            write(run, of: row, y: y)
            hasRuns = true
            column = run.upperBound
        }
        if !hasRuns { shown.disputedRows.remove(y) }
    }

    /// Whether a glyph is one that ncurses was not told of.
    func isDisputed(_ glyph: Glyph, room: Int) -> Bool {
        DisputedWidth.isFound(in: glyph) && appearance.symbols.isUnicode
            && Substitute.isNotNeeded(for: glyph, room: min(Int(max(glyph.width, 1)), room))
    }

    /// A run ends where the style changes: which column a terminal would be at there is not known.
    private func endOfRun(in row: [Glyph], from start: Int) -> Int {
        var end = start
        while end < row.count, row[end].style == row[start].style, isDisputed(row[end], room: row.count - end) {
            end += Int(row[end].width)
        }
        return end
    }

    private func write(_ run: Range<Int>, of row: [Glyph], y: Int) {
        let glyphs = row[run].filter { $0.width > 0 }.drop(while: DisputedWidth.isMark)
        let reach = run.upperBound + glyphs.reduce(0) { $0 + DisputedWidth.surplus(of: $1) }
        let start = Point(x: run.lowerBound, y: y)
        DirectOutput.append(addressOf: start)
        DirectOutput.append(pairs.rendition(of: row[run.lowerBound].style))
        DirectOutput.append(String(repeating: " ", count: run.count))
        DirectOutput.append(addressOf: start)
        // At the right edge too many columns must not become another line.
        let isAtEdge = reach >= row.count
        if !isAtEdge || DirectOutput.append(capability: "rmam") {
            for glyph in glyphs.dropLast() { DirectOutput.append(glyph.cluster.text) }
            // Without another line to come, a mark behind the last column may join the one before that.
            if let last = glyphs.last?.cluster {
                DirectOutput.append(run.upperBound == row.count ? Cluster(base: last.base).text : last.text)
            }
        }
        if isAtEdge { _ = DirectOutput.append(capability: "smam") }
        if reach > run.upperBound { writeAgreed(run.upperBound..<min(reach, row.count), of: row, y: y) }
    }

    /// Writes again what a terminal may have written over that gives a run more columns than it has.
    private func writeAgreed(_ columns: Range<Int>, of row: [Glyph], y: Int) {
        guard !columns.isEmpty else { return }
        DirectOutput.append(addressOf: Point(x: columns.lowerBound, y: y))
        for column in columns where row[column].width > 0 {
            let glyph = row[column]
            let room = min(Int(glyph.width), row.count - column)
            DirectOutput.append(pairs.rendition(of: glyph.style))
            if isDisputed(glyph, room: room) {
                DirectOutput.append(String(repeating: " ", count: room))
            } else {
                DirectOutput.append(Substitute.text(for: glyph, room: room))
            }
        }
    }
}
