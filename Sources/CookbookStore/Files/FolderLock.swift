import RecipeLibrary

/// Lets one writer at a time change files in a folder: the threads of this process, other windows, and commands.
///
/// A writer that compares a file with what it read, and then replaces it, holds the lock from the comparison to the end.
/// Programs that know nothing of the lock, such as an editor, are noticed by the comparison alone.
enum FolderLock {
    /// How long to wait for another writer. A writer holds the lock for milliseconds. If it was stopped meanwhile, or
    /// the file system has no locks, the change is made without the lock.
    private static let patience = Duration.seconds(2)

    /// Does work while holding the lock of a folder. If the folder does not exist yet, there is nothing to hold.
    static func hold<Value, Failure: Error>(
        _ folder: String, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return try work() }
        defer { close(descriptor) }
        lock(descriptor)
        return try work()
    }

    private static func lock(_ descriptor: Int32) {
        let end = ContinuousClock.now + patience
        var pause: useconds_t = 100
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR,
            ContinuousClock.now < end
        {
            usleep(pause)
            pause = min(2 * pause, 5000)
        }
    }
}
