import CNcurses
import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Giving the terminal back for a while: to the shell, and to another program.
extension CursesScreen {
    public func suspend() {
        guard !isClosed else { return }
        giveBack()
        terminal_guard_stop()
        guard comesToFront() else { return }
        keepChangedModes()
        takeBack()
    }

    /// Waits for the foreground. Who is not to have it any more has nothing else to do than to end.
    func comesToFront() -> Bool {
        if terminal_guard_wait_for_foreground(device.output) != 0 { return true }
        // The signal that asks to end is among those yet to be read.
        if terminal_guard_is_ending() == 0 { isHungUp = true }
        return false
    }

    /// Who changed the terminal's modes while the program was stopped wants them to stay when it ends.
    private func keepChangedModes() {
        guard let modes = device.modes() else { return }
        def_shell_mode()
        crashRestore.keep(modes)
    }

    public func run(_ program: TerminalProgram) -> TerminalProgram.Ending {
        guard !isClosed else { return .notBegun("the terminal has been given back") }
        giveBack()
        var aside = terminal_guard_aside()
        terminal_guard_step_aside(&aside)
        let start = ContinuousClock.now
        let ending = ForegroundProcess.run(program)
        if let pause = program.pause, ending.hasRun, ContinuousClock.now - start < .seconds(1) { waitForKey(pause) }
        terminal_guard_step_back(&aside)
        if comesToFront() { takeBack() }
        return ending
    }

    func giveBack() {
        isAway = true
        var before = terminal_guard_permission()
        terminal_guard_allow(device.output, &before)
        defer { terminal_guard_disallow(device.output, &before) }
        device.write(reportsMouse ? MouseReport.off + BracketedPaste.off : BracketedPaste.off)
        curs_set(1)
        clearLastLine()
        endwin()
        crashRestore.pause()
    }

    /// Makes room for the shell where the terminal has no second screen to come back from.
    private func clearLastLine() {
        guard curses_capability("rmcup", 0) == nil else { return }
        wmove(curses_stdscr(), curses_lines() - 1, 0)
        wclrtoeol(curses_stdscr())
        wrefresh(curses_stdscr())
    }

    func takeBack() {
        isAway = false
        crashRestore.resume()
        reset_prog_mode()
        curs_set(cursor == nil ? 0 : 1)
        askForInput()
        updateSize()
        redraw()
    }
}
