import CNcurses

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

    /// Returns the size of the terminal in columns and rows, or `nil` if it is unknown.
    func size() -> (columns: Int32, rows: Int32)? {
        var rows: Int32 = 0
        var columns: Int32 = 0
        guard curses_window_size(output, &rows, &columns) == 0, rows > 0, columns > 0 else { return nil }
        return (columns, rows)
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
