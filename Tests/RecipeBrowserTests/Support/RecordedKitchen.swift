import RecipeLibrary
import Synchronization

@testable import CookbookStore
@testable import RecipeBrowser

extension CookbookKitchen {
    /// Returns the changes of kitchen files that a closure makes.
    func changes(_ work: (CookbookKitchen) throws -> Void) throws -> [KitchenFolder.Change] {
        let log = Log()
        try work(recording(KitchenFolder.Recorder { change in log.changes.withLock { $0.append(change) } }))
        return log.changes.withLock { $0 }
    }

    func undo(_ changes: [KitchenFolder.Change]) throws {
        for change in changes.reversed() { try KitchenFolder.undo(change, KitchenFolder.Recorder { _ in }) }
    }
}

private final class Log: Sendable {
    let changes = Mutex<[KitchenFolder.Change]>([])
}

extension Store {
    func edit(
        _ recipe: RecipeSummary, _ edits: [NotebookEdit], completion: @escaping @MainActor (String?) -> Void = { _ in }
    ) {
        note("Changed", recipe, { _ in edits }, completion: completion)
    }
}
