import GRDBSQLite

/// A statement of SQLite's with its parameters bound by position and its columns read by position, without the boxes
/// that a value goes through elsewhere: the index writes and reads millions.
struct IndexStatement {
    /// Owned by the connection that prepared it.
    let handle: OpaquePointer

    /// Copied by SQLite; what it points to need not outlive the call.
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    // MARK: - Parameters, counted from 1

    func bind(_ number: Int, at place: Int32) { sqlite3_bind_int64(handle, place, sqlite3_int64(number)) }

    func bind(_ text: String?, at place: Int32) {
        guard var text else {
            sqlite3_bind_null(handle, place)
            return
        }
        text.withUTF8 { bytes in
            let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            sqlite3_bind_text(handle, place, start, Int32(bytes.count), Self.transient)
        }
    }

    /// Text in memory that outlives the next ``run()``: it is not copied.
    func bind(text bytes: UnsafeRawBufferPointer, at place: Int32) {
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        sqlite3_bind_text(handle, place, start, Int32(bytes.count), nil)
    }

    /// The same of bytes.
    func bind(bytes: UnsafeRawBufferPointer, at place: Int32) {
        sqlite3_bind_blob(handle, place, bytes.baseAddress, Int32(bytes.count), nil)
    }

    func bindNull(at place: Int32) { sqlite3_bind_null(handle, place) }

    // MARK: - Running

    /// Goes on to the next row; `false` at the end.
    func step() throws(IndexError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw IndexError(sqlite3_db_handle(handle))
        }
    }

    /// Makes the statement ready to be run again.
    func reset() { sqlite3_reset(handle) }

    /// Runs a statement that returns no rows.
    func run() throws(IndexError) {
        defer { reset() }
        _ = try step()
    }

    // MARK: - Columns, counted from 0

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    /// Valid until the next step.
    func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, column)
        return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
    }
}
