import Figures

/// The measurements of large cookbooks to which the budgets apply.
struct MeasuredLibrary: Codable {
    /// The numbers of recipes of the cookbooks, in ascending order. They are also the names of the programs.
    var books: [String]
    var browsing: SideBySide
    /// The searches, one for each cookbook.
    var searches: [SearchSideBySide]
    /// The first screens of the largest cookbook while its index is created.
    var reading: BackgroundReading.Samples?
}

/// A search in the recipes of a cookbook, and the search of another program in as many titles.
struct SearchSideBySide: Codable {
    var ours: TypedSearch.Samples
    var peer: TypedSearch.Samples

    static func printTable(_ searches: [SearchSideBySide]) {
        var table = Table(
            "twenty words, typed", "letter p99", "results p50", "p99", "most", "p50 of fzf", "p99 of fzf", "letters")
        for search in searches {
            for samples in [search.ours, search.peer] {
                let isOurs = samples.program == search.ours.program
                table.append(
                    samples.program, Figure.milliseconds(samples.letters.quantile(0.99)),
                    Figure.milliseconds(samples.results.median), Figure.milliseconds(samples.results.quantile(0.99)),
                    Figure.milliseconds(samples.results.max()),
                    isOurs ? Figure.share(samples.results.median, of: search.peer.results.median) : "",
                    isOurs ? Figure.share(samples.results.quantile(0.99), of: search.peer.results.quantile(0.99)) : "",
                    Figure.count(samples.results.count))
            }
        }
        print(table.printed())
        for search in searches {
            let slowest = search.ours.slowest
            print("\(search.ours.program): the slowest first results are those of “\(slowest.text)”.")
            for samples in [search.ours, search.peer] {
                if samples.unanswered > 0 { print("note: \(samples.program) left \(samples.unanswered) letters") }
                Set(samples.problems).forEach { print("note: \($0)") }
            }
        }
        print("")
    }
}
