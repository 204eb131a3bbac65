#if os(Linux)
/// Reports changes in folders by the system's notifications (inotify), without polling.
package final class FolderWatch: Sendable {
    package static let isSupported = true

    /// The error of a watch that reaches the system's limit on watched folders.
    package struct Limit: Error {}

    /// The time in milliseconds that must pass without a further change before changes are reported.
    private static let quiet: Int32 = 150
    /// The maximum number of times that further changes extend the wait. Then the changes are reported, even if further
    /// changes follow.
    private static let timeout = 10

    private let notifications: Int32
    /// A pipe. Closing its write end ends the thread.
    private let ending: (read: Int32, write: Int32)

    /// Starts a watch of no folders. If the system offers no notifications or no thread, returns `nil`, and `errno`
    /// contains the reason.
    ///
    /// - Parameter report: Called on the watch's thread after changes.
    package init?(_ report: @escaping @Sendable () -> Void) {
        notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
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
        let watching = Watching(notifications: notifications, ending: pipe[0], report: report)
        let error = Platform.startThread(watching.run)
        guard error == 0 else {
            errno = error
            return nil
        }
    }

    /// Ends the thread, which then closes the other descriptors.
    deinit { close(ending.write) }

    /// Adds folders to the watch. Adding a watched folder has no effect. If a folder is removed and created again, add
    /// the new folder.
    ///
    /// - Throws: ``Limit`` if the limit of the system is reached. The folders that were added before the error are
    ///   watched.
    package func watch(_ folders: [String]) throws(Limit) {
        let mask = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF)
        for folder in folders where inotify_add_watch(notifications, folder, mask) < 0 {
            let error = errno
            if error == ENOSPC { throw Limit() }
            // The folder was removed after it was listed, so it needs no watch.
            guard error != ENOENT else { continue }
            LibraryLog.watch.warning("\(folder) is not watched: \(SystemError.words(for: error))")
        }
    }

    /// The state of the thread. It exists until the thread detects the end of the watch.
    private final class Watching: Sendable {
        let notifications: Int32
        let ending: Int32
        let report: @Sendable () -> Void

        init(notifications: Int32, ending: Int32, report: @escaping @Sendable () -> Void) {
            self.notifications = notifications
            self.ending = ending
            self.report = report
        }

        deinit {
            close(notifications)
            close(ending)
        }

        func run() {
            while wait(timeout: -1) {
                drain()
                for _ in 0..<FolderWatch.timeout {
                    guard wait(timeout: FolderWatch.quiet) else { return }
                    guard drain() else { break }
                }
                report()
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

        /// Discards all pending notifications. Their content is not needed, because an update compares the folders.
        @discardableResult
        private func drain() -> Bool {
            var buffer = [UInt8](repeating: 0, count: 4096)
            var hasAny = false
            while read(notifications, &buffer, buffer.count) > 0 { hasAny = true }
            return hasAny
        }
    }
}

private func systemPipe(_ descriptors: UnsafeMutablePointer<Int32>) -> Int32 { pipe(descriptors) }
#endif

#if !os(Linux)
/// A watch that reports nothing, for systems without inotify.
package final class FolderWatch: Sendable {
    package static let isSupported = false

    package struct Limit: Error {}

    package init?(_ report: @escaping @Sendable () -> Void) { return nil }

    package func watch(_ folders: [String]) throws(Limit) {}
}
#endif
