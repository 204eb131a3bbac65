import RecipeLibrary
import SectionedLists

// Exported once for the whole module, so that no other file needs conditional imports.
#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Musl
#endif

/// The entry point of the program.
@main
enum Main {
    static func main() {
        // Ignores the signal of a closed pipe, which would end the program. A write to such a pipe then returns an
        // error.
        signal(SIGPIPE, SIG_IGN)
        // Ignores the signal of a file that exceeds the size limit (`ulimit -f`), which would end the program too. A
        // write to such a file then returns an error.
        signal(SIGXFSZ, SIG_IGN)
        if CommandLine.arguments.dropFirst().first == CrashReport.argument {
            return CrashReport.write(CommandLine.arguments.dropFirst(2))
        }
        do { try FileLimit.raise() } catch {
            Output.error("recipes: \(error.message ?? "")")
            exit(error.status)
        }
        ThreadLimit.endWhenReached()
        LogFile.receiveMessages()
        let arguments = Array(CommandLine.arguments.dropFirst())
        if BrowseCommand.hasOnlyPaths(arguments) {
            // Most calls have only paths or no arguments. They skip the parser, which needs some milliseconds to start.
            BrowseCommand.main(paths: arguments)
        } else {
            RecipesCommand.mainWithArguments()
        }
    }
}

/// The maximum number of open files of the process, as set by `ulimit -n`.
enum FileLimit {
    /// The minimum limit. It is twice the number of files that terminal, index, notebook, file watch and readers open
    /// together.
    private static let needed: rlim_t = 64

    /// Raises the limit of open files if the limit is lower than the program needs.
    ///
    /// Some system libraries end the process without a message if they cannot open a file.
    ///
    /// - Throws: ``CommandFailure`` if the limit cannot be raised.
    static func raise() throws(CommandFailure) {
        var limit = rlimit()
        guard getrlimit(Self.files, &limit) == 0, limit.rlim_cur < needed else { return }
        let given = limit.rlim_cur
        limit.rlim_cur = min(needed, limit.rlim_max)
        guard limit.rlim_cur < needed || setrlimit(Self.files, &limit) != 0 else { return }
        throw CommandFailure(
            "only \(given) files may be open at once, and \(needed) are needed; allow more: ulimit -n \(needed).",
            status: EX_IOERR)
    }
}

/// The maximum number of threads of the user, as set by `ulimit -u` or for a container.
enum ThreadLimit {
    /// Checks that a thread can be started. The system libraries try for ever if it cannot.
    ///
    /// - Throws: ``CommandFailure`` if no thread can be started.
    static func check() throws(CommandFailure) {
        let error = ThreadShortage.trial()
        if error != 0 { throw failure(error) }
    }

    /// From now on, ends the program with a message if a thread cannot be started. A screen restores the terminal before
    /// the message is shown.
    static func endWhenReached() {
        let end: @Sendable (Int32) -> Void = { error in
            let failure = failure(error)
            Output.error("recipes: \(failure.message ?? "")")
            exit(failure.status)
        }
        ThreadShortage.handle(with: end)
        ModelThreadShortage.handle(with: end)
    }

    private static func failure(_ error: Int32) -> CommandFailure {
        CommandFailure(
            "the system starts no further thread (\(String(cString: strerror(error)))); end other programs, or allow "
                + "more processes: ulimit -u.",
            status: EX_OSERR)
    }
}

/// Calls the system's function `write`, for types that have their own method `write`.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

extension FileLimit {
    /// The constant of the limit on open files, in the type that `getrlimit` requires on this platform.
    #if canImport(Glibc)
    static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    static let files = RLIMIT_NOFILE
    #endif
}

extension DetachedProcess {
    /// The environment variables of this process.
    static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
}
