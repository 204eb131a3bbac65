import CNcurses
import Terminal

/// Suspending and resuming the screen, for the shell and for other programs.
extension CursesScreen {
    /// Restores the terminal and stops the program. Returns after the user has continued the program in the foreground,
    /// or when the program must end.
    public func suspend() {
        guard user != .nobody else { return }
        releaseTerminal()
        terminal_guard_stop()
        guard waitForForeground() else { return }
        keepChangedModes()
        reclaimTerminal()
    }

    /// Waits until the program is in the foreground, then returns `true`. Returns `false` if the program must end
    /// instead.
    func waitForForeground() -> Bool {
        if terminal_guard_wait_for_foreground(device.output) != 0 { return true }
        // If no signal has asked the program to end, no shell can bring the program to the foreground. This counts as a
        // hang-up.
        if terminal_guard_is_ending() == 0 { isHungUp = true }
        return false
    }

    /// Stores the current modes of the terminal as the modes to restore later. The user may have changed them while the
    /// program was stopped.
    private func keepChangedModes() {
        guard let modes = device.modes() else { return }
        def_shell_mode()
        crashRestore.keep(modes)
    }

    /// Runs another program in the terminal, waits until that program ends, and returns how it ended.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - meanwhile: Called about twice a second while the program runs, or `nil` to sleep until the program ends.
    public func run(_ program: TerminalProgram, meanwhile: (@MainActor () -> Void)?) -> TerminalProgram.Ending {
        guard user != .nobody else { return .notStarted("the screen is closed") }
        releaseTerminal()
        var aside = terminal_guard_aside()
        terminal_guard_step_aside(&aside)
        let start = ContinuousClock.now
        user = .program
        let ending = ForegroundProcess.run(program, meanwhile: meanwhile)
        user = .shell
        if let pause = program.pause, ending.hasRun, ContinuousClock.now - start < .seconds(1) { waitForKey(pause) }
        terminal_guard_step_back(&aside)
        if waitForForeground() { reclaimTerminal() }
        return ending
    }

    /// Restores the terminal for the shell or another program, until ``reclaimTerminal()`` is called.
    func releaseTerminal() {
        user = .shell
        output.useTerminal()
        var before = terminal_guard_permission()
        terminal_guard_allow(device.output, &before)
        defer { terminal_guard_disallow(device.output, &before) }
        device.write(reportsMouse ? MouseReport.off + BracketedPaste.off : BracketedPaste.off)
        curs_set(1)
        clearLastLine()
        endwin()
        crashRestore.pause()
    }

    /// If the terminal has no alternate screen, clears the last row, because the shell writes its prompt there.
    private func clearLastLine() {
        guard curses_capability("rmcup", 0, 0) == nil else { return }
        wmove(curses_stdscr(), curses_lines() - 1, 0)
        wclrtoeol(curses_stdscr())
        wrefresh(curses_stdscr())
    }

    /// Resumes the screen and draws it again.
    func reclaimTerminal() {
        user = .screen
        crashRestore.resume()
        reset_prog_mode()
        curs_set(cursor == nil ? 0 : 1)
        enableReports()
        updateSize()
        redraw()
    }
}
