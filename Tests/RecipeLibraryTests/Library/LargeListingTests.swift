import Foundation
import GRDB
import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Rows of large and of older listings")
struct LargeListingTests {
    private func title(_ number: Int) -> String { "Soup \(10_000 + number)" }

    @Test func `each row of a long section has its recipe, and each recipe its row, however often they are asked`()
        async throws
    {
        let count = 2 * IndexSchema.chunkSize + 5
        let lines = (0..<count).shuffled().map { LibraryTrial.line(title($0)) }
        let trial = try LibraryTrial(["All.jsonl": lines.joined(), "w.menu": "== Monday =="])
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        #expect(listing.sections.map(\.count) == [count, 1])
        for _ in 0..<2 {
            let titles = (0..<count).map { listing.recipe(at: $0, inSection: 0)?.title }
            #expect(titles == (0..<count).map(title))
        }
        #expect(listing.recipe(at: 0, inSection: 1)?.title == "W" && listing.recipe(at: count, inSection: 0) == nil)
        for row in [0, 1, 255, 256, 1023, 1024, 1025, 2047, 2048, count - 1] {
            let id = try #require(listing.recipe(at: row, inSection: 0)?.id)
            #expect(listing.row(of: id, inSection: 0) == row, "\(row)")
            let place = try #require(listing.indexPath(of: id))
            #expect(place.section == 0 && place.row == row)
        }
    }

    @Test func `reading a row also reads the other rows of its block of eight`() async throws {
        let lines = (0..<20).map { LibraryTrial.line(title($0)) }
        let trial = try LibraryTrial(["All.jsonl": lines.joined()])
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        #expect(listing.recipe(at: 10, inSection: 0)?.title == title(10))
        try await DatabaseQueue(path: trial.indexPath).write { try $0.execute(sql: "DELETE FROM recipe") }
        let titles = (0..<20).map { listing.recipe(at: $0, inSection: 0)?.title }
        #expect(titles == (0..<20).map { (8..<16).contains($0) ? title($0) : nil })
    }

    @Test func `a listing keeps its rows while the next one is written`() async throws {
        let trial = try LibraryTrial(["b.cook": LibraryTrial.soup("Broth")])
        let library = trial.library()
        let first = try #require(try await trial.update(library).last)
        let old = try #require(library.listing(of: first))
        try trial.folder.write(LibraryTrial.soup("Aspic"), to: "Cookbook/a.cook")
        try trial.folder.write(LibraryTrial.soup("Stew"), to: "Cookbook/c.cook")
        let contents = try #require(try await trial.update(library).last)
        #expect(old.recipe(at: 0, inSection: 0)?.title == "Broth" && old.recipe(at: 1, inSection: 0) == nil)
        let stew = RecipeID(path: trial.folder["Cookbook/c.cook"])
        #expect(old.row(of: stew, inSection: 0) == nil)
        let new = try #require(library.listing(of: contents, replacing: old))
        #expect(LibraryTrial.rows(new) == ["Soups: Aspic", "Soups: Broth", "Soups: Stew"])
        #expect(new.row(of: stew, inSection: 0) == 2)
        let count = try await DatabaseQueue(path: trial.indexPath).read {
            try Int.fetchOne($0, sql: "SELECT count(DISTINCT generation) FROM section")
        }
        #expect(count == 2, "older listings are removed")
    }

    @Test func `a new recipe is listed as new for less than fourteen days`() async throws {
        var files: [String: String] = [:]
        for number in 10..<30 { files["\(number).cook"] = LibraryTrial.soup(title(number)) }
        let trial = try LibraryTrial(files)
        for name in files.keys {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -100 * 86_400)],
                ofItemAtPath: trial.folder["Cookbook/\(name)"])
        }
        try trial.folder.write(LibraryTrial.soup("Flan", course: "Dessert"), to: "Cookbook/z.cook")
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        let added = try #require(contents.newest.first?.added)
        let day = DayNumber.day(ofSeconds: added)
        for today in [day - 1, day, day + 13] {
            #expect(listing.newest(today: today).map(\.recipe.title) == ["Flan"], "\(today - day)")
        }
        #expect(listing.newest(today: day + 14).isEmpty)
    }

    @Test func `of two spellings of a course that are equally frequent, the longer one is shown, then the first`()
        async throws
    {
        for (courses, shown) in [
            (["Frobbe", "frobbe", "FROBBES"], "Frobbe"), (["FROBBES", "Frobbe"], "FROBBES"),
            (["Frob b", "Frob B"], "Frob B"),
            (["Frob B", "Frob b", "Frob b"], "Frob b"),
        ] as [([String], String)] {
            var files: [String: String] = [:]
            for (number, course) in courses.enumerated() {
                files["\(number).cook"] = LibraryTrial.soup("Soup \(number)", course: course)
            }
            let trial = try LibraryTrial(files)
            let scanned = CourseSection.sections(of: trial.cookbook.scanAll().recipes).map(\.course.title)
            let contents = try #require(try await trial.update(trial.library()).last)
            #expect(scanned == [shown], "\(courses)")
            #expect(contents.sections.map(\.title) == [shown], "\(courses)")
        }
    }
}
