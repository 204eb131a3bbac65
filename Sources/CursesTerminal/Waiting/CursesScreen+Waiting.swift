import CNcurses
import CTerminalGuard
import Terminal

extension CursesScreen {
    /// Waits for events and returns them. During the wait, the work of the main actor runs. Call this method on the
    /// main thread.
    public func waitForEvents(timeout: Duration?) -> [InputEvent] {
        guard user != .nobody, !isHungUp else { return [.terminate(.hangUp)] }
        if !keptInput.isEmpty, user == .screen {
            defer { keptInput = [] }
            return keptInput
        }
        let readiness = Readiness.wait(
            terminal: device.input, signals: signals.descriptor, milliseconds: milliseconds(of: timeout))
        var events: [InputEvent] = []
        if readiness.hasSignals { events += handleSignals() }
        if readiness.hasInput, user == .screen {
            events += isInBackground ? resizing { reclaimAfterStop() } : readInput()
        }
        if readiness.isTimedOut, decoder.isPasting { events += decoder.finishPaste() }
        if readiness.isHungUp, !readiness.hasInput { isHungUp = true }
        if isHungUp { events.append(.terminate(.hangUp)) }
        return events
    }

    /// Whether another process group owns the terminal. The system does not always send a signal when the owner
    /// changes, so the screen checks this before it reads input.
    private var isInBackground: Bool { terminal_guard_is_in_background(device.input) != 0 }

    /// Returns the timeout for `poll` in milliseconds, rounded up. -1 means no timeout. During a paste, the timeout is
    /// at most one second, because the end sequence may never arrive.
    private func milliseconds(of timeout: Duration?) -> Int32 {
        let limit: Int32 = decoder.isPasting ? 1000 : .max
        guard let timeout else { return decoder.isPasting ? limit : -1 }
        let (seconds, attoseconds) = timeout.components
        let wanted = min(seconds, 1_000_000) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return min(limit, Int32(clamping: max(0, wanted)))
    }

    private func handleSignals() -> [InputEvent] {
        var events: [InputEvent] = []
        for signal in signals.read() {
            switch signal {
            case SIGWINCH:
                if updateSize() { events.append(.resize(size)) }
            case SIGTSTP, SIGCONT:
                // If another signal has asked the program to end, the program must not suspend first.
                guard terminal_guard_is_ending() == 0 else { break }
                events += resizing { if signal == SIGTSTP { suspend() } else { reclaimAfterStop() } }
            case SIGHUP:
                isHungUp = true
            default:
                events.append(.terminate(.signal(signal)))
            }
        }
        return events
    }

    /// Runs a closure and returns a resize event if the size changed meanwhile.
    private func resizing(_ change: () -> Void) -> [InputEvent] {
        let before = size
        change()
        return size == before ? [] : [.resize(size)]
    }

    /// Resumes the screen after another process has stopped the program and the program was continued.
    private func reclaimAfterStop() {
        guard waitForForeground() else { return }
        output.useTerminal()
        endwin()
        reclaimTerminal()
    }

    /// Sets ``size`` to the size of the terminal. Returns whether the size has changed.
    @discardableResult
    func updateSize() -> Bool {
        guard let (columns, rows) = device.size() else { return false }
        let new = Size(columns: Int(columns), rows: Int(rows))
        guard new != size else { return false }
        resizeterm(rows, columns)
        size = Size(columns: Int(curses_columns()), rows: Int(curses_lines()))
        clearok(curses_stdscr(), true)
        return true
    }
}
