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
