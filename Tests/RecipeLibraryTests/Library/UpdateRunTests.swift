import Testing

@testable import RecipeLibrary

@Suite("The progress of an update of an index")
struct UpdateRunTests {
    private func batch(_ recipes: Int, _ files: (size: Int, done: Int?)...) -> IndexBatch {
        var batch = IndexBatch()
        batch.recipes = Array(repeating: IndexBatch.Recipe(), count: recipes)
        batch.files = files.map { file in
            IndexBatch.File(
                entry: .init(path: "a.jsonl", course: nil, isMenu: false),
                stamp: FileStamp(size: file.size, mtime: 1, inode: 1), done: file.done)
        }
        return batch
    }

    private func run(size: Int = 0, showsParts: Bool = true, listed: Int = 0, _ batches: IndexBatch...) -> UpdateRun {
        var run = UpdateRun(size: size, showsParts: showsParts, listed: listed)
        for batch in batches { run.add(batch) }
        return run
    }

    @Test func `the first thousand recipes of an update are read in small batches`() {
        #expect(run().batchSize == 256 && run(batch(1023)).batchSize == 256 && run(batch(1024)).batchSize == 2048)
        #expect(run(batch(1000), batch(24)).recipes == 1024)
    }

    @Test func `an update is committed after many recipes, and then after as many again`() {
        #expect(!run(batch(16_383)).isCommitDue && run(batch(16_384)).isCommitDue)
        #expect(!run(batch(16_384), batch(16_383)).isCommitDue)
        #expect(run(batch(16_384), batch(16_384)).isCommitDue)
        #expect(run(batch(16_000), batch(400)).isCommitDue, "counted since the last commit")
    }

    @Test func `the expected number of recipes is rounded to two digits, and never less than those that were read`() {
        #expect(run(size: 1000).expectedRecipes == 0)
        #expect(run(size: 1000, batch(12, (100, nil))).expectedRecipes == 120)
        #expect(run(size: 1000, batch(9, (100, nil))).expectedRecipes == 90)
        #expect(run(size: 1000, batch(127, (100, nil))).expectedRecipes == 1200)
        #expect(run(size: 1000, batch(127, (1000, nil))).expectedRecipes == 127, "everything was read")
        #expect(run(size: 1000, batch(129, (995, nil))).expectedRecipes == 129, "rounding would lose recipes")
        #expect(run(size: 1000, batch(5, (0, nil))).expectedRecipes == 5, "the size is not known yet")
    }

    @Test func `a file that is read in parts counts once`() {
        let (first, second) = (batch(5, (100, 50)), batch(5, (100, 80)))
        #expect(run(size: 200, first).expectedRecipes == 20)
        #expect(run(size: 200, first, second).expectedRecipes == 25)
        #expect(run(size: 200, first, second, batch(5, (100, nil))).expectedRecipes == 30)
        #expect(run(size: 400, first, batch(5, (100, nil), (300, 100))).expectedRecipes == 20)
    }

    @Test func `a part of a listing is shown after four times as many recipes as before`() {
        #expect(!run().isListingDue && run(batch(1)).isListingDue)
        #expect(!run(listed: 100, batch(299)).isListingDue && run(listed: 100, batch(300)).isListingDue)
        #expect(!run(showsParts: false, batch(300)).isListingDue)
        var run = run(batch(10))
        run.didList()
        #expect(!run.isListingDue)
        run.add(batch(29))
        #expect(!run.isListingDue)
        run.add(batch(1))
        #expect(run.isListingDue)
    }
}
