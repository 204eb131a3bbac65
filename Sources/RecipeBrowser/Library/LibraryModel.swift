import RecipeKit
import SectionedLists

extension ModelController where Model == LibraryContents {
    /// Brings a cookbook's index up to date in the background and shows what it lists meanwhile.
    ///
    /// - Parameter contents: What the index lists as it was left.
    static func contents(of library: RecipeLibrary, from contents: LibraryContents?) -> ModelController<LibraryContents>
    {
        ModelController(data: contents) { report in
            let delays = library.delays()
            async let _: Void = tell(of: delays, report)
            var last = contents
            try await library.update { update in
                last = update.contents ?? last
                guard update.total > 0 else { return }
                await report(
                    .init(done: update.done, total: update.total, isEstimate: update.done < update.total),
                    update.contents)
            }
            try Task.checkCancellation()
            guard let last else { return LibraryContents() }
            // A folder without recipes is one to be filled; one that cannot be read is not.
            if let problem = last.problem, last.isUnlisted { throw problem }
            return last
        }
    }

    /// A folder that hangs says nothing itself.
    private static func tell(of delays: AsyncStream<String?>, _ report: Report) async {
        for await path in delays {
            let note = path.map { "No answer yet from \($0)" }
            await report(.init(done: 0, total: 0, note: note), nil)
        }
    }
}
