import CursesTerminal
import RecipeKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The two ways out: results to standard output, words for people to standard error.
enum Output {
    /// Whether standard output is a terminal, where lines are cut to its width.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Columns of the terminal that standard output is, or `nil` where it is none.
    static var terminalWidth: Int? {
        var size = winsize()
        guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes all of a text.
    ///
    /// - Throws: Where the output cannot be written: a full disk, a closed pipe.
    static func write(_ text: String) throws {
        guard let trouble = write(text, to: STDOUT_FILENO) else { return }
        // Whoever closed the pipe has seen enough: `recipes list | head`. There is nothing to tell them.
        if trouble == EPIPE { throw CommandFailure(nil, status: EX_IOERR) }
        throw CommandFailure(
            "cannot write to standard output: \(String(cString: strerror(trouble))).", status: EX_IOERR)
    }

    /// Writes all of a text into a file, which is there whole or not at all; one that is there is replaced.
    static func write(_ text: String, toFile path: String) throws {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            return try write(text, toDevice: path)
        }
        let part = "\(path).part-\(getpid())"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw cannotWrite(path, errno) }
        var trouble = write(text, to: descriptor)
        if trouble == nil, fsync(descriptor) != 0 { trouble = errno }
        if close(descriptor) != 0, trouble == nil { trouble = errno }
        if trouble == nil, rename(part, path) != 0 { trouble = errno }
        guard let trouble else { return }
        unlink(part)
        throw cannotWrite(path, trouble)
    }

    /// What is no file, such as a pipe, is not to be replaced.
    private static func write(_ text: String, toDevice path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw cannotWrite(path, errno) }
        defer { close(descriptor) }
        if let trouble = write(text, to: descriptor) { throw cannotWrite(path, trouble) }
    }

    private static func cannotWrite(_ path: String, _ number: Int32) -> CommandFailure {
        CommandFailure("cannot write \(path): \(String(cString: strerror(number))).", status: EX_CANTCREAT)
    }

    /// Writes a line for a person, without whatever a file's name may hold to confuse a terminal.
    static func error(_ line: String) {
        // Where standard error cannot be written there is nobody left to tell.
        _ = write(line.withoutControlCharacters + "\n", to: STDERR_FILENO)
    }

    /// Whether standard error is a terminal, where a line may be written over.
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a line for a person over the last such line, in a terminal; an empty one removes it.
    static func status(_ line: String) {
        _ = write("\r\u{1B}[K" + line.withoutControlCharacters, to: STDERR_FILENO)
    }

    /// Writes a text; to a terminal in the character set that it takes.
    ///
    /// - Returns: The error's number, or `nil` where everything was written.
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

    /// Whoever shares a descriptor may have set it not to block.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wish, 1, -1)
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
