import CNcurses
import Terminal

/// A buffer for bytes that are written to the terminal directly, not by ncurses.
@MainActor
enum DirectOutput {
    private static var bytes: [UInt8] = []
    private static var isColored = false

    static func append(_ text: String) {
        bytes += text.utf8
    }

    /// Appends the control sequence of a terminal capability. Returns `false` if the terminal lacks the capability.
    ///
    /// - Parameters:
    ///   - name: The name of the capability in terminfo: `hpa`.
    ///   - number: The first parameter of the capability.
    ///   - second: The second parameter of the capability.
    static func append(capability name: String, _ number: Int = 0, _ second: Int = 0) -> Bool {
        guard let sequence = curses_capability(name, Int32(number), Int32(second)) else { return false }
        bytes += ResetSequence.withoutPadding(String(cString: sequence))
        return true
    }

    /// Appends the sequences that set attributes and colours. ncurses computes these sequences and remembers the new
    /// state.
    static func append(_ rendition: ColorPairs.Rendition) {
        // `op` resets the colours. ncurses also sends it, but later and not through this buffer. Sending it twice does
        // no harm.
        if isColored, rendition.pair == 0 { _ = append(capability: "op") }
        isColored = rendition.pair != 0
        vid_puts(rendition.attributes, rendition.pair, nil) { byte in
            // `vid_puts` calls this closure before it returns, so the closure runs on the main actor.
            MainActor.assumeIsolated { DirectOutput.bytes.append(UInt8(truncatingIfNeeded: byte)) }
            return byte
        }
    }

    /// Appends the sequences that move the cursor to a point. They do not depend on the current position.
    static func append(moveTo point: Point) {
        if point == .zero, append(capability: "home") { return }
        // A screen opens only on a terminal with this capability.
        _ = append(capability: "cup", point.y, point.x)
    }

    /// Discards the bytes that were appended but not written yet.
    static func discard() {
        bytes.removeAll(keepingCapacity: true)
    }

    static func write(to output: FrameOutput) {
        output.write(bytes)
        discard()
    }
}
