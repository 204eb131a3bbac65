/// A way of writing recipes down in files.
///
/// A format reads text that is already decoded; finding files, their encoding and their size is the cookbook's task.
/// Reading never throws: whatever is wrong comes back as diagnostics, beside as much of the recipe as could be read.
public protocol RecipeFormat: Sendable {
    /// What people call it: `Cooklang`.
    var name: String { get }

    /// Extensions of its files in lower case, without the dot.
    var fileExtensions: [String] { get }

    /// Reads a whole recipe.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - file: What diagnostics call the file, its path as the person gave it.
    func read(_ text: String, file: String) -> ReadResult

    /// Reads only what a list shows. Costs no more than a pass over the lines, and no diagnostics.
    func readHeader(_ text: String, file: String) -> RecipeHeader

    /// The same from a file's bytes, well-formed UTF-8 without a byte order mark; for reading thousands of files.
    func readHeader(utf8 bytes: [UInt8], file: String) -> RecipeHeader
}

extension RecipeFormat {
    public func readHeader(utf8 bytes: [UInt8], file: String) -> RecipeHeader {
        readHeader(String(decoding: bytes, as: UTF8.self), file: file)
    }
}

/// What reading a file brought.
public struct ReadResult: Hashable, Sendable {
    public var recipe: Recipe
    /// In the order of their places in the file.
    public var diagnostics: [Diagnostic]

    public init(recipe: Recipe, diagnostics: [Diagnostic] = []) {
        self.recipe = recipe
        self.diagnostics = diagnostics
    }
}

/// What a list shows of a file, as far as the file says it itself.
public struct RecipeHeader: Hashable, Sendable {
    /// `nil` where the file names none; the list then shows the file's name.
    public var title: String?
    public var metadata: RecipeMetadata

    public init(title: String? = nil, metadata: RecipeMetadata = RecipeMetadata()) {
        self.title = title
        self.metadata = metadata
    }
}
