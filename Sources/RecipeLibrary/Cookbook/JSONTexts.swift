import RecipeFormats
import RecipeKit

/// Reads the JSON texts of a file of any size, one at a time. A text is a line of the file (JSON Lines), or an object
/// inside the single JSON value of the file.
///
/// The file is read in pieces. It is not mapped into memory: if a mapped file becomes shorter, the system ends the
/// program that reads it.
package final class JSONTexts {
    /// How a file is divided into texts: each line is a text, or each object inside the value is a text.
    package enum Shape: Hashable {
        case lines, values
    }

    package struct Text {
        /// The text without the line break. It is valid until the next text is read.
        package var bytes: UnsafeRawBufferPointer
        /// The offset of the text in the file, in bytes.
        package var offset: Int
        /// The line number, counted from 1. It is `nil` if the texts are objects, or if reading did not begin at the
        /// start of the file.
        package var line: Int?
    }

    /// The size in bytes above which a JSON file is read in pieces. It is also the maximum length of a text. If there
    /// is little memory, a lower limit applies. Only tests change this value.
    @TaskLocal package static var sizeLimit = FormatRegistry.defaultSizeLimit

    /// The size of a piece in bytes. The buffer is smaller if the limit is smaller, and larger if a text is longer.
    private static let pieceSize = 1 << 20

    package let path: String
    package let shape: Shape
    package let stamp: FileStamp
    /// The number of objects that are larger than the limit. The objects inside them are read instead.
    package private(set) var enteredCount = 0
    private let descriptor: Int32
    private var buffer: UnsafeMutableRawBufferPointer
    /// The offset in the file of the first byte of the buffer.
    private var base: Int
    /// The number of filled bytes in the buffer.
    private var filled = 0
    /// The offset in the buffer of the next text.
    private var next = 0
    private var isAtEnd = false
    /// The number of the line that was read last, or 0 before the first line. It is `nil` if the texts are objects, or
    /// if reading did not begin at the start of the file.
    private var line: Int?
    private var finder: JSONValueFinder
    /// The maximum length of a text in bytes.
    private let limit: Int

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - shape: How the file is divided into texts.
    ///   - position: The offset to start at. It is 0 or an earlier value of the property ``position``.
    ///   - limit: The maximum length of a text in bytes. If there is little memory, a smaller limit is used.
    /// - Throws: An error if the file cannot be opened.
    package init(
        ofFileAt path: String, _ shape: Shape, from position: Int = 0, limit: Int = JSONTexts.sizeLimit
    ) throws(CookbookError) {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw SystemError.error(errno, at: path) }
        guard let stamp = FileStamp(of: descriptor) else {
            let failure = errno
            close(descriptor)
            throw SystemError.error(failure, at: path)
        }
        self.path = path
        self.shape = shape
        self.stamp = stamp
        self.descriptor = descriptor
        self.limit = MemoryLimit.fileSize(limit)
        base = position
        line = position == 0 && shape == .lines ? 0 : nil
        finder = JSONValueFinder(limit: self.limit)
        buffer = .allocate(byteCount: min(Self.pieceSize, self.limit), alignment: 16)
    }

    deinit {
        buffer.deallocate()
        close(descriptor)
    }

    /// Returns how a file is divided into texts. Returns `nil` if the file should be read as a whole. The decision
    /// depends on the extension, the size and the first line of the file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - size: The size of the file in bytes.
    package static func shape(ofFileAt path: String, size: Int) -> Shape? {
        let isNamedLines = hasSuffix(path, [".jsonl", ".ndjson"])
        let isLarge = isJSON(path) && size > MemoryLimit.fileSize(sizeLimit)
        // If the start cannot be read, the result is `nil`. The caller then reads the whole file and throws the error.
        guard isNamedLines || isLarge,
            let start = try? RecipeFile.bytes(ofFileAt: path, from: 0, count: min(size, 1 << 16))
        else { return nil }
        let lines = start.split(separator: 0x0A, maxSplits: 1)
        guard let line = lines.first, lines.count > 1 else { return isNamedLines ? .lines : .values }
        let (values, error) = JSONReader.values(in: line)
        if values.count == 1, error == nil { return .lines }
        return isLarge ? .values : nil
    }

    package static func isJSON(_ path: String) -> Bool {
        hasSuffix(path, JSONLDFormat().fileExtensions.map { "." + $0 })
    }

    private static func hasSuffix(_ path: String, _ endings: [String]) -> Bool {
        let end = path.suffix(8).lowercased()
        return endings.contains { end.hasSuffix($0) }
    }

    /// Whether the file is unchanged since this object opened it.
    package var isUnchanged: Bool { FileStamp(of: descriptor) == stamp }

    /// The offset in the file after the text that was read last.
    package var position: Int { base + next }

    /// Returns the next text, or `nil` at the end of the file.
    ///
    /// - Throws: An error if the file cannot be read, or if a line is longer than the limit.
    package func nextText() throws(CookbookError) -> Text? {
        shape == .lines ? try nextLine() : try nextValue()
    }

    private func nextLine() throws(CookbookError) -> Text? {
        var searched = next
        while true {
            let end = read.firstIndex(of: 0x0A, from: searched)
            guard end != nil || isAtEnd else {
                searched = filled - next
                try fill()
                continue
            }
            guard end != nil || next < filled else { return nil }
            line = line.map { $0 + 1 }
            defer { next = end.map { $0 + 1 } ?? filled }
            return text(next..<(end ?? filled))
        }
    }

    private func nextValue() throws(CookbookError) -> Text? {
        while true {
            let rest = UnsafeRawBufferPointer(rebasing: read[next...])
            switch finder.next(in: rest, isAtEnd: isAtEnd) {
            case .value(let range):
                let start = next
                next += range.upperBound
                return text(start + range.lowerBound..<start + range.upperBound)
            case .entered(let count):
                enteredCount += 1
                next += count
            case .needsMore(let count):
                next += count
                try fill()
            case .end:
                return nil
            }
        }
    }

    /// The filled part of the buffer.
    private var read: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: buffer[..<filled]) }

    private func text(_ range: Range<Int>) -> Text {
        Text(bytes: UnsafeRawBufferPointer(rebasing: read[range]), offset: base + range.lowerBound, line: line)
    }

    /// Moves the unread bytes to the start of the buffer and reads the next piece after them. If the unread bytes fill
    /// the buffer, enlarges the buffer instead of moving them.
    ///
    /// - Throws: An error if the file cannot be read, or if the unread bytes fill a buffer of the maximum size.
    private func fill() throws(CookbookError) {
        let left = filled - next
        if left == buffer.count {
            guard buffer.count < limit else {
                throw CookbookError(
                    .badData, at: SourceLocation(file: path, line: line.map { $0 + 1 }),
                    "this line is longer than \(MemoryLimit.size(limit)), so nothing from here on was read; "
                        + "give each recipe a line.")
            }
            let larger = UnsafeMutableRawBufferPointer.allocate(
                byteCount: min(buffer.count * 2, limit), alignment: 16)
            larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
            buffer.deallocate()
            buffer = larger
        } else if next > 0, let start = buffer.baseAddress {
            memmove(start, start + next, left)
        }
        base += next
        filled = left
        next = 0
        let space = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        let (got, failure) = RecipeFile.read(descriptor, from: base + filled, into: space)
        guard failure == 0 else { throw SystemError.error(failure, at: path) }
        filled += got
        isAtEnd = got < space.count
    }
}

extension JSONTexts {
    /// Returns how a large JSON file is divided into texts. Returns `nil` for any other file. A file is large if its
    /// size exceeds ``sizeLimit``. If there is little memory, a lower limit applies.
    package static func shape(ofLargeFileAt path: String) -> Shape? {
        guard isJSON(path), let stamp = FileStamp(ofFileAt: path),
            stamp.size > MemoryLimit.fileSize(sizeLimit)
        else { return nil }
        return shape(ofFileAt: path, size: stamp.size)
    }

    /// Reads the recipes of a file in the order of the file. Only one text of the file is in memory at a time.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - shape: The division of the file into texts.
    ///   - body: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics of the texts that cannot be parsed, up to a maximum number. If the file contains no
    ///   recipe or cannot be read completely, the last diagnostic is the reason.
    package static func forEachRecipe(ofFileAt path: String, _ shape: Shape, _ body: (JSONValue) -> Bool)
        -> [Diagnostic]
    {
        var found: [Diagnostic] = []
        var isEmpty = true
        var goesOn = true
        do throws(CookbookError) {
            let texts = try JSONTexts(ofFileAt: path, shape)
            while goesOn, let text = try texts.nextText() {
                let problem = forEachRecipe(in: text) { value in
                    isEmpty = false
                    goesOn = body(value)
                    return goesOn
                }
                guard let problem, found.count < DiagnosticCollector.limit else { continue }
                let column = text.line.map { _ in problem.offset + 1 }
                let location = SourceLocation(file: path, line: text.line, column: column)
                found.append(Diagnostic(.warning, at: location, problem.message))
            }
            if isEmpty {
                found.append(
                    texts.enteredCount > 0 ? JSONLDFormat.noneSmallEnough(path) : JSONLDFormat.noRecipe(path))
            }
        } catch {
            found.append(error.diagnostic)
        }
        return found
    }

    private static func forEachRecipe(in text: Text, _ body: (JSONValue) -> Bool) -> JSONReader.SyntaxError? {
        if let (offset, message) = TextDecoding.firstError(in: text.bytes) {
            return JSONReader.SyntaxError(offset: offset, message: message)
        }
        return JSONLDFormat().forEachRecipe(in: text.bytes.bindMemory(to: UInt8.self), body)
    }
}

extension JSONLDFormat {
    /// Returns the diagnostic for a JSON file without a recipe that is small enough to be read.
    ///
    /// - Parameter file: The path of the file.
    package static func noneSmallEnough(_ file: String) -> Diagnostic {
        let size = MemoryLimit.size(MemoryLimit.fileSize(JSONTexts.sizeLimit))
        return Diagnostic(
            .error, at: SourceLocation(file: file),
            "the file holds no schema.org Recipe that is smaller than \(size); larger ones are not read.")
    }
}
