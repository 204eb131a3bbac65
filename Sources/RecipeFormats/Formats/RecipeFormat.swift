import RecipeKit

/// A file format for recipes.
///
/// To add a format, write a type that conforms to this protocol, and add it to ``FormatRegistry/all``. A format receives
/// the whole content of a file. Reading a recipe does not throw: a format returns the parts of the recipe that it can
/// read, and a diagnostic for each part that it cannot read. Time and memory are linear in the size of the file.
public protocol RecipeFormat: Sendable {
    /// The name that the user sees, such as `Cooklang`.
    var name: String { get }

    /// The name that the user writes in commands, in lowercase, such as `cooklang`.
    var identifier: String { get }

    /// The extensions of the files that the format reads, in lowercase, without the dot.
    ///
    /// If several formats share an extension, ``recognizes(_:)`` chooses one of them.
    var fileExtensions: [String] { get }

    /// The extensions that files of other kinds also have, such as `zip`, in lowercase, without the dot. The format
    /// reads such a file only if ``recognizes(_:)`` accepts it.
    ///
    /// A file in a folder is not read for such an extension alone. The user must name the file.
    var sharedExtensions: [String] { get }

    /// The extension of the files that the format writes, in lowercase, without the dot.
    var writtenExtension: String { get }

    /// Returns whether the content of a file is of this format. The library calls this method if the extension of the
    /// file does not determine the format.
    ///
    /// - Parameter start: The first bytes of the file, at most ``FormatRegistry/sniffedLength``.
    func recognizes(_ start: ArraySlice<UInt8>) -> Bool

    /// The maximum size of a file in bytes. A larger file is not read.
    var sizeLimit: Int { get }

    /// The maximum number of bytes of memory for each byte of a file, while the file is read and shown.
    var memoryCost: Int { get }

    /// Returns the text of a file as well-formed UTF-8 without a byte order mark.
    ///
    /// The default implementation accepts only UTF-8. Formats with other encodings convert the text.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The path for the error, in the form that the user gave.
    /// - Throws: An error with the location of the first byte that is not text.
    func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8]

    /// Reads every recipe of a file, in file order.
    ///
    /// - Parameters:
    ///   - bytes: The result of ``utf8(of:file:)``.
    ///   - file: The path for diagnostics, in the form that the user gave.
    ///   - deliver: Receives each recipe and returns whether to read the next one. A recipe without a title has an
    ///     empty title.
    /// - Returns: The diagnostics about the file that belong to no recipe, such as the reason why the file contains no
    ///   recipe.
    func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic]

    /// Reads every recipe of a file, with the further data of the program that wrote it: ratings, dates, pictures.
    ///
    /// The default implementation delivers the recipes of ``readAll(utf8:file:_:)``.
    ///
    /// - Parameters:
    ///   - bytes: The result of ``utf8(of:file:)``.
    ///   - file: The path for diagnostics, in the form that the user gave.
    ///   - deliver: Receives each recipe and returns whether to read the next one.
    /// - Returns: The diagnostics about the file that belong to no recipe.
    func readImports(utf8 bytes: [UInt8], file: String, _ deliver: (ImportedRecipe) -> Bool) -> [Diagnostic]

    /// Returns the recipe at an index of the file, or `nil` if the file has too few recipes.
    ///
    /// The default implementation reads all recipes up to the index.
    ///
    /// - Parameters:
    ///   - index: The index of the recipe, counted from 0.
    ///   - bytes: The result of ``utf8(of:file:)``.
    ///   - file: The path for diagnostics, in the form that the user gave.
    func read(at index: Int, utf8 bytes: [UInt8], file: String) -> ReadResult?

    /// Returns the title and the metadata of each recipe, in the order of ``readAll(utf8:file:_:)``, without
    /// diagnostics.
    ///
    /// The default implementation reads the recipes completely. Implement this method to list thousands of files fast.
    ///
    /// - Parameters:
    ///   - bytes: The result of ``utf8(of:file:)``.
    ///   - file: The path of the file.
    func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader]

    /// A function that converts a recipe to the text of a file. The property is `nil` if the format is read-only.
    var write: (@Sendable (Recipe) -> String)? { get }
}

extension RecipeFormat {
    /// An empty array, the value of most formats.
    public var sharedExtensions: [String] { [] }

    /// The first of ``fileExtensions``, or the identifier if there are none.
    public var writtenExtension: String { fileExtensions.first ?? identifier }

    /// The size limit of most formats, 16 MiB.
    public var sizeLimit: Int { FormatRegistry.defaultSizeLimit }

    /// The memory cost of most formats, 100 bytes of memory for each byte of a file.
    public var memoryCost: Int { 100 }

    /// Returns the bytes if they are UTF-8, without a byte order mark, or throws an error.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        try TextDecoding.utf8(of: bytes, file: file)
    }

    /// Delivers the recipes of ``readAll(utf8:file:_:)`` without further data.
    public func readImports(
        utf8 bytes: [UInt8], file: String, _ deliver: (ImportedRecipe) -> Bool
    ) -> [Diagnostic] {
        readAll(utf8: bytes, file: file) { deliver(ImportedRecipe($0)) }
    }

    /// Reads all recipes up to the index, and returns the recipe at the index.
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

    /// Reads the whole recipes and returns their headers.
    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        var headers: [RecipeHeader] = []
        _ = readAll(utf8: bytes, file: file) { result in
            headers.append(RecipeHeader(title: result.recipe.title, metadata: result.recipe.metadata))
            return true
        }
        return headers
    }

    /// `nil`, because the format is read-only by default.
    public var write: (@Sendable (Recipe) -> String)? { nil }

    /// Returns whether a file without a recipe was probably meant as a recipe. Only a file of Markdown or Org with an
    /// error and a file that was not read to its end can be such files. In any other format, a file without a recipe usually
    /// contains other data.
    package func wasMeantAsRecipe(_ diagnostics: [Diagnostic]) -> Bool {
        ["md", "org"].contains(where: fileExtensions.contains) && diagnostics.contains { $0.severity == .error }
            || diagnostics.contains(where: ReadingTime.isLimit)
    }
}
