import GRDB
import RecipeKit
import RecipeLibrary
import Synchronization

/// The user's data about recipes, in a separate database: favourites, ratings, notes, days of cooking, ticks and
/// earlier texts. It also stores the timers.
///
/// The notebook opens its file at the first access and creates the file at the first change. A change is durable when
/// its call returns, even if the process is killed or the power fails. The file at ``path`` contains all data, so a
/// copy of this file is complete. Several programs may use one notebook at the same time.
///
/// An entry contains the path and the title of its recipe, and a hash of the title and the ingredients. The notebook
/// uses them to find the recipe of an entry:
///
/// - If the stored file is a `.cook` or `.menu` file, it contains only one recipe. The entry belongs to the recipe at
///   the stored path, even if the recipe was edited.
/// - If the stored file has any other format, the entry belongs to the recipe with the stored title or the stored hash,
///   at any position in the file. If the file contains only one recipe, ``followFiles(in:list:)`` stores its new title.
/// - If the stored file no longer exists, the entry belongs to a recipe with the same title and the same ingredients.
///   If several entries match a recipe, an entry with the same file name is preferred, then the oldest entry.
///
/// A copy of an existing recipe starts without an entry.
public final class Notebook: Sendable {
    /// The path of the notebook, or `nil` if the notebook is in memory or has no path.
    public let path: String?
    /// Whether the environment names no folder for the notebook. Such a notebook is empty and refuses changes.
    public let isWithoutPath: Bool

    struct State {
        var queue: DatabaseQueue?
        /// Whether this process has already checked or created the file.
        var isChecked = false
        /// A notice for the user about repaired damage, or `nil`.
        var notice: String?
    }

    let state = Mutex(State())

    /// Creates a notebook.
    ///
    /// - Parameter path: The path of the notebook, or `nil` for a notebook in memory. The file may be missing.
    public convenience init(path: String?) {
        self.init(path: path, isWithoutPath: false)
    }

    init(path: String?, isWithoutPath: Bool) {
        self.path = path
        self.isWithoutPath = isWithoutPath
    }

    /// Returns the notice about damage that was repaired since the last call, or `nil`.
    public func takeNotice() -> String? {
        state.withLock { state in
            defer { state.notice = nil }
            return state.notice
        }
    }

    // MARK: - Reading

    /// Returns the entry of a recipe. The entry is empty if the notebook has none.
    ///
    /// - Parameters:
    ///   - recipe: The fingerprint of the recipe, with the path that the cookbook uses.
    ///   - cookbook: The cookbook that contains the recipe.
    /// - Throws: ``NotebookError`` if the notebook cannot be read.
    public func entry(of recipe: RecipeFingerprint, in cookbook: Cookbook) throws(NotebookError) -> NotebookEntry {
        let fingerprint = absolute(recipe, in: cookbook)
        let found = try read { db in try NotebookFinder(db).record(of: fingerprint)?.whole(db) }
        return found??.entry ?? NotebookEntry()
    }

    /// Returns the recipe marks of a cookbook. A recipe without an entry has no recipe mark.
    ///
    /// Complexity: One query over the entries, regardless of the size of the cookbook.
    ///
    /// - Throws: ``NotebookError`` if the notebook cannot be read.
    public func marks(in cookbook: Cookbook) throws(NotebookError) -> RecipeMarks {
        try read { db in
            let paths = CookbookPaths(cookbook)
            var marks = RecipeMarks()
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT *, (SELECT GROUP_CONCAT(day) FROM cooking WHERE recipe = recipe.id) AS cookedDays FROM recipe
                    """)
            while let row = try rows.next() {
                let record = try NotebookRecord(row)
                let days = (row["cookedDays"] as String?)?.split(separator: ",") ?? []
                let cookedDays = Set(days.compactMap { CalendarDay(iso: $0) })
                for id in paths.given(record.fingerprint.id) {
                    marks.add(RecipeMark(id: id, record, cookedDays: cookedDays))
                }
            }
            return marks
        } ?? RecipeMarks()
    }

    /// Returns a number that changes when another program changes the notebook. Returns `nil` if the notebook does not
    /// exist yet.
    ///
    /// - Throws: ``NotebookError`` if the notebook cannot be read.
    public func version() throws(NotebookError) -> Int? {
        try read { try Int.fetchOne($0, sql: "PRAGMA data_version") } ?? nil
    }

    // MARK: - Changing

    /// Applies edits to the entry of a recipe. The edits are on the disk when the call returns.
    ///
    /// - Parameters:
    ///   - edits: The edits, which are applied in this order.
    ///   - recipe: The fingerprint of the recipe, with the path that the cookbook uses.
    ///   - cookbook: The cookbook that contains the recipe.
    /// - Returns: The new entry.
    /// - Throws: ``NotebookError`` if the notebook cannot be written.
    @discardableResult
    public func apply(
        _ edits: [NotebookEdit], to recipe: RecipeFingerprint, in cookbook: Cookbook
    ) throws(NotebookError) -> NotebookEntry {
        let fingerprint = absolute(recipe, in: cookbook)
        return try write { db in try Self.apply(edits, to: fingerprint, db) }
    }

    /// Adds to the entries of many recipes what they lack, either everything or nothing. A rating or a cooked day that
    /// the person has entered meanwhile stays as it is. The edits are on the disk when the call returns.
    ///
    /// - Parameters:
    ///   - changes: For each recipe, its fingerprint, with the path that the cookbook uses, and its edits.
    ///   - cookbook: The cookbook that contains the recipes.
    /// - Throws: ``NotebookError`` if the notebook cannot be written.
    public func complete(
        _ changes: [(recipe: RecipeFingerprint, edits: [NotebookEdit])], in cookbook: Cookbook
    ) throws(NotebookError) {
        let paths = CookbookPaths(cookbook)
        let changes = changes.map { change in
            var fingerprint = change.recipe
            fingerprint.id = paths.absolute(fingerprint.id)
            return (fingerprint, change.edits)
        }
        try write { db in
            for (fingerprint, edits) in changes { _ = try Self.apply(edits, to: fingerprint, isCompleting: true, db) }
        }
    }

    private static func apply(
        _ edits: [NotebookEdit], to fingerprint: RecipeFingerprint, isCompleting: Bool = false, _ db: Database
    ) throws -> NotebookEntry {
        let known = try NotebookFinder(db).record(of: fingerprint)?.whole(db)
        var record = known ?? NotebookRecord(fingerprint)
        record.follow(fingerprint)
        let before = record.entry
        // The new timestamp must be later than the old one, even if the clock was set back.
        let now = max(.now, Timestamp(seconds: record.changed.seconds + 1))
        for edit in edits where !(isCompleting && before.has(edit)) { record.entry.apply(edit, at: now) }
        if record.entry != before { record.changed = now }
        try record.save(db)
        return record.entry
    }

    private func absolute(_ recipe: RecipeFingerprint, in cookbook: Cookbook) -> RecipeFingerprint {
        var fingerprint = recipe
        fingerprint.id = CookbookPaths(cookbook).absolute(recipe.id)
        return fingerprint
    }
}

extension NotebookRecord {
    /// Updates the stored path, title and content hash of the recipe. If the fingerprint has no content hash and the
    /// title is unchanged, the stored content hash remains.
    mutating func follow(_ fingerprint: RecipeFingerprint) {
        let content =
            fingerprint.content ?? (fingerprint.title == self.fingerprint.title ? self.fingerprint.content : nil)
        self.fingerprint = fingerprint
        self.fingerprint.content = content
    }
}

/// The part of the notebook that screens show: the recipe marks of all recipes, and the entries of the recipes that
/// were opened last.
package struct NotebookContents: Sendable {
    package var marks = RecipeMarks()
    package var entries: [RecipeID: NotebookEntry] = [:]
    /// Counts the changes of this value, so that an older one never replaces a newer one.
    package var number = 0
    /// The reason why changes are not saved, or `nil` if all changes are saved.
    package var unsavedReason: String?
    /// The failure to show to the user: changes were not saved, the notebook could not be read, or the notebook was
    /// damaged. `nil` if there is no failure to show.
    package var failure: NotebookFailure?
}

extension Notebook {
    /// Returns the texts of all timers, by the names of the timers. A timer has the same name in every program that
    /// uses the notebook.
    ///
    /// - Throws: ``NotebookError`` if the notebook cannot be read.
    public func timers() throws(NotebookError) -> [String: String] {
        try read { db in
            guard try db.tableExists("timer") else { return [:] }
            let rows = try Row.fetchAll(db, sql: "SELECT uid, timer FROM timer")
            return Dictionary(rows.map { ($0["uid"], $0["timer"]) }) { first, _ in first }
        } ?? [:]
    }

    /// Stores or removes timers. The change is on the disk when the call returns.
    ///
    /// - Parameter changes: The texts of the timers, by the names of the timers. `nil` removes a timer.
    /// - Throws: ``NotebookError`` if the notebook cannot be written.
    public func setTimers(_ changes: [String: String?]) throws(NotebookError) {
        guard !changes.isEmpty else { return }
        try write { db in
            for (uid, timer) in changes {
                if let timer {
                    try db.execute(
                        sql: "INSERT OR REPLACE INTO timer (uid, timer) VALUES (?, ?)", arguments: [uid, timer])
                } else {
                    try db.execute(sql: "DELETE FROM timer WHERE uid = ?", arguments: [uid])
                }
            }
        }
    }
}
