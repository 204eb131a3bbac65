import GRDB
import RecipeKit
import RecipeLibrary

/// A copy of the notebook, beside it.
///
/// The program copies the notebook once on each day on which something changes, and keeps the three latest copies. When
/// one is restored, what was there is kept too.
public struct NotebookCopy: Hashable, Sendable {
    /// The name by which a person chooses the copy: `2026-11-28`, or `replaced-2026-11-29` for what a restoring has
    /// replaced.
    public var name: String
    public var path: String
    /// The day on which the copy was made.
    public var day: CalendarDay
    /// The size in bytes.
    public var size: Int
    /// Whether the copy is what a restoring has replaced.
    public var isReplaced: Bool
}

/// The copies beside a notebook.
public struct NotebookCopies: Sendable {
    private let path: String
    private let stem: String

    /// - Parameter path: The path of the notebook. The file may be missing.
    public init(of path: String) {
        self.path = path
        stem = path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path
    }

    /// The copies, the latest first.
    public var all: [NotebookCopy] {
        guard let stream = opendir(FilePath.folder(of: path)) else { return [] }
        defer { closedir(stream) }
        return FolderEntry.names(in: stream).compactMap(copy).sorted {
            ($0.day.number, $0.isReplaced ? 1 : 0, $0.name) > ($1.day.number, $1.isReplaced ? 1 : 0, $1.name)
        }
    }

    /// The paths of damaged notebooks that were set aside, the latest first.
    public var damaged: [String] {
        guard let stream = opendir(FilePath.folder(of: path)) else { return [] }
        defer { closedir(stream) }
        let start = FilePath.name(of: stem) + "-damaged-"
        return FolderEntry.names(in: stream).filter { $0.hasPrefix(start) && $0.hasSuffix(".sqlite") }.sorted(by: >)
            .map { FilePath.path(FilePath.folder(of: path), $0) }
    }

    private func copy(ofFileNamed file: String) -> NotebookCopy? {
        let start = FilePath.name(of: stem) + "-"
        guard file.hasPrefix(start), file.hasSuffix(".sqlite") else { return nil }
        let name = String(file.dropFirst(start.count).dropLast(7))
        let isReplaced = name.hasPrefix(Self.replaced)
        let day = isReplaced ? name.dropFirst(Self.replaced.count).prefix(10) : name[...]
        let path = FilePath.path(FilePath.folder(of: path), file)
        guard let day = CalendarDay(iso: day), let stamp = FileStamp(ofFileAt: path) else { return nil }
        return NotebookCopy(name: name, path: path, day: day, size: stamp.size, isReplaced: isReplaced)
    }

    private static let replaced = "replaced-"
    /// The number of daily copies that are kept, and also of those that were replaced.
    private static let kept = 3

    // MARK: - Making copies

    /// Copies the notebook, unless there is a copy of the day. A damaged notebook is not copied, so that it never takes
    /// the place of a sound copy. Logs why there is no copy if there is none.
    ///
    /// Reading and writing the notebook goes on meanwhile.
    package func makeDaily(on day: CalendarDay) {
        let copy = "\(stem)-\(day.iso).sqlite"
        guard access(copy, F_OK) != 0 else { return }
        _ = LibraryLog.notebook.value(orLog: "The notebook \(path) is not copied") { try make(copy) }
        removeOld(on: day)
    }

    /// Copies the notebook before another one replaces it.
    ///
    /// - Returns: The name of the copy, or `nil` if there is nothing to keep.
    fileprivate func makeReplaced(on day: CalendarDay) throws -> String? {
        var name = Self.replaced + day.iso
        var number = 1
        while access("\(stem)-\(name).sqlite", F_OK) == 0 {
            number += 1
            name = "\(Self.replaced)\(day.iso)-\(number)"
        }
        guard try make("\(stem)-\(name).sqlite") else { return nil }
        removeOld(on: day)
        return name
    }

    private func removeOld(on day: CalendarDay) {
        for isReplaced in [true, false] {
            let copies = all.filter { $0.isReplaced == isReplaced }
            // A day that is still to come was that of a wrong clock.
            let sorted = copies.filter { $0.day <= day } + copies.filter { $0.day > day }
            for copy in sorted.dropFirst(Self.kept) { unlink(copy.path) }
        }
    }

    /// Copies the notebook to a path. Returns `false` if there is nothing to copy, or if another program is copying it.
    @discardableResult
    private func make(_ copy: String) throws -> Bool {
        guard let stamp = FileStamp(ofFileAt: path), stamp.size > 0 else { return false }
        return try Self.write(path, to: copy)
    }

    /// Writes a sound copy of a notebook, which appears under its name when it is complete and on the disk.
    fileprivate static func write(
        _ source: String, to copy: String, preparing prepare: (String) throws -> Void = { _ in }
    )
        throws -> Bool
    {
        let draft = copy + ".part"
        let descriptor = open(draft, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(draft) }
        defer { close(descriptor) }
        // The draft of a killed program is used again. If its owner is alive, it is complete in a moment.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileStamp(of: descriptor)?.inode == inode(of: draft) else {
            return false
        }
        do {
            guard ftruncate(descriptor, 0) == 0 else { throw failure(draft) }
            // A connection of its own, because others wait for the connection of the notebook.
            let queue = try DatabaseQueue(path: source, configuration: Notebook.configuration(isReadOnly: true))
            defer { LibraryLog.notebook.value(orLog: "A copied notebook stays open") { try queue.close() } }
            let isEmpty = try queue.read { db in
                try NotebookSchema.check(db, source)
                if let fault = try String.fetchOne(db, sql: "PRAGMA quick_check(1)"), fault != "ok" {
                    throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: fault)
                }
                return try NotebookSchema.isEmpty(db)
            }
            guard !isEmpty else {
                unlink(draft)
                return false
            }
            try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft]) }
            try prepare(draft)
            guard fsync(descriptor) == 0, rename(draft, copy) == 0 else { throw failure(copy) }
            AtomicFile.sync(folder: FilePath.folder(of: copy))
            return true
        } catch {
            unlink(draft)
            throw error
        }
    }

    private static func inode(of path: String) -> Int? { FileStamp(ofFileAt: path)?.inode }

    private static func failure(_ path: String) -> NotebookError {
        NotebookError(.cannotWrite, path, "\(SystemError.words(for: errno)); see to the disk and its permissions.")
    }
}

extension Notebook {
    /// What a restoring has done.
    public struct Restored: Hashable, Sendable {
        /// The number of recipes whose entries the notebook has now.
        public var recipes: Int
        /// The name of the copy of what was there before, or `nil` if nothing was.
        public var replaced: String?
    }

    /// Replaces all entries by those of a copy, either completely or not at all. What is there now is copied first.
    /// Timers stay as they are, because those of the copy have ended, and so does what can be undone.
    ///
    /// Other programs may have the notebook open: they see the entries of the copy at their next reading.
    ///
    /// - Parameters:
    ///   - copy: The path of a copy.
    ///   - day: The current day.
    /// - Throws: ``NotebookError`` if the copy is no sound notebook, or if the notebook cannot be written.
    public func restore(from copy: String, on day: CalendarDay = .today) throws(NotebookError) -> Restored {
        guard let path else { throw .withoutPath }
        // The tables of an older copy lack columns. So they are completed in a draft, and the copy stays as it is.
        _ = UserFolder.make(FilePath.folder(of: path))
        let source = path + ".restored-\(getpid())"
        defer { unlink(source) }
        do {
            guard access(copy, R_OK) == 0 else {
                throw NotebookError(.cannotRead, copy, "\(SystemError.words(for: errno)).")
            }
            let isWritten = try NotebookCopies.write(copy, to: source) { draft in
                let queue = try DatabaseQueue(path: draft, configuration: Notebook.configuration())
                try NotebookSchema.migrator.migrate(queue)
                try queue.close()
            }
            guard isWritten else { throw NotebookError(.foreign, copy, "there are no notes in it; choose another.") }
        } catch {
            if (error as? DatabaseError)?.isDamage == true {
                throw NotebookError(.cannotRead, copy, "it is damaged; choose another copy.")
            }
            throw NotebookError(error, copy, isWriting: false)
        }
        // A damaged notebook is set aside here, and what can be read of it is saved.
        try write { _ in }
        let replaced: String?
        do { replaced = try NotebookCopies(of: path).makeReplaced(on: day) } catch {
            throw NotebookError(error, path, isWriting: true)
        }
        let recipes = try writeOutsideTransaction { db in
            try db.execute(sql: "ATTACH DATABASE ? AS restored", arguments: [source])
            defer { LibraryLog.notebook.value(orLog: "A copy stays open") { try db.execute(sql: "DETACH restored") } }
            try db.inTransaction(.immediate) {
                let tables = ["content", "recipe", "cooking", "tick", "revision"]
                for table in tables.reversed() { try db.execute(sql: "DELETE FROM main.\(table)") }
                for table in tables {
                    try db.execute(sql: "INSERT INTO main.\(table) SELECT * FROM restored.\(table)")
                }
                return .commit
            }
            return try Int.fetchOne(db, sql: "SELECT count(*) FROM main.recipe") ?? 0
        }
        return Restored(recipes: recipes, replaced: replaced)
    }
}
