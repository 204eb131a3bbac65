import CNcurses
import Terminal

@testable import CursesTerminal

/// A pseudo-terminal that a test controls in place of the user.
final class PseudoTerminal {
    private(set) var controller: Int32
    let file: UnsafeMutablePointer<FILE>

    init?(columns: Int, rows: Int) {
        var ends: (controller: Int32, terminal: Int32) = (-1, -1)
        guard pseudo_terminal_open(&ends.controller, &ends.terminal) == 0, let file = fdopen(ends.terminal, "r+")
        else { return nil }
        controller = ends.controller
        self.file = file
        resize(columns: columns, rows: rows)
    }

    deinit { hangUp() }

    var device: TerminalDevice {
        TerminalDevice(inputFile: file, outputFile: file, ownsInput: true)
    }

    func resize(columns: Int, rows: Int) {
        _ = pseudo_terminal_resize(controller, Int32(rows), Int32(columns))
    }

    func type(_ text: String) {
        type(Array(text.utf8))
    }

    func type(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
    }

    /// Returns the output since the last call.
    func output() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        // The output needs some time to arrive.
        while Readiness.isReadable(controller, withinMilliseconds: 20) {
            let count = read(controller, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[0..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func hangUp() {
        if controller >= 0 { close(controller) }
        controller = -1
    }
}
