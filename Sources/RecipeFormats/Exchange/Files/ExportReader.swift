import RecipeKit

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
            let last = name.split(separator: "/").last.map(String.init) ?? ""
            return body(ExportStart(bytes: bytes, name: last.lowercased()))
        }
    }

    /// Whether the text begins like a JSON object or array: its first visible ASCII character is `{` or `[`.
    var isJSON: Bool { first == UInt8(ascii: "{") || first == UInt8(ascii: "[") }

    /// Whether the text begins like XML or HTML: its first visible ASCII character is `<`.
    var isMarkup: Bool { first == UInt8(ascii: "<") }

    private var first: UInt8? { bytes.first { $0 > 0x20 && $0 < 0x80 } }

    /// The first line.
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
