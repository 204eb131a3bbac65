import RecipeKit
import RecipeLibrary
import Synchronization

/// The notebook of a store. Both threads of the store use it: the one changes entries, the other reads them.
///
/// If a change cannot be written to the notebook's file, a notebook in memory keeps it until the program ends. With
/// each later change, all unsaved changes are tried again.
package final class NoteKeeper: Sendable {
    private let work: Mutex<NotebookWork>

    package init(_ cookbook: Cookbook, _ notebook: Notebook) { work = Mutex(NotebookWork(cookbook, notebook)) }

    /// What the screens show.
    package var contents: NotebookContents { work.withLock { $0.contents } }

    private func perform<Value: Sendable>(_ body: (inout NotebookWork) -> Value) -> Value {
        work.withLock { work in
            work.begin()
            defer { work.contents.number += 1 }
            return body(&work)
        }
    }

    /// Reads the recipe marks. Only the first call has an effect.
    package func begin() { perform { _ in } }

    /// Reads the notebook again if another program has changed it.
    package func reload() { perform { $0.reload() } }

    /// Reads the entry of a recipe, because a screen shows the recipe.
    package func open(_ recipe: RecipeFingerprint) { perform { $0.open(recipe) } }

    /// Finds the recipe of each entry again after the file of the recipe was moved. The closure receives titles and
    /// paths, and returns the recipes of the cookbook that have one of these.
    package func followFiles(_ list: (WantedRecipes) -> [RecipeSummary]) { perform { $0.follow(list) } }

    /// Tries again to save the unsaved changes. Returns the failure to show, or `nil` if there is none.
    package func takeFailure() -> NotebookFailure? { perform { $0.takeFailure() } }

    /// Returns the entry of a recipe, with what is not saved yet.
    package func entry(of recipe: RecipeSummary) -> NotebookEntry {
        perform { $0.entry(of: $0.fingerprint(of: recipe)) }
    }

    // MARK: - Changing

    /// Changes the entry of a recipe. Returns what was done, or `nil` if nothing has changed.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - changes: Returns the changes of the current entry.
    ///   - announce: Called before the entry is changed.
    package func apply(
        _ recipe: RecipeSummary, _ changes: (NotebookEntry) -> [NotebookEdit],
        announce: (Change.NoteChange) -> Void = { _ in }
    ) -> Change.NoteChange? {
        perform { work in
            let fingerprint = work.fingerprint(of: recipe)
            let before = work.entry(of: fingerprint)
            let edits = changes(before)
            let change = Change.NoteChange(fingerprint, edits, from: before)
            if let change { announce(change) }
            work.apply(edits + work.cookedText(edits, recipe), to: fingerprint)
            return change
        }
    }

    /// Undoes a change of an entry.
    ///
    /// - Throws: ``EditingError/refused(_:)`` if the entry has been changed since.
    package func undo(_ change: Change.NoteChange) throws(EditingError) -> Change.NoteChange {
        let undone = perform { work -> Change.NoteChange? in
            let before = work.entry(of: change.recipe)
            var same = before
            for edit in change.edits { same.apply(edit) }
            guard same == before else { return nil }
            work.apply(change.inverse, to: change.recipe)
            return Change.NoteChange(recipe: change.recipe, edits: change.inverse, inverse: change.edits)
        }
        guard let undone else { throw .changed(change.recipe.title) }
        return undone
    }

    /// Stores or removes a timer.
    package func setTimer(_ id: String, to timer: String?) throws(EditingError) {
        do throws(NotebookError) { try work.withLock { $0.notebook }.setTimers([id: timer]) } catch {
            throw .refused(error.message)
        }
    }

    /// Updates the entries after recipe files have changed.
    package func follow(_ change: CookbookFiles.Change) {
        switch change {
        case .edited(let path, let old, let new): perform { $0.rewritten(path, from: old, to: new) }
        case .created(let path, let content): perform { $0.rewritten(path, from: nil, to: content) }
        case .moved(let moves):
            if let move = moves.first { perform { $0.moved(from: move.from, to: move.to) } }
        case .trashed, .restored: break
        case .several(let changes): for change in changes { follow(change) }
        }
    }

    /// Moves the entries of a file back, after a killed program has moved the file and perhaps its entries.
    package func followBack(_ move: CookbookFiles.Move) {
        perform { $0.moved(from: move.from, to: move.to, isTakenBack: true) }
    }

    /// A function that stores the text of a file in the history of its recipe, before the file is replaced.
    package var keepText: @Sendable (_ path: String, _ text: [UInt8]) -> Void {
        { [weak self] path, text in self?.perform { $0.kept(path, text) } }
    }
}

extension Change.NoteChange {
    /// Returns `nil` if the edits change nothing that a person could undo.
    package init?(_ recipe: RecipeFingerprint, _ edits: [NotebookEdit], from before: NotebookEntry) {
        var after = before
        for edit in edits { after.apply(edit) }
        let inverse = after.edits(backTo: before)
        guard !inverse.isEmpty else { return nil }
        self.init(recipe: recipe, edits: edits, inverse: inverse)
    }
}

extension NotebookEntry {
    /// The edits that make this entry what it was before. The step of cook mode and the revisions are left out: nobody
    /// undoes them.
    fileprivate func edits(backTo old: NotebookEntry) -> [NotebookEdit] {
        var edits: [NotebookEdit] = []
        if isFavourite != old.isFavourite { edits.append(.favourite(old.isFavourite)) }
        if rating != old.rating { edits.append(.rating(old.rating)) }
        if note != old.note { edits.append(.note(old.note)) }
        if factor != old.factor { edits.append(.scale(old.factor)) }
        for cooking in cookings where !old.cookings.contains(where: { $0.day == cooking.day }) {
            edits.append(.notCooked(cooking.day))
        }
        for cooking in old.cookings where !cookings.contains(cooking) { edits.append(.cooked(cooking)) }
        for item in ticks.symmetricDifference(old.ticks).sorted() {
            edits.append(.tick(item, isTicked: old.ticks.contains(item)))
        }
        return edits
    }
}
