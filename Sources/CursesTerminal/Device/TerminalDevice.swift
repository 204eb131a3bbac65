import CNcurses
import Terminal

/// The open files for the input from a terminal and for the output to it.
struct TerminalDevice {
    let inputFile: UnsafeMutablePointer<FILE>
    let outputFile: UnsafeMutablePointer<FILE>
    /// Whether this device opened the input, so that ``close()`` must close it.
    private let ownsInput: Bool

    var input: Int32 { fileno(inputFile) }
    var output: Int32 { fileno(outputFile) }

    init(inputFile: UnsafeMutablePointer<FILE>, outputFile: UnsafeMutablePointer<FILE>, ownsInput: Bool) {
        self.inputFile = inputFile
        self.outputFile = outputFile
        self.ownsInput = ownsInput
    }

    /// Returns a device that writes to standard output and reads from standard input. If standard input is not a
    /// terminal, the device reads from `/dev/tty` instead.
    ///
    /// - Throws: ``TerminalError`` if standard output is not a terminal, or if `/dev/tty` is needed and cannot be
    ///   opened.
    static func standard() throws(TerminalError) -> TerminalDevice {
        guard isatty(STDOUT_FILENO) == 1, let output = curses_stdout() else { throw .outputIsNoTerminal }
        if isatty(STDIN_FILENO) == 1, let input = curses_stdin() {
            return TerminalDevice(inputFile: input, outputFile: output, ownsInput: false)
        }
        guard let input = fopen("/dev/tty", "r+e") else { throw .noKeyboard }
        return TerminalDevice(inputFile: input, outputFile: output, ownsInput: true)
    }

    /// Returns the modes of the terminal, or `nil` if they cannot be read.
    func modes() -> termios? {
        var modes = termios()
        return tcgetattr(output, &modes) == 0 ? modes : nil
    }

    /// Lets the program receive Ctrl-S, Ctrl-Q, Ctrl-V and Ctrl-O, which the terminal driver of the system would
    /// interpret.
    func allowAllKeys() {
        var modes = termios()
        guard tcgetattr(output, &modes) == 0 else { return }
        modes.c_iflag &= ~tcflag_t(IXON)
        modes.c_lflag &= ~tcflag_t(IEXTEN)
        tcsetattr(output, TCSADRAIN, &modes)
    }

    /// The largest size that is believed. No display has as many characters, and ncurses crashes at 32,768 columns.
    static let largestSize: (columns: Int32, rows: Int32) = (2000, 1000)

    /// Returns the size of the terminal in columns and rows, or `nil` if it is unknown.
    ///
    /// If the terminal reports a larger size than ``largestSize``, shortens it. ncurses and other programs get the shorter
    /// size too, because they also ask the terminal.
    func size() -> (columns: Int32, rows: Int32)? {
        var rows: Int32 = 0
        var columns: Int32 = 0
        guard curses_window_size(output, &rows, &columns) == 0, rows > 0, columns > 0 else { return nil }
        guard columns > Self.largestSize.columns || rows > Self.largestSize.rows else { return (columns, rows) }
        let believed = (columns: min(columns, Self.largestSize.columns), rows: min(rows, Self.largestSize.rows))
        _ = curses_set_window_size(output, believed.rows, believed.columns)
        return believed
    }

    /// Returns the size of a cell as the system knows it, or `nil`.
    func pixelsOfCell() -> PixelSize? {
        var (width, height): (Int32, Int32) = (0, 0)
        guard curses_cell_size(output, &width, &height) == 0, width > 0, height > 0 else { return nil }
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// Writes a control sequence directly to the terminal. It arrives before the output that ncurses still buffers.
    func write(_ sequence: String) { write(Array(sequence.utf8)[...], to: output) }

    /// Writes bytes to a descriptor. If the descriptor is non-blocking, waits until it accepts all bytes. After an
    /// error, drops the rest of the bytes.
    func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
        var bytes = bytes
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
                continue
            }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Closes the input if this device opened it.
    func close() {
        if ownsInput { fclose(inputFile) }
    }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

/// An error that prevents the use of the terminal. Its description is a sentence for the user.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard output is a file or a pipe, not a terminal.
    case outputIsNoTerminal
    /// There is no terminal from which the program can read keys.
    case noKeyboard
    /// `TERM` is not set, or its value is empty.
    case kindNotSet
    /// Neither the machine nor this program knows the terminal, and it does not answer a question about its attributes.
    /// The value is its name, from `TERM`.
    case kindUnknown(String)
    /// The terminal cannot show full screens, for example because it cannot move its cursor. The value is the name of
    /// its description, from `TERM`.
    case kindTooSimple(String)
    /// The program runs in the background, and no shell can bring it to the foreground.
    case inBackground
    /// A system call failed. The value is the reason, or `nil` if the system gave no reason.
    case couldNotStart(String?)

    /// The message for the user, as a sentence.
    public var description: String {
        switch self {
        case .outputIsNoTerminal: "There is no terminal to draw on: standard output goes elsewhere."
        case .noKeyboard: "There is no terminal to read keys from."
        case .kindNotSet:
            "The environment variable TERM is not set, so the kind of terminal is not known; try TERM=xterm-256color."
        case .kindUnknown(let kind):
            "The terminal “\(Self.shown(kind))” (from TERM) is not known on this machine, or is only generic; "
                + "try TERM=xterm-256color."
        case .kindTooSimple(let kind):
            "The terminal “\(Self.shown(kind))” (from TERM) cannot show full screens; use another terminal."
        case .inBackground: "The terminal is in use: the program was started in the background."
        case .couldNotStart(let reason):
            "The terminal could not be set up" + (reason.map { ": \($0)." } ?? ".")
        }
    }

    /// The start of a name as a text that does nothing to a terminal.
    private static func shown(_ name: String) -> String {
        let text = name.unicodeScalars.prefix(longestName).map { $0.properties.generalCategory == .control ? "?" : $0 }
        return String(String.UnicodeScalarView(text)) + (name.unicodeScalars.count > longestName ? "…" : "")
    }

    private static let longestName = 64

    /// The reason why the last system call failed, or `nil` if `errno` is 0.
    static var lastReason: String? { errno == 0 ? nil : String(cString: strerror(errno)) }
}
