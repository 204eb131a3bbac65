import CNcurses

/// Ends a program with a message and an exit status when an allocation fails.
///
/// Without the guard, Swift traps and a signal ends the program. The guard restores the terminal first. It has no
/// effect if no memory limit (`ulimit -v`, `ulimit -d`) is set.
public enum MemoryGuard {
    /// Arms the guard if enough memory is free.
    ///
    /// - Parameters:
    ///   - needed: The number of bytes that must be free. With less, some libraries wait without end for the stack of a
    ///     thread.
    ///   - note: The line for standard error, up to 255 bytes.
    ///   - status: The exit status of the program.
    /// - Returns: Whether enough memory is free.
    public static func arm(needed: Int, note: String, status: Int32) -> Bool {
        let note = Array((note + "\n").utf8)
        guard memory_guard_arm(needed, note, note.count, status) != 0 else { return false }
        if memory_guard_is_armed() != 0 { terminal_guard_prepare_stack() }
        return true
    }
}
