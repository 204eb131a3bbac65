import Foundation
import GRDB
import RecipeLibrary

extension Notebook {
    /// What undo needs about a change, in the words of whoever stores it.
    public struct JournalEntry: Hashable, Sendable {
        /// The number of the change in the journal.
        public var number: Int64
        /// What the person reads about the change.
        public var title: String
        /// The seconds since 1970 at which it was made.
        public var time: Int
        /// Names the changes that are undone together, or `nil`.
        public var group: String?
        /// The parts of the change, in the form of whoever stores them.
        public var parts: [UInt8]

        public init(number: Int64 = 0, title: String, time: Int, group: String? = nil, parts: [UInt8]) {
            (self.number, self.title, self.time, self.group, self.parts) = (number, title, time, group, parts)
        }
    }

    /// The two lists of a journal.
    public enum JournalList: Int, Sendable {
        /// What can be undone.
        case done
        /// What was undone and can be done again.
        case undone
    }

    /// The greatest number of changes of a cookbook that can be undone, and of bytes that are stored for them.
    private static let journalLimits = (changes: 1000, bytes: 32 << 20)

    /// Adds a change to a list of a cookbook's journal. What exceeds the limits is forgotten, oldest first.
    ///
    /// - Parameters:
    ///   - entry: The change.
    ///   - list: The list.
    ///   - isNew: Whether the change is something new, so that what was undone before cannot be done again.
    ///   - cookbook: The absolute path of the cookbook's first folder or file.
    public func addToJournal(
        _ entry: JournalEntry, _ list: JournalList, isNew: Bool, of cookbook: String
    ) throws(NotebookError) {
        try write { db in
            if isNew {
                try db.execute(
                    sql: "DELETE FROM journal WHERE cookbook = ? AND list = ?",
                    arguments: [cookbook, JournalList.undone.rawValue])
            }
            try db.execute(
                sql: "INSERT INTO journal (cookbook, list, title, time, grouping, parts) VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [cookbook, list.rawValue, entry.title, entry.time, entry.group, Data(entry.parts)])
            let sizes = try Row.fetchAll(
                db, sql: "SELECT id, length(parts) AS size FROM journal WHERE cookbook = ? ORDER BY id DESC",
                arguments: [cookbook])
            var bytes = 0
            for (index, row) in sizes.enumerated() {
                bytes += row["size"] as Int
                // The latest change can always be undone, whatever its size.
                guard index > 0, index >= Self.journalLimits.changes || bytes > Self.journalLimits.bytes else {
                    continue
                }
                try db.execute(
                    sql: "DELETE FROM journal WHERE cookbook = ? AND id <= ?",
                    arguments: [cookbook, row["id"] as Int64])
                break
            }
        }
    }

    /// Returns the latest change in a list of a cookbook's journal, or `nil` if the list is empty.
    public func latestInJournal(
        _ list: JournalList, of cookbook: String
    ) throws(NotebookError) -> JournalEntry? {
        try read { db in
            guard try db.tableExists("journal") else { return nil }
            return try Row.fetchOne(
                db, sql: "SELECT * FROM journal WHERE cookbook = ? AND list = ? ORDER BY id DESC LIMIT 1",
                arguments: [cookbook, list.rawValue]
            ).map { row in
                JournalEntry(
                    number: row["id"], title: row["title"], time: row["time"], group: row["grouping"],
                    parts: [UInt8](row["parts"] as Data))
            }
        } ?? nil
    }

    /// Removes a change from the journal.
    public func removeFromJournal(_ number: Int64) throws(NotebookError) {
        try write { db in try db.execute(sql: "DELETE FROM journal WHERE id = ?", arguments: [number]) }
    }
}
