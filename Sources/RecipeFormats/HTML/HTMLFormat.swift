import RecipeKit

/// Saved web pages with recipes in JSON-LD, microdata, RDFa or a microformat, or below headings.
///
/// The format tries the syntaxes in this order until it finds a recipe with ingredients or instructions. If it finds no
/// recipe, it tries the records of BigOven, and then the headings of the page: “Ingredients”, “Zutaten”.
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
        let plain = page.plainRecipes(utf8: bytes, file: file)
        guard plain.recipes.isEmpty else {
            for recipe in plain.recipes where !deliver(ReadResult(recipe: recipe)) { break }
            return []
        }
        for recipe in page.recipes where !deliver(ReadResult(recipe: page.recipe(from: recipe))) { break }
        return plain.diagnostics + page.diagnostics
    }

    /// Returns the headers of all recipes of a page, in page order.
    public func readHeaders(utf8 bytes: [UInt8], file: String) -> [RecipeHeader] {
        let page = HTMLRecipePage(utf8: bytes, file: file)
        if page.recipes.isEmpty, case let hidden = BigOvenRecord.recipes(in: bytes), !hidden.isEmpty {
            return hidden.map { RecipeHeader(title: $0.title, metadata: $0.metadata) }
        }
        if case let plain = page.plainRecipes(utf8: bytes, file: file).recipes, !plain.isEmpty {
            return plain.map { RecipeHeader(title: $0.title, metadata: $0.metadata) }
        }
        return page.recipes.map { value in
            let recipe = page.recipe(from: value)
            return RecipeHeader(title: recipe.title, metadata: recipe.metadata)
        }
    }
}

/// The recipes of a page.
///
/// JSON-LD, microdata, RDFa and microformats are read in this order until a recipe has ingredients or instructions.
struct HTMLRecipePage {
    /// The recipes as schema.org data.
    private(set) var recipes: [JSONValue] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let page: HTMLPage

    init(utf8 bytes: [UInt8], file: String) {
        page = HTMLPage(utf8: bytes)
        readScripts(file: file)
        for items in [page.microdata.items, page.rdfa.items, page.microformats.items] where !hasContent {
            recipes += items.flatMap(SchemaOrgRecipes.find)
        }
        addStrays()
        recipes = SchemaOrgRecipes.distinct(recipes)
        if let line = page.stoppedLine {
            diagnostics.append(
                Diagnostic(
                    .warning, at: SourceLocation(file: file, line: line),
                    "Elements are nested more than \(HTMLParser.depthLimit) deep; the page was read up to here."))
        }
    }

    /// Returns the recipes below headings of the page if it marks none that has ingredients or steps, and the reason why
    /// there is no recipe at all.
    ///
    /// - Parameters:
    ///   - bytes: The page.
    ///   - file: The path for diagnostics.
    func plainRecipes(utf8 bytes: [UInt8], file: String) -> (recipes: [Recipe], diagnostics: [Diagnostic]) {
        guard !hasContent else { return ([], []) }
        let headings = HTMLHeadings(utf8: bytes, page: page, file: file)
        // A record without ingredients and steps still knows the times, the servings and the author.
        if recipes.count == 1, headings.recipes.count == 1 {
            var recipe = recipe(from: recipes[0])
            recipe.listedIngredients = headings.recipes[0].listedIngredients
            recipe.listedCookware = headings.recipes[0].listedCookware
            recipe.sections = headings.recipes[0].sections
            return ([recipe], [])
        }
        guard headings.recipes.isEmpty, recipes.isEmpty else {
            return (headings.recipes.map { withPage($0) }, [])
        }
        let reason =
            headings.isUncertain
            ? "and its headings do not show for certain where the ingredients and the steps begin and end;"
            : "and no headings announce its ingredients and its steps;"
        let diagnostic = Diagnostic(
            .error, at: SourceLocation(file: file),
            "the page marks no recipe that programs could read (JSON-LD, microdata or RDFa of schema.org), \(reason)"
                + " copy its text into a file of your own.")
        return ([], [diagnostic])
    }

    /// Converts the data of a recipe. A missing title, language, URL or name of the source is taken from the page.
    func recipe(from value: JSONValue) -> Recipe {
        withPage(SchemaOrgReader(isOfPage: true).recipe(from: value))
    }

    /// Returns a recipe with what only the page says.
    private func withPage(_ recipe: Recipe) -> Recipe {
        var recipe = recipe
        if recipe.title.isEmpty { recipe.title = SchemaOrgText.line(page.title ?? "") }
        if recipe.metadata.locale == nil { recipe.metadata.locale = page.language.flatMap { $0.isEmpty ? nil : $0 } }
        var source = recipe.metadata.source ?? RecipeSource()
        if let address = page.address, source.url?.hasPrefix("http") != true { source.url = address }
        if source.name == nil { source.name = page.siteName }
        recipe.metadata.source = source.name == nil && source.url == nil ? nil : source
        return recipe
    }

    /// Whether any recipe has ingredients or instructions.
    private var hasContent: Bool {
        recipes.contains { $0.ingredientValue != nil || $0.instructionValue != nil }
    }

    /// Adds ingredients and instructions outside of all items to the last recipe. If a recipe already has content, does
    /// nothing.
    private mutating func addStrays() {
        let strays = page.microdata.strays.members
        guard !hasContent, !strays.isEmpty, case .object(let members)? = recipes.last else { return }
        recipes[recipes.count - 1] = .object(members + strays)
    }

    /// Reads the JSON-LD blocks. If a block contains a recipe and a syntax error, the error becomes a diagnostic.
    private mutating func readScripts(file: String) {
        for script in page.scripts {
            let (values, error) = JSONReader.values(in: script.text)
            let found = values.flatMap(SchemaOrgRecipes.find)
            recipes += found
            guard let error, !found.isEmpty else { continue }
            diagnostics.append(Diagnostic(.warning, at: location(of: error, in: script, file: file), error.message))
        }
    }

    private func location(of error: JSONReader.SyntaxError, in script: HTMLPage.Script, file: String) -> SourceLocation
    {
        let before = script.text[..<error.offset]
        guard let lineStart = before.lastIndex(of: 0x0A) else { return SourceLocation(file: file, line: script.line) }
        let column = String(decoding: before[(lineStart + 1)...], as: UTF8.self).count + 1
        return SourceLocation(file: file, line: script.line + before.count { $0 == 0x0A }, column: column)
    }
}
