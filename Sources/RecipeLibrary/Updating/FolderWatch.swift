import RecipeKit

/// Reports changes in folders by the system's notifications (inotify), without polling.
package final class FolderWatch: Sendable {
    /// The maximum number of times that further changes extend the wait. Then the changes are reported, even if further
    /// changes follow.
    private static let timeout = 10

    private let folders: WatchedFolders
    /// A pipe. Closing its write end ends the thread.
    private let ending: (read: Int32, write: Int32)

    /// Starts a watch of no folders. If the system offers no notifications or no thread, returns `nil`, and `errno`
    /// contains the reason.
    ///
    /// - Parameters:
    ///   - quiet: The time in milliseconds that must pass without a further change before changes are reported.
    ///   - report: Called on the watch's thread after changes.
    package init?(quiet: Int32 = 150, _ report: @escaping @Sendable (FolderChanges) -> Void) {
        let notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard notifications >= 0 else { return nil }
        var pipe: [Int32] = [0, 0]
        guard systemPipe(&pipe) == 0 else {
            let error = errno
            close(notifications)
            errno = error
            return nil
        }
        for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        ending = (pipe[0], pipe[1])
        folders = WatchedFolders(notifications)
        let watching = Watching(
            folders, notifications: notifications, ending: pipe[0], quiet: quiet, report: report)
        let error = Platform.startThread(watching.run)
        guard error == 0 else {
            errno = error
            return nil
        }
    }

    /// Ends the thread, which then closes the other descriptors.
    deinit { close(ending.write) }

    /// Adds a folder to the watch. Adding a watched folder has no effect. If a folder is removed and created again, add
    /// the new folder. If the folder is listed after this call, no change of it is missed.
    ///
    /// - Returns: 0, or the system's error number. `ENOSPC` means that the system's limit on watched folders is reached.
    package func watch(_ folder: String) -> Int32 { folders.add(folder) }

    /// Ends the watch of all folders except some.
    func endAll(except folders: Set<ExactPath>) { self.folders.removeAll(except: folders) }

    /// The state of the thread. It exists until the thread detects the end of the watch.
    private final class Watching: Sendable {
        let folders: WatchedFolders
        let notifications: Int32
        let ending: Int32
        let quiet: Int32
        let report: @Sendable (FolderChanges) -> Void

        init(
            _ folders: WatchedFolders, notifications: Int32, ending: Int32, quiet: Int32,
            report: @escaping @Sendable (FolderChanges) -> Void
        ) {
            self.folders = folders
            self.notifications = notifications
            self.ending = ending
            self.quiet = quiet
            self.report = report
        }

        deinit {
            close(notifications)
            close(ending)
        }

        func run() {
            while wait(timeout: -1) {
                var changes = FolderChanges()
                drain(into: &changes)
                for _ in 0..<FolderWatch.timeout {
                    guard wait(timeout: quiet) else { return }
                    guard drain(into: &changes) else { break }
                }
                if !changes.isEmpty { report(changes) }
            }
        }

        /// Waits for notifications. Returns `false` after the end of the watch.
        private func wait(timeout: Int32) -> Bool {
            var files = [
                pollfd(fd: notifications, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
            ]
            while poll(&files, 2, timeout) < 0, errno == EINTR {}
            return files[1].revents == 0
        }

        /// Reads all pending notifications. Returns whether there were any.
        @discardableResult
        private func drain(into changes: inout FolderChanges) -> Bool {
            var buffer = [UInt8](repeating: 0, count: 16_384)
            var hasAny = false
            while true {
                let count = read(notifications, &buffer, buffer.count)
                guard count > 0 else { return hasAny }
                hasAny = true
                buffer.withUnsafeBytes { folders.read(UnsafeRawBufferPointer(rebasing: $0[..<count]), into: &changes) }
            }
        }
    }
}

private func systemPipe(_ descriptors: UnsafeMutablePointer<Int32>) -> Int32 { pipe(descriptors) }

/// What has changed in watched folders.
package struct FolderChanges: Sendable {
    /// A changed entry of a folder.
    package struct Entry: Hashable, Sendable {
        package enum Kind {
            /// A file was written, or its permissions or times were changed.
            case written
            /// A file or a link was created or moved to this name.
            case appeared
            /// A file or a link was removed, or moved to another name.
            case vanished
            /// A folder, or a watched link to a folder, was created, removed, moved, or given other permissions.
            case folder
        }

        package var folder: String
        package var name: String
        package var kind: Kind

        package var path: String { FilePath.path(folder, name) }
    }

    /// The entries, in the order of their changes. If an entry has changed again and again, it is contained several
    /// times.
    package var entries: [Entry] = []
    /// Whether there are changes that ``entries`` does not contain: the system has dropped notifications, a watched
    /// folder has lost its place, or a name is not UTF-8.
    package var isIncomplete = false

    package var isEmpty: Bool { entries.isEmpty && !isIncomplete }
}
