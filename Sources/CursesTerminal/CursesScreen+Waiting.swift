import CNcurses
import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension CursesScreen {
    public func waitForEvents(timeout: Duration?) -> [InputEvent] {
        guard !isClosed, !isHungUp else { return [.terminate(.hangUp)] }
        let readiness = Readiness.wait(
            terminal: device.input, signals: signals.descriptor, milliseconds: milliseconds(of: timeout))
        var events: [InputEvent] = []
        if readiness.hasSignals { events += handleSignals() }
        if readiness.hasInput, !isAway { events += isInBackground ? resizing { comeBack() } : readInput() }
        if readiness.isTimedOut, decoder.isPasting { events += decoder.finishPaste() }
        if readiness.isHungUp, !readiness.hasInput { isHungUp = true }
        if isHungUp { events.append(.terminate(.hangUp)) }
        return events
    }

    /// Whether the keys are for others, which nobody may have said.
    private var isInBackground: Bool { terminal_guard_is_in_background(device.input) != 0 }

    /// What `poll` is told: rounded up, and no more than a paste may take whose end never comes.
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
                // What asks to end came with it, and has been read or will be.
                guard terminal_guard_is_ending() == 0 else { break }
                events += resizing { if signal == SIGTSTP { suspend() } else { comeBack() } }
            case SIGHUP:
                isHungUp = true
            default:
                events.append(.terminate(.signal(signal)))
            }
        }
        return events
    }

    /// What is to be told after the terminal may have been another one for a while.
    private func resizing(_ change: () -> Void) -> [InputEvent] {
        let before = size
        change()
        return size == before ? [] : [.resize(size)]
    }

    /// Takes the terminal again after somebody stopped the program without asking.
    private func comeBack() {
        guard comesToFront() else { return }
        endwin()
        takeBack()
    }

    /// Asks the terminal for its size. Returns whether that changed.
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
