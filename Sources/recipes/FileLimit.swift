#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How many files the process may have open at once, which a person can set: `ulimit -n`.
enum FileLimit {
    /// What terminal, index, notebook, watch and readers have open together, with as much to spare.
    private static let needed: rlim_t = 64

    /// Asks the system for as many as the program needs, where it has been given fewer.
    ///
    /// The system's own libraries end a process without a word that is refused a file.
    ///
    /// - Throws: Where the system refuses.
    static func raise() throws(CommandFailure) {
        var limit = rlimit()
        #if canImport(Glibc)
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0, limit.rlim_cur < needed else { return }
        let given = limit.rlim_cur
        limit.rlim_cur = min(needed, limit.rlim_max)
        guard limit.rlim_cur < needed || setrlimit(files, &limit) != 0 else { return }
        throw CommandFailure(
            "only \(given) files may be open at once, and \(needed) are needed; allow more: ulimit -n \(needed).",
            status: EX_IOERR)
    }
}
