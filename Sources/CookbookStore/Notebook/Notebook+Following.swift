import GRDB
import RecipeFormats
import RecipeKit
import RecipeLibrary

extension Notebook {
    /// Finds the recipes whose files were moved, or whose index or title in their file changed. Stores the new path,
    /// index and title in the notebook.
    ///
    /// The function asks the file system about the file of each entry. It calls `list` only if a file is missing, or if
    /// a file can contain several recipes. To compare the ingredients of recipes with the same title, it reads at most
    /// 32 files for each entry.
    ///
    /// - Parameters:
    ///   - cookbook: The cookbook.
    ///   - list: Returns the wanted recipes of the cookbook.
    /// - Returns: Whether an entry changed.
    /// - Throws: ``NotebookError`` if the notebook cannot be read or written.
    public func followFiles(
        in cookbook: Cookbook, list: (WantedRecipes) -> [RecipeSummary]
    ) throws(NotebookError) -> Bool {
        let paths = CookbookPaths(cookbook)
        let records = try read { try NotebookRecord.fetchAll($0) } ?? []
        var wanted = WantedRecipes()
        var suspects: [NotebookRecord] = []
        for record in records {
            guard let given = paths.given(record.fingerprint.id).first else { continue }
            if NotebookFinder.isGone(record.fingerprint.id.path) {
                wanted.add(title: record.fingerprint.title)
            } else if !record.fingerprint.id.isAloneInFile {
                wanted.add(path: given.path)
            } else {
                continue
            }
            suspects.append(record)
        }
        guard !suspects.isEmpty else { return false }
        let recipes = list(wanted).sorted { ($0.id.path, $0.id.index) < ($1.id.path, $1.id.index) }
        var search = MovedRecipes(cookbook, recipes.map { RecipeFingerprint(paths.absolute($0.id), title: $0.title) })
        // A recipe has at most one entry. So the search for an entry skips the recipes of all other entries.
        search.taken = Set(records.map(\.fingerprint.id)).subtracting(suspects.map(\.fingerprint.id))
        let moved = search.matches(for: suspects).filter { $0.0.fingerprint != $0.1 }
        guard !moved.isEmpty else { return false }
        try write { db in
            for (record, fingerprint) in moved {
                try db.execute(
                    sql: "UPDATE recipe SET path = ?, place = ?, title = ?, content = ? WHERE uid = ?",
                    arguments: [
                        fingerprint.id.path, fingerprint.id.index, fingerprint.title, fingerprint.content, record.uid,
                    ])
            }
        }
        return true
    }
}

/// Finds the recipe of each notebook entry again after its file was moved or edited. Searches only the wanted recipes
/// of a cookbook.
private struct MovedRecipes {
    private let cookbook: Cookbook
    private let byPath: [String: [RecipeFingerprint]]
    private let byTitle: [SortingKey: [RecipeFingerprint]]
    /// The recipes that belong to an entry already.
    var taken: Set<RecipeID> = []

    /// The maximum number of recipes with the same title that are read for an entry, to compare their ingredients.
    private static let mostRead = 32

    init(_ cookbook: Cookbook, _ recipes: [RecipeFingerprint]) {
        self.cookbook = cookbook
        byPath = Dictionary(grouping: recipes, by: \.id.path)
        byTitle = Dictionary(grouping: recipes) { SortingKey($0.title) }
    }

    /// Returns the recipes of entries. An entry that has no recipe is left out. No recipe belongs to two entries.
    mutating func matches(for records: [NotebookRecord]) -> [(NotebookRecord, RecipeFingerprint)] {
        var found: [(NotebookRecord, RecipeFingerprint)] = []
        var others: [NotebookRecord] = []
        // Entries whose title is still in the file come first. Otherwise another entry of the file could get their
        // recipe.
        for record in records {
            if let recipe = titled(record) {
                taken.insert(recipe.id)
                found.append((record, recipe))
            } else {
                others.append(record)
            }
        }
        for record in others {
            guard let recipe = only(inFileOf: record) ?? moved(record) else { continue }
            taken.insert(recipe.id)
            found.append((record, recipe))
        }
        return found
    }

    /// Returns the recipe with the title of an entry in the stored file, or `nil` if there is none. If several recipes
    /// have the title, prefers the recipe with the stored index. Ignores recipes that belong to other entries.
    private func titled(_ record: NotebookRecord) -> RecipeFingerprint? {
        let title = SortingKey(record.fingerprint.title)
        let same = (byPath[record.fingerprint.id.path] ?? []).filter {
            SortingKey($0.title) == title && !taken.contains($0.id)
        }
        guard var found = same.first(where: { $0.id == record.fingerprint.id }) ?? same.first else { return nil }
        found.content = found.title == record.fingerprint.title ? record.fingerprint.content : nil
        return found
    }

    /// Returns the only recipe of the stored file, even if its title has changed. Returns `nil` if the file does not
    /// contain exactly one recipe, or if the recipe belongs to another entry.
    private func only(inFileOf record: NotebookRecord) -> RecipeFingerprint? {
        guard let recipes = byPath[record.fingerprint.id.path], recipes.count == 1, !taken.contains(recipes[0].id)
        else {
            return nil
        }
        var found = recipes[0]
        found.content = nil
        return found
    }

    /// Returns a recipe in another file with the same title and ingredients, if the stored file of an entry no longer
    /// exists. Prefers a file with the same name.
    private func moved(_ record: NotebookRecord) -> RecipeFingerprint? {
        guard let content = record.fingerprint.content, NotebookFinder.isGone(record.fingerprint.id.path) else {
            return nil
        }
        let name = NotebookFinder.name(record.fingerprint.id)
        let candidates = (byTitle[SortingKey(record.fingerprint.title)] ?? []).filter { !taken.contains($0.id) }
        let sameName = candidates.filter { NotebookFinder.name($0.id) == name }
        let others = candidates.filter { NotebookFinder.name($0.id) != name }
        for var candidate in (sameName + others).prefix(Self.mostRead) {
            let result = LibraryLog.files.value(orLog: "A recipe is not compared with the notebook's") {
                () throws(CookbookError) in try cookbook.load(candidate.id)
            }
            guard let result, RecipeFingerprint.content(of: result.recipe) == content else { continue }
            candidate.content = content
            return candidate
        }
        return nil
    }
}

extension Notebook {
    /// Changes the fingerprint of a recipe's entry after the program itself has changed the recipe. The change is on
    /// the disk when the call returns. Does nothing if the recipe has no entry.
    ///
    /// - Parameters:
    ///   - old: The fingerprint before the change.
    ///   - new: The fingerprint after the change.
    ///   - cookbook: The cookbook that contains the recipe.
    /// - Throws: ``NotebookError`` if the notebook cannot be written.
    public func moveEntry(
        from old: RecipeFingerprint, to new: RecipeFingerprint, in cookbook: Cookbook
    ) throws(NotebookError) {
        let paths = CookbookPaths(cookbook)
        var (from, to) = (old, new)
        from.id = paths.absolute(old.id)
        to.id = paths.absolute(new.id)
        try write { [from, to] db in
            guard var record = try NotebookFinder(db).record(of: from)?.whole(db) else { return }
            record.follow(to)
            try record.save(db)
        }
    }

    /// Moves the entries of a file to another path, after the program itself has moved the file. The change is on the
    /// disk when the call returns.
    ///
    /// The notebook may still have entries for an earlier file at the new path. These entries get the old path, so that
    /// the entries of the two files are not mixed.
    ///
    /// - Parameters:
    ///   - old: The old path of the file, in the form that the cookbook uses.
    ///   - new: The new path.
    ///   - cookbook: The cookbook that contains the file.
    /// - Throws: ``NotebookError`` if the notebook cannot be read or written.
    public func moveEntries(from old: String, to new: String, in cookbook: Cookbook) throws(NotebookError) {
        let paths = CookbookPaths(cookbook)
        let (from, to) = (paths.absolute(RecipeID(path: old)).path, paths.absolute(RecipeID(path: new)).path)
        let isKnown = try read { db in
            try Int.fetchOne(db, sql: "SELECT 1 FROM recipe WHERE path IN (?, ?)", arguments: [from, to]) != nil
        }
        guard isKnown == true else { return }
        try write { db in
            try db.execute(
                sql: "UPDATE recipe SET path = CASE path WHEN ? THEN ? ELSE ? END WHERE path IN (?, ?)",
                arguments: [from, to, from, from, to])
        }
    }

    /// Moves the entries of a file back to its path, if a killed program has moved them. If they are at their path, they
    /// stay.
    package func returnEntries(from new: String, to old: String, in cookbook: Cookbook) throws(NotebookError) {
        let paths = CookbookPaths(cookbook)
        let (new, old) = (paths.absolute(RecipeID(path: new)).path, paths.absolute(RecipeID(path: old)).path)
        try write { db in
            try db.execute(
                sql: "UPDATE recipe SET path = ? WHERE path = ? AND NOT EXISTS (SELECT 1 FROM recipe WHERE path = ?)",
                arguments: [old, new, old])
        }
    }
}
