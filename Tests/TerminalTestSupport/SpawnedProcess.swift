import Foundation

/// A child process.
///
/// Foundation's `Process` also waits for all descendants of the child. It would wait forever for the tmux server.
struct SpawnedProcess: Sendable {
    struct Failure: Error { var number: Int32 }

    let identifier: pid_t

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - executable: The path of the program.
    ///   - arguments: The arguments.
    ///   - environment: The environment variables.
    ///   - folder: The working folder.
    ///   - files: The files for standard input, output and error.
    ///   - ownsTerminal: Whether the first file becomes the controlling terminal of the process.
    init(
        _ executable: String, _ arguments: [String], environment: [String: String], folder: String, files: [String],
        ownsTerminal: Bool = false
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, file) in zip(Int32(0)..., files) {
            posix_spawn_file_actions_addopen(&actions, descriptor, file, descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        // The child has the default handling of signals, as a child of a shell has.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // The first terminal that a session leader opens becomes its controlling terminal.
        let session = ownsTerminal ? Self.newSession : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | session))

        // A shell changes the folder, because not every system can spawn in another folder.
        let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, executable]
        let argumentList = CStrings(shell + arguments)
        let variables = CStrings(environment.map { "\($0)=\($1)" }.sorted())
        defer {
            argumentList.free()
            variables.free()
        }
        var identifier = pid_t()
        let number = posix_spawn(
            &identifier, shell[0], &actions, &attributes, argumentList.pointers, variables.pointers)
        guard number == 0 else { throw Failure(number: number) }
        self.identifier = identifier
    }

    /// `POSIX_SPAWN_SETSID`, which Swift does not import.
    private static let newSession: Int32 = 0x80

    /// Kills the process after a time. A thread of its own does it: the shared threads of tasks are busy with other tests
    /// for minutes, and a program that writes until it is killed would take half of the machine from them.
    ///
    /// - Parameters:
    ///   - time: The time in microseconds.
    ///   - file: The file into which the program must have written something before the time begins, or `nil` if it begins
    ///     now.
    func kill(afterMicroseconds time: Int, since file: String? = nil) {
        Thread.detachNewThread {
            var status = stat()
            while let file, stat(file, &status) == 0, status.st_size == 0, Foundation.kill(identifier, 0) == 0 {
                usleep(1000)
            }
            usleep(useconds_t(time))
            Foundation.kill(identifier, SIGKILL)
        }
    }

    /// Returns the exit status, or 128 plus the signal number, or `nil` while the process runs.
    func endIfOver() -> Int32? {
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Waits for the end without blocking a thread. Kills the process after the time limit.
    ///
    /// - Parameter timeLimit: The limit, as for ``Timeout``.
    /// - Returns: The exit status, or 128 plus the signal number.
    func end(timeLimit: Duration) async throws -> (status: Int32, isTimedOut: Bool) {
        var timeout = Timeout(timeLimit)
        var isTimedOut = false
        var pause = Duration.milliseconds(1)
        while true {
            var status: Int32 = 0
            let ended = waitpid(identifier, &status, WNOHANG)
            if ended == identifier {
                let signal = status & 0x7F
                return (signal == 0 ? (status >> 8) & 0xFF : 128 + signal, isTimedOut)
            }
            guard ended == 0 || errno == EINTR else { throw Failure(number: errno) }
            if !isTimedOut, timeout.isOver() {
                isTimedOut = true
                Foundation.kill(identifier, SIGKILL)
            }
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(8))
        }
    }
}

/// A null-terminated array of C strings.
private struct CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [String]) {
        count = strings.count
        pointers = .allocate(capacity: count + 1)
        for (index, string) in strings.enumerated() { (pointers + index).initialize(to: strdup(string)) }
        (pointers + count).initialize(to: nil)
    }

    func free() {
        for index in 0..<count { systemFree(pointers[index]) }
        pointers.deallocate()
    }
}

private func systemFree(_ pointer: UnsafeMutablePointer<CChar>?) {
    free(pointer)
}
