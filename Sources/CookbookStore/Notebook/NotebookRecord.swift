import GRDB
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
