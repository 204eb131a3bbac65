import GRDB
import RecipeKit
import RecipeLibrary
import Synchronization

extension Notebook {
    /// Returns the path of the user's notebook: `notebook.sqlite` in `UserFolder.data`. Returns `nil` if the
    /// environment names no such folder.
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    public static func personalPath(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> String? {
        UserFolder.data.path(environment: environment).map { $0 + "/notebook.sqlite" }
    }

    /// Returns the user's notebook. If the environment names no folder for it, the notebook is empty and refuses
    /// changes (``isWithoutPath``).
    ///
    /// - Parameter environment: Returns the value of an environment variable.
    public static func personal(
        environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }
    ) -> Notebook {
        let path = personalPath(environment: environment)
        return Notebook(path: path, isWithoutPath: path == nil)
    }

    // MARK: - Access

    /// Reads from the notebook. Returns `nil` if the file does not exist or is empty, or if the notebook has no path.
    func read<Value>(_ body: (Database) throws -> Value) throws(NotebookError) -> Value? {
        try access(isWriting: false) { state in
            guard let queue = try self.openedForReading(&state) else { return nil }
            return try queue.read { db in try NotebookSchema.isEmpty(db) ? nil : body(db) }
        }
    }

    /// Writes to the notebook in one transaction. Creates the file if it does not exist.
    func write<Value>(_ body: (Database) throws -> Value) throws(NotebookError) -> Value {
        try access(isWriting: true) { state in
            try self.openedForWriting(&state).write(body)
        }
    }

    /// Writes to the notebook with statements that begin their own transaction.
    func writeOutsideTransaction<Value>(_ body: (Database) throws -> Value) throws(NotebookError) -> Value {
        try access(isWriting: true) { state in
            try self.openedForWriting(&state).writeWithoutTransaction(body)
        }
    }

    /// Accesses the database. If the file is damaged, replaces it with a new notebook that contains the readable
    /// records, and tries once more.
    private func access<Value>(
        isWriting: Bool, _ body: (inout State) throws -> Value
    ) throws(NotebookError) -> Value {
        do {
            return try state.withLock { state in
                do {
                    return try body(&state)
                } catch let error as DatabaseError where error.isDamage && path != nil {
                    try setAside(&state)
                    return try body(&state)
                }
            }
        } catch {
            // The error is logged here, because a caller may ignore it and show no recipe marks.
            LibraryLog.notebook.warning(
                "The notebook \(path ?? "in memory") cannot be \(isWriting ? "written" : "read"): \(error)")
            throw NotebookError(error, path ?? "notebook", isWriting: isWriting)
        }
    }

    // MARK: - Opening

    private func openedForReading(_ state: inout State) throws -> DatabaseQueue? {
        if let queue = state.queue { return queue }
        guard let path else { return isWithoutPath ? nil : try openedForWriting(&state) }
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw NotebookError(.cannotRead, path, "\(String(cString: strerror(errno))).")
        }
        let queue: DatabaseQueue
        do {
            queue = try opened(path)
        } catch let error as DatabaseError where error.isForbidden {
            // SQLite cannot create a journal beside a read-only notebook. The notebook is opened as a file that never
            // changes, because such a file needs no journal.
            queue = try DatabaseQueue(
                path: DatabaseHealth.immutable(path), configuration: Self.configuration(isReadOnly: true))
            try queue.read { try NotebookSchema.check($0, path) }
            return queue
        }
        state.queue = queue
        return queue
    }

    private func openedForWriting(_ state: inout State) throws -> DatabaseQueue {
        if let queue = state.queue, state.isChecked { return queue }
        guard !isWithoutPath else { throw NotebookError.withoutPath }
        guard let path else {
            let queue = try DatabaseQueue(configuration: Self.configuration())
            try NotebookSchema.migrator.migrate(queue)
            state.queue = queue
            state.isChecked = true
            return queue
        }
        if state.queue == nil {
            try Self.makeFolder(of: path)
            Self.makeFile(at: path)
        }
        let queue = try state.queue ?? opened(path)
        state.queue = queue
        // For a damaged notebook, this check throws an error, so that `access` replaces the notebook before the first
        // change.
        if let fault = try queue.read({ try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }), fault != "ok" {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: fault)
        }
        // The migrator reads what was done outside of its transactions. Two programs that start at once, without a
        // notebook or after an update, would both create the same table.
        try FolderLock.hold(FilePath.folder(of: path)) { try NotebookSchema.migrator.migrate(queue) }
        state.isChecked = true
        return queue
    }

    /// Opens a file and checks that it is a notebook. Then turns off the write-ahead log that earlier versions used.
    private func opened(_ path: String) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: Self.configuration())
        try queue.read { try NotebookSchema.check($0, path) }
        Self.leaveWriteAheadLog(queue)
        return queue
    }

    /// Turns off the write-ahead log that earlier versions of the program used, so that the notebook is a single file.
    ///
    /// If that fails, for example because another program has the notebook open, the notebook keeps its write-ahead log
    /// and the failure is logged.
    private static func leaveWriteAheadLog(_ queue: DatabaseQueue) {
        do {
            try queue.writeWithoutTransaction { db in
                guard try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal" else { return }
                // Another program may keep the file open for hours, so do not wait for that program.
                try db.execute(sql: "PRAGMA busy_timeout = 0")
                let change = Result { try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE") }
                try db.execute(sql: "PRAGMA busy_timeout = \(Int(busyTimeout * 1000))")
                _ = try change.get()
            }
        } catch {
            LibraryLog.notebook.notice("The notebook keeps its write-ahead log: \(error)")
        }
    }

    /// The number of seconds to wait while another program writes. A write normally takes milliseconds.
    private static let busyTimeout = 5.0

    static func configuration(isReadOnly: Bool = false) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(busyTimeout)
        configuration.prepareDatabase { db in
            // There is no other copy of the notebook, so every change must be on the disk before the call returns.
            // SQLite commits a change by removing the journal. `EXTRA` also writes this removal to the disk.
            try db.execute(sql: "PRAGMA synchronous = EXTRA")
        }
        return configuration
    }

    /// Creates the file if it does not exist. Only the user can access it. SQLite copies these permissions to the
    /// journal.
    static func makeFile(at path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    private static func makeFolder(of path: String) throws {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
        let folder = String(path[..<slash])
        guard !UserFolder.make(folder) else { return }
        throw NotebookError(.cannotWrite, folder, "the folder cannot be made: \(String(cString: strerror(errno))).")
    }
}

extension DatabaseError {
    /// Whether the file is not a valid database.
    var isDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }

    /// Whether the file or its folder cannot be opened for writing.
    fileprivate var isForbidden: Bool {
        resultCode == .SQLITE_CANTOPEN || resultCode == .SQLITE_READONLY || resultCode == .SQLITE_PERM
    }
}
