import RecipeKit
import RecipeLibrary
import Synchronization

/// A queue of requests to the notebook. It processes them one after the other on a thread of its own.
///
/// If a change cannot be written to the notebook's file, a notebook in memory keeps it until the program ends. With
/// each later change, the queue tries again to write all unsaved changes.
final class NotebookQueue: Sendable {
    enum Request: Sendable {
        /// Makes changes to the entry of a recipe. Saves either all of the changes or none.
        case edit(RecipeSummary, [NotebookEdit])
        /// Makes a recipe a favourite, or removes it from the favourites if it already is one.
        case toggleFavourite(RecipeSummary)
        /// Stores two texts of a changed file in the history: the text before the change, and the text after it. The
        /// first text is `nil` if the file is new.
        case rewritten(path: String, from: [UInt8]?, to: [UInt8])
        /// Stores the text of a file that is about to be replaced.
        case kept(path: String, [UInt8])
        /// Gives the entries of the recipes in a moved file the new path of the file.
        case moved(from: String, to: String)
        /// Reads the entry of a recipe, because a screen shows the recipe.
        case open(RecipeFingerprint)
        /// Reads the notebook again if another program has changed it.
        case reload
        /// Finds the recipe of each entry again after the file of the recipe was moved. The closure receives titles and
        /// paths, and returns the recipes of the cookbook that have one of these.
        case follow(@Sendable (WantedRecipes) -> [RecipeSummary])
    }

    private let cookbook: Cookbook
    private let requests = Mutex<(queue: [Request], enqueuedCount: Int)>(([], 0))
    private let work: Mutex<NotebookWork>
    private let thread = WorkThread()

    init(_ cookbook: Cookbook, _ notebook: Notebook) {
        self.cookbook = cookbook
        work = Mutex(NotebookWork(cookbook, notebook))
    }

    /// Adds a request to the queue.
    ///
    /// - Returns: The number of the request, counted from 1.
    @discardableResult
    func enqueue(_ request: Request) -> Int {
        requests.withLock { requests in
            requests.queue.append(request)
            requests.enqueuedCount += 1
            return requests.enqueuedCount
        }
    }

    /// Processes all enqueued requests in order. Returns the contents of the notebook afterwards.
    func process() async -> NotebookContents {
        await withCheckedContinuation { continuation in
            thread.run { continuation.resume(returning: self.processAll()) }
        }
    }

    /// Processes all enqueued requests. Waits at most five seconds.
    ///
    /// - Returns: The contents of the notebook, or `nil` if the disk does not answer in this time.
    func finish() -> NotebookContents? { Timeout.result(within: .seconds(5), on: thread) { self.processAll() } }

    private func processAll() -> NotebookContents {
        work.withLock { work in
            let (queue, number) = requests.withLock { requests in
                defer { requests.queue = [] }
                return (requests.queue, requests.enqueuedCount)
            }
            work.begin()
            for request in queue { work.process(request) }
            work.contents.requestsDone = number
            return work.contents
        }
    }

    /// Tries to write the unsaved changes.
    ///
    /// - Throws: ``NotebookFailure`` if changes are still unsaved, or if the notebook has another failure that was not
    ///   thrown before.
    func save() async throws {
        let failure = await withCheckedContinuation { continuation in
            thread.run { continuation.resume(returning: self.work.withLock { $0.takeFailure() }) }
        }
        if let failure { throw failure }
    }
}
