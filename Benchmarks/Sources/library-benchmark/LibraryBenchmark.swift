import ArgumentParser
import Figures
import Foundation
import RecipeFormats
import RecipeKit
import RecipeLibrary

@main
struct LibraryBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "library-benchmark",
        abstract: "Measures making the index of cookbooks, bringing it up to date, its rows and its search.")

    @Argument(help: "Cookbooks: files or folders.")
    var paths: [String]

    @Option(help: "The folder that the indexes are made in, each anew.")
    var folder: String

    func run() async throws {
        var budgets: [Budget] = []
        for path in paths {
            print("\(path)\n")
            let library = IndexedCookbook(try Cookbook(paths: [path]), folder: folder)
            budgets += Self.budgets(of: try await measureIndexing(library), path)
            try await measureRows(library)
            try await measureSearch(library)
        }
        Budget.printTable(budgets)
    }

    /// The minimum number of recipes for budgets. For fewer recipes, the speed of indexing is not meaningful.
    private static let manyRecipes = 10_000

    private static func budgets(of indexing: Indexing, _ path: String) -> [Budget] {
        guard indexing.recipes >= manyRecipes else { return [] }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let isFolder = path.hasSuffix(".jsonl") == false
        return [
            Budget(
                what: "indexing, \(name)", promise: isFolder ? "at least so many files" : "at least so many recipes",
                figure: Double(indexing.recipes) / indexing.milliseconds * 1000, limit: isFolder ? 5000 : 20_000,
                unit: "/s", isLeast: true),
            Budget(
                what: "first rows, \(name)", promise: "while its index is made", figure: indexing.firstRows, limit: 100,
                unit: "ms"),
            Budget(
                what: "nothing changed, \(name)", promise: "looked through within", figure: indexing.again, limit: 300,
                unit: "ms"),
        ]
    }

    // MARK: - Making the index

    private func measureIndexing(_ library: IndexedCookbook) async throws -> Indexing {
        let before = ProcessorTime.now
        let first = try await Self.timed { try await Self.update(library) }
        let processor = ProcessorTime.now - before
        let later = IndexedCookbook(library.cookbook, folder: folder)
        let again = try await Self.timed { try await Self.update(later) }
        var indexing = first.value
        (indexing.milliseconds, indexing.again) = (first.milliseconds, again.milliseconds)
        let count = Double(max(indexing.recipes, 1))
        var table = Table("making the index", "recipes", "first rows", "all", "a second", "CPU each", "again")
        table.append(
            "", Figure.count(first.value.recipes), Figure.milliseconds(first.value.firstRows),
            Figure.milliseconds(first.milliseconds), Figure.count(count / first.milliseconds * 1000),
            Figure.microseconds(processor / count * 1e6) + " µs", Figure.milliseconds(again.milliseconds))
        print(table.printed(), terminator: "\n\n")
        return indexing
    }

    private struct Indexing: Sendable {
        var recipes = 0
        var milliseconds = 0.0
        /// The time to find that nothing has changed, in milliseconds.
        var again = 0.0
        /// The time until there was something to show, in milliseconds.
        var firstRows: Double?
    }

    private static func update(_ library: IndexedCookbook) async throws -> Indexing {
        let start = ContinuousClock.now
        let progress = Progress()
        try await library.update { update in
            guard let contents = update.contents else { return }
            await progress.note(contents.numberOfRecipes, after: (ContinuousClock.now - start).milliseconds)
        }
        return await progress.indexing
    }

    private actor Progress {
        private(set) var indexing = Indexing()

        func note(_ recipes: Int, after milliseconds: Double) {
            indexing.recipes = recipes
            if recipes > 0, indexing.firstRows == nil { indexing.firstRows = milliseconds }
        }
    }

    // MARK: - Rows

    private func measureRows(_ library: IndexedCookbook) async throws {
        var opening: [Double] = []
        var rows: [Double] = []
        var places: [Double] = []
        var random = SplitMix(seed: 1)
        for _ in 0..<20 {
            let opened = await Self.timed { library.openListing() == nil }
            opening.append(opened.milliseconds * 1000)
        }
        guard let listing = library.openListing() else { return }
        for _ in 0..<1000 {
            let section = Int.random(in: listing.sections.indices, using: &random)
            let row = Int.random(in: 0..<listing.sections[section].count, using: &random)
            let start = ContinuousClock.now
            let recipe = listing.recipe(at: row, inSection: section)
            rows.append((ContinuousClock.now - start).microseconds)
            guard let recipe else { continue }
            let search = ContinuousClock.now
            _ = listing.row(of: recipe.id, inSection: section)
            places.append((ContinuousClock.now - search).microseconds)
        }
        var table = Table("reading it, µs", "median", "p99")
        for (name, values) in [("opening", opening), ("a row anywhere", rows), ("the row of a recipe", places)] {
            table.append(name, Figure.microseconds(values.median), Figure.microseconds(values.quantile(0.99)))
        }
        print(table.printed(), terminator: "\n\n")
    }

    // MARK: - Search

    private func measureSearch(_ library: IndexedCookbook) async throws {
        let search = LibrarySearch(library)
        var first: [Double] = []
        var whole: [Double] = []
        var slowest = (text: "", milliseconds: 0.0)
        for word in TypedWords.all {
            for length in 1...word.count {
                let text = String(word.prefix(length))
                let time = try await Self.search(search, text, whole: false)
                if time > slowest.milliseconds { slowest = (text, time) }
                first.append(time)
            }
            whole.append(try await Self.search(search, word, whole: true))
        }
        var table = Table("twenty words, typed", "median", "p99")
        for (name, values) in [("first results", first), ("all results", whole)] {
            table.append(name, Figure.milliseconds(values.median), Figure.milliseconds(values.quantile(0.99)))
        }
        print(table.printed())
        print("The slowest first results are those of “\(slowest.text)”.\n")
    }

    /// Returns the time until the first results, or until all results if `whole` is `true`, in milliseconds. Then
    /// cancels the search, as the next key would.
    private static func search(_ search: LibrarySearch, _ text: String, whole: Bool) async throws -> Double {
        let query = SearchQuery.parse(text).query
        let start = ContinuousClock.now
        let waiting = AsyncStream.makeStream(of: Bool.self)
        let task = Task {
            try? await search.search(query, limit: 200) { waiting.continuation.yield($0.isComplete) }
            waiting.continuation.finish()
        }
        for await isComplete in waiting.stream where !whole || isComplete { break }
        let time = ContinuousClock.now - start
        task.cancel()
        return time.milliseconds
    }

    private static func timed<Value: Sendable>(
        _ body: () async throws -> Value
    ) async rethrows -> (value: Value, milliseconds: Double) {
        let start = ContinuousClock.now
        let value = try await body()
        return (value, (ContinuousClock.now - start).milliseconds)
    }
}

/// The processor time of all threads of this process.
enum ProcessorTime {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
