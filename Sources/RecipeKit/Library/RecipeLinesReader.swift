#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a file that has a recipe a line (JSON Lines), however large, a piece at a time.
///
/// It never maps the file: one that becomes shorter meanwhile would end the program.
final class RecipeLinesReader {
    /// What is read at once, and how much is held where no line is longer.
    private static let pieceSize = 1 << 20
    /// The longest line that is read; bytes.
    private static let lineLimit = 64 << 20
    /// Of a file full of mistakes the first ones are told.
    private static let problemLimit = 20

    let entry: FolderWalk.File
    let stamp: FileStamp
    /// Where the next line begins, in the file.
    private(set) var position: Int
    /// How many recipes were read before it.
    private(set) var count: Int
    private let descriptor: Int32
    private var buffer: UnsafeMutableRawBufferPointer
    /// The bytes of the buffer that were read from the file, and where among them the next line begins.
    private var filled = 0
    private var next = 0
    private var isAtEnd = false
    /// `nil` where the beginning of the file was read another time.
    private var line: Int?
    private var problems = 0
    private let format = JSONLDFormat()

    /// - Parameters:
    ///   - position: Where a line begins that is to be read first.
    ///   - count: How many recipes stand before it.
    init(_ entry: FolderWalk.File, from position: Int = 0, count: Int = 0) throws(CookbookError) {
        let descriptor = open(entry.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw SystemTrouble.error(errno, at: entry.path) }
        guard let stamp = FileStamp(of: descriptor) else {
            let failure = errno
            close(descriptor)
            throw SystemTrouble.error(failure, at: entry.path)
        }
        self.entry = entry
        self.stamp = stamp
        self.position = position
        self.count = count
        line = position == 0 ? 1 : nil
        self.descriptor = descriptor
        buffer = .allocate(byteCount: Self.pieceSize, alignment: 16)
    }

    deinit {
        buffer.deallocate()
        close(descriptor)
    }

    /// Whether a file is written so: by its name or its size, and by its first line.
    static func claims(_ entry: FolderWalk.File, size: Int) -> Bool {
        let path = entry.path.lowercased()
        let isNamedSo = path.hasSuffix(".jsonl") || path.hasSuffix(".ndjson")
        guard isNamedSo || size > RecipeFile.sizeLimit && path.hasSuffix(".json"),
            let start = try? RecipeFile.bytes(ofFileAt: entry.path, from: 0, count: min(size, 1 << 16))
        else { return false }
        let lines = start.split(separator: 0x0A, maxSplits: 1)
        guard let line = lines.first, lines.count > 1 else { return isNamedSo }
        let (values, problem) = JSONReader.values(in: line)
        return values.count == 1 && problem == nil
    }

    /// Whether the file is still the one that was opened.
    var isUnchanged: Bool { FileStamp(of: descriptor) == stamp }

    /// Reads lines until there are as many recipes, or the file ends.
    ///
    /// - Returns: Whether there may be more.
    /// - Throws: Where the system fails.
    func read(_ limit: Int, into collector: inout RecipeCollector, _ found: inout [Diagnostic]) throws(CookbookError)
        -> Bool
    {
        let end = count + limit
        while count < end {
            guard let line = try nextLine() else { return false }
            read(line, into: &collector, &found)
        }
        return true
    }

    /// The next line without its line break; valid until the next is asked for.
    private func nextLine() throws(CookbookError) -> UnsafeRawBufferPointer? {
        while true {
            let rest = UnsafeRawBufferPointer(buffer)
            if let end = UnsafeRawBufferPointer(rebasing: rest[..<filled]).firstIndex(of: 0x0A, from: next) {
                let line = UnsafeRawBufferPointer(rebasing: rest[next..<end])
                next = end + 1
                return line
            }
            if isAtEnd {
                guard next < filled else { return nil }
                let line = UnsafeRawBufferPointer(rebasing: rest[next..<filled])
                next = filled
                return line
            }
            try fill()
        }
    }

    private func fill() throws(CookbookError) {
        let left = filled - next
        if left == buffer.count {
            guard buffer.count < Self.lineLimit else {
                throw CookbookError(
                    .badData, at: SourceLocation(file: entry.path, line: line),
                    "this line is longer than \(Self.lineLimit >> 20) MB, so nothing from here on was read; "
                        + "give each recipe a line.")
            }
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
            larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
            buffer.deallocate()
            buffer = larger
        } else if next > 0 {
            let start = buffer.baseAddress
            if let start { memmove(start, start + next, left) }
        }
        filled = left
        next = 0
        let space = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        let (got, failure) = RecipeFile.read(descriptor, from: position + filled, into: space)
        guard failure == 0 else { throw SystemTrouble.error(failure, at: entry.path) }
        filled += got
        isAtEnd = got < space.count
    }

    // MARK: - A line

    private func read(
        _ text: UnsafeRawBufferPointer, into collector: inout RecipeCollector, _ found: inout [Diagnostic]
    ) {
        let offset = position
        let isLast = isAtEnd && next == filled && (filled == 0 || buffer[filled - 1] != 0x0A)
        defer {
            position += text.count + (isLast ? 0 : 1)
            line = line.map { $0 + 1 }
        }
        if let bad = TextDecoding.firstInvalidUTF8(text) {
            let byte = String(text[bad], radix: 16, uppercase: true)
            report("the byte 0x\(byte) is not UTF-8; save the file as UTF-8.", column: bad + 1, &found)
            return
        }
        let bytes = text.bindMemory(to: UInt8.self)
        var position = RecipePosition(offset: offset, length: text.count, part: 0)
        if let text = RecipeText(bytes) {
            let header = SchemaOrgReader().header(from: .object(text.members))
            let tags = header.metadata.diets + [header.metadata.cuisine].compactMap(\.self)
            let summary = summary(of: header)
            collector.add(
                summary, tags: summary.tags + tags + [summary.course].compactMap(\.self), text, position: position)
            count += 1
            return
        }
        let before = count
        var reader = JSONReader(bytes)
        while let value = reader.next() {
            for value in SchemaOrgRecipes.find(in: value) {
                var recipe = SchemaOrgReader().recipe(from: value)
                let summary = summary(of: RecipeHeader(title: recipe.title, metadata: recipe.metadata))
                recipe.title = summary.title
                collector.add(summary, recipe, position: position)
                count += 1
                position.part += 1
            }
        }
        guard count == before, text.contains(where: { $0 > 0x20 }) else { return }
        if let problem = reader.problem {
            report(problem.message, column: problem.offset + 1, &found)
        } else {
            report("this line holds no schema.org Recipe; it says \"@type\": \"Recipe\".", column: 1, &found)
        }
    }

    private func summary(of header: RecipeHeader) -> RecipeSummary {
        RecipeSummary(header, of: entry, index: count)
    }

    private func report(_ message: String, column: Int, _ found: inout [Diagnostic]) {
        problems += 1
        guard problems <= Self.problemLimit else { return }
        found.append(
            Diagnostic(
                .error, at: SourceLocation(file: entry.path, line: line, column: line == nil ? nil : column), message))
    }
}

extension RecipeSummary {
    /// What a list shows of a recipe of a file.
    init(_ header: RecipeHeader, of file: FolderWalk.File, index: Int) {
        let metadata = header.metadata
        let title =
            header.title.flatMap { $0.isEmpty ? nil : $0 } ?? RecipeSourceFile.title(forFile: file.path, at: index)
        let isMenu = RecipeFormats.kind(ofFile: file.path) == .menu
        self.init(
            id: RecipeID(path: file.path, index: index), title: title,
            course: metadata.course ?? (isMenu ? "Menus" : file.course), totalTime: metadata.totalTime,
            servings: metadata.servings, tags: metadata.tags)
    }
}
