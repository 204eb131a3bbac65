import RecipeKit

/// Standard input. All commands read it through this type.
enum Input {
    /// The maximum size of an input that is read as a whole, in bytes. A larger input is an error.
    private static let maximumBytes = 256 << 20

    /// The maximum length of a line in bytes. A longer line is an error.
    private static let longestLine = 16 << 20

    /// Reads standard input to its end. Calls a closure with complete lines as they arrive, without line breaks.
    /// Invalid UTF-8 becomes U+FFFD.
    ///
    /// The memory use depends on the longest line, and not on the number of lines.
    ///
    /// - Parameter body: Receives one or several lines.
    /// - Throws: ``CommandFailure`` if standard input cannot be read, or if a line is longer than 16 MiB. Also throws
    ///   the errors of `body`.
    static func forEachChunkOfLines(_ body: ([Substring]) throws -> Void) throws {
        var pending: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var lineCount = 0
        while true {
            let count = try read(into: &chunk)
            guard count > 0 else { break }
            guard let end = chunk[..<count].lastIndex(of: newline) else {
                pending += chunk[..<count]
                guard pending.count <= longestLine else { throw tooLong(line: lineCount + 1) }
                continue
            }
            pending += chunk[..<end]
            let lines = lines(of: pending)
            lineCount += lines.count
            try body(lines)
            pending.removeAll(keepingCapacity: true)
            pending += chunk[(end + 1)..<count]
        }
        if !pending.isEmpty { try body(lines(of: pending)) }
    }

    /// Returns all of standard input.
    ///
    /// - Throws: ``CommandFailure`` if standard input cannot be read or is larger than 256 MiB.
    static func bytes() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = try read(into: &chunk), count > 0 {
            bytes += chunk[..<count]
            guard bytes.count <= maximumBytes else {
                throw CommandFailure("standard input: it is larger than 256 MiB; name a file.", status: EX_DATAERR)
            }
        }
        return bytes
    }

    private static let newline = UInt8(ascii: "\n")

    private static func lines(of bytes: [UInt8]) -> [Substring] {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.split(separator: newline, omittingEmptySubsequences: false).map(Substring.init)
    }

    /// Reads bytes into a buffer. Returns their number, or 0 at the end of the input.
    private static func read(into chunk: inout [UInt8]) throws -> Int {
        while true {
            let count = chunk.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // The descriptor may be non-blocking, because another process that shares it can change its mode.
                var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                poll(&request, 1, -1)
            default:
                throw CommandFailure(
                    "cannot read standard input: \(String(cString: strerror(errno))).", status: EX_IOERR)
            }
        }
    }

    private static func tooLong(line: Int) -> CommandFailure {
        CommandFailure(
            "standard input:\(line): the line is longer than 16 MiB; is this a list of ingredients?", status: EX_DATAERR
        )
    }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
