import CNcurses
import Terminal

/// Scrolling rows, so that their content is not sent again.
extension CursesScreen {
    /// Scrolls rows. If the grid contains glyphs of ambiguous width and the terminal cannot scroll rows, has no effect.
    ///
    /// Requires that ncurses has no pending changes: its windows must have the content of ``shown``.
    func scroll(_ scroll: Scroll) {
        if shown.ambiguousRows.isEmpty {
            // This scrolls only the window. Later, ncurses compares the window with the terminal, and can scroll the
            // terminal.
            Self.scroll(curses_stdscr(), scroll, of: size.rows)
        } else {
            guard scrollTerminal(scroll) else { return }
            Self.scroll(curses_stdscr(), scroll, of: size.rows)
            for window in [curses_newscr(), curses_curscr()] {
                Self.scroll(window, scroll, of: size.rows)
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
        leaveok(curses_stdscr(), cursor == nil)
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

    private static func scroll(_ window: UnsafeMutablePointer<WINDOW>?, _ scroll: Scroll, of rows: Int) {
        scrollok(window, true)
        wsetscrreg(window, Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1))
        wscrl(window, Int32(scroll.lines))
        wsetscrreg(window, 0, Int32(rows - 1))
        scrollok(window, false)
    }
}
