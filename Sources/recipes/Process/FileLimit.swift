/// The maximum number of open files of the process, as set by `ulimit -n`.
enum FileLimit {
    /// The number of files that the program needs. It is twice the number that terminal, index, notebook, watch and
    /// readers need together.
    private static let needed: rlim_t = 64

    /// Raises the limit if it is too low for the program.
    ///
    /// This is necessary because some system libraries end the process without a message if they cannot open a file.
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
