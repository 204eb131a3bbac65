import ArgumentParser
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The arguments of `recipes search`: a query, and the paths to search.
struct SearchArguments {
    /// The query, in the syntax of the search screen.
    let query: String
    let paths: [String]

    /// Splits the arguments into query and paths.
    ///
    /// - Parameter words: The arguments. A `--` separates the query from the paths. If there is no `--`, the paths are
    ///   the last words that name existing files or folders. The first word is never a path.
    init(_ words: [String]) {
        let parts = words.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
        var query = words.prefix(parts[0].count)
        var paths = Array(parts.dropFirst().joined())
        if parts.count == 1 {
            let count = query.dropFirst().reversed().prefix(while: Self.isPath).count
            paths = query.suffix(count)
            query = query.dropLast(count)
        }
        self.query = query.map(Self.asTyped).joined(separator: " ")
        self.paths = paths
    }

    private static func isPath(_ word: String) -> Bool {
        var status = stat()
        return stat(word, &status) == 0
    }

    /// Returns an argument as a user would type it in the search screen.
    ///
    /// The shell has removed the quotation marks. An argument with spaces gets them back: `tag:"main course"`. If an
    /// operator is between its words, as in `egg -milk`, the argument does not change.
    private static func asTyped(_ word: String) -> String {
        guard word.contains(where: \.isWhitespace) else { return word }
        var value = word[...]
        if value.first == "-" { value = value.dropFirst() }
        let name = value.prefix(while: \.isLetter)
        if !name.isEmpty, value.dropFirst(name.count).first == ":" { value = value.dropFirst(name.count + 1) }
        guard !value.contains(where: { "\":<>*“”".contains($0) }), !value.contains(" -") else { return word }
        return "\(word[..<value.startIndex])\"\(value)\""
    }
}

/// An output format with the name that the command line uses.
struct OutputFormat: ExpressibleByArgument {
    private let format: any RecipeFormat
    private let write: @Sendable (Recipe) -> String

    init?(argument: String) {
        guard let format = FormatRegistry.format(identifier: argument), let write = format.write else { return nil }
        self.format = format
        self.write = write
    }

    static var allValueStrings: [String] { FormatRegistry.all.filter { $0.write != nil }.map(\.identifier) }

    /// The names of all formats as a list in a sentence, such as `cooklang, markdown or text`.
    static var list: String {
        let names = allValueStrings
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    var defaultValueDescription: String { format.identifier }
    var isPlainText: Bool { format.identifier == "text" }
    var name: String { format.name }
    var fileExtension: String { format.writtenExtension }

    /// Returns the text of a recipe in the format.
    func text(for recipe: Recipe) -> String { write(recipe) }

    /// Returns the names of the features of the recipe that the written text does not contain. To find them, reads the
    /// text again as a recipe.
    func lost(of recipe: Recipe, in text: String) -> [String] {
        FeatureLoss(of: recipe, in: text, format: format).features(.leftOut).map(\.name)
    }

    /// Returns the unchanged text of a recipe's file. Returns `nil` if the file has another format, contains further
    /// recipes, or cannot be read. A read error is ignored here, because the command reports the error when it reads
    /// the recipe.
    func text(ofFileOf id: RecipeID) -> String? { try? Cookbook.text(ofFileAt: id.path, in: format) }
}
