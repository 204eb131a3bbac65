import GRDBSQLite

/// A SQLite statement with parameters and columns accessed by index. GRDB would allocate an object for each value, and
/// the index writes and reads millions of values.
struct IndexStatement {
    /// The statement of SQLite. This type does not finalize it.
    let handle: OpaquePointer

    /// The destructor that makes SQLite copy a bound value.
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    // MARK: - Parameters, counted from 1

    func bind(_ number: Int, at index: Int32) { sqlite3_bind_int64(handle, index, sqlite3_int64(number)) }

    func bind(_ text: String?, at index: Int32) {
        guard var text else {
            sqlite3_bind_null(handle, index)
            return
        }
        text.withUTF8 { bytes in
            let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            sqlite3_bind_text(handle, index, start, Int32(bytes.count), Self.transient)
        }
    }

    /// Binds text without copying it. The memory must remain valid until after the next ``run()``.
    func bind(text bytes: UnsafeRawBufferPointer, at index: Int32) {
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        sqlite3_bind_text(handle, index, start, Int32(bytes.count), nil)
    }

    /// Binds bytes without copying them. The memory must remain valid until after the next ``run()``.
    func bind(bytes: UnsafeRawBufferPointer, at index: Int32) {
        sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), nil)
    }

    func bindNull(at index: Int32) { sqlite3_bind_null(handle, index) }

    // MARK: - Running

    /// Moves to the next row. Returns `false` at the end.
    func step() throws(IndexError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw IndexError(sqlite3_db_handle(handle))
        }
    }

    /// Resets the statement so that it can run again.
    func reset() { sqlite3_reset(handle) }

    /// Runs a statement that returns no rows.
    func run() throws(IndexError) {
        defer { reset() }
        _ = try step()
    }

    // MARK: - Columns, counted from 0

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    /// Returns a number that is used to compute. Throws if it is negative or reaches a limit, because the index is
    /// damaged then.
    func int(_ column: Int32, below limit: Int) throws(IndexError) -> Int {
        let number = int(column)
        guard (0..<limit).contains(number) else {
            throw IndexError(code: SQLITE_CORRUPT, message: "\(number) is not from 0 to \(limit - 1)")
        }
        return number
    }

    /// Returns the number of a recipe, or a number of recipes.
    func recipeNumber(_ column: Int32) throws(IndexError) -> UInt32 {
        UInt32(try int(column, below: IndexSchema.recipeLimit))
    }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    /// Returns the bytes of a column. They are valid until the next ``step()`` or ``reset()``.
    func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, column)
        return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
    }
}
