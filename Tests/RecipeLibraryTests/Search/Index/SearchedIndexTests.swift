import Foundation
import GRDB
import LibraryTestSupport
import Testing

@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("The open index of a search")
struct SearchedIndexTests {
    private let trial: LibraryTrial
    private let library: IndexedCookbook

    init() async throws {
        trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Broth"), "b.cook": LibraryTrial.soup("Bisque")])
        library = trial.library()
        try await trial.update(library)
    }

    @Test func `an index without a listing has no words`() async throws {
        let queue = try DatabaseQueue(path: trial.indexPath)
        try await queue.write { try $0.execute(sql: "UPDATE state SET generation = 0") }
        var index = SearchedIndex()
        #expect(try index.words(of: library.currentIndex) == nil)
        #expect(try index.openedWords(of: library.currentIndex) == nil)
        try await queue.write { try $0.execute(sql: "UPDATE state SET generation = 1") }
        let words = try index.words(of: library.currentIndex)
        #expect(words?.listed.count == 2 && words?.state.generation == 1)
    }

    @Test func `the words of an open index are prepared again after a new listing`() async throws {
        var index = SearchedIndex()
        #expect(try index.openedWords(of: library.currentIndex) == nil, "nothing is open yet")
        #expect(try index.words(of: library.currentIndex)?.listed.count == 2)
        let words = try #require(try index.openedWords(of: library.currentIndex))
        #expect(words.listed.count == 2)
        try trial.folder.write(LibraryTrial.soup("Chowder"), to: "Cookbook/c.cook")
        try await trial.update(library)
        #expect(try index.openedWords(of: library.currentIndex) == nil)
        #expect(try index.words(of: library.currentIndex)?.listed.count == 3)
        let newer = try #require(try index.openedWords(of: library.currentIndex))
        #expect(newer.listed.count == 3 && newer.state.generation > words.state.generation)
    }

    @Test func `an open index is not used for another one`() async throws {
        let other = try LibraryTrial(["x.cook": LibraryTrial.soup("Gazpacho")])
        let otherLibrary = other.library()
        try await other.update(otherLibrary)
        var index = SearchedIndex()
        #expect(try index.words(of: library.currentIndex)?.listed.count == 2)
        #expect(try index.openedWords(of: otherLibrary.currentIndex) == nil)
        #expect(try index.words(of: otherLibrary.currentIndex)?.listed.count == 1)
        #expect(try index.words(of: library.currentIndex)?.listed.count == 2)
    }

    @Test func `an index that is not there has no words, and an index that is no database has none either`() throws {
        var index = SearchedIndex()
        let missing = IndexIdentity(location: .disk(path: trial.folder["index/none.sqlite"]))
        #expect(try index.words(of: missing) == nil)
        try trial.folder.write(String(repeating: "This is no index. ", count: 100), to: "index/text.sqlite")
        let text = IndexIdentity(location: .disk(path: trial.folder["index/text.sqlite"]))
        #expect(try index.words(of: text) == nil)
    }

    @Test func `menus are not among the searched recipes`() async throws {
        try trial.folder.write("# Day\n\n@./a{}\n", to: "Cookbook/Week.menu")
        try await trial.update(library)
        var index = SearchedIndex()
        #expect(try index.words(of: library.currentIndex)?.listed.count == 2)
    }
}
