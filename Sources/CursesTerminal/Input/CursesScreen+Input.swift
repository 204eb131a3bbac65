import CNcurses
import Terminal

extension CursesScreen {
    /// Returns the events of all pending input.
    func readInput() -> [InputEvent] {
        var codes: [TerminalCode] = []
        readCodes(into: &codes)
        if codes.isEmpty, isAtEnd() { isHungUp = true }
        return decoder.decode(codes)
    }

    /// Returns whether the input has ended: it is readable but contains no bytes.
    ///
    /// The result of ncurses is not enough, because ncurses reports the same error for an invalid byte.
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

    /// Reads the three bytes after the start of a mouse report. ncurses cannot read them, because they may not be valid
    /// characters.
    ///
    /// - Returns: The bytes, and `next`. There are fewer than three bytes if a byte does not arrive within 25
    ///   milliseconds, or if a control character arrives instead of a byte. A report contains no control characters,
    ///   but a paste begins with one. `next` is this control character, or `nil`.
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
