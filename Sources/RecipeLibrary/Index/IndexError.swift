import GRDB
import GRDBSQLite
import Synchronization

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

/// Records that an index is damaged, so that the next update creates it again.
final class IndexDamage: Sendable {
    private struct State {
        var damaged: IndexIdentity?
        var tell: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Sets the function that requests an update when damage is found.
    func whenFound(_ tell: @escaping @Sendable () -> Void) { state.withLock { $0.tell = tell } }

    /// Logs an error. If the error means damage, also records the damage and requests an update. The damage of an index
    /// is logged and reported only once.
    func note(_ error: IndexError, in index: IndexIdentity) {
        guard error.isDamage else { return LibraryLog.index.warning(index.unreadable(error)) }
        let (isNew, tell) = state.withLock { state in
            guard state.damaged != index else { return (false, nil as (@Sendable () -> Void)?) }
            state.damaged = index
            return (true, state.tell)
        }
        if isNew { LibraryLog.index.warning(index.unreadable(error)) }
        tell?()
    }

    /// Returns whether an index is known to be damaged.
    func isDamaged(_ index: IndexIdentity) -> Bool { state.withLock { $0.damaged == index } }
}

/// The lock of an index. Only one process can hold it, and the system releases it when the process ends.
struct IndexLock: ~Copyable {
    private let descriptor: Int32

    /// Tries to lock the index at a path. For this, it locks a file beside the index, and creates this file if it is
    /// missing. Returns `nil` if another process holds the lock.
    ///
    /// - Parameters:
    ///   - path: The path of the index.
    ///   - lock: The function of the system that locks a file.
    /// - Throws: An error if the file cannot be opened or locked. Some network file systems have no locks. SQLite could
    ///   not lock the index either, so it must not be used there.
    init?(at path: String, lock: (Int32, Int32) -> Int32 = flock) throws(IndexError) {
        let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw IndexError(code: SQLITE_CANTOPEN, message: Self.words("open", path, errno)) }
        while lock(file, LOCK_EX | LOCK_NB) != 0 {
            let error = errno
            if error == EINTR { continue }
            close(file)
            if error == EWOULDBLOCK { return nil }
            throw IndexError(code: SQLITE_PROTOCOL, message: Self.words("lock", path, error))
        }
        descriptor = file
    }

    deinit { close(descriptor) }

    private static func words(_ action: String, _ path: String, _ error: Int32) -> String {
        "cannot \(action) \(path).lock: \(SystemError.words(for: error))"
    }
}
