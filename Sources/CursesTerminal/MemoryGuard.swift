import CNcurses

/// Ends a program in words, with a status of its own, where the memory that it may use has run out.
///
/// Swift makes a crash of memory that is refused, which would end the program by a signal. Where nothing limits the memory
/// (`ulimit -v`, `ulimit -d`), nothing is done. A terminal that is in use is given back first.
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
