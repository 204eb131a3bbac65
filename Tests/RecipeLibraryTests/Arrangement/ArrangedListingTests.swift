import Foundation
import GRDB
import TestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Sorting and filtering a listing of an index")
struct ArrangedListingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "arranged-\(UUID().uuidString)")

    private func library(_ files: [String: String]) async throws -> (IndexedCookbook, LibraryContents) {
        let recipes = folder.appending(path: "recipes")
        for (name, text) in files {
            let file = recipes.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let library = IndexedCookbook(
            try Cookbook(paths: [recipes.path]), folder: folder.appending(path: "index").path)
        try await library.update { _ in }
        return (library, try #require(library.openListing()).contents)
    }

    private func lines(_ library: IndexedCookbook, _ contents: LibraryContents) throws -> [String] {
        let listing = try #require(library.listing(of: contents))
        return listing.sections.enumerated().map { number, section in
            let titles = (0..<section.count).map { listing.recipe(at: $0, inSection: number)?.title ?? "?" }
            return "\(section.title): " + titles.joined(separator: ", ")
        }
    }

    @Test("An arranged listing equals the recipes arranged in memory")
    func property() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var random = SeededGenerator(seed: 11)
        var files: [String: String] = [:]
        for number in 0..<80 {
            let course = ["Soup", "soups", "Dessert", "Pudding", "Side dish", ""].randomElement(using: &random) ?? ""
            let time =
                ["10 min", "15 min", "45 min", "1 h", "3 h", "overnight", ""].randomElement(using: &random) ?? ""
            let tag = ["vegan", "main course", "Végétarien", ""].randomElement(using: &random) ?? ""
            let title = ["Pie", "pie", "Éclair", "Toast", "Soup"].randomElement(using: &random) ?? ""
            files["Recipe \(number).cook"] = """
                ---
                title: \(title) \(Int.random(in: 0..<9, using: &random))
                \(course.isEmpty ? "" : "course: \(course)\n")\(time.isEmpty ? "" : "time: \(time)\n")tags: [\(tag)]
                ---
                Boil.
                """
        }
        let (library, contents) = try await library(files)
        let recipes = library.cookbook.scanAll().recipes
        var facts: [RecipeID: SearchFacts] = [:]
        for recipe in recipes where Bool.random(using: &random) {
            facts[recipe.id] = SearchFacts(
                isFavourite: .random(using: &random), rating: [nil, 1, 3, 5].randomElement(using: &random) ?? nil,
                lastCooked: [nil, 100, 980, 999].randomElement(using: &random) ?? nil)
        }
        let filters = [
            "time:<30", "-time:15", "course:soup", "-course:dessert", "course:\"side dishes\"", "tag:vege",
            "tag:\"main course\"", "is:favourite", "is:cooked", "rating:3",
        ]
        for _ in 0..<60 {
            let text = filters.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))
            let order = ListOrder.allCases.dropLast().randomElement(using: &random) ?? .title
            let arrangement = ListArrangement(
                order: order, filters: ListFilter.parse(text.joined(separator: " ")).filters)
            let arranged = try #require(try library.arranged(contents, by: arrangement, facts: facts, today: 1000))
            let expected = arrangement.sections(of: recipes, today: 1000) { facts[$0.id] ?? SearchFacts() }
            let lines = try lines(library, arranged)
            #expect(
                lines == expected.map { "\($0.title): " + $0.recipes.map(\.title).joined(separator: ", ") },
                "\(order) \(text)")
            #expect(arranged.numberOfRecipes == expected.reduce(0) { $0 + $1.recipes.count })
        }
    }

    @Test("A listing sorts by the day of addition")
    func added() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (library, contents) = try await library(["Toast.cook": "Toast.", "Pie.cook": "Bake."])
        for (days, band) in [(0, "In the last week"), (20, "In the last month"), (200, "In the last year")] {
            let arranged = try library.arranged(
                contents, by: ListArrangement(order: .added), today: DayNumber.today + days)
            #expect(try lines(library, try #require(arranged)) == ["\(band): Pie, Toast"])
        }
    }

    @Test("A listing sorts each recipe by its own day of addition")
    func addedOnSeveralDays() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (library, contents) = try await library(["Pie.cook": "Bake.", "Tea.cook": "Wait.", "Toast.cook": "Toast."])
        try await DatabaseQueue(path: library.currentIndex.location.name).write { index in
            for (title, days) in [("Pie", 20), ("Tea", 200)] {
                try index.execute(
                    sql: "UPDATE recipe SET added = added - 86400 * ? WHERE title = ?", arguments: [days, title])
            }
        }
        let arranged = try library.arranged(contents, by: ListArrangement(order: .added), today: DayNumber.today)
        #expect(
            try lines(library, try #require(arranged)) == [
                "In the last week: Toast", "In the last month: Pie", "In the last year: Tea",
            ])
    }

    @Test("An arranged listing finds the row of a recipe")
    func rows() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (library, contents) = try await library([
            "Toast.cook": "---\ntime: 20 min\n---\nToast.", "Pie.cook": "---\ntime: 10 min\n---\nBake.",
        ])
        let arranged = try #require(try library.arranged(contents, by: ListArrangement(order: .time)))
        let listing = try #require(library.listing(of: arranged))
        let toast = try #require(listing.recipe(at: 0, inSection: 1))
        #expect(toast.title == "Toast")
        #expect(listing.indexPath(of: toast.id).map { [$0.section, $0.row] } == [1, 0])
    }
}
