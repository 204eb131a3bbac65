import GRDB
import RecipeKit
import RecipeLibrary

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
