import ArgumentParser
import CookbookStore
import Kitchen
import RecipeKit
import RecipeLibrary

/// `recipes search`: prints one line for each recipe that a query finds.
struct SearchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Print one line for each recipe with all the words, best match first.",
        usage: "recipes search [--json] WORD ... [PATH ...]",
        discussion: """
            Words are found anywhere in a recipe. The beginning of a word is enough: egg tom. More precise searches \
            are "stir fry", -nuts, with:egg, without:nuts, title:soup, step:grill, course:dessert, tag:vegan, \
            time:<30, rating:4, is:favourite and is:cooked. missing:<=2 finds the recipes for which the pantry lacks \
            at most two ingredients. In a shell, < and > need quotation marks.

            The last words are paths if they name a file or a folder. The first word is never a path. To search for a \
            word that is also the name of a folder, put -- between the words and the paths: recipes search tomato soup \
            --
            """)

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("The words to search for, followed by folders or files to search in.", valueName: "word"),
        completion: Completions.searchWords)
    var words: [String]

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            let arguments = SearchArguments(words)
            let query = try Self.query(arguments.query)
            let (cookbook, origin) = try CookbookArguments.cookbook(paths: arguments.paths)
            let facts = try Self.facts(of: cookbook, for: query)
            let missing = Self.missing(in: cookbook, origin, for: query)
            let library = IndexedCookbook(cookbook)
            if library.openListing() != nil {
                try searchIndex(of: library, query, facts, missing)
            } else {
                let (search, scan) = MemorySearch.reading(cookbook, facts: facts, missing: missing)
                try write(try Self.results(of: query, in: search))
                try scan.reportErrors()
            }
        }
    }

    /// Updates the index that the browser created, and searches it.
    private func searchIndex(
        of library: IndexedCookbook, _ query: SearchQuery, _ facts: @escaping @Sendable (RecipeSummary) -> SearchFacts,
        _ missing: @escaping @Sendable (RecipeID) -> Int?
    ) throws {
        let contents = try waiting {
            let last = Last<LibraryContents>()
            try await library.update { if let contents = $0.contents { await last.take(contents) } }
            return await last.value ?? LibraryContents()
        }
        let results = try Self.results(of: query, in: LibrarySearch(library, facts: facts, missing: missing))
        try write(results)
        let shown = results.sections.reduce(0) { $0 + $1.hits.count }
        if shown < results.count {
            Output.error("The best \(shown) of \(results.count) recipes; add words to find fewer.")
        }
        var scan = CookbookScan()
        scan.unreadable = contents.unreadable
        scan.error = contents.error
        try scan.reportErrors()
    }

    /// Returns a function that looks up the notebook's facts about a recipe, such as the rating. If the query needs no
    /// such facts, does not read the notebook.
    ///
    /// - Throws: `NotebookError` if the notebook cannot be read, because the results would be wrong without the facts.
    private static func facts(
        of cookbook: Cookbook, for query: SearchQuery
    ) throws -> @Sendable (RecipeSummary) -> SearchFacts {
        guard query.filters.contains(where: \.asksForNotebook) else { return { _ in SearchFacts() } }
        let notebook = Notebook(path: Notebook.personalPath())
        let marks = try notebook.marks(in: cookbook)
        notebook.reportNotice()
        return { marks.facts(of: $0) }
    }

    /// Returns a function that counts, for a recipe, the ingredients that the pantry lacks. Reads the pantry only if
    /// the query asks for this number.
    private static func missing(
        in cookbook: Cookbook, _ origin: CookbookOrigin, for query: SearchQuery
    ) -> @Sendable (RecipeID) -> Int? {
        guard query.filters.contains(where: \.asksForPantry) else { return { _ in nil } }
        let kitchen = CookbookKitchen(of: cookbook, from: origin, customs: .configured())
        return kitchen.missingIngredients(in: cookbook)
    }

    private static func query(_ text: String) throws -> SearchQuery {
        let (query, diagnostics) = SearchQuery.parse(text, isFinished: true)
        if let diagnostic = diagnostics.first {
            throw CommandFailure("query:\(diagnostic.column): \(diagnostic.message)", status: EX_USAGE)
        }
        guard !query.isEmpty else {
            throw CommandFailure("query:1: there is no word to look for, such as egg.", status: EX_USAGE)
        }
        return query
    }

    private static func results(of query: SearchQuery, in searching: any RecipeSearching) throws -> SearchResults {
        try waiting {
            let last = Last<SearchResults>()
            try await searching.search(query, limit: .max) { await last.take($0) }
            return await last.value ?? SearchResults(query: query)
        }
    }

    private func write(_ results: SearchResults) throws {
        if let remark = results.remark { Output.error(remark.sentence(isFound: results.count > 0) + ".") }
        guard !json else { return try Output.write(RecipeListWriter().json(for: results).text() + "\n") }
        let recipes = results.sections.flatMap(\.hits).map(\.recipe)
        try Output.write(RecipeListWriter(width: Output.terminalWidth).text(listing: recipes))
    }
}

/// Stores the last value that it received.
private actor Last<Value: Sendable> {
    private(set) var value: Value?

    func take(_ value: Value) { self.value = value }
}
