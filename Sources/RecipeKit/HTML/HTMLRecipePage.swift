/// The recipes of a page, from the first of its notations that has any.
struct HTMLRecipePage {
    /// As schema.org's data has them.
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
        if recipes.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .error, at: SourceLocation(file: file),
                    "the page marks no recipe that programs could read (JSON-LD, microdata or RDFa of schema.org);"
                        + " copy its text into a file of your own."))
        }
    }

    /// The recipe, with what the page says where its data does not: its title, address and language.
    func recipe(from value: JSONValue) -> Recipe {
        var recipe = SchemaOrgReader(isOfPage: true).recipe(from: value)
        if recipe.title.isEmpty { recipe.title = SchemaOrgText.line(page.title ?? "") }
        if recipe.metadata.locale == nil { recipe.metadata.locale = page.language.flatMap { $0.isEmpty ? nil : $0 } }
        var source = recipe.metadata.source ?? RecipeSource()
        if let address = page.address, source.url?.hasPrefix("http") != true { source.url = address }
        if source.name == nil { source.name = page.siteName }
        recipe.metadata.source = source.name == nil && source.url == nil ? nil : source
        return recipe
    }

    private var hasContent: Bool {
        recipes.contains { $0.ingredientValue != nil || $0.instructionValue != nil }
    }

    /// Gives the last recipe what the page says outside of every item, where none has anything.
    private mutating func addStrays() {
        let strays = page.microdata.strays.members
        guard !hasContent, !strays.isEmpty, case .object(let members)? = recipes.last else { return }
        recipes[recipes.count - 1] = .object(members + strays)
    }

    /// Reads the blocks of JSON-LD. What is wrong with one is said where it holds a recipe, or none does.
    private mutating func readScripts(file: String) {
        for script in page.scripts {
            let (values, problem) = JSONReader.values(in: script.text)
            let found = values.flatMap(SchemaOrgRecipes.find)
            recipes += found
            guard let problem, !found.isEmpty else { continue }
            diagnostics.append(Diagnostic(.warning, at: location(of: problem, in: script, file: file), problem.message))
        }
    }

    private func location(of problem: JSONReader.Problem, in script: HTMLPage.Script, file: String) -> SourceLocation {
        let before = script.text[..<problem.offset]
        guard let lineStart = before.lastIndex(of: 0x0A) else { return SourceLocation(file: file, line: script.line) }
        let column = String(decoding: before[(lineStart + 1)...], as: UTF8.self).count + 1
        return SourceLocation(file: file, line: script.line + before.count { $0 == 0x0A }, column: column)
    }
}
