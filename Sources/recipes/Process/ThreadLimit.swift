import RecipeLibrary
import SectionedLists

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
