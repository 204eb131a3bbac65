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
