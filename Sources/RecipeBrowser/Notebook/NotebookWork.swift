import RecipeKit

/// The state behind a ``NotebookDesk``: the notebook, what was read from it, and what is not on the disk yet.
struct NotebookWork {
    var notes = CookingNotes()

    private let cookbook: Cookbook
    private let notebook: Notebook
    private var hasBegun = false
    private var version: Int?
    /// What is used in place of the notebook while that cannot be.
    private var standIn: Notebook?
    private var unsaved: [(trace: RecipeTrace, edits: [NotebookEdit])] = []
    /// What is known of the recipes that were opened last, the latest last.
    private var opened: [RecipeTrace] = []

    /// So many recipes are on screens, and were just before.
    private static let mostOpened = 16

    init(_ cookbook: Cookbook, _ notebook: Notebook) {
        self.cookbook = cookbook
        self.notebook = notebook
    }

    /// Reads the marks, the first time.
    mutating func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if notebook.isWithoutPlace {
            notes.trouble = NotebookTrouble(description: "nothing is kept, because HOME and XDG_DATA_HOME are unset.")
        }
        readMarks()
    }

    mutating func fulfil(_ wish: NotebookDesk.Wish) {
        switch wish {
        case .edit(let recipe, let edits): apply(edits, to: trace(of: recipe))
        case .toggleFavourite(let recipe):
            let trace = trace(of: recipe)
            let isFavourite = (try? (standIn ?? notebook).entry(of: trace, in: cookbook).isFavourite) ?? false
            apply([.favourite(!isFavourite)], to: trace)
        case .open(let trace): open(trace)
        case .lookAgain: lookAgain()
        case .follow(let list): follow(list)
        case .save: save()
        }
    }

    /// What to tell the person, after one more try; what happened but is over is told once.
    mutating func takeTrouble() -> NotebookTrouble? {
        if standIn != nil {
            save()
            readMarks()
        }
        defer { if standIn == nil { notes.trouble = nil } }
        return notes.trouble
    }

    // MARK: - Changing

    private mutating func apply(_ edits: [NotebookEdit], to trace: RecipeTrace) {
        unsaved.append((trace, edits))
        save()
        if let standIn { _ = try? standIn.apply(edits, to: trace, in: cookbook) }
        if opened.contains(where: { $0.id == trace.id }) { read(trace) }
        if edits.contains(where: \.changesMarks) { readMarks() }
    }

    /// Writes what is not written yet, from the oldest on; where that fails, begins or goes on without the disk.
    private mutating func save() {
        do throws(NotebookError) {
            while let (trace, edits) = unsaved.first {
                let entry = try notebook.apply(edits, to: trace, in: cookbook)
                if notes.entries[trace.id] != nil { notes.entries[trace.id] = entry }
                unsaved.removeFirst()
            }
            if standIn != nil { notes.trouble = nil }
            standIn = nil
            notes.unsavedReason = nil
            takeNotice()
        } catch {
            standOver(error)
        }
    }

    private mutating func standOver(_ error: NotebookError) {
        notes.unsavedReason = error.message
        notes.trouble = NotebookTrouble(description: "not saved, kept until you quit: \(error.message)")
        guard standIn == nil else { return }
        let copy = Notebook(path: nil)
        if let state = try? notebook.exportedState().text() {
            _ = try? copy.importState(Array(state.utf8), file: "notebook")
        }
        for (trace, edits) in unsaved.dropLast() { _ = try? copy.apply(edits, to: trace, in: cookbook) }
        standIn = copy
    }

    private mutating func takeNotice() {
        if let notice = notebook.takeNotice() { notes.trouble = NotebookTrouble(description: notice) }
    }

    // MARK: - Reading

    private mutating func open(_ trace: RecipeTrace) {
        var trace = trace
        let known = opened.firstIndex { $0.id == trace.id }.map { opened.remove(at: $0) }
        if !trace.isRead, let known, known.isRead { trace = known }
        opened.append(trace)
        if opened.count > Self.mostOpened { notes.entries[opened.removeFirst().id] = nil }
        read(trace)
    }

    private mutating func read(_ trace: RecipeTrace) {
        do throws(NotebookError) {
            notes.entries[trace.id] = try (standIn ?? notebook).entry(of: trace, in: cookbook)
            takeNotice()
        } catch {
            tell(error)
        }
    }

    private mutating func readMarks() {
        do throws(NotebookError) {
            notes.marks = try (standIn ?? notebook).marks(in: cookbook)
            version = try notebook.version()
            takeNotice()
        } catch {
            tell(error)
        }
    }

    private mutating func tell(_ error: NotebookError) {
        if notes.trouble == nil { notes.trouble = NotebookTrouble(description: error.message) }
    }

    private mutating func lookAgain() {
        guard let now = try? notebook.version(), now != version else { return }
        readMarks()
        for trace in opened { read(trace) }
    }

    private mutating func follow(_ list: (WantedRecipes) -> [RecipeSummary]) {
        guard standIn == nil, (try? notebook.followFiles(in: cookbook, list: list)) == true else { return }
        readMarks()
    }

    // MARK: - Recipes

    /// What the recipe is found again by. Its file is read, unless it was just, or is large.
    private func trace(of recipe: RecipeSummary) -> RecipeTrace {
        if let known = opened.first(where: { $0.id == recipe.id && $0.isRead }) { return known }
        let whole = try? cookbook.load(recipe.id)
        return RecipeTrace(recipe.id, title: whole?.recipe.title ?? recipe.title, recipe: whole?.recipe)
    }
}

extension NotebookEdit {
    /// Whether a list shows what it changes.
    fileprivate var changesMarks: Bool {
        switch self {
        case .tick, .untickAll: false
        case .favourite, .rating, .note, .cooked, .notCooked: true
        }
    }
}
