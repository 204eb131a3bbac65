import GRDB
import RecipeFormats
import RecipeKit
import RecipeLibrary

/// A row of the notebook's table of recipes, with its cookings, ticks and revisions.
struct NotebookRecord {
    /// The number of the row, or `nil` if the record is not in the notebook.
    var id: Int64?
    /// The identifier of the record. It is the same in every copy of the notebook.
    var uid: String
    /// The fingerprint of the recipe. Its path is absolute.
    var fingerprint: RecipeFingerprint
    /// The time of the last change of the entry.
    var changed: Timestamp
    var entry = NotebookEntry()
    /// The revisions that were read from the database.
    var readRevisions: [NotebookEntry.Revision] = []

    init(_ fingerprint: RecipeFingerprint) {
        uid = Self.newUID()
        self.fingerprint = fingerprint
        changed = Timestamp(seconds: 0)
    }

    /// Creates a record without its cookings, ticks and revisions, which other tables contain.
    init(_ row: Row) throws {
        id = row["id"]
        uid = row["uid"]
        fingerprint = RecipeFingerprint(
            RecipeID(path: row["path"], index: row["place"]), title: row["title"], content: row["content"])
        changed = Timestamp(seconds: row["changed"])
        entry.favouriteSince = (row["favouriteSince"] as Int?).map(Timestamp.init)
        entry.rating = row["rating"]
        entry.note = row["note"]
        entry.factor = (row["factor"] as String?).flatMap { Rational(parsing: $0) }
        entry.currentStep = row["step"]
    }

    private static func newUID() -> String {
        (0..<4).map { _ in
            let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
            return String(repeating: "0", count: 8 - digits.utf8.count) + digits
        }.joined()
    }

    // MARK: - Reading

    static func fetchAll(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> [Self] {
        try Row.fetchAll(db, sql: "SELECT * FROM recipe WHERE \(condition) ORDER BY id", arguments: arguments)
            .map(Self.init)
    }

    static func fetchAll(_ db: Database) throws -> [Self] { try fetchAll(db, where: "1", []) }

    /// Returns the record with its cookings, ticks and revisions.
    func whole(_ db: Database) throws -> Self {
        var record = self
        record.entry.cookings = try Row.fetchAll(
            db, sql: "SELECT day, note FROM cooking WHERE recipe = ? ORDER BY day DESC", arguments: [id]
        ).compactMap { row in
            CalendarDay(iso: row["day"] as String).map { NotebookEntry.Cooking(day: $0, note: row["note"]) }
        }
        record.entry.ticks = try String.fetchSet(db, sql: "SELECT item FROM tick WHERE recipe = ?", arguments: [id])
        record.entry.revisions = try storedRevisions(db)
        record.readRevisions = record.entry.revisions
        return record
    }

    // MARK: - Writing

    /// Writes the record, or deletes it if its entry is empty.
    mutating func save(_ db: Database) throws {
        guard !entry.isEmpty else {
            if let id { try db.execute(sql: "DELETE FROM recipe WHERE id = ?", arguments: [id]) }
            id = nil
            return
        }
        let columns: [any DatabaseValueConvertible] = [
            uid, fingerprint.id.path, fingerprint.id.index, fingerprint.title, fingerprint.content.databaseValue,
            (entry.favouriteSince?.seconds).databaseValue, entry.rating.databaseValue, entry.note, changed.seconds,
            (entry.factor?.written).databaseValue, entry.currentStep.databaseValue,
        ]
        if let id {
            try db.execute(
                sql: """
                    UPDATE recipe SET uid = ?, path = ?, place = ?, title = ?, content = ?, favouriteSince = ?, rating = ?,
                    note = ?, changed = ?, factor = ?, step = ? WHERE id = ?
                    """, arguments: StatementArguments(columns + [id]))
            try db.execute(sql: "DELETE FROM cooking WHERE recipe = ?", arguments: [id])
            try db.execute(sql: "DELETE FROM tick WHERE recipe = ?", arguments: [id])
        } else {
            try db.execute(
                sql: """
                    INSERT INTO recipe
                    (uid, path, place, title, content, favouriteSince, rating, note, changed, factor, step)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """, arguments: StatementArguments(columns))
            id = db.lastInsertedRowID
        }
        for cooking in entry.cookings {
            try db.execute(
                sql: "INSERT INTO cooking (recipe, day, note) VALUES (?, ?, ?)",
                arguments: [id, cooking.day.description, cooking.note])
        }
        for item in entry.ticks.sorted() {
            try db.execute(sql: "INSERT INTO tick (recipe, item) VALUES (?, ?)", arguments: [id, item])
        }
        try saveRevisions(db)
    }
}

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
