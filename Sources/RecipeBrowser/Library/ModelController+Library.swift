import RecipeKit
import RecipeLibrary
import SectionedLists

extension ModelController where Model == LibraryContents {
    /// Creates a model controller that updates the index of a library in the background, from the files that may have
    /// changed. During the update, it reports partial contents.
    ///
    /// - Parameters:
    ///   - library: The library.
    ///   - contents: The contents of the index before the update, or `nil` if there is no index.
    static func contents(of library: RecipeLibrary, from contents: LibraryContents?) -> ModelController<LibraryContents>
    {
        ModelController(data: contents) { report in
            let delays = library.delays()
            async let _: Void = reportDelays(delays, report)
            var last = contents
            try await library.updateChanged { update in
                last = update.contents ?? last
                guard update.total > 0 else { return }
                await report(
                    .init(done: update.done, total: update.total, isEstimate: update.done < update.total),
                    update.contents)
            }
            try Task.checkCancellation()
            guard let last else { return LibraryContents() }
            // If no folder can be listed, the update fails. An empty folder is not an error.
            if let error = last.error, last.isUnlisted { throw error }
            return last
        }
    }

    /// Reports each path whose file system does not answer. The message appears in place of the progress. A path of
    /// `nil` removes the message.
    private static func reportDelays(_ delays: AsyncStream<String?>, _ report: Report) async {
        for await path in delays {
            let note = path.map { "No answer yet from \($0)" }
            await report(.init(done: 0, total: 0, note: note), nil)
        }
    }
}
