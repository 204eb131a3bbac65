import GRDB
import GRDBSQLite

/// Writes the index, on a thread of its own.
actor IndexWriter {
    private let thread = WorkThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    nonisolated let place: IndexPlace
    let database: DatabaseQueue
    /// The numbers of courses that were written lately.
    var courses: [String: Int] = [:]

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
    func change<Result>(_ body: (Database) throws -> Result) throws(IndexError) -> Result {
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

    // MARK: - Listings

    /// Orders the recipes anew.
    ///
    /// - Parameters:
    ///   - isComplete: Whether every file was read.
    ///   - now: Seconds from the beginning of 1970.
    func writeListing(isComplete: Bool, now: Int) throws(IndexError) {
        try change { try ListingWriter($0, now: now).write(isComplete: isComplete) }
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
