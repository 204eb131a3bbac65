import CNcurses
import Terminal

extension CursesScreen {
    /// Returns the events of all pending input.
    func readInput() -> [InputEvent] {
        let codes = reader.read()
        if codes.isEmpty, isAtEnd() { isHungUp = true }
        let events = decoder.decode(codes)
        if events.contains(where: { if case .mouse = $0 { true } else { false } }) { lastMouseEvent = .now }
        return events
    }

    /// Returns whether the input has ended: it is readable but contains no bytes.
    private func isAtEnd() -> Bool {
        Readiness.isReadable(device.input) && curses_pending_bytes(device.input) <= 0
    }
}
