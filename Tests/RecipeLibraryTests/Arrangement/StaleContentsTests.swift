import Foundation
import LibraryTestSupport
import Synchronization
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Arranging contents that are older than the index")
struct StaleContentsTests {
    private static let arrangements =
        ListOrder.allCases.map { ListArrangement(order: $0) } + [
            ListArrangement(filters: ListFilter.parse("-course:dessert").filters),
            ListArrangement(order: .time, filters: ListFilter.parse("time:<30").filters),
        ]

    private func titles(_ library: IndexedCookbook, _ contents: LibraryContents?) throws -> [String] {
        let contents = try #require(contents)
        return LibraryTrial.rows(try #require(library.listing(of: contents))).map {
            String($0.split(separator: ": ")[1])
        }
    }

    @Test func `the newest recipe may be gone`() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Aspic"), "b.cook": LibraryTrial.soup("Broth")])
        let library = trial.library()
        try await trial.update(library)
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/c.cook")
        let contents = try #require(try await trial.update(library).last)
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/c.cook"])
        try await trial.update(library)
        for arrangement in Self.arrangements {
            let arranged = try library.arranged(contents, by: arrangement)
            #expect(try titles(library, arranged) == ["Aspic", "Broth"], "\(arrangement)")
        }
    }

    @Test func `recipes may be missing from the index before the next listing is written`() async throws {
        let texts = ["a.cook": "Aspic", "b.cook": "Broth", "c.cook": "Chowder"].mapValues { LibraryTrial.soup($0) }
        let trial = try LibraryTrial(texts)
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        let writer = try IndexWriter(library.currentIndex.location)
        let files = try await writer.files()
        try await writer.remove(files.filter { !$0.path.hasSuffix("b.cook") }.map(\.id))
        try await writer.commit()
        for arrangement in Self.arrangements {
            let arranged = try #require(try library.arranged(contents, by: arrangement))
            #expect(try titles(library, arranged) == ["Broth"] && arranged.numberOfRecipes == 1, "\(arrangement)")
        }
        let listing = try #require(library.listing(of: contents))
        #expect(LibraryTrial.rows(listing) == ["Soups: ?", "Soups: Broth", "Soups: ?"])
        #expect(listing.row(of: RecipeID(path: trial.folder["Cookbook/b.cook"]), inSection: 0) == 1)
    }

    @Test func `the listing may be deleted, and the index may have been made anew`() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Aspic")])
        let library = trial.library()
        let contents = try #require(try await trial.update(library).last)
        for title in ["Broth", "Chowder", "Dal"] {
            try trial.folder.write(LibraryTrial.soup(title), to: "Cookbook/\(title).cook")
            try await trial.update(library)
        }
        for _ in 0..<2 {
            for arrangement in Self.arrangements {
                let arranged = try library.arranged(contents, by: arrangement)
                #expect(try titles(library, arranged) == ["Aspic", "Broth", "Chowder", "Dal"], "\(arrangement)")
            }
            library.damage.note(IndexError(code: 11, message: "for a test"), in: library.currentIndex)
            try await trial.update(library)
            #expect(library.currentIndex.epoch > 0)
        }
    }

    @Test func `an update is requested once if another process has changed the index`() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Aspic"), "b.cook": LibraryTrial.soup("Broth")])
        let library = IndexedCookbook(trial.cookbook, folder: trial.folder["index"], watchesFolders: false)
        let requests = Mutex(0)
        library.whenChanged { _ in requests.withLock { $0 += 1 } }
        let contents = try #require(try await trial.update(library).last)
        let listing = try #require(library.listing(of: contents))
        _ = try library.arranged(contents, by: ListArrangement(order: .time))
        #expect(LibraryTrial.rows(listing) == ["Soups: Aspic", "Soups: Broth"] && requests.withLock { $0 } == 0)
        try FileManager.default.removeItem(atPath: trial.folder["Cookbook/b.cook"])
        try await trial.update(trial.library())
        let other = try #require(library.listing(of: contents))
        #expect(LibraryTrial.rows(other) == ["Soups: Aspic", "Soups: ?"] && requests.withLock { $0 } == 1)
        _ = try library.arranged(contents, by: ListArrangement(order: .time))
        #expect(requests.withLock { $0 } == 1)
        let newer = try #require(try await trial.update(library).last)
        #expect(newer.generation > contents.generation && newer.numberOfRecipes == 1)
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/c.cook")
        try await trial.update(trial.library())
        let arranged = try library.arranged(newer, by: ListArrangement(order: .time))
        #expect(try titles(library, arranged) == ["Aspic", "Chowder"])
        #expect(requests.withLock { $0 } == 2)
    }
}
