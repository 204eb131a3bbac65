import RecipeKit

/// A text format with lines such as `Source: a friend`, and then lists of ingredients and instructions.
protocol LabelledTextFormat: RecipeFormat {
    /// Words in lowercase with their colons. A text is in this format only if a line begins with one of these words.
    static var marks: [StaticString] { get }
}

extension LabelledTextFormat {
    /// The extension `txt`.
    public var writtenExtension: String { "txt" }

    /// Returns whether a text begins with `Title:` and has the other labels of the format, with at least one of the
    /// ``marks``.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let lines = TextLines(Array(start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start))
        let first = lines.firstInk(from: 0, to: lines.count)
        func has(_ word: StaticString) -> Bool {
            lines.indices.contains { lines.utf8($0).starts(with: word, at: lines.utf8($0).startIndex) }
        }
        guard first < lines.count, lines.utf8(first).starts(with: "title:", at: lines.utf8(first).startIndex) else {
            return false
        }
        return has("ingredients:") && has("original url:") && Self.marks.contains(where: has)
    }

    /// Returns the text of a file as UTF-8. The encoding is found from the bytes, because the file does not declare it.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] { LegacyText.utf8(of: bytes) }

    /// Reads the recipes of a file in file order. Each recipe begins at a line with a title. If there is no such line,
    /// returns an error diagnostic.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let lines = TextLines(bytes)
        var reader = IngredientLineReader.prepared
        let starts = lines.indices.filter { lines.utf8($0).starts(with: "title:", at: lines.utf8($0).startIndex) }
        guard !starts.isEmpty else {
            return [
                Diagnostic(.error, at: SourceLocation(file: file), "the file holds no recipe in the format \(name).")
            ]
        }
        for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) {
            let recipe = LabelledTextReader.recipe((start..<end).map { lines.raw($0) }, &reader)
            if !deliver(ReadResult(recipe: recipe)) { break }
        }
        return []
    }
}

/// The text format of Saffron, a recipe site. Other programs also write it.
public struct SaffronFormat: LabelledTextFormat {
    /// The name of the format, `Saffron`.
    public let name = "Saffron"
    /// The identifier of the format, `saffron`.
    public let identifier = "saffron"
    /// An empty array. The files have the extension `txt` and are recognized by their content.
    public let fileExtensions: [String] = []

    static let marks: [StaticString] = ["cookbook:", "section:"]

    /// Creates the format.
    public init() {}
}

/// The text format of Pepperplate, a recipe site.
public struct PepperplateFormat: LabelledTextFormat {
    /// The name of the format, `Pepperplate`.
    public let name = "Pepperplate"
    /// The identifier of the format, `pepperplate`.
    public let identifier = "pepperplate"
    /// An empty array. The files have the extension `txt` and are recognized by their content.
    public let fileExtensions: [String] = []

    static let marks: [StaticString] = ["active:", "yield:"]

    /// Creates the format.
    public init() {}
}
