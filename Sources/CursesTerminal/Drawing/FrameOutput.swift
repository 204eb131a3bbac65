import CNcurses
import CTerminalGuard
import Terminal

/// The file through which ncurses writes to the terminal.
///
/// ncurses writes a drawing in several parts, and each write would wake up the terminal. So this type collects the output
/// of one drawing in a file in memory, and sends it to the terminal with one system call.
@MainActor
final class FrameOutput {
    /// The file for ncurses.
    let file: UnsafeMutablePointer<FILE>
    private let device: TerminalDevice
    /// The file in memory, or `nil` if the system provides none. Without it, ncurses writes directly to the terminal.
    private let memory: Int32?
    /// Whether ``file`` is the file in memory. Otherwise it is the terminal.
    private var isInMemory = false
    private var isGathering = false
    /// The number of bytes in the file in memory that are already sent. The next drawing begins after these bytes.
    private var sent = 0
    private var bytes = [UInt8](repeating: 0, count: 4096)
    private var sequences = StyleSequences()
    /// Whether the terminal has said that it can wait with showing a drawing until its end (mode 2026).
    var isSynchronized = false
    /// Whether the drawing has a picture, so that the terminal may need several readings for it. Others are so short that
    /// the bytes for the mode would cost more than they help.
    var hasPicture = false

    private static let beginning = ArraySlice("\u{1B}[?2026h".utf8)
    private static let end = ArraySlice("\u{1B}[?2026l".utf8)

    /// The size at which the file in memory is emptied.
    private static let maximumSize = 1 << 20

    init(to device: TerminalDevice) {
        self.device = device
        let own = fcntl(device.output, F_DUPFD_CLOEXEC, 3)
        let memory = own < 0 ? -1 : memory_file_open("frame")
        if memory >= 0, let file = fdopen(own, "w") {
            self.file = file
            self.memory = memory
        } else {
            for descriptor in [own, memory] where descriptor >= 0 { closeDescriptor(descriptor) }
            file = device.outputFile
            self.memory = nil
        }
    }

    /// Lets a closure write to the file in memory, then sends everything to the terminal with one system call.
    /// Afterwards, ``file`` stays the file in memory until a call of ``useTerminal()``.
    ///
    /// If there is no file in memory, or after `endwin()`, the closure writes directly to the terminal.
    ///
    /// - Parameter draw: Writes with ncurses, or with ``write(_:)``.
    func gather(_ draw: () -> Void) {
        guard !isGathering, useMemory() else { return draw() }
        isGathering = true
        draw()
        isGathering = false
        send()
    }

    /// Makes ncurses write the output of a drawing as a whole. Call this method once, directly after `newterm()`.
    ///
    /// Before the first `endwin()`, ncurses writes whenever it moves the cursor, which takes a system call each time. So
    /// this method suspends the screen, discards what ncurses writes for that, and resumes the screen.
    func stopEarlyWriting() {
        guard let memory, useMemory() else { return }
        endwin()
        sent = Int(lseek(memory, 0, SEEK_END))
        useTerminal()
        doupdate()
    }

    /// Makes ncurses write directly to the terminal. Call this method before any call of ncurses that writes, except in
    /// ``gather(_:)``.
    func useTerminal() {
        guard isInMemory else { return }
        isInMemory = false
        _ = memory_file_redirect(device.output, fileno(file))
    }

    /// Makes ncurses write to the file in memory. Returns whether this succeeded.
    private func useMemory() -> Bool {
        // After `endwin()`, ncurses sets the modes of the terminal through its file. So the file must then be the
        // terminal.
        guard let memory, !isendwin() else {
            useTerminal()
            return false
        }
        if !isInMemory { isInMemory = memory_file_redirect(memory, fileno(file)) >= 0 }
        return isInMemory
    }

    /// Writes bytes after the output that ncurses has written.
    func write(_ bytes: [UInt8]) {
        device.write(bytes[...], to: fileno(file))
    }

    /// Makes the next drawing independent of the state of the terminal. Call this method if the state may have changed,
    /// for example after another program has used the terminal.
    func forgetState() {
        sequences.forgetCharacterSet()
    }

    /// Closes the file. After that, ncurses must not write.
    func close() {
        useTerminal()
        guard let memory else { return }
        fclose(file)
        closeDescriptor(memory)
    }

    private func send() {
        guard let memory else { return }
        let count = bytesOfDrawing(in: memory)
        guard count > 0 else { return }
        let shortened = bytes.withUnsafeMutableBufferPointer { buffer in
            sequences.shorten(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        }
        // While a crash of another thread is reported, nothing may cover the report.
        terminal_guard_wait_for_crash()
        if hasPicture, isSynchronized {
            device.write(Self.beginning + bytes[..<shortened] + Self.end, to: device.output)
        } else {
            device.write(bytes[..<shortened], to: device.output)
        }
        hasPicture = false
        guard sent > Self.maximumSize else { return }
        _ = ftruncate(memory, 0)
        lseek(memory, 0, SEEK_SET)
        sent = 0
    }

    /// Reads the drawing from the file in memory into ``bytes``. Returns the size of the drawing in bytes.
    private func bytesOfDrawing(in memory: Int32) -> Int {
        var count = 0
        while true {
            let read = bytes.withUnsafeMutableBytes {
                pread(memory, $0.baseAddress?.advanced(by: count), $0.count - count, off_t(sent))
            }
            guard read > 0 else { return count }
            count += read
            sent += read
            // If the array is not full, the file contains no further bytes.
            guard count == bytes.count else { return count }
            bytes += [UInt8](repeating: 0, count: bytes.count)
        }
    }
}

/// A buffer for bytes that are written to the terminal directly, not by ncurses.
@MainActor
enum DirectOutput {
    private static var bytes: [UInt8] = []
    private static var isColored = false

    static func append(_ text: String) {
        bytes += text.utf8
    }

    static func append(_ sequence: [UInt8]) {
        bytes += sequence
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
