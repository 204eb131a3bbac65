import Foundation

/// A process of one's own.
///
/// Foundation's waits for a socket to close that every child of the child has inherited: with a tmux server among them
/// it waits for ever.
struct SpawnedProcess: Sendable {
    struct Failure: Error { var number: Int32 }

    let identifier: pid_t

    /// - Parameters:
    ///   - files: What standard input, output and error are.
    ///   - ownsTerminal: Whether the first of them is a terminal that is to be the process' own.
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
        // Signals as a shell would give them on, whatever the tests run under.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // The first terminal that the leader of a session opens controls it.
        let session = ownsTerminal ? Self.newSession : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | session))

        // A shell that becomes the program: not every system can spawn into another folder.
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

    #if canImport(Darwin)
    private static let newSession: Int32 = 0x400
    #else
    /// `POSIX_SPAWN_SETSID`, which Swift is not told of.
    private static let newSession: Int32 = 0x80
    #endif

    /// How the process ended, if it has: the status, or 128 and the signal's number, as a shell says it.
    func endIfOver() -> Int32? {
        var status: Int32 = 0
        guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Waits for the end without keeping a thread, and kills where it takes too long.
    ///
    /// - Returns: The status, or 128 and the signal's number, as a shell says it.
    func end(timeLimit: Duration) async throws -> (status: Int32, isTimedOut: Bool) {
        let deadline = ContinuousClock.now + timeLimit
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
            if !isTimedOut, ContinuousClock.now > deadline {
                isTimedOut = true
                kill(identifier, SIGKILL)
            }
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(8))
        }
    }
}

/// A list of C strings that ends with a null, for the calls that start programs.
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
