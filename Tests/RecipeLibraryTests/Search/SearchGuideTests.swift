import Foundation
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("docs/search.md")
struct SearchGuideTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    /// Returns the queries in the first column of the table.
    private static func examples() throws -> [String] {
        let page = try String(contentsOf: root.appending(path: "docs/search.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
        return rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: "`").map(String.init).filter {
                !$0.allSatisfy(\.isWhitespace)
            }
        }
    }

    @Test("The examples in docs/search.md are valid and find recipes in the starter cookbook")
    func examples() throws {
        let examples = try Self.examples()
        #expect(examples.count > 20)
        let cookbook = try Cookbook(paths: [Self.root.appending(path: "Resources/Cookbook").path])
        let search = MemorySearch.reading(
            cookbook, facts: { _ in SearchFacts(isFavourite: true, rating: 5, lastCooked: 1) }, missing: { _ in 0 }
        ).search
        for example in examples {
            let (query, problems) = SearchQuery.parse(example, isFinished: true)
            #expect(problems.isEmpty, "\(example)")
            let isOther = ["rating:2-3", "-is:cooked", "missing:1-3"].contains(example)
            let count = try #require(search.results(for: query, limit: 3)).count
            #expect((count > 0) != isOther, "\(example)")
        }
    }

    @Test("docs/search.md quotes the message of an invalid query")
    func message() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/search.md"), encoding: .utf8)
        let problem = try #require(SearchQuery.parse("egg time:soon", isFinished: true).diagnostics.first)
        #expect(page.contains("query:\(problem.column): \(problem.message)"))
    }
}
