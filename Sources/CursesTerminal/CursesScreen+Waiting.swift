import CNcurses
import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension CursesScreen {
    public func waitForEvents() -> [InputEvent] {
        guard !isClosed, !isHungUp else { return [.terminate(.hangUp)] }
        let readiness = Readiness.wait(
            terminal: device.input, signals: signals.descriptor, milliseconds: decoder.isPasting ? 1000 : -1)
        var events: [InputEvent] = []
        if readiness.hasSignals { events += handleSignals() }
        if readiness.hasInput { events += readInput() }
        if readiness.isTimedOut { events += decoder.finishPaste() }
        if readiness.isHungUp, !readiness.hasInput { isHungUp = true }
        if isHungUp { events.append(.terminate(.hangUp)) }
        return events
    }

    private func handleSignals() -> [InputEvent] {
        var events: [InputEvent] = []
        for signal in signals.read() {
            switch signal {
            case SIGWINCH:
                if updateSize() { events.append(.resize(size)) }
            case SIGTSTP, SIGCONT:
                let before = size
                if signal == SIGTSTP { suspend() } else { comeBack() }
                if size != before { events.append(.resize(size)) }
            case SIGHUP:
                isHungUp = true
            default:
                events.append(.terminate(.signal(signal)))
            }
        }
        return events
    }

    /// Takes the terminal again after somebody stopped the program without asking.
    private func comeBack() {
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
