/// Web pages as a browser saves them, with their recipes in JSON-LD, else in microdata, else in RDFa.
public struct HTMLFormat: RecipeFormat {
    public let name = "HTML"
    public let identifier = "html"
    public let fileExtensions = ["html", "htm", "xhtml"]
    /// Pages that hold their pictures inside are the largest.
    public let sizeLimit = 64 << 20
    public let memoryCost = 12

    public init() {}

    public func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
        let mark = start.drop { $0 <= 0x20 || $0 >= 0x80 }.prefix(256)
        let beginning = String(decoding: mark, as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<head", "<body", "<script", "<!--", "<meta"].contains {
            beginning.hasPrefix($0)
        }
    }

    public func utf8(of bytes: [UInt8], file: String) throws(CookbookError) -> [UInt8] {
        HTMLEncoding.utf8(of: bytes)
    }

    public func readAll(utf8 bytes: [UInt8], file: String, _ deliver: (ReadResult) -> Bool) -> [Diagnostic] {
        let page = HTMLRecipePage(utf8: bytes, file: file)
        for recipe in page.recipes where !deliver(ReadResult(recipe: page.recipe(from: recipe))) { break }
        return page.diagnostics
    }

    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        let page = HTMLRecipePage(utf8: bytes, file: file)
        return page.recipes.map { value in
            let recipe = page.recipe(from: value)
            return RecipeHeader(title: recipe.title, metadata: recipe.metadata)
        }
    }
}
