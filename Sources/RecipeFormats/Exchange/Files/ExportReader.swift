import RecipeKit
import TextLayout

/// Reads the exports of one program.
///
/// A reader receives one text and never an archive. ``ExportWalk`` unpacks archives and finds the reader of each text
/// in them.
protocol ExportReader: Sendable {
    /// The name of the program, which the user sees.
    var name: String { get }
    /// The name of the program in commands and at the start of metadata keys, in lowercase.
    var identifier: String { get }
    /// The extensions that only this program's exports have, in lowercase, without the dot.
    var fileExtensions: [String] { get }
    /// The extensions that files of other kinds also have, such as `json`.
    var sharedExtensions: [String] { get }

    /// Returns whether a text is an export of the program.
    ///
    /// - Parameter start: The start of the text.
    func recognizes(_ start: ExportStart) -> Bool

    /// Reads every recipe of a text, in the order of the text.
    ///
    /// - Parameters:
    ///   - source: The text and the files beside it.
    ///   - deliver: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics that belong to no recipe.
    func read(_ source: ExportSource, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic]
}

extension ExportReader {
    var fileExtensions: [String] { [] }
    var sharedExtensions: [String] { [] }
}

/// The start of a text, by which a reader decides whether it can read the text.
struct ExportStart {
    /// The maximum number of bytes of the start.
    static let length = 1 << 16

    private let bytes: UnsafeRawBufferPointer
    /// The name of the file, without folders, in lowercase, or an empty text if it is unknown.
    let name: String

    /// Calls a function with the start of a text, and returns the result of the function.
    static func with<Result>(_ text: ArraySlice<UInt8>, name: String = "", _ body: (ExportStart) -> Result) -> Result {
        text.prefix(length).withUnsafeBytes { bytes in
            let last = FilePath.name(of: name)
            return body(ExportStart(bytes: bytes, name: last.lowercased()))
        }
    }

    /// Whether the text begins like a JSON object or array: its first visible ASCII character is `{` or `[`.
    var isJSON: Bool { first == UInt8(ascii: "{") || first == UInt8(ascii: "[") }

    /// Whether the text begins like XML or HTML: its first visible ASCII character is `<`.
    var isMarkup: Bool { first == UInt8(ascii: "<") }

    private var first: UInt8? { bytes.first { $0 > 0x20 && $0 < 0x80 } }

    var firstLine: String {
        String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }

    /// Returns whether the start contains a text.
    func holds(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        let head = text.utf8Start[0]
        var index = 0
        while let found = bytes.firstIndex(of: head, from: index), found + count <= bytes.count {
            if (1..<max(count, 1)).allSatisfy({ bytes[found + $0] == text.utf8Start[$0] }) { return true }
            index = found + 1
        }
        return false
    }

    /// Returns whether the start contains one of the given names in quotation marks, as JSON writes the names of
    /// members.
    func holdsKey(_ keys: String...) -> Bool {
        keys.contains { key in
            let quoted = Array("\"\(key)\"".utf8)
            var index = 0
            while let found = bytes.firstIndex(of: quoted[0], from: index), found + quoted.count <= bytes.count {
                if bytes[found..<found + quoted.count].elementsEqual(quoted) { return true }
                index = found + 1
            }
            return false
        }
    }
}

/// The readers of exports of other programs.
enum ExportReaders {
    /// All readers. A text is read by the first reader that recognizes the text.
    static let all: [any ExportReader] = [
        PaprikaReader(), MealieReader(), TandoorReader(), NextcloudReader(), RecipeSageReader(), CroutonReader(),
        MelaReader(), RecipeKeeperReader(), CopyMeThatReader(), CookmateReader(), PlanToEatReader(),
        MyRecipeBoxReader(),
        ChowdownReader(), CookBookReader(), CooknReader(),
    ]

    /// The identifiers of all programs. A metadata key that only one program uses begins with the identifier of this
    /// program: `paprika.uid`.
    static let identifiers = Set(all.map(\.identifier))

    /// Returns the reader of a text, or `nil` if the text is not an export.
    ///
    /// - Parameters:
    ///   - path: The path of the file. If no reader recognizes the text, the extension of the file determines the
    ///     reader.
    ///   - text: The text.
    static func reader(ofFile path: String, _ text: ArraySlice<UInt8>) -> (any ExportReader)? {
        if let reader = ExportStart.with(text, name: path, { start in all.first { $0.recognizes(start) } }) {
            return reader
        }
        guard let fileExtension = fileExtension(of: path) else { return nil }
        return all.first { $0.fileExtensions.contains(fileExtension) }
    }

    private static func fileExtension(of path: String) -> String? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return path[path.utf8.index(after: dot)...].lowercased()
    }
}

/// Converts the texts of exports to UTF-8 and to lines.
enum ExportText {
    /// Returns a text as UTF-8 without a byte order mark.
    ///
    /// UTF-16 is recognized by its byte order mark. If a text is neither UTF-16 nor UTF-8, its encoding is the one that
    /// an XML file or a web page declares, or else is guessed from its bytes.
    ///
    /// - Throws: An error if the encoding is known but cannot be converted.
    static func utf8(of bytes: [UInt8]) throws(UnknownEncoding) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(of: Array(bytes[3...])) }
        if let text = HTMLEncoding.marked(bytes) { return text }
        guard bytes.withUnsafeBytes({ TextDecoding.firstInvalidUTF8($0) }) != nil else { return bytes }
        if ExportStart.with(bytes[...], { $0.isMarkup }), let name = declared(in: bytes) {
            return try NamedEncoding.utf8(of: bytes, from: name)
        }
        guard let name = LegacyEncoding.name(of: bytes[...]) else { return LegacyText.utf8(of: bytes) }
        return try NamedEncoding.utf8(of: bytes, from: name)
    }

    /// Returns the encoding other than Unicode that a page or an XML file declares, or `nil` if there is none.
    private static func declared(in bytes: [UInt8]) -> String? {
        (XMLSource.declared(in: bytes) ?? HTMLEncoding.declared(in: bytes)).flatMap { $0.hasPrefix("utf") ? nil : $0 }
    }

    /// Returns the lines of a text. Control characters, and white space at the start and end of each line, are removed.
    static func lines(_ text: String) -> [String] {
        text.lines(keepingEmpty: true).map { String($0).withoutControlCharacters.trimmingSpaces() }
    }

    /// Returns a text without the empty lines at its start and its end. Several empty lines between two other lines
    /// become one empty line. Returns `nil` if the text has no visible characters.
    static func paragraphs(_ text: String) -> String? {
        var result: [String] = []
        for line in lines(text) where !line.isEmpty || result.last?.isEmpty == false { result.append(line) }
        if result.last?.isEmpty == true { result.removeLast() }
        return result.isEmpty ? nil : result.joined(separator: "\n")
    }

    /// Returns a text as one line with single spaces between words, or `nil` if it has no visible characters.
    static func line(_ text: String) -> String? {
        let line = SchemaOrgText.folded(text)
        return line.isEmpty ? nil : line
    }

    /// Returns a line without the Markdown syntax of bold and italic text and of links: `Fry well` for `Fry **well**`,
    /// and `a page` for `[a page](https://…)`. Pictures (`![…](…)`, `[photo:…]`) are left out, and `Soup` remains of
    /// `[recipe:Soup]`.
    static func withoutMarks(_ line: String) -> String {
        guard line.utf8.contains(where: { "*_[`".utf8.contains($0) }) else { return line }
        var marks = ExportMarks(line)
        if line.utf8.contains(UInt8(ascii: "[")) {
            marks.removeBrackets("[photo:")
            marks.removePictures()
            marks.removeBrackets("[recipe:", keepsRest: true)
            marks.replaceLinks()
        }
        marks.replaceBold()
        marks.replaceEmphasis("__", mayBeginWithSpace: true)
        marks.replaceEmphasis("*", mayBeginWithSpace: false)
        marks.replaceEmphasis("_", mayBeginWithSpace: false)
        return String(String.UnicodeScalarView(marks.text)).trimmingSpaces()
    }
}
