import CNcurses

/// Ends a program with a message and an exit status when an allocation fails.
///
/// Without the guard, Swift traps and the program ends by a signal. The guard restores the terminal first. It does nothing
/// where no limit (`ulimit -v`, `ulimit -d`) is set.
public enum MemoryGuard {
    /// - Parameters:
    ///   - needed: How much memory has to be free; bytes. With less, some libraries wait for ever for the memory of a thread.
    ///   - note: One line for standard error, up to 255 bytes.
    ///   - status: What the program returns.
    /// - Returns: Whether as much is free as is needed; the guard is not armed where it is not.
    public static func arm(needed: Int, note: String, status: Int32) -> Bool {
        let note = Array((note + "\n").utf8)
        guard memory_guard_arm(needed, note, note.count, status) != 0 else { return false }
        if memory_guard_is_armed() != 0 { terminal_guard_prepare_stack() }
        return true
    }
}
