/// A way of writing recipes down in files.
///
/// A format is one file that conforms to this, and its line in ``RecipeFormats/all``. It gets a file's bytes whole;
/// finding and opening files is the cookbook's task. Reading never throws: whatever is wrong comes back as diagnostics,
/// beside as much of the recipe as could be read, in time and memory that grow with the size of the file alone.
public protocol RecipeFormat: Sendable {
    /// What people call it: `Cooklang`.
    var name: String { get }

    /// What commands call it, in lower case: `cooklang`.
    var identifier: String { get }

    /// Extensions of the files it reads, in lower case, without the dot.
    /// Several formats may share one: ``recognizes(_:)`` tells their files apart.
    var fileExtensions: [String] { get }

    /// The extension of the files it writes, without the dot.
    var writtenExtension: String { get }

    /// Whether a file is of this format, by what stands at its beginning; asked where its name does not tell, or where
    /// several formats share its extension.
    ///
    /// - Parameter start: The first bytes of the file, at most ``RecipeFormats/sniffedLength``.
    func recognizes(_ start: ArraySlice<UInt8>) -> Bool

    /// The most bytes a file of it may have; a larger one is refused unread.
    var sizeLimit: Int { get }

    /// How many bytes of memory a byte of a file may take to be read and shown, at worst.
    var memoryCost: Int { get }

    /// The file's text as well-formed UTF-8 without a byte order mark. UTF-8 alone is taken, unless the format has a way
    /// of its own to say how it is encoded, as HTML has.
    ///
    /// - Throws: Where the bytes are no text, with the place of the first one that is not.
    func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8]

    /// Reads every recipe of a file, one after the other, in the order they stand in it.
    ///
    /// - Parameters:
    ///   - bytes: What ``utf8(of:file:)`` returned.
    ///   - file: What diagnostics call the file, its path as the person gave it.
    ///   - deliver: Called with each recipe; returns whether to go on with the next. A recipe without a title of its own
    ///     has an empty one.
    /// - Returns: What is wrong with the file outside its recipes: above all, why it holds none.
    func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic]

    /// Reads one recipe of a file by its place in it, counted from 0; `nil` where there are not as many. By default reads
    /// through all before it.
    func read(at index: Int, utf8 bytes: [UInt8], file: String) -> ReadResult?

    /// Reads only what a list shows of each recipe, as many and in the same order as ``readAll(utf8:file:_:)``, without
    /// diagnostics; for thousands of files. By default reads them whole.
    func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader]

    /// Writes a recipe as the text of a file; `nil` where the format is read only.
    var write: (@Sendable (Recipe) -> String)? { get }
}

extension RecipeFormat {
    public var writtenExtension: String { fileExtensions.first ?? identifier }

    public var sizeLimit: Int { RecipeFile.sizeLimit }

    public var memoryCost: Int { 100 }

    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        try TextDecoding.utf8(of: bytes, file: file)
    }

    public func read(at index: Int, utf8 bytes: [UInt8], file: String) -> ReadResult? {
        var result: ReadResult?
        var next = 0
        _ = readAll(utf8: bytes, file: file) { recipe in
            if next == index { result = recipe }
            next += 1
            return next <= index
        }
        return result
    }

    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        var headers: [RecipeHeader] = []
        _ = readAll(utf8: bytes, file: file) { result in
            headers.append(RecipeHeader(title: result.recipe.title, metadata: result.recipe.metadata))
            return true
        }
        return headers
    }

    public var write: (@Sendable (Recipe) -> String)? { nil }

    /// Whether a file in which no recipe was found is wrong rather than something else, by what was said about it: only
    /// Markdown that has the parts of a recipe is.
    func wasMeantAsRecipe(_ diagnostics: [Diagnostic]) -> Bool {
        fileExtensions.contains("md") && diagnostics.contains { $0.severity == .error }
    }
}
