import ArgumentParser
import RecipeKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `recipes search`: one line for each recipe that a query finds.
struct SearchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Print one line for each recipe that has all the words, the best first.",
        usage: "recipes search [--json] WORD ... [PATH ...]",
        discussion: """
            Words are found anywhere in a recipe, also by their beginning: egg tom. More is said by "stir fry", -nuts, \
            with:egg, without:nuts, title:soup, step:grill, course:dessert, tag:vegan, time:<30, rating:4, is:favourite \
            and is:cooked; the shell wants quotes around < and >.

            Behind the first word, those at the end that name a file or a folder are paths. Where that is not meant, \
            put -- between the words and the paths: recipes search tomato soup --
            """)

    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("What to look for, and behind it folders or files to look in.", valueName: "word"))
    var words: [String]

    @Flag(help: "Print a JSON array of objects instead.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            let arguments = SearchArguments(words)
            let query = try Self.query(arguments.query)
            let (search, scan) = MemorySearch.reading(try CookbookArguments.cookbook(paths: arguments.paths).cookbook)
            try write(try Self.results(of: query, in: search))
            try scan.tellTroubles()
        }
    }

    private static func query(_ text: String) throws -> SearchQuery {
        let (query, problems) = SearchQuery.parse(text, isFinished: true)
        if let problem = problems.first {
            throw CommandFailure("query:\(problem.column): \(problem.message)", status: EX_USAGE)
        }
        guard !query.isEmpty else {
            throw CommandFailure("query:1: there is no word to look for, such as egg.", status: EX_USAGE)
        }
        return query
    }

    private static func results(of query: SearchQuery, in searching: any RecipeSearching) throws -> SearchResults {
        try waiting {
            let last = LastResults()
            try await searching.search(query, limit: .max) { await last.take($0) }
            return await last.results ?? SearchResults(query: query)
        }
    }

    private func write(_ results: SearchResults) throws {
        if let correction = results.correction {
            Output.error("Nothing for “\(correction.typed)”; showing “\(correction.shown)”.")
        }
        guard !json else { return try Output.write(RecipeListWriter().json(for: results).text() + "\n") }
        let recipes = results.sections.flatMap(\.hits).map(\.recipe)
        try Output.write(RecipeListWriter(width: Output.terminalWidth).text(listing: recipes))
    }
}

private actor LastResults {
    private(set) var results: SearchResults?

    func take(_ results: SearchResults) { self.results = results }
}
