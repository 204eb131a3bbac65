import CNcurses
import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

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
        case MouseReport.bytesStartCode:
            let (bytes, next) = readReport()
            if let report = MouseReport(bytes: bytes) { codes.append(.mouse(report)) }
            if let next { codes.append(.scalar(UInt32(next))) }
        case ...KEY_MAX, BracketedPaste.startCode, BracketedPaste.endCode:
            codes.append(.key(number))
        default:
            if let name = keyname(number) { codes.append(.named(String(cString: name))) }
        }
    }

    /// Reads the three bytes of a mouse's report, which are no characters, and which ncurses, that reads no further than it
    /// must, has left alone.
    ///
    /// - Returns: Fewer bytes where the others do not come soon, and what came in place of one: no report has a control
    ///   character in it, and one may begin a paste.
    private func readReport() -> (bytes: [UInt8], next: UInt8?) {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < 3, Readiness.isReadable(device.input, withinMilliseconds: 25) {
            guard read(device.input, &byte, 1) == 1 else { break }
            guard byte >= 0x20 else { return (bytes, byte) }
            bytes.append(byte)
        }
        return (bytes, nil)
    }
}
