import GRDB
import RecipeLibrary

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
