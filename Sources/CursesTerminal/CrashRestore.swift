import CNcurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Restores the terminal when the program cannot: in a crash, and where something calls `exit()`.
///
/// What is to be written is prepared here; the handlers are C, because Swift may not run in them.
@MainActor
struct CrashRestore {
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

    private let watched: [Int32]

    /// - Parameters:
    ///   - modes: The terminal's modes as they were found.
    ///   - reset: What gives the terminal its usual look and behaviour back.
    ///   - note: What the person is told, up to 512 bytes.
    init(terminal: Int32, modes: termios, reset: [UInt8], note: String) {
        let note = Array(note.utf8.prefix(512))
        var modes = modes
        terminal_guard_arm(terminal, &modes, reset, reset.count, note, note.count)
        terminal_guard_prepare_stack()
        terminal_guard_prepare_backtrace()
        watched = Self.signals.filter { terminal_guard_watch_crash($0) != 0 }
    }

    /// For the time that somebody else has the terminal.
    func pause() { terminal_guard_disarm() }
    func resume() { terminal_guard_rearm() }

    /// The modes to be restored from now on.
    func keep(_ modes: termios) {
        var modes = modes
        terminal_guard_set_modes(&modes)
    }

    func end() {
        terminal_guard_disarm()
        for signal in watched { terminal_guard_forget(signal) }
    }
}
