import CNcurses
import Terminal

/// Bytes that are gathered for the terminal, to be written past ncurses in one piece.
@MainActor
enum DirectOutput {
    private static var bytes: [UInt8] = []
    private static var isColored = false

    static func append(_ text: String) {
        bytes += text.utf8
    }

    /// Adds a capability of the terminal's description that takes one number. Returns whether the terminal has it.
    static func append(capability name: String, _ number: Int = 0) -> Bool {
        guard let sequence = curses_capability(name, Int32(number)) else { return false }
        bytes += ResetSequence.withoutPadding(String(cString: sequence))
        return true
    }

    /// Adds what makes the following look so. ncurses knows of it afterwards.
    static func append(_ rendition: ColorPairs.Rendition) {
        // This is what ncurses sends by itself, whatever it is given to send by: it comes late then, and does no harm.
        if isColored, rendition.pair == 0 { _ = append(capability: "op") }
        isColored = rendition.pair != 0
        vid_puts(rendition.attributes, rendition.pair, nil) { byte in
            // ncurses calls this before `vid_puts` returns.
            MainActor.assumeIsolated { DirectOutput.bytes.append(UInt8(truncatingIfNeeded: byte)) }
            return byte
        }
    }

    /// Adds a move to a place from wherever the terminal's cursor may be.
    static func append(addressOf place: Point) {
        if append(capability: "vpa", place.y), append(capability: "hpa", place.x) { return }
        guard append(capability: "home") else { return }
        if place.y > 0 { _ = append(capability: "cud", place.y) }
        if place.x > 0 { _ = append(capability: "cuf", place.x) }
    }

    static func write(to device: TerminalDevice) {
        device.write(String(decoding: bytes, as: UTF8.self))
        bytes.removeAll(keepingCapacity: true)
    }
}
