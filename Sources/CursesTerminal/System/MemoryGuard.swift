import CNcurses

/// Ends the program with a message and an exit status when an allocation fails.
///
/// Without the guard, Swift traps, and a signal ends the program. Arm the guard before you open a ``CursesScreen``.
/// Then the screen restores the terminal before the guard writes the message. If no memory limit (`ulimit -v`, `ulimit
/// -d`) is set, the guard has no effect.
public enum MemoryGuard {
    /// Arms the guard if a memory limit is set and enough memory is free.
    ///
    /// - Parameters:
    ///   - needed: The number of bytes that must be free. If fewer are free, some libraries wait forever for the stack
    ///     of a new thread.
    ///   - note: The message for standard error, in one line without a line feed. At most 256 bytes are written,
    ///     including a line feed after the message.
    ///   - status: The exit status of the program if an allocation fails.
    /// - Returns: Whether enough memory is free. Always `true` if no memory limit is set.
    public static func arm(needed: Int, note: String, status: Int32) -> Bool {
        let note = Array((note + "\n").utf8)
        guard memory_guard_arm(needed, note, note.count, status) != 0 else { return false }
        if memory_guard_is_armed() != 0 { terminal_guard_prepare_stack() }
        return true
    }
}
