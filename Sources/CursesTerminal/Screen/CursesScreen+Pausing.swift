import CNcurses
import CTerminalGuard
import Terminal

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
