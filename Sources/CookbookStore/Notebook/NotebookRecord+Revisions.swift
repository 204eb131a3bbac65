import GRDB
import RecipeFormats
import RecipeLibrary

/// The revisions of a record. Equal texts are stored once.
extension NotebookRecord {
    /// Returns the revisions in the database, the latest first.
    func storedRevisions(_ db: Database) throws -> [NotebookEntry.Revision] {
        // A notebook that is only read may have tables of an earlier version.
        guard let id, try db.tableExists("revision") else { return [] }
        let hasReasons = try db.tableExists("content")
        let sql =
            hasReasons
            ? """
            SELECT saved, reason, COALESCE(content.text, revision.text) AS text FROM revision
            LEFT JOIN content ON content.id = revision.content WHERE recipe = ? ORDER BY saved DESC
            """ : "SELECT saved, 'edited' AS reason, text FROM revision WHERE recipe = ? ORDER BY saved DESC"
        return try Row.fetchAll(db, sql: sql, arguments: [id]).map { row in
            NotebookEntry.Revision(
                saved: Timestamp(seconds: row["saved"]), text: row["text"],
                reason: NotebookEntry.Revision.Reason(rawValue: row["reason"]) ?? .edited)
        }
    }

    /// Writes the new and changed revisions into the database, and deletes the removed ones.
    mutating func saveRevisions(_ db: Database) throws {
        guard entry.revisions != readRevisions else { return }
        let (old, new) = (Set(readRevisions), Set(entry.revisions))
        for revision in readRevisions where !new.contains(revision) {
            try db.execute(
                sql: "DELETE FROM revision WHERE recipe = ? AND saved = ?", arguments: [id, revision.saved.seconds])
        }
        for revision in entry.revisions where !old.contains(revision) {
            let content = try contentID(of: revision.text, db)
            try db.execute(
                sql: "INSERT OR REPLACE INTO revision (recipe, saved, text, reason, content) VALUES (?, ?, '', ?, ?)",
                arguments: [id, revision.saved.seconds, revision.reason.rawValue, content])
        }
        if !new.isSuperset(of: old) {
            try db.execute(
                sql: "DELETE FROM content WHERE id NOT IN (SELECT content FROM revision WHERE content IS NOT NULL)")
        }
        readRevisions = entry.revisions
    }

    /// Returns the number of a text in the database. Adds the text if it is new.
    private func contentID(of text: String, _ db: Database) throws -> Int64 {
        var hash = StableHash()
        hash.combine(text.utf8)
        let known = try Int64.fetchOne(
            db, sql: "SELECT id FROM content WHERE hash = ? AND text = ?", arguments: [hash.hexadecimal, text])
        if let known { return known }
        try db.execute(
            sql: "INSERT INTO content (hash, text) VALUES (?, ?)", arguments: [hash.hexadecimal, text])
        return db.lastInsertedRowID
    }
}
