import CursesTerminal
import RecipeKit

/// Standard output for results and standard error for messages. All commands write through this type.
enum Output {
    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The width of the terminal in columns, or `nil` if standard output is no terminal or the width is unknown.
    static var terminalWidth: Int? {
        var size = winsize()
        guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes a text to standard output.
    ///
    /// - Throws: ``CommandFailure`` if the output cannot be written, for example because the disk is full or the pipe
    ///   is closed.
    static func write(_ text: String) throws {
        guard let error = write(text, to: STDOUT_FILENO) else { return }
        // The reader closed the pipe on purpose, as `head` does in `recipes list | head`. The user needs no message.
        if error == EPIPE { throw CommandFailure(nil, status: EX_IOERR) }
        throw CommandFailure(
            "cannot write to standard output: \(String(cString: strerror(error))).", status: EX_IOERR)
    }

    /// Writes a text to a file. Replaces an existing file atomically. If there is a device or a pipe at the path,
    /// writes the text to this device or pipe.
    ///
    /// - Throws: ``CommandFailure`` if the file cannot be written.
    static func write(_ text: String, toFile path: String) throws {
        try write(Array(text.utf8), toFile: path, replacing: true)
    }

    /// Throws an error if there is a file at a path. A device or a pipe at the path is allowed.
    static func refuseExisting(_ path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0, !isDevice(status) else { return }
        throw isThere(path)
    }

    /// Writes bytes to a file, as ``write(_:toFile:)`` does.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path of the file.
    ///   - replacing: Whether to replace an existing file. If false, an existing file is an error.
    /// - Throws: ``CommandFailure`` if the file cannot be written.
    static func write(_ bytes: [UInt8], toFile path: String, replacing: Bool) throws {
        var status = stat()
        if stat(path, &status) == 0, isDevice(status) { return try write(bytes, toDevice: path) }
        // Results of a command, such as an export, go to a path that the person names. They are no part of a cookbook,
        // so they do not go through the store.
        let part = "\(path).part-\(getpid())"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw cannotWrite(path, errno) }
        var error = bytes.withUnsafeBytes { write($0, to: descriptor) }
        if error == nil, fsync(descriptor) != 0 { error = errno }
        if close(descriptor) != 0, error == nil { error = errno }
        if error == nil { error = replacing ? (rename(part, path) == 0 ? nil : errno) : place(part, at: path) }
        guard let error else { return }
        unlink(part)
        throw error == EEXIST ? isThere(path) : cannotWrite(path, error)
    }

    /// Renames a file. Fails if there is a file with the new name.
    ///
    /// - Returns: The system's error number, or `nil` if there is no error.
    private static func place(_ part: String, at path: String) -> Int32? {
        if link(part, path) == 0 {
            unlink(part)
            return nil
        }
        guard errno != EEXIST, access(path, F_OK) != 0 else { return EEXIST }
        // The file system may have no hard links, so the file is renamed. Renaming would replace an existing file, so
        // the call of `access` above checks that the new name is free.
        return rename(part, path) == 0 ? nil : errno
    }

    private static func isDevice(_ status: stat) -> Bool {
        ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    private static func isThere(_ path: String) -> CommandFailure {
        CommandFailure(
            "\(path): it is there already; name another file, or replace it: --overwrite.", status: EX_CANTCREAT)
    }

    /// Writes bytes to an existing device or pipe. The device stays, because it is opened and not replaced by a file.
    private static func write(_ bytes: [UInt8], toDevice path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw cannotWrite(path, errno) }
        defer { close(descriptor) }
        if let error = bytes.withUnsafeBytes({ write($0, to: descriptor) }) { throw cannotWrite(path, error) }
    }

    private static func cannotWrite(_ path: String, _ number: Int32) -> CommandFailure {
        CommandFailure("cannot write \(path): \(String(cString: strerror(number))).", status: EX_CANTCREAT)
    }

    /// Prints a line to standard error. Removes control characters, which file names may contain.
    static func error(_ line: String) {
        // If standard error cannot be written, there is no other way to report the error.
        _ = write(line.withoutControlCharacters + "\n", to: STDERR_FILENO)
    }

    /// Whether standard error is a terminal. Only a terminal shows the line of ``status(_:)``.
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Prints a status line to standard error in place of the previous one. An empty text removes the status line.
    static func status(_ line: String) {
        _ = write("\r\u{1B}[K" + line.withoutControlCharacters, to: STDERR_FILENO)
    }

    /// Writes a text. If the descriptor is a terminal without Unicode, converts the text to the character set of the
    /// terminal.
    ///
    /// - Returns: The system's error number, or `nil` if everything was written.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        if isatty(descriptor) == 1, !TerminalText.isUnicode {
            text = text.spelledOut(.ascii)
            if let bytes = TerminalText.bytes(of: text) { return bytes.withUnsafeBytes { write($0, to: descriptor) } }
        }
        return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var rest = bytes
        while !rest.isEmpty {
            let count = systemWrite(descriptor, rest.baseAddress, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN {
                waitUntilWritable(descriptor)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }

    /// Waits until a descriptor is writable. The descriptor may be non-blocking, because another process that shares it
    /// can change its mode.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
    }
}
