import CNcurses
import CTerminalGuard
import Terminal

/// Suspending and resuming the screen, for the shell and for other programs.
///
/// Input that waits or is on its way while the terminal changes hands must reach the right program:
///
/// - **Another program, or the shell, gets the terminal.** Reports of the mouse that are still on their way are read and
///   dropped, so that they type nothing into an editor. The keys and pastes between them come from the user, and the
///   screen gets them after the other program. See ``quietenInput()``. Keys after that are for the other program. If the
///   screen does not use the mouse, nothing is read, and all waiting keys are for the other program.
/// - **The screen ends.** The same happens if the user has just used the mouse. Otherwise the waiting keys are for the
///   shell.
/// - **The screen gets the terminal back from a program that read keys**, such as an editor in the terminal. Keys that
///   the user typed while that program ended are for the screen. Reports of the mouse were for that program, and are
///   dropped.
/// - **The screen gets the terminal back from a program that read no keys**, such as a graphical editor. Everything that
///   was typed meanwhile was not meant for the screen, and is dropped.
/// - **A short program has left its output on the terminal.** Keys that were typed while it ran do not end the wait for
///   a key. The key that ends the wait is dropped, and the keys after it are for the screen.
/// - **The screen gets the terminal back from the shell.** The waiting keys are for the screen.
///
/// A program reads keys if it turns off the line mode of the terminal while it runs; see ``ForegroundProcess``.
extension CursesScreen {
    /// Restores the terminal and stops the program. Returns after the user has continued the program in the foreground,
    /// or when the program must end.
    public func suspend() {
        guard user != .nobody else { return }
        willSuspend?()
        quietenInput()
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
        quietenInput()
        releaseTerminal()
        var aside = terminal_guard_aside()
        terminal_guard_step_aside(&aside)
        let start = ContinuousClock.now
        user = .program
        var waiting = WaitingInput.kept
        let ending = ForegroundProcess.run(program, meanwhile: meanwhile) { [device] in
            let isReading = device.modes().map { $0.c_lflag & tcflag_t(ICANON) == 0 } ?? true
            waiting = isReading ? .keptWithoutReports : .dropped
            return isReading
        }
        user = .shell
        if let pause = program.pause, ending.hasRun, ContinuousClock.now - start < .seconds(1) {
            waitForKey(pause)
            waiting = .kept
        }
        terminal_guard_step_back(&aside)
        if waitForForeground() { reclaimTerminal(waiting) }
        return ending
    }

    /// Restores the terminal for the shell or another program, until ``reclaimTerminal()`` is called.
    func releaseTerminal() {
        user = .shell
        output.useTerminal()
        var before = terminal_guard_permission()
        terminal_guard_allow(device.output, &before)
        defer { terminal_guard_disallow(device.output, &before) }
        device.write((reportsMouse ? MouseReport.off : "") + BracketedPaste.off + RightToLeft.arrangementOn)
        curs_set(1)
        clearLastRow()
        endwin()
        crashRestore.pause()
    }

    /// Clears the last row, because the shell writes its prompt there if the screen stays. It also stays on some
    /// terminals whose description has an alternate screen, because the user can turn that off: in GNU Screen it is off
    /// by default, in xterm with `titeInhibit`.
    ///
    /// ncurses does not know of it, so that it draws the row again when the screen comes back.
    private func clearLastRow() {
        device.write(ResetSequence.clearingLastRow[...], to: device.output)
    }

    /// Resumes the screen and draws it again.
    ///
    /// - Parameter waiting: What happens to the input that waits.
    func reclaimTerminal(_ waiting: WaitingInput = .kept) {
        user = .screen
        crashRestore.resume()
        reset_prog_mode()
        takeInput(waiting)
        curs_set(cursor == nil ? 0 : 1)
        enableReports()
        updateSize()
        redraw()
    }
}

/// What happens to the input that waits, or that is on its way, while the terminal changes hands.
extension CursesScreen {
    /// What happens to input that waits when the screen takes the terminal back.
    enum WaitingInput {
        /// It stays for the screen.
        case kept
        /// Keys stay for the screen. Reports of the mouse are dropped.
        case keptWithoutReports
        case dropped
    }

    /// Turns the reports of the mouse off before another program or the shell gets the terminal, and reads the input
    /// until no report can follow.
    ///
    /// The request for the status comes after the sequence that turns the reports off. So the terminal answers it after
    /// the last report. A terminal multiplexer can send some reports after its answer, so the screen also waits until
    /// there is no input for a short time. If the terminal does not answer, it is not asked again.
    func quietenInput() {
        guard reportsMouse else { return awaitColors() }
        device.write(MouseReport.off)
        readKeys()
    }

    /// Drops or keeps the input that waits when the screen gets the terminal back. The terminal must already have the
    /// modes of the screen.
    func takeInput(_ waiting: WaitingInput) {
        switch waiting {
        case .kept: break
        case .keptWithoutReports: if reportsMouse { readKeys() }
        case .dropped: tcflush(device.input, TCIFLUSH)
        }
    }

    /// The times for which the screen waits, in milliseconds.
    private enum Patience {
        /// For the answer of a terminal at the other end of a slow line.
        static let answer = 1000
        /// For further input after the last one.
        static let silence = 25
        /// For the end of the input of a terminal that never pauses.
        static let most = 500
    }

    /// Asks for the status of the terminal, and reads input until the answer and a short silence. Keys and pastes are
    /// appended to ``keptInput``. Reports of the mouse, and the start of a sequence whose rest does not arrive, are
    /// dropped.
    private func readKeys() {
        guard !isHungUp, terminal_guard_is_in_background(device.input) == 0 else { return }
        if answersRequests {
            let answers = decoder.numberOfAnswers
            device.write(StatusReport.request)
            answersRequests = readKeys(atMost: Patience.answer, silence: Patience.answer) {
                decoder.numberOfAnswers != answers
            }
        }
        readKeys(atMost: Patience.most, silence: Patience.silence) { false }
        keep(decoder.finishPaste())
        decoder.dropUnfinished()
        reader.dropUnfinished()
    }

    /// Reads input until a condition is met. Gives up after a time, or if no input arrives for a time.
    ///
    /// - Parameters:
    ///   - limit: The maximum time of the whole call, in milliseconds.
    ///   - silence: The maximum time without input, in milliseconds.
    ///   - isDone: The condition.
    /// - Returns: Whether the condition is met.
    @discardableResult
    func readKeys(atMost limit: Int, silence: Int, until isDone: () -> Bool) -> Bool {
        let start = ContinuousClock.now
        while !isDone(), !isHungUp {
            let rest = limit - Int((ContinuousClock.now - start) / .milliseconds(1))
            guard rest > 0, Readiness.isReadable(device.input, withinMilliseconds: Int32(min(rest, silence))) else {
                return false
            }
            keep(readInput())
        }
        return isDone()
    }

    /// Keeps keys and pastes for ``waitForEvents(timeout:)``.
    func keep(_ events: [InputEvent]) {
        keptInput += events.filter {
            switch $0 {
            case .key, .paste: true
            case .mouse, .resize, .recolor, .terminate: false
            }
        }
    }
}

extension CursesScreen {
    /// Writes a prompt below the output of another program and waits for a key, a signal or a hang-up. Drops the key, and
    /// those that were typed before. Has no effect if this program is in the background.
    func waitForKey(_ text: String) {
        guard terminal_guard_is_in_background(device.input) == 0, let before = device.modes() else { return }
        var modes = before
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(device.input, TCSADRAIN, &modes)
        defer {
            var before = before
            tcsetattr(device.input, TCSADRAIN, &before)
        }
        tcflush(device.input, TCIFLUSH)
        device.write("\r\n\(text) ")
        var hasEnded = false
        while !hasEnded {
            let readiness = Readiness.wait(terminal: device.input, signals: signals.descriptor, milliseconds: -1)
            hasEnded = readiness.hasSignals || readiness.isHungUp
            guard readiness.hasInput else { continue }
            let events = readInput()
            guard !events.isEmpty || isHungUp else { continue }
            keep(Array(events.dropFirst()))
            hasEnded = true
        }
        device.write("\r\n")
    }
}

extension TerminalProgram.Ending {
    /// Whether the program ran. It did not run if the shell could not find or execute it.
    var hasRun: Bool {
        switch self {
        case .exited(126), .exited(127), .notStarted: false
        case .exited, .killed: true
        }
    }
}

/// Who uses the terminal of a screen.
enum TerminalUser {
    /// The screen draws and reads input.
    case screen
    /// The shell, while this program is suspended. Also applies directly before and after another program runs.
    case shell
    /// A program that this one started.
    case program
    /// The screen is closed.
    case nobody
}
