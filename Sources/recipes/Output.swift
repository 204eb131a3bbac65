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

    /// - Returns: The error's number, or `nil` where everything was written.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
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
