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
            if let report = MouseReport(bytes: readBytes(3)) { codes.append(.mouse(report)) }
        case ...KEY_MAX, BracketedPaste.startCode, BracketedPaste.endCode:
            codes.append(.key(number))
        default:
            if let name = keyname(number) { codes.append(.named(String(cString: name))) }
        }
    }

    /// Reads bytes that are no characters, and that ncurses, which reads no further than it must, has left alone.
    ///
    /// - Returns: Fewer where the others do not come soon.
    private func readBytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < count, Readiness.isReadable(device.input, withinMilliseconds: 25) {
            guard read(device.input, &byte, 1) == 1 else { break }
            bytes.append(byte)
        }
        return bytes
    }
}
