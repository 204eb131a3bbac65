import GRDB
import GRDBSQLite

/// Why the index could not be read or written.
struct IndexError: Error, Hashable, CustomStringConvertible {
    /// SQLite's result code, the extended one.
    var code: Int32
    var message: String

    init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// What went wrong last on a connection.
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

    /// Whether the file is no index, or no longer one: it is to be thrown away and made anew.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT].contains(primaryCode) }

    /// Whether the place is no good for an index: a disk that is full, may not be written to, or fails.
    var isPlaceTrouble: Bool {
        [SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PERM].contains(primaryCode)
    }

    var isInterrupt: Bool { primaryCode == SQLITE_INTERRUPT }

    /// In a few words, for a person: what became of the place.
    var reason: String {
        switch primaryCode {
        case SQLITE_FULL: "the disk is full"
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN: "its folder cannot be written to"
        default: "the disk failed"
        }
    }
}
