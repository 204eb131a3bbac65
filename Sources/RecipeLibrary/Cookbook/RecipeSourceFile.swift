import RecipeFormats
import RecipeKit

/// The text of a file and its format, before the recipes are parsed.
///
/// A JSON file that is larger than ``JSONTexts/sizeLimit`` or too large for the memory is never read as a whole. Each
/// call reads the file again, one line or JSON object at a time.
package struct RecipeSourceFile {
    package let path: String
    package let format: any RecipeFormat
    /// The text in UTF-8, without a byte order mark. It is empty if the file is too large to be read as a whole.
    package let utf8: [UInt8]
    /// Whether the text is empty or contains only white space.
    package let isEmpty: Bool
    /// How the file is divided into texts if it is too large to be read as a whole. It is `nil` for any other file.
    package let shape: JSONTexts.Shape?

    /// Reads the text of a file. A JSON file that is too large to be read as a whole is not read here.
    ///
    /// - Throws: An error if the file cannot be read, has no known format, or is not text.
    package init(at path: String) throws(CookbookError) {
        if let shape = JSONTexts.shape(ofLargeFileAt: path) {
            self.init(path: path, shape)
        } else if let (format, start) = try LargeArchive.format(ofFileAt: path) {
            self.init(path: path, format: format, utf8: start)
        } else {
            try self.init(at: path, bytes: RecipeFile.bytes(ofFileAt: path))
        }
    }

    private init(path: String, _ shape: JSONTexts.Shape) {
        self.path = path
        format = JSONLDFormat()
        utf8 = []
        isEmpty = false
        self.shape = shape
    }

    /// Creates a source from the bytes of a file, or of a part that can be parsed alone, such as a line of JSON Lines.
    ///
    /// - Throws: An error if the format is unknown, or if the bytes are not text.
    package init(at path: String, bytes: [UInt8]) throws(CookbookError) {
        guard let format = FormatRegistry.format(forFile: path, bytes: bytes) else {
            throw SystemError.unknownKind(path)
        }
        self.path = path
        self.format = format
        utf8 = try format.utf8(of: bytes, file: path)
        isEmpty = EmptyRecipe.isEmpty(utf8)
        shape = nil
    }

    /// Creates a source from text of a known format.
    package init(path: String, format: any RecipeFormat, utf8: [UInt8]) {
        self.path = path
        self.format = format
        self.utf8 = utf8
        isEmpty = EmptyRecipe.isEmpty(utf8)
        shape = nil
    }

    /// Whether the file certainly is a recipe. Most files with the extension `.txt` are not, so such a file counts only
    /// if its first recipe has steps and a list of at least two ingredients, one of them with an amount.
    package var isCertain: Bool {
        guard FormatRegistry.isText(file: path) else { return true }
        guard !isEmpty, let recipe = read(at: 0)?.recipe else { return false }
        let ingredients = recipe.listedIngredients.flatMap(\.ingredients)
        return ingredients.count > 1 && ingredients.contains { $0.quantity != nil || $0.hasAmountInName }
            && recipe.sections.contains { !$0.steps.isEmpty }
    }

    /// The reason why a text is no recipe.
    package static func uncertain(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning, at: SourceLocation(file: path),
            "the text is not certainly a recipe; write a title, “Ingredients” over their list, and “Directions” over the "
                + "steps.")
    }

    /// Returns the recipe at an index, or `nil` if the file has no such recipe. An empty file contains one recipe
    /// without ingredients and steps.
    package func read(at index: Int) -> ReadResult? {
        guard !isEmpty else { return index == 0 ? empty : nil }
        guard shape == nil else {
            var result: ReadResult?
            _ = readAll { id, read in
                result = id.index == index ? read : nil
                return result == nil
            }
            return result
        }
        return format.read(at: index, utf8: utf8, file: path).map { titled($0, index) }
    }

    /// Reads every recipe in the order of the file.
    ///
    /// - Parameters:
    ///   - seconds: The processor time that reading a small file may take. See ``/RecipeFormats/ReadingTime``.
    ///   - deliver: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics that belong to no recipe.
    package func readAll(within seconds: UInt64 = 20, _ deliver: (RecipeID, ReadResult) -> Bool) -> [Diagnostic] {
        guard !isEmpty else {
            _ = deliver(RecipeID(path: path), empty)
            return []
        }
        var index = 0
        var time = ReadingTime(forBytes: utf8.count, least: seconds)
        var isTooSlow = false
        func deliverNext(_ result: ReadResult) -> Bool {
            defer { index += 1 }
            isTooSlow = shape == nil && time.isOver
            return !isTooSlow
                && time.pausing { deliver(RecipeID(path: path, index: index), titled(result, index)) }
        }
        guard let shape else {
            let diagnostics = format.readAll(utf8: utf8, file: path, deliverNext)
            guard isTooSlow else { return diagnostics }
            return [Diagnostic(.error, at: SourceLocation(file: path), ReadingTime.message)] + diagnostics
        }
        return JSONTexts.forEachRecipe(ofFileAt: path, shape) {
            deliverNext(ReadResult(recipe: SchemaOrgReader().recipe(from: $0)))
        }
    }

    /// Reads every recipe in the order of the file. If the file is the export of another program, also reads data such
    /// as the rating.
    ///
    /// - Parameter deliver: Receives each recipe and returns whether to continue.
    /// - Returns: The diagnostics that belong to no recipe.
    package func readImports(_ deliver: (RecipeID, ImportedRecipe) -> Bool) -> [Diagnostic] {
        guard !isEmpty, shape == nil else { return readAll { deliver($0, ImportedRecipe($1)) } }
        var index = 0
        return format.readImports(utf8: utf8, file: path) { imported in
            defer { index += 1 }
            var imported = imported
            imported.recipe.title = titled(imported.recipe.title, index)
            return deliver(RecipeID(path: path, index: index), imported)
        }
    }

    /// Returns the header of each recipe, in the order of the file. An empty file has one empty header.
    ///
    /// - Parameter limits: Receives the reason why an archive was not read to its end, if there is one.
    package func readHeaders(_ limits: inout [Diagnostic]) -> [RecipeHeader] {
        guard format is ExportFormat || format is ArchiveFormat, !isEmpty else { return readHeaders() }
        var headers: [RecipeHeader] = []
        let diagnostics = readAll { _, result in
            headers.append(RecipeHeader(title: result.recipe.title, metadata: result.recipe.metadata))
            return true
        }
        limits = diagnostics.filter(ReadingTime.isLimit)
        return headers
    }

    /// Returns the header of each recipe, in the order of the file. An empty file has one empty header.
    package func readHeaders() -> [RecipeHeader] {
        guard !isEmpty else { return [RecipeHeader()] }
        guard let shape else { return format.readHeaders(utf8: utf8, file: path) }
        var headers: [RecipeHeader] = []
        _ = JSONTexts.forEachRecipe(ofFileAt: path, shape) {
            headers.append(SchemaOrgReader().header(from: $0))
            return true
        }
        return headers
    }

    /// Returns the title for a recipe without a title. It is made from the name of the file. For the second and later
    /// recipes, a number follows: `Soups 2`.
    package func title(at index: Int) -> String { Self.title(forFile: path, at: index) }

    package static func title(forFile path: String, at index: Int) -> String {
        let title = FormatRegistry.title(forFile: path)
        return index == 0 ? title : "\(title) \(index + 1)"
    }

    private var empty: ReadResult {
        ReadResult(recipe: Recipe(title: title(at: 0)), diagnostics: [EmptyRecipe.warning(path)])
    }

    private func titled(_ result: ReadResult, _ index: Int) -> ReadResult {
        var result = result
        result.recipe.title = titled(result.recipe.title, index)
        return result
    }

    private func titled(_ title: String, _ index: Int) -> String {
        title.isEmpty || title == path ? self.title(at: index) : title
    }
}

/// Opens zip archives that are too large to be read into memory.
private enum LargeArchive {
    /// An open file, which is closed when nobody reads it any more.
    private final class File: Sendable {
        let descriptor: Int32

        init(_ descriptor: Int32) { self.descriptor = descriptor }

        deinit { close(descriptor) }
    }

    /// Returns the format that reads a large archive, and the start of the file. Returns `nil` for any other file.
    static func format(ofFileAt path: String) throws(CookbookError) -> (any RecipeFormat, start: [UInt8])? {
        guard FormatRegistry.mayBeArchive(file: path), let stamp = FileStamp(ofFileAt: path),
            stamp.size > FormatRegistry.wholeArchiveSize
        else { return nil }
        let limit = FormatRegistry.sizeLimit(ofFile: path).limit
        guard stamp.size <= limit else { throw RecipeFile.tooLarge(path, limit) }
        let start = try RecipeFile.start(ofFileAt: path)
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw SystemError.error(errno, at: path) }
        let file = File(descriptor)
        let archive = ArchiveSource(size: stamp.size) { offset, buffer in
            RecipeFile.read(file.descriptor, from: offset, into: buffer).count
        }
        return FormatRegistry.format(ofArchiveAt: path, start: start, archive).map { ($0, start) }
    }
}

extension Ingredient {
    /// Whether the line of the ingredient begins with a number. The formats of some programs keep such a line whole.
    fileprivate var hasAmountInName: Bool { name.first?.isNumber == true }
}
