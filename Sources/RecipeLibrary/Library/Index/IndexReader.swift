import GRDBSQLite

/// A connection that reads an index. Only one thread may use it at a time.
///
/// Opening it reads nothing. It uses SQLite without GRDB, because the first screen waits for it and opening a GRDB
/// connection takes three milliseconds more.
final class IndexReader {
    let connection: OpaquePointer
    private var statements: [StaticStatement: IndexStatement] = [:]

    /// Identifies an SQL text by its address, which is faster than comparing the text.
    private struct StaticStatement: Hashable {
        let start: UnsafePointer<UInt8>

        init(_ sql: StaticString) { start = sql.utf8Start }
    }

    /// Opens a connection. An index on disk must exist.
    ///
    /// - Parameters:
    ///   - location: The location of the index.
    ///   - cache: The maximum size of the page cache in bytes.
    /// - Throws: An error if the index cannot be opened.
    init(_ location: IndexLocation, cache: Int = 2 << 20) throws(IndexError) {
        var opened: OpaquePointer?
        // The first connection must create an index in memory. SQLite creates a database only if the connection can
        // write.
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
        for statement in statements.values { sqlite3_finalize(statement.handle) }
        sqlite3_close_v2(connection)
    }

    /// Returns a statement, ready to run. The first call for a text prepares the statement.
    func statement(_ sql: StaticString) throws(IndexError) -> IndexStatement {
        if let statement = statements[StaticStatement(sql)] {
            statement.reset()
            return statement
        }
        let statement = try prepare("\(sql)")
        statements[StaticStatement(sql)] = statement
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
