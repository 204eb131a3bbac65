import RecipeFormats
import RecipeKit
import RecipeLibrary

/// A file or standard input that is read once from start to end. It can be read as a whole, or part by part, with only
/// one part in memory at a time. A part is a line or a JSON object.
struct ImportStream: ~Copyable {
    /// The name in diagnostics.
    let name: String
    private let descriptor: Int32
    /// Whether the stream is a file, which `deinit` closes.
    let isFile: Bool
    private var buffer: [UInt8] = []
    /// The number of bytes of the buffer that are already consumed.
    private var position = 0
    private var isAtEnd = false
    private var lineNumber = 0

    /// The maximum length of a line in bytes.
    static let longestLine = 16 << 20

    struct Line {
        /// The line without its line break, or `nil` if it is longer than ``longestLine``.
        var bytes: [UInt8]?
        /// The line number, counted from 1.
        var number: Int
    }

    init(fileAt path: String) throws(CookbookError) {
        name = path
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        isFile = true
        guard descriptor >= 0 else { throw SystemError.error(errno, at: path) }
    }

    /// Opens standard input.
    init() {
        name = "standard input"
        descriptor = STDIN_FILENO
        isFile = false
    }

    deinit {
        if isFile { close(descriptor) }
    }

    /// Returns at most the first ``FormatRegistry/sniffedLength`` bytes without consuming them. Formats recognize the
    /// source by these bytes.
    ///
    /// - Throws: An error if the stream cannot be read.
    mutating func start() throws(CookbookError) -> [UInt8] {
        while buffer.count - position < FormatRegistry.sniffedLength, try fill() {}
        return Array(buffer[position...].prefix(FormatRegistry.sniffedLength))
    }

    /// Returns the rest of the stream. If the rest is longer than the limit, returns `nil` and consumes nothing.
    ///
    /// - Parameter limit: The maximum length in bytes.
    /// - Throws: An error if the stream cannot be read.
    mutating func rest(limit: Int) throws(CookbookError) -> [UInt8]? {
        while buffer.count - position <= limit, try fill() {}
        guard buffer.count - position <= limit else { return nil }
        defer {
            buffer = []
            position = 0
        }
        return position == 0 ? buffer : Array(buffer[position...])
    }

    /// Returns the first line without consuming it, or `nil` if it is longer than ``longestLine``.
    mutating func firstLine() throws(CookbookError) -> [UInt8]? {
        let end = try lineEnd()
        guard end - position <= Self.longestLine else { return nil }
        return Array(buffer[position..<end])
    }

    /// Returns the next line, or `nil` at the end of the stream.
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

    /// Waits for the next line. Returns this line and the following lines that can be read without waiting. Stops when
    /// the total size of the lines reaches ``mostOfLines``. At the end of the stream, returns an empty array.
    mutating func lines() throws(CookbookError) -> [Line] {
        var lines: [Line] = []
        var size = 0
        while size < Self.mostOfLines, let line = try next() {
            lines.append(line)
            size += line.bytes?.count ?? 0
            if !hasLine { break }
        }
        return lines
    }

    /// Whether the buffer contains a whole line, which can be read without waiting.
    var hasLine: Bool { buffer[position...].withUnsafeBytes { $0.firstIndex(of: 0x0A, from: 0) != nil } }

    /// The total size in bytes at which ``lines()`` stops.
    private static let mostOfLines = 4 << 20

    /// Returns the next object of a JSON text, or `nil` at the end of the stream. If an object is larger than the limit
    /// of the finder, returns the objects inside it.
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

    /// Returns the offset in the buffer of the next line break, or of the end of the stream. If the line is longer than
    /// ``longestLine``, the offset may be inside the line.
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

    /// Reads more bytes. Returns `false` at the end of the stream.
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
                // The descriptor may be non-blocking, because another process that shares the descriptor can change the
                // mode.
                var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&request, 1, -1)
            default: throw SystemError.error(errno, at: name)
            }
        }
    }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

/// The data that was imported with recipes, such as pictures and ratings, and the data that was lost.
public struct ImportContents: Hashable, Sendable {
    /// The number of pictures that were written beside recipes.
    public internal(set) var pictures = 0
    /// The number of ratings that were added to the notebook.
    public internal(set) var ratings = 0
    /// The number of recipes that became favourites.
    public internal(set) var favourites = 0
    /// The number of cooked days that were added to the notebook.
    public internal(set) var cookedDays = 0
    /// The number of comments that became notes of recipes.
    public internal(set) var comments = 0
    /// The kinds of data that were lost, such as `mealie.assets`. A value is the number of recipes with such data.
    public internal(set) var losses: [String: Int] = [:]

    /// Whether no data was imported with the recipes, and none was lost.
    public var isEmpty: Bool { self == ImportContents() }

    /// The imported data as a list in words, such as “2 pictures, 1 rating”. The text is empty if no data was imported.
    public var words: String {
        let parts = [
            (pictures, "picture"), (ratings, "rating"), (favourites, "favourite"), (cookedDays, "cooked day"),
            (comments, "comment"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    /// The lost data as a list in words, such as “mealie.assets (2)”. The text is empty if no data was lost.
    public var lostWords: String {
        losses.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value))" }
            .joined(separator: ", ")
    }

    mutating func add(_ other: ImportContents) {
        pictures += other.pictures
        ratings += other.ratings
        favourites += other.favourites
        cookedDays += other.cookedDays
        comments += other.comments
        losses.merge(other.losses, uniquingKeysWith: +)
    }

    mutating func addLosses(of recipe: ImportedRecipe) {
        for loss in recipe.losses { losses[loss, default: 0] += 1 }
    }
}
