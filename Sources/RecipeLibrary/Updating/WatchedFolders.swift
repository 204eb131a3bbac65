import RecipeKit
import Synchronization

/// The folders of a ``FolderWatch``, and what the notifications of the system about them mean.
final class WatchedFolders: Sendable {
    /// A number that the system gives to a watched folder. Notifications contain it instead of the path.
    private typealias Number = Int32

    private struct State {
        /// The paths under which a folder was added. There are several if it was moved, or if links lead to it.
        var paths: [Number: [ExactPath]] = [:]
        var numbers: [ExactPath: Number] = [:]
    }

    private let notifications: Int32
    private let state = Mutex(State())

    init(_ notifications: Int32) { self.notifications = notifications }

    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF)

    /// Adds a folder. Returns 0, or the system's error number.
    func add(_ folder: String) -> Int32 {
        // A notification about the folder may arrive before this call ends. It waits for the path.
        state.withLock { state in
            let number = inotify_add_watch(notifications, folder, Self.mask)
            guard number >= 0 else { return errno }
            let folder = ExactPath(folder)
            if let old = state.numbers.updateValue(number, forKey: folder), old != number {
                state.paths[old]?.removeAll { $0 == folder }
            }
            if state.paths[number]?.contains(folder) != true { state.paths[number, default: []].append(folder) }
            return 0
        }
    }

    /// Removes all folders except some.
    func removeAll(except kept: Set<ExactPath>) {
        state.withLock { state in
            for (folder, number) in state.numbers where !kept.contains(folder) {
                state.numbers[folder] = nil
                state.paths[number]?.removeAll { $0 == folder }
            }
            for (number, paths) in state.paths where paths.isEmpty {
                inotify_rm_watch(notifications, number)
                state.paths[number] = nil
            }
        }
    }

    /// Adds the changes that some notifications report.
    func read(_ notifications: UnsafeRawBufferPointer, into changes: inout FolderChanges) {
        var rest = notifications[...]
        while rest.count >= MemoryLayout<inotify_event>.size {
            let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
            rest = rest.dropFirst(MemoryLayout<inotify_event>.size)
            let name = rest.prefix(Int(event.len)).prefix { $0 != 0 }
            rest = rest.dropFirst(Int(event.len))
            read(event, name, into: &changes)
        }
    }

    private func read(_ event: inotify_event, _ name: Slice<UnsafeRawBufferPointer>, into changes: inout FolderChanges)
    {
        func has(_ flags: Int32...) -> Bool { flags.contains { event.mask & UInt32($0) != 0 } }
        if has(IN_IGNORED) {
            // The system has ended the watch of the folder, because the folder or its file system is gone.
            return state.withLock { state in
                for folder in state.paths.removeValue(forKey: event.wd) ?? [] { state.numbers[folder] = nil }
            }
        }
        guard !has(IN_Q_OVERFLOW, IN_UNMOUNT, IN_DELETE_SELF, IN_MOVE_SELF) else {
            return changes.isIncomplete = true
        }
        // Without a name, the notification is about the permissions of the folder. Its parent reports them too.
        guard !name.isEmpty else { return }
        guard let name = String(validating: name, as: UTF8.self) else { return changes.isIncomplete = true }
        state.withLock { state in
            for folder in state.paths[event.wd] ?? [] {
                var kind = FolderChanges.Entry.Kind.written
                if has(Int32(truncatingIfNeeded: IN_ISDIR)) {
                    kind = .folder
                } else if has(IN_DELETE, IN_MOVED_FROM) {
                    // The system does not say that a removed link has led to a folder.
                    kind = state.numbers[ExactPath(FilePath.path(folder.text, name))] == nil ? .vanished : .folder
                } else if has(IN_CREATE, IN_MOVED_TO) {
                    kind = .appeared
                }
                changes.entries.append(.init(folder: folder.text, name: name, kind: kind))
            }
        }
    }
}

/// The file or folder that a reader is accessing, visible to other threads.
///
/// If the server of a network folder is down, the thread of the reader is blocked without an error. Only another thread
/// can detect this.
final class CurrentPath: Sendable {
    struct State: Hashable {
        /// The path, or `nil` while nothing is read.
        var path: String?
        /// The number of accesses so far. It distinguishes two accesses to the same path.
        var look = 0
    }

    private let state = Mutex(State())

    var current: State { state.withLock { $0 } }

    func enter(_ path: String) {
        state.withLock { $0 = State(path: path, look: $0.look + 1) }
    }

    func leave() {
        state.withLock { $0 = State(path: nil, look: $0.look + 1) }
    }
}
