import CNcurses
import Terminal

/// Scrolling rows, so that their content is not sent again.
extension CursesScreen {
    /// Scrolls rows. Has no effect if the terminal cannot do it.
    ///
    /// No change may be pending: the windows of ncurses show the content of ``shown``.
    func scroll(_ scroll: Scroll) {
        if shown.ambiguousRows.isEmpty {
            // ncurses compares the window with the terminal and scrolls the terminal itself.
            Self.scroll(curses_stdscr(), scroll, of: size.rows)
        } else {
            guard scrollTerminal(scroll) else { return }
            Self.scroll(curses_stdscr(), scroll, of: size.rows)
            for window in [curses_newscr(), curses_curscr()] {
                Self.scroll(window, scroll, of: size.rows)
                // What ncurses knows of these rows did not change.
                wtouchln(window, Int32(scroll.rows.lowerBound), Int32(scroll.rows.count), 0)
            }
        }
        shown.take(scroll)
    }

    /// Scrolls rows of the terminal without ncurses, and with it the glyphs of ambiguous width, for which ncurses has
    /// only placeholders.
    ///
    /// - Returns: Whether the terminal can scroll rows.
    private func scrollTerminal(_ scroll: Scroll) -> Bool {
        let origin = Point(x: 0, y: 0)
        let (top, bottom) = (scroll.rows.lowerBound, scroll.rows.upperBound - 1)
        let isUpward = scroll.lines > 0
        guard DirectOutput.append(capability: "csr", top, bottom) else { return false }
        DirectOutput.append(moveTo: Point(x: 0, y: isUpward ? bottom : top))
        for _ in 0..<abs(scroll.lines) {
            guard DirectOutput.append(capability: isUpward ? "ind" : "ri") else {
                DirectOutput.discard()
                return false
            }
        }
        _ = DirectOutput.append(capability: "csr", 0, size.rows - 1)
        DirectOutput.append(moveTo: origin)
        // ncurses must know the position of the cursor after these sequences.
        leaveok(curses_stdscr(), false)
        wmove(curses_stdscr(), 0, 0)
        update()
        leaveok(curses_stdscr(), cursor == nil)
        DirectOutput.write(to: device)
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
