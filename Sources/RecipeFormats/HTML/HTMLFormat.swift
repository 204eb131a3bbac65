import RecipeKit

/// Saved web pages with recipes in JSON-LD, microdata, RDFa or a microformat.
///
/// The format tries the syntaxes in this order until it finds a recipe with ingredients or instructions. If it finds no
/// recipe, it tries the records of BigOven.
public struct HTMLFormat: RecipeFormat {
    /// The name of the format, `HTML`.
    public let name = "HTML"
    /// The identifier of the format, `html`.
    public let identifier = "html"
    /// The extensions of web pages.
    public let fileExtensions = ["html", "htm", "xhtml"]
    /// The size limit, 64 MiB. Pages with embedded pictures are large.
    public let sizeLimit = 64 << 20
    /// The memory cost, 12 bytes of memory for each byte of a page. It is small because only the text of recipes is
    /// stored.
    public let memoryCost = 12

    /// Creates the format.
    public init() {}

    /// Returns whether a text begins with a comment, or with a usual tag for the start of a web page.
    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let mark = start.drop { $0 <= 0x20 || $0 >= 0x80 }.prefix(256)
        let beginning = String(decoding: mark, as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<head", "<body", "<script", "<!--", "<meta"].contains {
            beginning.hasPrefix($0)
        }
    }

    /// Returns a page as UTF-8. The bytes of the page and its declaration determine the encoding.
    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        try UnknownEncoding.naming(file) { () throws(UnknownEncoding) in try HTMLEncoding.utf8(of: bytes) }
    }

    /// Reads the recipes of a page in page order.
    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let page = HTMLRecipePage(utf8: bytes, file: file)
        if page.recipes.isEmpty, case let hidden = BigOvenRecord.recipes(in: bytes), !hidden.isEmpty {
            for recipe in hidden where !deliver(ReadResult(recipe: recipe)) { break }
            return []
        }
        for recipe in page.recipes where !deliver(ReadResult(recipe: page.recipe(from: recipe))) { break }
        return page.diagnostics
    }

    /// Returns the headers of all recipes of a page, in page order.
    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        let page = HTMLRecipePage(utf8: bytes, file: file)
        if page.recipes.isEmpty, case let hidden = BigOvenRecord.recipes(in: bytes), !hidden.isEmpty {
            return hidden.map { RecipeHeader(title: $0.title, metadata: $0.metadata) }
        }
        return page.recipes.map { value in
            let recipe = page.recipe(from: value)
            return RecipeHeader(title: recipe.title, metadata: recipe.metadata)
        }
    }
}
