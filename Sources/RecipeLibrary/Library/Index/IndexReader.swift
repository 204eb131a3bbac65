import GRDBSQLite

/// A connection that reads an index. Only one thread may use it at a time.
///
/// Opening the connection reads nothing from the index. The connection uses SQLite without GRDB: the first screen waits
/// for the connection, and opening a GRDB connection takes three milliseconds more.
final class IndexReader {
    let connection: OpaquePointer
    /// The prepared statements, with the addresses of their texts. There are few, so a linear search is fast. Comparing
    /// addresses is faster than comparing texts.
    private var statements: [(text: UnsafePointer<UInt8>, statement: IndexStatement)] = []

    /// Opens a connection. An index on disk must exist.
    ///
    /// - Parameters:
    ///   - location: The location of the index.
    ///   - cache: The maximum size of the page cache in bytes.
    /// - Throws: An error if the index cannot be opened.
    init(_ location: IndexLocation, cache: Int = 2 << 20) throws(IndexError) {
        var opened: OpaquePointer?
        // An index in memory does not exist before its first connection, so this connection must create it. SQLite
        // creates a database only if the connection can write.
        let mode = location.isInMemory ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE
        let result = sqlite3_open_v2(location.name, &opened, mode | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
        guard result == SQLITE_OK, let opened else {
            let error = IndexError(opened)
            sqlite3_close(opened)
            throw error
        }
        connection = opened
        sqlite3_busy_timeout(connection, 2000)
        let pragmas = "PRAGMA query_only = 1; PRAGMA cache_size = -\(cache >> 10)"
        guard sqlite3_exec(connection, pragmas, nil, nil, nil) == SQLITE_OK else {
            let error = IndexError(opened)
            sqlite3_close(opened)
            throw error
        }
    }

    deinit {
        for (_, statement) in statements { sqlite3_finalize(statement.handle) }
        sqlite3_close_v2(connection)
    }

    /// Runs reads that see the index at the same point in time, even if another connection changes it meanwhile.
    ///
    /// The reads must be short and must not wait for files: the journal of an index cannot be emptied during a
    /// snapshot, and an index in memory cannot be written. A snapshot inside a snapshot is a part of it.
    func snapshot<Result>(_ body: () throws(IndexError) -> Result) throws(IndexError) -> Result {
        guard sqlite3_get_autocommit(connection) != 0 else { return try body() }
        guard sqlite3_exec(connection, "BEGIN", nil, nil, nil) == SQLITE_OK else { throw IndexError(connection) }
        // The transaction has changed nothing, so nothing is lost. After a serious error, SQLite has already ended it.
        defer { sqlite3_exec(connection, "ROLLBACK", nil, nil, nil) }
        return try body()
    }

    /// Returns a statement, ready to run. The first call for a text prepares the statement.
    func statement(_ sql: StaticString) throws(IndexError) -> IndexStatement {
        if let (_, statement) = statements.first(where: { $0.text == sql.utf8Start }) {
            statement.reset()
            return statement
        }
        let statement = try prepare("\(sql)")
        statements.append((sql.utf8Start, statement))
        return statement
    }

    /// Prepares a statement. The caller finalizes it.
    func prepare(_ sql: String) throws(IndexError) -> IndexStatement {
        var handle: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
            throw IndexError(connection)
        }
        return IndexStatement(handle: handle)
    }
}
