import RecipeKit

/// Cooklang: recipes as ordinary text with marked ingredients (`@flour{200%g}`), cookware (`#pot`) and timers
/// (`~{5%min}`).
///
/// The format supports the language of cooklang.org with its canonical metadata, sections, notes, preparations and
/// references to other recipes. It also supports the extensions of that language: modifiers, intermediate preparations,
/// aliases, ranges and modes.
public struct CooklangFormat: RecipeFormat {
    /// The name of the format, `Cooklang`.
    public let name = "Cooklang"
    /// The identifier of the format, `cooklang`.
    public let identifier = "cooklang"
    /// The file extensions of recipes (`cook`) and of meal plans (`menu`).
    public let fileExtensions = ["cook", "menu"]

    /// Creates the format.
    public init() {}

    /// Returns whether a text contains an ingredient with braces.
    ///
    /// Returns `false` if the text begins with `<` or `{`, because web pages and JSON can contain the characters of an
    /// ingredient.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        guard let first = start.first(where: { !UTF8Text.isSpace($0) && $0 != 0x0A && $0 != 0x0D }),
            first != UInt8(ascii: "<"), first != UInt8(ascii: "{")
        else { return false }
        let scanner = ComponentScanner(bytes: Array(start))
        var lines = LineReader(scanner.bytes)
        while let line = lines.next() {
            for index in line where scanner.bytes[index] == UInt8(ascii: "@") {
                if scanner.component(at: index, lineEnd: line.upperBound)?.amount != nil { return true }
            }
        }
        return false
    }

    /// A function that writes a recipe as Cooklang. Reading the written text returns the same recipe.
    public var write: (@Sendable (Recipe) -> String)? { { CooklangWriter().text(for: $0) } }

    /// Reads the recipe of a file and passes it to `deliver`, with its diagnostics. The result is empty, because all
    /// diagnostics belong to the recipe.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        _ = deliver(read(utf8: bytes, file: file))
        return []
    }

    /// Reads a recipe. If the text states no title, the title is made from the name of the file.
    public func read(_ text: String, file: String) -> ReadResult { read(utf8: Array(text.utf8), file: file) }

    private func read(utf8 bytes: [UInt8], file: String) -> ReadResult { reading(utf8: bytes, file: file).result }

    /// A recipe with the ranges of its parts in the file.
    struct Reading {
        var result: ReadResult
        var ranges: BodyRanges
        var comments: [Range<Int>]
        var frontMatter: FrontMatter?
    }

    /// Reads a recipe and the ranges of its parts.
    func reading(utf8 bytes: [UInt8], file: String) -> Reading {
        let diagnostics = DiagnosticCollector()
        var metadata = MetadataBuilder()
        var start = FrontMatter.textStart(in: bytes)
        let frontMatter = FrontMatter.find(in: bytes, from: start)
        var frontMatterKeys: Set<String> = []
        if let frontMatter {
            var reader = FrontMatterReader(diagnostics: diagnostics)
            reader.takes = { entry in
                frontMatterKeys.insert(entry.key.lowercased())
                return false
            }
            reader.read(frontMatter, of: bytes, into: &metadata)
            start = frontMatter.bodyStart
        } else if let mistake = FrontMatter.mistake(in: bytes, from: start) {
            diagnostics.add(.warning, at: mistake.offset, mistake.message)
        }
        if let control = CooklangText.firstControlCharacter(in: bytes) {
            diagnostics.add(.warning, at: control, "This is a control character; remove it.")
        }
        let body = CommentFreeText(bytes, from: start)
        if let comment = body.unterminatedComment {
            diagnostics.add(.warning, at: comment, "This comment is never closed; write -] where it ends.")
        }
        var reader = BodyReader(
            body, metadata: metadata, frontMatterKeys: frontMatterKeys, diagnostics: diagnostics)
        reader.read()
        let recipe = Recipe(
            title: reader.metadata.title ?? FormatRegistry.title(forFile: file),
            metadata: Self.metadata(reader.metadata, of: bytes, from: start),
            listedIngredients: reader.listed.groups, listedCookware: reader.listed.cookware, sections: reader.sections)
        return Reading(
            result: ReadResult(recipe: recipe, diagnostics: diagnostics.diagnostics(file: file, bytes: bytes)),
            ranges: reader.ranges, comments: body.comments, frontMatter: frontMatter)
    }

    /// Returns one header, because a Cooklang file contains one recipe.
    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] { [readHeader(utf8: bytes)] }

    /// Returns the header without reading the steps. The time is linear.
    private func readHeader(utf8 bytes: [UInt8]) -> RecipeHeader {
        var metadata = MetadataBuilder()
        var start = FrontMatter.textStart(in: bytes)
        if let frontMatter = FrontMatter.find(in: bytes, from: start) {
            FrontMatterReader().read(frontMatter, of: bytes, into: &metadata)
            start = frontMatter.bodyStart
        }
        if Self.mayHoldMetadataLines(bytes, from: start) {
            let body = CommentFreeText(bytes, from: start)
            var lines = LineReader(body.bytes)
            while let line = lines.next() {
                guard line.count > 3, body.bytes[line.lowerBound] == UInt8(ascii: ">"),
                    let (key, value) = MetadataLine.parse(UTF8Text.trim(line, in: body.bytes), in: body.bytes),
                    !MetadataLine.isDirective(key: key, value: value)
                else { continue }
                metadata.set(key, to: .text(value))
            }
        }
        return RecipeHeader(title: metadata.title, metadata: Self.metadata(metadata, of: bytes, from: start))
    }

    /// Returns the metadata with the time of the longest timer, if this time is much longer than the total time.
    private static func metadata(
        _ builder: MetadataBuilder, of bytes: [UInt8], from start: Int
    ) -> RecipeMetadata {
        var metadata = builder.result
        metadata.longestTimer = LongTimers.longest(in: bytes, from: start, beyond: metadata)
        return metadata
    }

    /// Returns whether the text contains `>>`.
    private static func mayHoldMetadataLines(_ bytes: [UInt8], from start: Int) -> Bool {
        let mark = UInt8(ascii: ">")
        return bytes.withUnsafeBytes { text in
            var index = start
            while let found = text.firstIndex(of: mark, from: index), found + 1 < text.count {
                if text[found + 1] == mark { return true }
                index = found + 1
            }
            return false
        }
    }
}

/// Collects diagnostics by their offsets. At the end, converts all offsets to lines and columns in one pass.
package final class DiagnosticCollector {
    /// The maximum number of diagnostics for one file. Further diagnostics are dropped.
    package static let limit = 100

    private var found: [(offset: Int, severity: Diagnostic.Severity, message: String)] = []

    /// Adds a diagnostic at an offset in the UTF-8 of the file.
    func add(_ severity: Diagnostic.Severity, at offset: Int, _ message: @autoclosure () -> String) {
        guard found.count < Self.limit else { return }
        found.append((offset, severity, message()))
    }

    /// Returns all diagnostics in the order of the file. If there are any, the method reads the file once to find their
    /// lines and columns.
    func diagnostics(file: String, bytes: [UInt8]) -> [Diagnostic] {
        guard !found.isEmpty else { return [] }
        found.sort { $0.offset < $1.offset }
        var result: [Diagnostic] = []
        var lines = LineReader(bytes)
        var line = lines.next() ?? 0..<0
        var lineNumber = 1
        var counted = (offset: 0, column: 1)
        for entry in found {
            while entry.offset >= lines.position, let next = lines.next() {
                line = next
                lineNumber += 1
                counted = (line.lowerBound, 1)
            }
            let offset = min(entry.offset, line.upperBound)
            if offset > counted.offset {
                let passed = UTF8Text.string(counted.offset..<offset, in: bytes)
                counted = (offset, counted.column + passed.count)
            }
            let location = SourceLocation(file: file, line: lineNumber, column: counted.column)
            result.append(Diagnostic(entry.severity, at: location, entry.message))
        }
        return result
    }
}
