import GRDB
import GRDBSQLite

/// Writes the index on its own thread.
actor IndexWriter {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    nonisolated let location: IndexLocation
    /// The inode of the file of the index, or `nil` for an index in memory.
    private nonisolated let inode: Int?
    let database: DatabaseQueue
    /// The numbers of the courses that were already looked up, by name.
    var courses: [String: Int] = [:]

    /// Opens the index and creates its tables if it has none.
    ///
    /// - Parameters:
    ///   - location: The location of the index.
    ///   - pageLimit: The maximum size of the database in pages of SQLite (8 KB each), or `nil` for no limit. An index
    ///     in memory has no limit.
    /// - Throws: ``IndexError`` if the location cannot be used, or if the index is damaged or of another version.
    init(_ location: IndexLocation, pageLimit: Int? = nil) throws(IndexError) {
        self.location = location
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(10)
            // One transaction contains several batches, and a separate call writes each batch.
            configuration.allowsUnsafeTransactions = true
            configuration.prepareDatabase { database in
                // A power failure can lose committed data. The next update reads this data again from the files. A
                // killed process loses no committed data.
                try database.execute(
                    sql: """
                        PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
                        PRAGMA secure_delete = OFF; PRAGMA cache_size = -8000; PRAGMA wal_autocheckpoint = 4000;
                        PRAGMA foreign_keys = OFF;
                        """)
                if let pageLimit, !location.isInMemory {
                    try database.execute(sql: "PRAGMA max_page_count = \(pageLimit)")
                }
            }
            database = try DatabaseQueue(path: location.name, configuration: configuration)
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
        inode = Self.inode(at: location)
    }

    private static func inode(at location: IndexLocation) -> Int? {
        guard case .disk(let path) = location else { return nil }
        return FileStamp(ofFileAt: path)?.inode
    }

    /// Whether the file of the index is still at its path. The user may delete it, and another process may create it
    /// again.
    nonisolated var isInPlace: Bool { inode == Self.inode(at: location) }

    /// Checks that the database is an index of this version.
    ///
    /// - Throws: ``IndexError`` if the database belongs to another program or is an index of another version.
    private static func check(_ database: Database) throws {
        let id = try Int.fetchOne(database, sql: "PRAGMA application_id")
        let version = try Int.fetchOne(database, sql: "SELECT version FROM state WHERE id = 1")
        guard id == IndexSchema.applicationID, version == IndexSchema.version else {
            throw IndexError(code: SQLITE_NOTADB, message: "not an index of version \(IndexSchema.version)")
        }
    }

    /// Commits the open transaction, if there is one. Then runs changes in a transaction of their own.
    func change<Result>(_ body: (Database) throws -> Result) throws(IndexError) -> Result {
        try write { database in
            if database.isInsideTransaction { try database.commit() }
            try database.beginTransaction(.immediate)
            let result = try body(database)
            try database.commit()
            return result
        }
    }

    /// Changes files or recipes. The next ``writeListing(isComplete:now:)``, ``commit()`` or ``change(_:)`` commits the
    /// changes.
    func changeRecipes(_ body: (Database) throws -> Void) throws(IndexError) {
        try write { database in
            if !database.isInsideTransaction {
                try database.beginTransaction(.immediate)
                try database.execute(sql: "UPDATE state SET changes = changes + 1 WHERE id = 1")
            }
            try body(database)
        }
    }

    /// Commits the open transaction.
    func commit() throws(IndexError) {
        try write { database in
            if database.isInsideTransaction { try database.commit() }
        }
    }

    /// Runs statements. After an error, rolls back the open transaction.
    private func write<Result>(_ body: (Database) throws -> Result) throws(IndexError) -> Result {
        do {
            return try database.inDatabase { database in
                do { return try body(database) } catch {
                    // `try?`: SQLite may have ended the transaction already. The first error is the one to report.
                    if database.isInsideTransaction { try? database.rollback() }
                    throw error
                }
            }
        } catch { throw IndexError(error) }
    }

    // MARK: - Listings

    /// Writes a new listing of all recipes. Commits it together with the changes since the last commit, so that no
    /// reader sees the changed recipes with the earlier listing.
    ///
    /// - Parameters:
    ///   - isComplete: Whether every file was read.
    ///   - now: The current time in seconds since 1970. It determines which recipes are new.
    func writeListing(isComplete: Bool, now: Int) throws(IndexError) {
        try write { database in
            if !database.isInsideTransaction { try database.beginTransaction(.immediate) }
            try ListingWriter(database, now: now).write(isComplete: isComplete)
            try database.commit()
        }
    }

    /// Records in the index that the listing must be written again. The record remains even if the update is cancelled
    /// or the process is killed.
    func beginListing() throws(IndexError) {
        try change { try $0.execute(sql: "UPDATE state SET isComplete = 0 WHERE id = 1") }
    }

    /// Returns the state of the index: the generation of the listing, whether it contains every file, the number of
    /// removed recipes, and the number of listed recipes.
    func state() throws(IndexError) -> (generation: Int, isComplete: Bool, removed: Int, recipes: Int) {
        do {
            return try database.inDatabase { database in
                let row = try Row.fetchOne(
                    database, sql: "SELECT generation, isComplete, removed, recipes FROM state WHERE id = 1")
                return (row?[0] ?? 0, (row?[1] ?? 0) != 0, row?[2] ?? 0, row?[3] ?? 0)
            }
        } catch { throw IndexError(error) }
    }

    /// Moves the content of the write-ahead log into the database file, so that the next start reads no log. Also
    /// releases memory.
    func tidy() {
        database.inDatabase { database in
            if !location.isInMemory {
                LibraryLog.index.value(orLog: "The journal of the index \(location.name) is kept") {
                    try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
                }
            }
            database.releaseMemory()
        }
    }
}

extension IndexWriter {
    /// The maximum number of removed recipes whose words always remain in the index.
    private static let keptWords = 4096

    /// Returns whether so many words belong to removed recipes that all words should be deleted.
    ///
    /// - Parameters:
    ///   - removed: The number of removed recipes whose words are still stored.
    ///   - recipes: The number of recipes.
    static func areStale(removed: Int, recipes: Int) -> Bool { removed > keptWords && removed > recipes / 2 }

    /// Deletes all words if too many of them belong to removed recipes, because such words slow down every search.
    /// Afterwards, every file counts as changed and is read again. The listing remains visible meanwhile.
    func dropStaleWords() throws(IndexError) {
        let state = try self.state()
        guard Self.areStale(removed: state.removed, recipes: state.recipes) else { return }
        try change { database in
            for table in ["titles", "names", "steps"] {
                try database.execute(sql: "INSERT INTO \(table)(\(table)) VALUES('delete-all')")
            }
            // When a recipe is read again, its old entry is removed, but the words of that entry are already deleted.
            // So the count of removed recipes starts at a negative number, and these removals increase it to 0.
            try database.execute(
                sql: """
                    UPDATE file SET mtime = 0;
                    UPDATE state SET removed = -(SELECT coalesce(sum(count), 0) FROM file), changes = changes + 1;
                    """)
        }
    }
}
