import GRDB
import RecipeKit
import RecipeLibrary

extension Notebook {
    /// Renames a damaged notebook and copies its readable records to a new one. If no record can be read, the next
    /// change creates the new notebook.
    func setAside(_ state: inout State) throws {
        guard let path else { return }
        Self.close(state.queue)
        state.queue = nil
        state.isChecked = false
        let aside = Self.freeName(path)
        // The journal files are renamed before the notebook. Otherwise SQLite would delete them, or apply them to the
        // new notebook.
        for suffix in ["-wal", "-journal"] { _ = rename(path + suffix, aside + suffix) }
        _ = unlink(path + "-shm")
        // ENOENT means that another program has already replaced the notebook.
        guard rename(path, aside) == 0 || errno == ENOENT else {
            throw NotebookError(
                .cannotRead, path, "it is damaged and cannot be renamed: \(String(cString: strerror(errno))).")
        }
        let records = Self.readable(aside)
        let saved = try save(records, path)
        let name = FilePath.name(of: aside)
        LibraryLog.notebook.warning("The notebook \(path) is damaged; \(saved) recipes were saved from \(aside)")
        let copy = NotebookCopies(of: path).all.first { !$0.isReplaced }
        state.notice =
            "they were damaged; those on \(saved) recipes were saved. The damaged file is \(name)."
            + (copy.map { " To go back to the last copy: recipes restore \($0.name)." } ?? "")
    }

    private static func close(_ queue: DatabaseQueue?) {
        LibraryLog.notebook.value(orLog: "A damaged notebook stays open") { try queue?.close() }
    }

    /// Returns an unused path beside the notebook, with the current day in its name:
    /// `notebook-damaged-2026-11-21.sqlite`.
    private static func freeName(_ path: String) -> String {
        let stem = path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path
        let name = "\(stem)-damaged-\(CalendarDay.today)"
        var number = 1
        var candidate = name + ".sqlite"
        var status = stat()
        while lstat(candidate, &status) == 0 {
            number += 1
            candidate = "\(name)-\(number).sqlite"
        }
        return candidate
    }

    /// Adds records to a new notebook. Returns the number of added records. Skips an empty record, and a record that
    /// another program has already added.
    private func save(_ records: [NotebookRecord], _ path: String) throws -> Int {
        guard !records.isEmpty else { return 0 }
        Self.makeFile(at: path)
        let queue = try DatabaseQueue(path: path, configuration: Self.configuration())
        defer { Self.close(queue) }
        try NotebookSchema.migrator.migrate(queue)
        return try queue.write { db in
            var saved = 0
            for var record in records {
                let isThere = try !NotebookRecord.fetchAll(db, where: "uid = ?", [record.uid]).isEmpty
                guard !isThere else { continue }
                try record.save(db)
                saved += record.id == nil ? 0 : 1
            }
            return saved
        }
    }

    // MARK: - Reading what can be read

    private static func readable(_ path: String) -> [NotebookRecord] {
        let opened = LibraryLog.notebook.value(orLog: "The damaged notebook \(path) cannot be opened") {
            try DatabaseQueue(path: path, configuration: configuration(isReadOnly: true))
        }
        guard let queue = opened else { return [] }
        defer { close(queue) }
        // After an error, a transaction could not end. So `unsafeRead` is used, which begins no transaction.
        return queue.unsafeRead(records)
    }

    private static func records(_ db: Database) -> [NotebookRecord] {
        var records: [Int64: NotebookRecord] = [:]
        forEachReadableRow(db, "recipe") { row in
            // Values in a damaged file may have any type.
            guard let id = Int64.fromDatabaseValue(row["id"]), String.fromDatabaseValue(row["uid"]) != nil,
                String.fromDatabaseValue(row["path"]) != nil, Int.fromDatabaseValue(row["place"]) != nil,
                String.fromDatabaseValue(row["title"]) != nil, Int.fromDatabaseValue(row["changed"]) != nil,
                String.fromDatabaseValue(row["note"]) != nil, var record = try? NotebookRecord(row)
            else { return }
            if let rating = record.entry.rating, !(1...5).contains(rating) { record.entry.rating = nil }
            record.id = nil
            records[id] = record
        }
        forEachReadableRow(db, "cooking") { row in
            guard let recipe = Int64.fromDatabaseValue(row["recipe"]),
                let day = String.fromDatabaseValue(row["day"]).flatMap(CalendarDay.init)
            else { return }
            let note = String.fromDatabaseValue(row["note"]) ?? ""
            records[recipe]?.entry.apply(.cooked(.init(day: day, note: note)))
        }
        forEachReadableRow(db, "tick") { row in
            guard let recipe = Int64.fromDatabaseValue(row["recipe"]),
                let item = String.fromDatabaseValue(row["item"])
            else { return }
            records[recipe]?.entry.ticks.insert(item)
        }
        rescueRevisions(db, &records)
        var seen: Set<String> = []
        return records.sorted { $0.key < $1.key }.map(\.value).filter { seen.insert($0.uid).inserted }
    }

    private static func rescueRevisions(_ db: Database, _ records: inout [Int64: NotebookRecord]) {
        var texts: [Int64: String] = [:]
        forEachReadableRow(db, "content") { row in
            guard let id = Int64.fromDatabaseValue(row["id"]) else { return }
            texts[id] = String.fromDatabaseValue(row["text"])
        }
        var revisions: [Int64: [Int: NotebookEntry.Revision]] = [:]
        forEachReadableRow(db, "revision") { row in
            guard let recipe = Int64.fromDatabaseValue(row["recipe"]), let saved = Int.fromDatabaseValue(row["saved"])
            else { return }
            let content = (row["content"] as DatabaseValue?).flatMap(Int64.fromDatabaseValue)
            guard let text = content.map({ texts[$0] }) ?? String.fromDatabaseValue(row["text"]) else { return }
            let reason = (row["reason"] as DatabaseValue?).flatMap(String.fromDatabaseValue)
            revisions[recipe, default: [:]][saved] = NotebookEntry.Revision(
                saved: Timestamp(seconds: saved), text: text,
                reason: reason.flatMap(NotebookEntry.Revision.Reason.init) ?? .edited)
        }
        for (recipe, found) in revisions {
            records[recipe]?.entry.revisions = found.values.sorted { $0.saved > $1.saved }
        }
    }

    /// Calls a function with the rows of a table, from the first row to the first unreadable page. After an error, also
    /// reads from the last row backwards to an unreadable page. The rows between two unreadable pages are lost.
    private static func forEachReadableRow(_ db: Database, _ table: String, _ body: (Row) -> Void) {
        for order in ["ASC", "DESC"] {
            do {
                let rows = try Row.fetchCursor(
                    db, sql: "SELECT * FROM \(table) NOT INDEXED ORDER BY rowid \(order)")
                while let row = try rows.next() { body(row.copy()) }
                // The whole table was read, so the other direction is not needed.
                return
            } catch {
                LibraryLog.notebook.warning("A part of the table \(table) is lost: \(error)")
            }
        }
    }
}
