import GRDB
import GRDBSQLite

/// Writes the index, on a thread of its own.
actor IndexWriter {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    nonisolated let place: IndexPlace
    private let database: DatabaseQueue
    private var courses: [String: Int] = [:]

    /// Opens the index, and makes its tables where it has none or those of another version.
    ///
    /// - Throws: Where the place is no good, or what is there is damaged.
    init(_ place: IndexPlace, sizeLimit: Int? = nil) throws(IndexError) {
        self.place = place
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(10)
            // One transaction takes in several batches, which come one call after the other.
            configuration.allowsUnsafeTransactions = true
            configuration.prepareDatabase { database in
                // What is lost with the power is made anew from the files; a kill loses nothing that was committed.
                try database.execute(
                    sql: """
                        PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
                        PRAGMA secure_delete = OFF; PRAGMA cache_size = -8000; PRAGMA wal_autocheckpoint = 4000;
                        PRAGMA foreign_keys = OFF;
                        """)
                if let sizeLimit, !place.isInMemory {
                    try database.execute(sql: "PRAGMA max_page_count = \(sizeLimit)")
                }
            }
            database = try DatabaseQueue(path: place.name, configuration: configuration)
            try database.inDatabase { database in
                let isNew = try Int.fetchOne(database, sql: "PRAGMA application_id") == 0
                guard isNew else { return try Self.check(database) }
                try database.inTransaction {
                    try database.execute(sql: IndexSchema.tables)
                    try database.execute(sql: "PRAGMA application_id = \(IndexSchema.applicationID)")
                    return .commit
                }
            }
        } catch { throw IndexError(error) }
    }

    /// - Throws: Where it is another program's database, or an index of another version.
    private static func check(_ database: Database) throws {
        let id = try Int.fetchOne(database, sql: "PRAGMA application_id")
        let version = try Int.fetchOne(database, sql: "SELECT version FROM state WHERE id = 1")
        guard id == IndexSchema.applicationID, version == IndexSchema.version else {
            throw IndexError(code: SQLITE_NOTADB, message: "not an index of version \(IndexSchema.version)")
        }
    }

    /// Runs changes as one: all of them are kept, or none.
    private func change<Result>(_ body: (Database) throws -> Result) throws(IndexError) -> Result {
        do {
            return try database.inDatabase { database in
                var result: Result?
                if database.isInsideTransaction { try database.commit() }
                try database.inTransaction(.immediate) {
                    result = try body(database)
                    return .commit
                }
                guard let result else { throw IndexError(code: SQLITE_ERROR, message: "nothing was written") }
                return result
            }
        } catch { throw IndexError(error) }
    }

    // MARK: - Files

    /// A file as the index has it.
    struct KnownFile: Sendable {
        var id: Int
        var stamp: FileStamp
        var course: String?
        var isNamed: Bool
        var count: Int
        /// The byte it was read to, or `nil` for its end.
        var done: Int?
    }

    /// Every file that the index has, by its path.
    func files() throws(IndexError) -> [String: KnownFile] {
        do {
            return try database.inDatabase { database in
                let rows = IndexStatement(
                    handle: try database.cachedStatement(
                        sql: "SELECT id, path, size, mtime, inode, course, flags, count, done FROM file"
                    ).sqliteStatement)
                var files: [String: KnownFile] = [:]
                files.reserveCapacity(try Int.fetchOne(database, sql: "SELECT count(*) FROM file") ?? 0)
                while try rows.step() {
                    let stamp = FileStamp(size: rows.int(2), mtime: rows.int(3), inode: rows.int(4))
                    files[rows.text(1)] = KnownFile(
                        id: rows.int(0), stamp: stamp, course: rows.optionalText(5), isNamed: rows.int(6) & 1 != 0,
                        count: rows.int(7), done: rows.int(8) < 0 ? nil : rows.int(8))
                }
                return files
            }
        } catch { throw IndexError(error) }
    }

    /// Gives a file that was moved its new path; its recipes stay as they are.
    func rename(_ file: KnownFile, to entry: FolderWalk.File, _ stamp: FileStamp) throws(IndexError) {
        try change { database in
            try database.execute(
                sql: "UPDATE file SET path = ?, size = ?, mtime = ?, inode = ?, flags = ? WHERE id = ?",
                arguments: [entry.path, stamp.size, stamp.mtime, stamp.inode, entry.isNamed ? 1 : 0, file.id])
            try database.execute(sql: "UPDATE problem SET path = ? WHERE file = ?", arguments: [entry.path, file.id])
        }
    }

    /// Takes files out, with their recipes.
    func remove(_ files: [Int]) throws(IndexError) {
        guard !files.isEmpty else { return }
        try change { database in
            for file in files { try Self.remove(file, database) }
        }
    }

    private static func remove(_ file: Int, _ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM recipe WHERE id IN (
                    SELECT r.id FROM file f JOIN recipe r ON r.id BETWEEN f.first AND f.first + f.count - 1
                    WHERE f.id = ?)
                """, arguments: [file])
        let removed = database.changesCount
        try database.execute(sql: "UPDATE state SET removed = removed + ?", arguments: [removed])
        try database.execute(sql: "DELETE FROM problem WHERE file = ?", arguments: [file])
        try database.execute(sql: "DELETE FROM file WHERE id = ?", arguments: [file])
    }

    /// What is wrong outside the files: folders that cannot be listed, links that lead nowhere. In place of the last.
    func setFolderProblems(_ problems: [UnreadableRecipe]) throws(IndexError) -> Bool {
        try change { database in
            let old = try Row.fetchAll(
                database, sql: "SELECT path, message FROM problem WHERE file = 0 ORDER BY id"
            ).map { [$0["path"] as String, $0["message"] as String] }
            let new = problems.flatMap { problem in problem.diagnostics.map { [problem.id.path, $0.message] } }
            guard old != new else { return false }
            try database.execute(sql: "DELETE FROM problem WHERE file = 0")
            for problem in problems {
                for diagnostic in problem.diagnostics {
                    try Self.insert(diagnostic, of: problem.id.path, file: 0, problem.category, database)
                }
            }
            return true
        }
    }

    private static func insert(
        _ diagnostic: Diagnostic, of path: String, file: Int, _ category: CookbookError.Category, _ database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO problem(file, path, category, severity, line, column, message) VALUES(?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                file, path, category.rawValue, diagnostic.severity == .error ? 0 : 1, diagnostic.location.line,
                diagnostic.location.column, diagnostic.message,
            ])
    }

    // MARK: - Recipes

    /// Writes a batch; what the index had of its files goes. It is kept from the next ``commit()`` on.
    ///
    /// - Parameter now: Seconds; when recipes that were not there before are said to have been added.
    func write(_ batch: IndexBatch, now: Int) throws(IndexError) {
        do {
            try database.inDatabase { database in
                if !database.isInsideTransaction { try database.beginTransaction(.immediate) }
                var recipes = try RecipeInsertion(database)
                try batch.bytes.withUnsafeBytes { bytes in
                    for file in batch.files { try write(file, of: batch, bytes, &recipes, database, now: now) }
                }
            }
        } catch { throw IndexError(error) }
    }

    /// Keeps what was written.
    func commit() throws(IndexError) {
        do {
            try database.inDatabase { database in
                if database.isInsideTransaction { try database.commit() }
            }
        } catch { throw IndexError(error) }
    }

    private func write(
        _ file: IndexBatch.File, of batch: IndexBatch, _ bytes: UnsafeRawBufferPointer,
        _ insertion: inout RecipeInsertion, _ database: Database, now: Int
    ) throws {
        let path = file.entry.path
        var id = try Int.fetchOne(database, cachedSQL: "SELECT id FROM file WHERE path = ?", [path])
        var added: [UInt64: Int] = [:]
        if let known = id, !file.isContinued {
            added = try Self.timesAdded(of: known, database)
            try Self.remove(known, database)
            id = nil
        }
        if id == nil {
            try database.cachedStatement(
                sql: "INSERT INTO file(path, course, flags, first, count) VALUES(?, ?, ?, ?, 0)"
            ).execute(arguments: [path, file.entry.course, file.entry.isNamed ? 1 : 0, insertion.nextID])
            id = Int(database.lastInsertedRowID)
        }
        let time = min(now, file.stamp.mtime > 0 ? file.stamp.mtime / 1_000_000_000 : now)
        for recipe in batch.recipes[file.recipes] {
            let course = try recipe.course.map { try courseID($0, database) }
            try insertion.insert(
                recipe, bytes, file: id ?? 0, course: course, added: added[recipe.identity] ?? time)
        }
        try database.cachedStatement(
            sql: "UPDATE file SET size = ?, mtime = ?, inode = ?, count = count + ?, done = ? WHERE id = ?"
        ).execute(arguments: [
            file.stamp.size, file.stamp.mtime, file.stamp.inode, file.recipes.count, file.done ?? -1, id,
        ])
        for problem in file.problems {
            try Self.insert(problem, of: path, file: id ?? 0, file.category ?? .badData, database)
        }
    }

    /// When the recipes of a file were added, by their identity.
    private static func timesAdded(of file: Int, _ database: Database) throws -> [UInt64: Int] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT r.identity, r.added FROM file f JOIN recipe r ON r.id BETWEEN f.first AND f.first + f.count - 1
                WHERE f.id = ?
                """, arguments: [file])
        var times: [UInt64: Int] = [:]
        while let row = try rows.next() { times[UInt64(bitPattern: row[0] as Int64)] = row[1] }
        return times
    }

    private func courseID(_ name: String, _ database: Database) throws -> Int {
        if let id = courses[name] { return id }
        var id = try Int.fetchOne(database, cachedSQL: "SELECT id FROM course WHERE name = ?", [name])
        if id == nil {
            try database.execute(sql: "INSERT INTO course(name) VALUES(?)", arguments: [name])
            id = Int(database.lastInsertedRowID)
        }
        if courses.count > 10_000 { courses.removeAll() }
        courses[name] = id
        return id ?? 0
    }

    // MARK: - Listings

    /// Orders the recipes anew.
    ///
    /// - Parameter isComplete: Whether every file was read.
    func writeListing(isComplete: Bool) throws(IndexError) {
        try change { try ListingWriter($0).write(isComplete: isComplete) }
    }

    /// The listing's generation, and whether every file was read for it.
    func state() throws(IndexError) -> (generation: Int, isComplete: Bool, removed: Int, recipes: Int) {
        do {
            return try database.inDatabase { database in
                let row = try Row.fetchOne(
                    database, sql: "SELECT generation, isComplete, removed, recipes FROM state WHERE id = 1")
                return (row?[0] ?? 0, (row?[1] ?? 0) != 0, row?[2] ?? 0, row?[3] ?? 0)
            }
        } catch { throw IndexError(error) }
    }

    /// Puts what was written where readers find it without the journal, which the next start would have to look through
    /// otherwise, and gives memory back.
    func tidy() {
        database.inDatabase { database in
            if !place.isInMemory { try? database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            database.releaseMemory()
        }
    }
}

extension Int {
    fileprivate static func fetchOne(_ database: Database, cachedSQL sql: String, _ arguments: StatementArguments)
        throws
        -> Int?
    {
        try Int.fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
    }
}
