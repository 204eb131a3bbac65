#if os(Linux)
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Tells when something in folders changes, by the system's own notifications (inotify): without one nothing wakes up.
final class FolderWatch: Sendable {
    /// Why not every folder is watched.
    struct Limit: Error {}

    /// Changes closer together than this are told as one; milliseconds.
    private static let quiet: Int32 = 150
    /// However long changes go on, they are told of by now and then; of `quiet`.
    private static let patience = 10

    private let notifications: Int32
    /// What is written here ends the thread.
    private let ending: (read: Int32, write: Int32)

    /// - Parameter report: Called on a thread of the watch's own, some time after the first of several changes.
    /// - Returns: `nil` where the system lets nobody watch.
    init?(_ report: @escaping @Sendable () -> Void) {
        notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard notifications >= 0 else { return nil }
        var pipe: [Int32] = [0, 0]
        guard systemPipe(&pipe) == 0 else {
            close(notifications)
            return nil
        }
        for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        ending = (pipe[0], pipe[1])
        let watching = Watching(notifications: notifications, ending: pipe[0], report: report)
        var thread = pthread_t()
        let argument = Unmanaged.passRetained(watching)
        guard pthread_create(&thread, nil, Self.main, argument.toOpaque()) == 0 else {
            argument.release()
            for descriptor in pipe + [notifications] { close(descriptor) }
            return nil
        }
        pthread_detach(thread)
    }

    /// The thread closes what it waits at.
    deinit { close(ending.write) }

    /// Watches folders; the system takes one that is watched already for the same, and one that was made anew for another.
    ///
    /// - Throws: Where the system lets nobody watch as many; those before it are watched.
    func watch(_ folders: [String]) throws(Limit) {
        let mask = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF)
        for folder in folders where inotify_add_watch(notifications, folder, mask) < 0 && errno == ENOSPC {
            throw Limit()
        }
    }

    /// What the thread needs; it outlives the watch by the time that noticing its end takes.
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
                for _ in 0..<FolderWatch.patience {
                    guard wait(timeout: FolderWatch.quiet) else { return }
                    guard drain() else { break }
                }
                report()
            }
        }

        /// - Returns: `false` once the watch is gone.
        private func wait(timeout: Int32) -> Bool {
            var files = [
                pollfd(fd: notifications, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
            ]
            while poll(&files, 2, timeout) < 0, errno == EINTR {}
            return files[1].revents == 0
        }

        /// Takes all notifications; which they are matters little, because the folders are looked through anyway.
        @discardableResult
        private func drain() -> Bool {
            var buffer = [UInt8](repeating: 0, count: 4096)
            var hasAny = false
            while read(notifications, &buffer, buffer.count) > 0 { hasAny = true }
            return hasAny
        }
    }

    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<Watching>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }
}

private func systemPipe(_ descriptors: UnsafeMutablePointer<Int32>) -> Int32 { pipe(descriptors) }
#endif

#if !os(Linux)
/// Watches nothing, where the system has no such notifications.
final class FolderWatch: Sendable {
    struct Limit: Error {}

    init?(_ report: @escaping @Sendable () -> Void) { return nil }

    func watch(_ folders: [String]) throws(Limit) {}
}
#endif
