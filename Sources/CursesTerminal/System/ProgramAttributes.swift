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
