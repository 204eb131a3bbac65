import CNcurses
import CTerminalGuard
import Terminal

// Exported once for the whole module, so that no other file needs conditional imports.
#if canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif

/// Runs another program in the terminal.
///
/// Only the user's own command line is a text for the shell. The arguments can contain file names of strangers, so the
/// shell receives them as its parameters and never as a part of its text.
enum ForegroundProcess {
    /// Runs a program, waits until it ends, and returns how it ended.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - meanwhile: Called about twice a second while the program runs, or `nil` for no calls.
    ///   - watch: Called soon after the program has started, and then at growing intervals of up to half a second, until
    ///     it returns `true`. For example, it finds out whether the program reads keys. `nil` for no calls.
    @MainActor
    static func run(
        _ program: TerminalProgram, meanwhile: (@MainActor () -> Void)? = nil, watch: (@MainActor () -> Bool)? = nil
    ) -> TerminalProgram.Ending {
        var input: Int32 = -1
        if let text = program.input {
            input = file(holding: text)
            guard input >= 0 else { return .notStarted(reason(errno)) }
        }
        defer { if input >= 0 { close(input) } }
        // The shell splits the command into words. It passes the arguments on unchanged. A key that interrupts reaches
        // the shell too. Without a trap, the shell would then end by the signal, although the other program went on.
        let words = ["/bin/sh", "-c", "trap : INT QUIT; " + program.command + " \"$@\"", "sh"] + program.arguments
        var arguments = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }

        var actions = SpawnFiles()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if input >= 0 {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else if isatty(STDIN_FILENO) != 1 {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/tty", O_RDONLY, 0)
        }
        // The parent process may have made this program ignore SIGCHLD. Then the system would not keep the status of
        // the other program.
        let child = signal(SIGCHLD, SIG_DFL)
        defer { signal(SIGCHLD, child) }
        var process = pid_t()
        let error = withoutSuspendKey {
            ProgramAttributes.with { attributes in
                posix_spawn(&process, words[0], &actions, attributes, arguments, process_environment())
            }
        }
        guard error == 0 else { return .notStarted(reason(error)) }
        guard meanwhile != nil || watch != nil else { return wait(for: process) }
        return wait(for: WaitingThread { [process] in wait(for: process) }, meanwhile, watch)
    }

    /// Calls a closure while Ctrl-Z is an ordinary key of the terminal.
    ///
    /// The system starts a program in a copy of this process, for which this process waits. If Ctrl-Z stopped the copy
    /// before it became the other program, this process would wait for ever, and only `kill -9` could end it.
    private static func withoutSuspendKey<Result>(_ body: () -> Result) -> Result {
        var modes = termios()
        guard let terminal = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].first(where: { isatty($0) == 1 }),
            tcgetattr(terminal, &modes) == 0
        else { return body() }
        var without = modes
        // 0 is the value of _POSIX_VDISABLE on Linux.
        withUnsafeMutableBytes(of: &without.c_cc) { $0[Int(VSUSP)] = 0 }
        tcsetattr(terminal, TCSANOW, &without)
        defer { tcsetattr(terminal, TCSANOW, &modes) }
        return body()
    }

    /// The interval between two calls of `meanwhile` in milliseconds.
    private static let interval = 500
    /// The time from the start of a program to the first call of `watch` in milliseconds.
    private static let firstWatch = 20

    @MainActor
    private static func wait(
        for thread: WaitingThread, _ meanwhile: (@MainActor () -> Void)?, _ watch: (@MainActor () -> Bool)?
    ) -> TerminalProgram.Ending {
        var watch = watch
        var pause = firstWatch
        var passed = 0
        while true {
            let limit = watch == nil ? interval : min(pause, interval - passed)
            let isSleeping = watch == nil && meanwhile == nil
            if let ending = thread.result(within: isSleeping ? .never : .milliseconds(limit)) { return ending }
            if watch?() == true { watch = nil }
            pause = min(2 * pause, interval)
            passed += limit
            guard passed >= interval else { continue }
            passed = 0
            meanwhile?()
        }
    }

    private static func wait(for process: pid_t) -> TerminalProgram.Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) != process {
            guard errno == EINTR else { return .notStarted(reason(errno)) }
        }
        let signal = status & 0x7F
        guard signal == 0 else { return .killed(signal) }
        let code = status >> 8 & 0xFF
        // If a signal ended the other program, the shell exits with the number of the signal and 128.
        return (129...159).contains(code) ? .killed(code - 128) : .exited(code)
    }

    private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

    /// Writes a text to an unnamed file. Returns the descriptor of the file, from which the text can be read,
    /// or -1 on failure.
    private static func file(holding text: String) -> Int32 {
        // In memory, because a folder for temporary files may be missing or full.
        let file = memory_file_open("text")
        guard file >= 0 else { return -1 }
        var bytes = (TerminalText.bytes(of: text) ?? Array(text.utf8))[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(file)
                return -1
            }
            bytes = bytes.dropFirst(count)
        }
        lseek(file, 0, SEEK_SET)
        return file
    }
}

/// The attributes with which other programs are started.
package enum ProgramAttributes {
    /// Calls a closure with attributes for `posix_spawn`. A program that is started with them does not inherit the
    /// signals that this program ignores or blocks.
    ///
    /// - Parameters:
    ///   - flags: Further flags, such as `POSIX_SPAWN_SETPGROUP`.
    ///   - body: Starts the program. The attributes are valid only during the call.
    package static func with<Result>(
        flags: Int32 = 0, _ body: (UnsafeMutablePointer<SpawnAttributes>) -> Result
    ) -> Result {
        var attributes = SpawnAttributes()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(flags | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        return body(&attributes)
    }
}

/// The type of the file actions for `posix_spawn`.
package typealias SpawnFiles = posix_spawn_file_actions_t
/// The type of the attributes for `posix_spawn`.
package typealias SpawnAttributes = posix_spawnattr_t
