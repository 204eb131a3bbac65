import GRDB
import RecipeFormats

/// Whether a database of the program can be read. To find out, the database is read as a whole, and nothing is changed.
package enum DatabaseHealth: Hashable, Sendable {
    case missing
    case sound
    /// SQLite found a fault. The value says which.
    case damaged(String)
    /// The file cannot be opened. The value says why.
    case unreadable(String)

    /// Examines a database.
    ///
    /// - Parameters:
    ///   - path: The path of the database.
    ///   - thoroughly: Whether to also compare the indexes of the database with its tables, which takes longer.
    ///   - look: Reads from the database before it is examined.
    /// - Throws: The errors of `look`, except those of the database.
    package init(
        ofDatabaseAt path: String, thoroughly: Bool = false, _ look: (Database) throws -> Void = { _ in }
    ) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(SystemError.words(for: errno))
            return
        }
        do {
            let fault: String?
            do {
                fault = try Self.fault(path, thoroughly, look)
            } catch let error as DatabaseError where Self.isForbidden(error) {
                // SQLite cannot create a journal beside the file, or there is no room for one.
                fault = try Self.fault(Self.immutable(path), thoroughly, look)
            }
            self = fault.map { .damaged($0) } ?? .sound
        } catch let error as DatabaseError {
            let words = error.message ?? "\(error.resultCode)"
            self = Self.isForbidden(error) ? .unreadable(words) : .damaged(words)
        }
    }

    private static func isForbidden(_ error: DatabaseError) -> Bool {
        [.SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_IOERR, .SQLITE_BUSY].contains(
            error.resultCode)
    }

    private static func fault(
        _ path: String, _ thoroughly: Bool, _ look: (Database) throws -> Void
    ) throws -> String? {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(2)
        return try DatabaseQueue(path: path, configuration: configuration).read { database in
            try look(database)
            let check = thoroughly ? "integrity_check" : "quick_check"
            let answer = try String.fetchOne(database, sql: "PRAGMA \(check)(1)")
            return answer == "ok" ? nil : answer ?? "no answer"
        }
    }

    /// Returns SQLite's URI for a file that does not change while it is open.
    package static func immutable(_ path: String) -> String {
        let escaped = path.utf8.map { byte -> String in
            let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + String(Int(byte) + 0x100, radix: 16).dropFirst()
        }
        return "file:\(escaped.joined())?immutable=1"
    }
}

extension IndexLocation {
    /// The size in bytes of the files of the index of a cookbook.
    package static func size(ofIndexAt path: String) -> Int {
        files(ofIndexAt: path).reduce(0) { $0 + (FileStamp(ofFileAt: $1)?.summedSize ?? 0) }
    }
}
