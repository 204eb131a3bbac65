import GRDB
import GRDBSQLite

/// An error of SQLite that occurs when the index is read or written.
struct IndexError: Error, Hashable, CustomStringConvertible {
    /// SQLite's extended result code.
    var code: Int32
    var message: String

    init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// Creates an error from the last error of a connection.
    init(_ connection: OpaquePointer?) {
        self.init(code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
    }

    init(_ error: any Error) {
        switch error {
        case let error as IndexError: self = error
        case let error as DatabaseError:
            self.init(code: error.extendedResultCode.rawValue, message: error.message ?? "")
        default: self.init(code: SQLITE_ERROR, message: String(describing: error))
        }
    }

    var description: String { "SQLite \(code): \(message)" }

    private var primaryCode: Int32 { code & 0xFF }

    /// Whether the file is not a valid index and must be rebuilt. `SQLITE_ERROR` occurs if the file has no tables of an
    /// index.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT].contains(primaryCode) }

    /// Whether the index cannot be written at its location, because the disk is full, read-only or failing, or has no
    /// locks.
    var isPathError: Bool {
        [SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_PROTOCOL].contains(
            primaryCode)
    }

    /// Whether the file of the index cannot be opened. This is normal before the first update.
    var isMissingFile: Bool { primaryCode == SQLITE_CANTOPEN }

    /// The reason for a path error in a few words, for the user.
    var reason: String {
        switch primaryCode {
        case SQLITE_FULL: "the disk is full"
        case SQLITE_PROTOCOL: "its folder has no locks"
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN: "its folder cannot be written to"
        default: "the disk failed"
        }
    }
}
