#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file or standard input, read once from its beginning: whole, or line by line with no more than a line in memory.
struct ImportStream: ~Copyable {
    /// What diagnostics call it.
    let name: String
    private let descriptor: Int32
    private let isOwned: Bool
    private var buffer: [UInt8] = []
    /// What of the buffer was handed out.
    private var position = 0
    private var isAtEnd = false
    private var lineNumber = 0

    /// The longest line that is taken; bytes.
    static let longestLine = 16 << 20

    struct Line {
        /// Without the line break; `nil` where the line is longer than ``longestLine``.
        var bytes: [UInt8]?
        /// Counted from 1.
        var number: Int
    }

    init(fileAt path: String) throws(CookbookError) {
        name = path
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        isOwned = true
        guard descriptor >= 0 else { throw SystemTrouble.error(errno, at: path) }
    }

    /// Standard input.
    init() {
        name = "standard input"
        descriptor = STDIN_FILENO
        isOwned = false
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// The first bytes, at most as many as a format is recognized by; they are still to be read.
    mutating func start() throws(CookbookError) -> [UInt8] {
        while buffer.count - position < RecipeFormats.sniffedLength, try fill() {}
        return Array(buffer[position...].prefix(RecipeFormats.sniffedLength))
    }

    /// All that was not read yet; `nil` where there is more of it than so many bytes, which are still to be read then.
    ///
    /// - Throws: Where it cannot be read.
    mutating func rest(limit: Int) throws(CookbookError) -> [UInt8]? {
        while buffer.count - position <= limit, try fill() {}
        guard buffer.count - position <= limit else { return nil }
        defer {
            buffer = []
            position = 0
        }
        return position == 0 ? buffer : Array(buffer[position...])
    }

    /// The first line, which is still to be read; `nil` where it is too long.
    mutating func firstLine() throws(CookbookError) -> [UInt8]? {
        let end = try lineEnd()
        guard end - position <= Self.longestLine else { return nil }
        return Array(buffer[position..<end])
    }

    /// The next line; `nil` at the end.
    mutating func next() throws(CookbookError) -> Line? {
        let end = try lineEnd()
        guard end < buffer.count || end > position else { return nil }
        lineNumber += 1
        guard end - position <= Self.longestLine else {
            try skipLine()
            return Line(bytes: nil, number: lineNumber)
        }
        defer { position = min(end + 1, buffer.count) }
        return Line(bytes: Array(buffer[position..<end]), number: lineNumber)
    }

    /// The next object of a JSON text, by the finder's rules; `nil` at the end.
    mutating func next(_ finder: inout JSONValueFinder) throws(CookbookError) -> [UInt8]? {
        while true {
            let step = buffer[position...].withUnsafeBytes { finder.next(in: $0, isAtEnd: isAtEnd) }
            switch step {
            case .value(let range):
                let start = position
                position += range.upperBound
                return Array(buffer[start + range.lowerBound..<start + range.upperBound])
            case .entered(let count):
                position += count
            case .needsMore(let count):
                position += count
                _ = try fill()
            case .end:
                return nil
            }
        }
    }

    /// Where the line ends that begins at the position: at a line break, at the end, or behind more bytes than a line
    /// may have.
    private mutating func lineEnd() throws(CookbookError) -> Int {
        var searched = 0
        while true {
            let newline = buffer.withUnsafeBytes { $0.firstIndex(of: 0x0A, from: position + searched) }
            if let newline { return newline }
            searched = buffer.count - position
            guard searched <= Self.longestLine, try fill() else { return buffer.count }
        }
    }

    private mutating func skipLine() throws(CookbookError) {
        repeat {
            if let newline = buffer[position...].firstIndex(of: 0x0A) {
                position = newline + 1
                return
            }
            position = buffer.count
        } while try fill()
    }

    /// Reads more; `false` at the end.
    private mutating func fill() throws(CookbookError) -> Bool {
        guard !isAtEnd else { return false }
        if position > 0 {
            buffer.removeFirst(position)
            position = 0
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                buffer += chunk[..<count]
                return true
            }
            if count == 0 {
                isAtEnd = true
                return false
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // Whoever shares the descriptor may have set it not to block.
                var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&wish, 1, -1)
            default: throw SystemTrouble.error(errno, at: name)
            }
        }
    }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}
