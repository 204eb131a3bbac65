import RecipeKit
import RecipeLibrary
import Synchronization

/// A file that contains what a change is about to do, and that exists only while the change is made.
///
/// If the program is killed in the middle of a renaming, the file remains, and the next start takes back what was done:
/// so no recipe keeps its old title under a new name, and no plan names a file that is gone. The writer holds a lock on
/// the file, which ends with the process, so that other windows do not take back what it is still doing.
///
/// The records are in the form of ``ChangeCoding``, each after its length. A record is written before its step is
/// carried out, so an incomplete record at the end means a step that was not begun.
package final class UnfinishedChange: Sendable {
    private let path: String
    private let descriptor: Int32
    private let coding: ChangeCoding

    private static let start = "change-"

    private init(_ path: String, _ descriptor: Int32, _ coding: ChangeCoding) {
        (self.path, self.descriptor, self.coding) = (path, descriptor, coding)
    }

    /// The change has ended, or was never begun.
    deinit {
        unlink(path)
        close(descriptor)
    }

    /// Creates the file. Returns `nil` if it cannot be written, for example because the disk is full: the change is then
    /// made without it.
    fileprivate static func begin(in folder: String, _ cookbook: Cookbook) -> UnfinishedChange? {
        guard UserFolder.make(folder) else { return nil }
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let time = String(now.tv_sec * 1_000_000_000 + now.tv_nsec)
        let path = FilePath.path(folder, "\(start)\(time)-\(UInt32.random(in: 0 ... .max))")
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            // Another program that has just started takes the new file for an abandoned one, and removes it.
            close(descriptor)
            return begin(in: folder, cookbook)
        }
        let change = UnfinishedChange(path, descriptor, ChangeCoding(cookbook))
        return change.write(Array(absolutePath(of: cookbook).utf8)) ? change : nil
    }

    /// Adds a step that is about to be carried out.
    package func add(_ part: Change.Part) {
        // A step that is not recorded is carried out all the same: without the record, only a kill at this moment harms.
        _ = write(coding.bytes(of: [part]))
        // Moves of files reach the disk in the order of the file system. The record must not come after them.
        if case .files = part { fsync(descriptor) }
    }

    private func write(_ record: [UInt8]) -> Bool {
        let length = withUnsafeBytes(of: UInt64(record.count).littleEndian) { Array($0) }
        return Draft.write(length + record, to: descriptor) == 0
    }

    private static func absolutePath(of cookbook: Cookbook) -> String {
        CookbookPaths(cookbook).absolute(RecipeID(path: cookbook.roots.first?.path ?? ".")).path
    }

    // MARK: - After a kill

    /// Takes the changes of killed programs over, the latest first: it may be one that was taking back an earlier one.
    /// Each is removed when the caller releases it.
    fileprivate static func abandoned(in folder: String, _ cookbook: Cookbook) -> [(UnfinishedChange, [Change.Part])] {
        guard let stream = opendir(folder) else { return [] }
        let names = FolderEntry.names(in: stream)
        closedir(stream)
        return names.filter { $0.hasPrefix(start) }.sorted(by: >).compactMap { name in
            let path = FilePath.path(folder, name)
            let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { return nil }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let bytes = try? RecipeFile.bytes(ofFileAt: path),
                case let records = records(in: bytes),
                records.first?.elementsEqual(absolutePath(of: cookbook).utf8) ?? true
            else {
                close(descriptor)
                return nil
            }
            let change = UnfinishedChange(path, descriptor, ChangeCoding(cookbook))
            return (change, records.dropFirst().flatMap { (try? change.coding.parts(in: Array($0))) ?? [] })
        }
    }

    private static func records(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var records: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while rest.count >= 8 {
            let length = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard length <= rest.count - 8 else { break }
            records.append(rest.dropFirst(8).prefix(Int(length)))
            rest = rest.dropFirst(8 + Int(length))
        }
        return records
    }
}

/// The folder of the unfinished changes, beside the notebook.
package struct UnfinishedChanges: Sendable {
    private let folder: String?
    private let cookbook: Cookbook

    package init(beside notebook: Notebook, of cookbook: Cookbook) {
        folder = notebook.path.map { FilePath.path(FilePath.folder(of: $0), "unfinished") }
        self.cookbook = cookbook
    }

    package func begin() -> UnfinishedChange? { folder.flatMap { UnfinishedChange.begin(in: $0, cookbook) } }

    /// Does work while no other program undoes something: what two of them took back at once would be taken back twice.
    ///
    /// - Returns: `nil` if another program is still undoing after some seconds, for example an import of thousands.
    package func exclusively<Value>(_ work: () -> Value) -> Value? {
        guard let folder, UserFolder.make(folder) else { return work() }
        return FolderLock.holdOrGiveUp(folder, work)
    }

    /// Takes back what killed programs have begun.
    package func takeBack(_ context: Edits.Context) {
        guard let folder else { return }
        for (change, parts) in UnfinishedChange.abandoned(in: folder, cookbook) {
            if !parts.isEmpty {
                LibraryLog.files.notice("A change that was not finished is taken back: \(parts.count) steps")
            }
            let edits = Edits(context, title: nil)
            edits.takeBack(parts)
            edits.end()
            _ = consume change
        }
    }
}

/// What a change has begun so far, for ``Edits``.
package final class BegunSteps: Sendable {
    private let changes: UnfinishedChanges
    private let state = Mutex(State())

    private struct State {
        var file: UnfinishedChange?
        var first: Change.Part?
        var forgotten: [String] = []
    }

    package init(_ changes: UnfinishedChanges) { self.changes = changes }

    /// Records a step before it is carried out.
    package func add(_ part: Change.Part) {
        state.withLock { state in
            if state.file == nil { state.file = changes.begin() }
            if let first = state.first { state.file?.add(first) }
            state.first = nil
            state.file?.add(part)
        }
    }

    /// Records a first step that was carried out. Nothing is written until another step follows: alone, it is whole.
    package func addFirst(_ part: Change.Part) {
        state.withLock { state in
            if state.file == nil { state.first = part } else { state.file?.add(part) }
        }
    }

    /// Removes what the trash knows about files that have left it, but not before the change has ended: until then, the
    /// files may have to return.
    package func forgetLater(_ infos: [String]) { state.withLock { $0.forgotten += infos } }

    /// The change has ended.
    package func end() {
        state.withLock { state in
            state.file = nil
            for info in state.forgotten { unlink(info) }
            state = State()
        }
    }
}
