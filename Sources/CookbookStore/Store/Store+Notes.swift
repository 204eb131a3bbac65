import RecipeKit
import RecipeLibrary
import Synchronization

// The notebook of the store: what the user adds to recipes.
extension Store {
    func take(_ notes: NotebookContents) {
        guard notes.number >= self.notes.number else { return }
        let isFirst = !hasNotes
        let (old, isChanged) = (self.notes, notes.number != self.notes.number)
        self.notes = notes
        hasNotes = true
        marks.value.withLock { $0 = notes.marks }
        guard isChanged || isFirst else { return }
        let isSavedNow = old.unsavedReason != nil && notes.unsavedReason == nil
        let isFailureNew = notes.failure != nil && notes.failure != reportedFailure
        reportedFailure = notes.failure
        publish(StoreEvent(notes: notes, isFailureNew: isSavedNow || isFailureNew))
    }

    /// Does work with the notebook on the reading thread.
    private func readNotes(
        _ work: @escaping @Sendable (NoteKeeper) -> Void, then finish: @escaping @MainActor () -> Void = {}
    ) {
        reader.perform({ [keeper] in
            work(keeper)
            return keeper.contents
        }) { [weak self] notes in
            self?.take(notes)
            finish()
        }
    }

    /// Reads the notebook in the background, and takes back what killed programs have begun to change.
    package func start() {
        readNotes { $0.begin() }
        let context = context
        writer.perform({ context.unfinished.takeBack(context) }) {}
    }

    /// Reads the notebook again if another program has changed it. Does nothing before it was read for the first time.
    package func reload() {
        if hasNotes { readNotes { $0.reload() } }
    }

    /// Reads the timers, and reads them and the notebook again whenever another window or command writes to the notebook.
    /// Only the first call has an effect.
    package func followNotebook() {
        guard watch == nil else { return }
        watch = NotebookWatch(notebook) { [weak self] in
            Task { @MainActor in
                self?.timers.read()
                self?.reload()
            }
        }
        timers.read()
    }

    /// Tries again to save what could not be saved. Returns the failure to show, or `nil` if there is none.
    package func takeFailure() async -> NotebookFailure? {
        await withCheckedContinuation { continuation in
            writer.perform({ [keeper] in (keeper.takeFailure(), keeper.contents) }) { [weak self] failure, notes in
                continuation.resume(returning: failure)
                self?.take(notes)
            }
        }
    }

    /// A sentence that warns the user about changes that are lost if the program ends now. `nil` if all changes are
    /// saved.
    package var unsavedChanges: String? { notes.unsavedReason.map { "Your changes are not saved: \($0)" } }

    /// Requests the notebook entry of a recipe. If the fingerprint has a content hash, the entry is found even if the
    /// file was moved.
    package func open(_ recipe: RecipeFingerprint) { readNotes { $0.open(recipe) } }

    /// Calls a closure with the notebook entry of a recipe: at once if the entry is known, or else after it was read.
    /// If the entry cannot be read, calls the closure with an empty entry.
    package func withEntry(of recipe: RecipeSummary, _ ask: @escaping @MainActor (NotebookEntry) -> Void) {
        if let entry = entry(of: recipe.id) { return ask(entry) }
        let fingerprint = RecipeFingerprint(recipe.id, title: recipe.title)
        readNotes({ $0.open(fingerprint) }) { [weak self] in ask(self?.entry(of: recipe.id) ?? NotebookEntry()) }
    }

    /// Finds the recipe of each notebook entry again after the file of the recipe was moved. Does nothing if no recipe
    /// has a recipe mark.
    ///
    /// - Parameter list: Receives titles and paths, and returns the recipes of the cookbook that have one of these
    ///   titles or paths. Called in the background.
    package func follow(_ list: @escaping @Sendable (WantedRecipes) -> [RecipeSummary]) {
        if !notes.marks.isEmpty { readNotes { $0.followFiles(list) } }
    }

    /// Returns the recipe mark of a recipe, or `nil` if the notebook has none.
    package func mark(of recipe: RecipeSummary) -> RecipeMark? { notes.marks.isEmpty ? nil : notes.marks[recipe] }

    /// Returns the notebook entry of a recipe, or `nil` if it is not read. Only the entries of the recipes that were
    /// opened last are kept.
    package func entry(of recipe: RecipeID) -> NotebookEntry? { notes.entries[recipe] }

    /// A function that returns the facts about a recipe for a search. Any thread can call it.
    package var facts: @Sendable (RecipeSummary) -> SearchFacts {
        { [marks] recipe in marks.value.withLock { $0.facts(of: recipe) } }
    }

    /// A function that returns facts about the recipes with a recipe mark. If the arrangement has a filter for missing
    /// ingredients, the result also contains the recipes that pass this filter. Do not call the function on the main
    /// thread.
    package var allFacts: @Sendable (ListArrangement) -> [RecipeID: SearchFacts] {
        { [marks, missing] arrangement in
            let marks = marks.value.withLock { $0 }
            var facts = Dictionary(marks.all.map { ($0.id, $0.facts) }, uniquingKeysWith: { first, _ in first })
            if let most = arrangement.mostMissing {
                for (recipe, count) in missing.counts(missingAtMost: most) {
                    facts[recipe, default: SearchFacts()].missing = count
                }
            }
            return facts
        }
    }

    /// Changes the notebook entry of a recipe.
    ///
    /// - Parameters:
    ///   - title: What the person reads when the change is undone.
    ///   - recipe: The recipe.
    ///   - changes: Returns the changes of the current entry.
    ///   - group: Changes of one group that directly follow each other are undone together.
    ///   - completion: Called with `nil` after the changes were saved, or with the reason why they were not.
    package func note(
        _ title: String, _ recipe: RecipeSummary, group: String? = nil,
        _ changes: @escaping @Sendable (NotebookEntry) -> [NotebookEdit],
        completion: @escaping @MainActor (_ failure: String?) -> Void = { _ in }
    ) {
        change(
            title,
            { edits throws(EditingError) in
                edits.group = group
                edits.note(recipe, changes)
            }
        ) { completion((try? $0.get())?.unsavedReason) }
    }

    // MARK: - Ticks

    /// Returns whether a row of a recipe is ticked. A tick is visible before it is saved.
    package func isTicked(_ item: String, in recipe: RecipeID) -> Bool {
        for tick in pendingTicks.reversed() where tick.recipe == recipe && (tick.item == nil || tick.item == item) {
            return tick.isTicked
        }
        return entry(of: recipe)?.ticks.contains(item) ?? false
    }

    package func toggle(_ item: String, in recipe: RecipeSummary) {
        let isTicked = !isTicked(item, in: recipe.id)
        tick(isTicked ? "Ticked a line" : "Unticked a line", recipe, item, isTicked, .tick(item, isTicked: isTicked))
    }

    package func untickAll(in recipe: RecipeSummary) { tick("Removed the ticks", recipe, nil, false, .untickAll) }

    private func tick(_ title: String, _ recipe: RecipeSummary, _ item: String?, _ isTicked: Bool, _ edit: NotebookEdit)
    {
        lastNumber += 1
        let number = lastNumber
        pendingTicks.append((number, recipe.id, item, isTicked))
        note(title, recipe, { _ in [edit] }) { [weak self] _ in self?.pendingTicks.removeAll { $0.number == number } }
    }
}
