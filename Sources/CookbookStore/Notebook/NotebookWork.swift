import RecipeFormats
import RecipeKit
import RecipeLibrary

/// The state of a ``NoteKeeper``: the notebook, the contents for the screens, and the unsaved changes.
package struct NotebookWork {
    package var contents = NotebookContents()

    private let cookbook: Cookbook
    package let notebook: Notebook
    private var hasBegun = false
    /// The version of the notebook file at the last reading. It changes when another program changes the notebook.
    private var version: Int?
    /// The notebook in memory that is used while the notebook file cannot be written, or else `nil`.
    private var temporaryNotebook: Notebook?
    /// The changes that are not in the notebook file yet, oldest first.
    private var unsaved: [(fingerprint: RecipeFingerprint, edits: [NotebookEdit])] = []
    /// The fingerprints of the recipes that the user opened last. The latest is at the end.
    private var opened: [RecipeFingerprint] = []

    /// The maximum number of recipes in ``opened``.
    private static let maximumOpened = 16

    package init(_ cookbook: Cookbook, _ notebook: Notebook) {
        self.cookbook = cookbook
        self.notebook = notebook
    }

    /// Reads the recipe marks. Only the first call has an effect.
    package mutating func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if notebook.isWithoutPath {
            contents.failure = NotebookFailure(
                description: "nothing is kept, because HOME and XDG_DATA_HOME are unset.")
        }
        readMarks()
    }

    /// Tries again to save the unsaved changes. Returns the failure to show, or `nil` if there is none. While changes
    /// are unsaved, each call returns the failure.
    package mutating func takeFailure() -> NotebookFailure? {
        if temporaryNotebook != nil {
            save()
            readMarks()
        }
        defer { if temporaryNotebook == nil { contents.failure = nil } }
        return contents.failure
    }

    // MARK: - Changing

    package mutating func apply(_ edits: [NotebookEdit], to fingerprint: RecipeFingerprint) {
        unsaved.append((fingerprint, edits))
        save()
        // The notebook logs its errors. If this call fails, the edits are not lost, because they are in `unsaved`.
        if let temporaryNotebook { _ = try? temporaryNotebook.apply(edits, to: fingerprint, in: cookbook) }
        if opened.contains(where: { $0.id == fingerprint.id }) { read(fingerprint) }
        // The first edit of a recipe adds its recipe mark.
        let isKnown = contents.marks[fingerprint.id, title: fingerprint.title] != nil
        if !isKnown || edits.contains(where: \.changesMarks) { readMarks() }
    }

    /// Writes the unsaved changes to the notebook file, oldest first. If that fails, keeps them in a notebook in
    /// memory.
    private mutating func save() {
        do throws(NotebookError) {
            while let (fingerprint, edits) = unsaved.first {
                let entry = try notebook.apply(edits, to: fingerprint, in: cookbook)
                if contents.entries[fingerprint.id] != nil { contents.entries[fingerprint.id] = entry }
                unsaved.removeFirst()
            }
            if temporaryNotebook != nil { contents.failure = nil }
            temporaryNotebook = nil
            contents.unsavedReason = nil
            takeNotice()
        } catch {
            useTemporaryNotebook(error)
        }
    }

    private mutating func useTemporaryNotebook(_ error: NotebookError) {
        contents.unsavedReason = error.message
        contents.failure = NotebookFailure(description: "not saved, kept until you quit: \(error.message)")
        guard temporaryNotebook == nil else { return }
        let copy = Notebook(path: nil)
        let problem = "The notebook cannot be copied into memory"
        _ = LibraryLog.notebook.value(orLog: problem) {
            try copy.importState(Array(notebook.exportedState().text().utf8), file: "notebook")
        }
        // The notebook logs its errors. If a call fails, the edits are not lost, because they are in `unsaved`. The
        // last change is left out here, because the method `apply(_:to:)` applies it later.
        for (fingerprint, edits) in unsaved.dropLast() { _ = try? copy.apply(edits, to: fingerprint, in: cookbook) }
        temporaryNotebook = copy
    }

    private mutating func takeNotice() {
        if let notice = notebook.takeNotice() { contents.failure = NotebookFailure(description: notice) }
    }

    // MARK: - Reading

    /// Returns the entry of a recipe, with what is not saved yet. It is empty if it cannot be read: the notebook logs
    /// its errors, and the screens show them.
    package func entry(of fingerprint: RecipeFingerprint) -> NotebookEntry {
        (try? (temporaryNotebook ?? notebook).entry(of: fingerprint, in: cookbook)) ?? NotebookEntry()
    }

    package mutating func open(_ fingerprint: RecipeFingerprint) {
        var fingerprint = fingerprint
        let known = opened.firstIndex { $0.id == fingerprint.id }.map { opened.remove(at: $0) }
        if !fingerprint.isRead, let known, known.isRead { fingerprint = known }
        opened.append(fingerprint)
        if opened.count > Self.maximumOpened { contents.entries[opened.removeFirst().id] = nil }
        read(fingerprint)
    }

    private mutating func read(_ fingerprint: RecipeFingerprint) {
        do throws(NotebookError) {
            contents.entries[fingerprint.id] = try (temporaryNotebook ?? notebook).entry(of: fingerprint, in: cookbook)
            takeNotice()
        } catch {
            report(error)
        }
    }

    private mutating func readMarks() {
        do throws(NotebookError) {
            contents.marks = try (temporaryNotebook ?? notebook).marks(in: cookbook)
            version = try notebook.version()
            takeNotice()
        } catch {
            report(error)
        }
    }

    private mutating func report(_ error: NotebookError) {
        if contents.failure == nil { contents.failure = NotebookFailure(description: error.message) }
    }

    package mutating func reload() {
        // The notebook logs its errors. If the version cannot be read, the contents remain as they are.
        guard let now = try? notebook.version(), now != version else { return }
        readMarks()
        for fingerprint in opened { read(fingerprint) }
    }

    package mutating func follow(_ list: (WantedRecipes) -> [RecipeSummary]) {
        // The notebook logs its errors. If the call fails, the next reading of the cookbook tries again.
        guard temporaryNotebook == nil, (try? notebook.followFiles(in: cookbook, list: list)) == true else { return }
        readMarks()
    }

    // MARK: - Files

    /// If the edits say that the user cooked the recipe today, returns the edit that stores the current text of the
    /// file. Otherwise, or if the text cannot be stored, returns an empty array.
    package func cookedText(_ edits: [NotebookEdit], _ recipe: RecipeSummary) -> [NotebookEdit] {
        let isCooked = edits.contains { if case .cooked(let cooking) = $0 { cooking.day == .today } else { false } }
        guard isCooked, recipe.id.index == 0, let text = Cookbook.revisionText(ofFileAt: recipe.id.path) else {
            return []
        }
        return [.revision(text, .cooked)]
    }

    package mutating func kept(_ path: String, _ content: [UInt8]) {
        guard let text = Cookbook.revisionText(content, file: path),
            let fingerprint = RecipeFingerprint(ofRecipeIn: content, file: path)
        else { return }
        apply([.revision(text, .found)], to: fingerprint)
    }

    package mutating func rewritten(_ path: String, from old: [UInt8]?, to new: [UInt8]) {
        guard let text = Cookbook.revisionText(new, file: path),
            let fingerprint = RecipeFingerprint(ofRecipeIn: new, file: path)
        else { return }
        let before = old.flatMap { RecipeFingerprint(ofRecipeIn: $0, file: path) }
        let oldText = old.flatMap { Cookbook.revisionText($0, file: path) }
        let edits = (oldText.map { [.revision($0, .found)] } ?? []) + [NotebookEdit.revision(text, .edited)]
        // The entry is stored under the fingerprint of the old content. It gets the edits first, and then the new
        // fingerprint.
        apply(edits, to: before ?? fingerprint)
        guard let before, before != fingerprint else { return }
        // The notebook logs its errors. If this call fails, the entry is found later: by its path, or when the cookbook
        // is read again.
        try? notebook.moveEntry(from: before, to: fingerprint, in: cookbook)
        guard let index = opened.firstIndex(where: { $0.id == fingerprint.id }) else { return }
        opened[index] = fingerprint
        read(fingerprint)
    }

    /// - Parameter isTakenBack: Whether a killed program had moved the file, and perhaps not its entries.
    package mutating func moved(from old: String, to new: String, isTakenBack: Bool = false) {
        // The notebook logs its errors. If this call fails, the entry is found by its content when the cookbook is read
        // again.
        if isTakenBack {
            try? notebook.returnEntries(from: old, to: new, in: cookbook)
        } else {
            try? notebook.moveEntries(from: old, to: new, in: cookbook)
        }
        for index in opened.indices where opened[index].id.path == old {
            let entry = contents.entries.removeValue(forKey: opened[index].id)
            opened[index].id.path = new
            contents.entries[opened[index].id] = entry
        }
        readMarks()
    }

    // MARK: - Recipes

    /// Returns the fingerprint of a recipe. Reads the file of the recipe if necessary. If the file cannot be read, the
    /// fingerprint has no content hash.
    package func fingerprint(of recipe: RecipeSummary) -> RecipeFingerprint {
        if let known = opened.first(where: { $0.id == recipe.id && $0.isRead }) { return known }
        let problem = "The notebook cannot recognize a recipe if its file moves"
        let whole = LibraryLog.files.value(orLog: problem) { () throws(CookbookError) in try cookbook.load(recipe.id) }
        return RecipeFingerprint(recipe.id, title: whole?.recipe.title ?? recipe.title, recipe: whole?.recipe)
    }
}

extension NotebookEdit {
    /// Whether the edit changes the recipe marks that lists show.
    fileprivate var changesMarks: Bool {
        switch self {
        case .tick, .untickAll, .cooking, .revision: false
        case .favourite, .rating, .note, .cooked, .notCooked, .scale: true
        }
    }
}
