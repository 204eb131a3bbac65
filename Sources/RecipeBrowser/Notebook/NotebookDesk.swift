import RecipeKit
import Synchronization

/// Where the notebook is read and written, on a thread of its own: wishes are laid down here and fulfilled one after the
/// other, however long the disk takes.
///
/// What cannot be written is kept in a notebook in memory, so that everything works until the program ends; each further
/// wish tries the disk again with all that is not on it yet.
final class NotebookDesk: Sendable {
    enum Wish: Sendable {
        /// Something was added to a recipe; all of it is kept, or nothing.
        case edit(RecipeSummary, [NotebookEdit])
        /// A recipe is to be a favourite, or no longer, whichever it is not.
        case toggleFavourite(RecipeSummary)
        /// A recipe is shown, so that all that was added to it is wanted. The recipe itself, where it was read.
        case open(RecipeTrace)
        /// Another program may have changed the notebook.
        case lookAgain
        /// Recipes may have gone elsewhere; the closure gives those of the cookbook that are looked for.
        case follow(@Sendable (WantedRecipes) -> [RecipeSummary])
        /// The disk may have room again.
        case save
    }

    private let cookbook: Cookbook
    private let wishes = Mutex<(queue: [Wish], laidDown: Int)>(([], 0))
    private let work: Mutex<NotebookWork>
    private let thread = WorkThread()

    init(_ cookbook: Cookbook, _ notebook: Notebook) {
        self.cookbook = cookbook
        work = Mutex(NotebookWork(cookbook, notebook))
    }

    /// - Returns: The wish's number, counted from 1.
    @discardableResult
    func lay(_ wish: Wish) -> Int {
        wishes.withLock { wishes in
            wishes.queue.append(wish)
            wishes.laidDown += 1
            return wishes.laidDown
        }
    }

    /// Fulfils all wishes that were laid down, in their order.
    func fulfil() async -> CookingNotes {
        await withCheckedContinuation { continuation in
            thread.run { continuation.resume(returning: self.fulfilAll()) }
        }
    }

    /// Waits until all wishes are fulfilled, but not for a disk that does not answer.
    ///
    /// - Returns: What there is then; `nil` where the disk does not answer.
    func finish() -> CookingNotes? { Patience.result(within: .seconds(5), on: thread) { self.fulfilAll() } }

    private func fulfilAll() -> CookingNotes {
        work.withLock { work in
            let (queue, number) = wishes.withLock { wishes in
                defer { wishes.queue = [] }
                return (wishes.queue, wishes.laidDown)
            }
            work.begin()
            for wish in queue { work.fulfil(wish) }
            work.notes.wishesDone = number
            return work.notes
        }
    }

    /// Tries to save what is not saved.
    ///
    /// - Throws: ``NotebookTrouble``: why it is not, or, once, what else the person must know.
    func save() async throws {
        let trouble = await withCheckedContinuation { continuation in
            thread.run { continuation.resume(returning: self.work.withLock { $0.takeTrouble() }) }
        }
        if let trouble { throw trouble }
    }
}
