import CNcurses
import CTerminalGuard
import Terminal

/// What happens to the input that waits, or that is on its way, while the terminal changes hands.
extension CursesScreen {
    /// What happens to input that waits when the screen takes the terminal back.
    enum WaitingInput {
        /// It stays for the screen.
        case kept
        /// Keys stay for the screen. Reports of the mouse are dropped.
        case keptWithoutReports
        /// It is dropped.
        case dropped
    }

    /// Turns the reports of the mouse off before another program or the shell gets the terminal, and reads the input
    /// until no report can follow.
    ///
    /// The request for the status comes after the sequence that turns the reports off. So the terminal answers it after
    /// the last report. A terminal multiplexer can send some reports after its answer, so the screen also waits until
    /// there is no input for a short time. If the terminal does not answer, it is not asked again.
    func quietenInput() {
        guard reportsMouse else { return }
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
    private func readKeys(atMost limit: Int, silence: Int, until isDone: () -> Bool) -> Bool {
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
            case .mouse, .resize, .terminate: false
            }
        }
    }
}
