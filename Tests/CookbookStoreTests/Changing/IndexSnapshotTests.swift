import Foundation
import LibraryTestSupport
import Synchronization
import TestSupport
import Testing

@testable import CookbookStore
@testable import RecipeFormats
@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Snapshots of an index that is being updated")
struct IndexSnapshotTests {
    /// The numbers in the listing, and those of all recipes.
    private static func numbers(_ reader: IndexReader) throws(IndexError) -> (listed: [UInt32], all: [UInt32])? {
        guard let contents = try reader.contents() else { return nil }
        var listed: [UInt32] = []
        for section in contents.sections {
            guard case .stored(let first) = section.rows else { continue }
            for chunk in 0...section.count / IndexSchema.chunkSize { listed += try reader.ids(inChunk: first + chunk) }
        }
        let rows = try reader.statement("SELECT id FROM recipe ORDER BY id")
        defer { rows.reset() }
        var all: [UInt32] = []
        while try rows.step() { all.append(UInt32(rows.int(0))) }
        return (listed.sorted(), all)
    }

    @Test("At any time, the listing has exactly the recipes of the index", arguments: [true, false])
    func listing(isOnDisk: Bool) async throws {
        var cookbook = try ChangingCookbook(seed: 7)
        let trial = cookbook.trial
        let library = isOnDisk ? trial.library() : IndexedCookbook(trial.cookbook, folder: "/dev/null/none")
        try await trial.update(library)
        let location = library.currentIndex.location
        #expect(location.isInMemory != isOnDisk)
        let isOver = Mutex(false)
        async let reading: (snapshots: Int, generations: Set<Int>) = {
            let reader = try IndexReader(location)
            var (snapshots, generations): (Int, Set<Int>) = (0, [])
            while !isOver.withLock({ $0 }) {
                var numbers: (listed: [UInt32], all: [UInt32])?
                do throws(IndexError) {
                    numbers = try reader.snapshot { () throws(IndexError) in
                        generations.insert(try reader.state()?.generation ?? 0)
                        return try Self.numbers(reader)
                    }
                } catch {
                    // An index in memory cannot be read while its writer commits.
                    try #require(error.code == 5 && !isOnDisk, "\(error)")
                    await Task.yield()
                    continue
                }
                let (listed, all) = try #require(numbers)
                try #require(listed == all)
                snapshots += 1
                await Task.yield()
            }
            return (snapshots, generations)
        }()
        for _ in 0..<60 {
            try cookbook.change()
            try await trial.update(library)
        }
        isOver.withLock { $0 = true }
        let (snapshots, generations) = try await reading
        #expect(snapshots > 10 && generations.count > 3, "too few to show anything")
    }

    @Test func `a snapshot in a snapshot sees the same index, and the next one sees the new index`() async throws {
        let trial = try LibraryTrial(["a.cook": LibraryTrial.soup("Aspic")])
        let library = trial.library()
        let first = try #require(try await trial.update(library).last)
        let reader = try IndexReader(library.currentIndex.location)
        let writer = try IndexWriter(library.currentIndex.location)
        let files = try await writer.files()
        // A closure of a snapshot cannot wait for the writer, so its thread is blocked meanwhile.
        let isRemoved = DispatchSemaphore(value: 0)
        let mayRemove = DispatchSemaphore(value: 0)
        Task.detached {
            mayRemove.wait()
            try? await writer.remove(files.map(\.id))
            try? await writer.writeListing(isComplete: true, now: 0)
            isRemoved.signal()
        }
        try reader.snapshot { () throws(IndexError) in
            let before = try Self.numbers(reader)
            mayRemove.signal()
            isRemoved.wait()
            let after = try reader.snapshot { () throws(IndexError) in try Self.numbers(reader) }
            #expect(before?.all.count == 1 && after?.all == before?.all && after?.listed == before?.listed)
        }
        #expect(try Self.numbers(reader)?.all == [])
        #expect(try reader.contents()?.generation == first.generation + 1)
    }
}
