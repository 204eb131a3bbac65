import CNcurses
import Terminal

extension CursesScreen {
    /// Reads everything that is pending.
    func readInput() -> [InputEvent] {
        var codes: [TerminalCode] = []
        readCodes(into: &codes)
        if codes.isEmpty, isAtEnd() { isHungUp = true }
        return decoder.decode(codes)
    }

    /// Whether the terminal has ended: it can be read, and there is nothing.
    ///
    /// ncurses says the same of that and of a byte that it cannot make sense of.
    private func isAtEnd() -> Bool {
        Readiness.isReadable(device.input) && curses_pending_bytes(device.input) <= 0
    }

    private func readCodes(into codes: inout [TerminalCode]) {
        var value: wint_t = 0
        while true {
            switch wget_wch(curses_stdscr(), &value) {
            case OK: codes.append(.scalar(UInt32(value)))
            case KEY_CODE_YES: appendKey(Int32(bitPattern: UInt32(value)), to: &codes)
            default: return
            }
        }
    }

    private func appendKey(_ number: Int32, to codes: inout [TerminalCode]) {
        switch number {
        case KEY_RESIZE:
            break
        case KEY_MOUSE:
            codes += readMouse()
        case ...KEY_MAX, BracketedPaste.startCode, BracketedPaste.endCode:
            codes.append(.key(number))
        default:
            if let name = keyname(number) { codes.append(.named(String(cString: name))) }
        }
    }

    /// What the mouse did: ncurses announces several events at once where they came together, and gives the last first.
    private func readMouse() -> [TerminalCode] {
        var codes: [TerminalCode] = []
        var event = MEVENT()
        while getmouse(&event) == OK {
            let point = Point(x: Int(event.x), y: Int(event.y))
            if event.bstate & CURSES_PRESS != 0 {
                codes.append(.press(point))
            } else if event.bstate & CURSES_WHEEL_UP != 0 {
                codes.append(.wheelUp(point))
            } else if event.bstate & CURSES_WHEEL_DOWN != 0 {
                codes.append(.wheelDown(point))
            }
        }
        return codes.reversed()
    }
}
