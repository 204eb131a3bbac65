import CTerminalSpawn
import Figures
import Glibc

/// A program that runs in its own pseudo-terminal, and the terminal's side of it.
final class PseudoTerminal {
    typealias Instant = ContinuousClock.Instant

    struct Size {
        var rows: Int
        var columns: Int
    }

    /// The output of a program until a pause.
    struct Burst {
        var first: Instant?
        var last: Instant?
        var bytes = 0
        /// Whether the program closed its side.
        var ended = false
    }

    let process: ProcessFigures
    /// The time just before the program was started.
    let start: Instant
    private let master: Int32
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(_ program: Program, size: Size, home: String) throws {
        let arguments = program.arguments.map { strdup($0) } + [nil]
        let variables = Self.environment(home: home).merging(program.environment) { $1 }
        let environment = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        let window = winsize(ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
        var master: Int32 = -1

        start = .now
        let id = spawn_in_terminal(arguments, environment, window, &master)
        guard id > 0 else { throw ProbeError("\(program.arguments[0]): \(String(cString: strerror(errno)))") }
        process = ProcessFigures(id: id)
        self.master = master
    }

    deinit {
        close(master)
    }

    /// Returns the same few variables for every program, so that settings of the user have no effect.
    private static func environment(home: String) -> [String: String] {
        [
            "HOME": home,
            "LANG": "C.UTF-8",
            "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin",
            "TERM": "xterm-256color",
        ]
    }

    func send(_ bytes: [UInt8]) {
        _ = write(master, bytes, bytes.count)
    }

    /// Reads output until there was none for a time.
    ///
    /// - Parameters:
    ///   - quiet: The time without output after which the burst ends.
    ///   - timeout: The maximum time to wait for the first output.
    ///   - inspect: Receives each piece of output. If it returns `false`, the burst ends with this piece.
    func read(
        quiet: Duration, timeout: Duration = .seconds(2), inspect: (ArraySlice<UInt8>) -> Bool = { _ in true }
    ) -> Burst {
        var burst = Burst()
        while waitForInput(burst.first == nil ? timeout : quiet) {
            let count = Glibc.read(master, &buffer, buffer.count)
            guard count > 0 else {
                burst.ended = true
                break
            }
            burst.last = .now
            burst.first = burst.first ?? burst.last
            burst.bytes += count
            guard inspect(buffer[..<count]) else { break }
        }
        return burst
    }

    private func waitForInput(_ limit: Duration) -> Bool {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, Int32(limit.milliseconds)) > 0
    }

    /// Ends the program with a key. If the program does not end within a second, ends it with signals.
    ///
    /// - Returns: Whether the key was enough.
    @discardableResult
    func quit(with key: Key) -> Bool {
        send(key.bytes)
        if drain(for: .seconds(1)) { return true }
        for signal in [SIGTERM, SIGKILL] {
            kill(process.id, signal)
            if drain(for: .seconds(1)) { break }
        }
        return false
    }

    /// Waits until the program ends, and reads its output meanwhile. A program that cannot write its output cannot end.
    ///
    /// - Returns: Whether the program ended within the time.
    private func drain(for limit: Duration) -> Bool {
        let deadline = Instant.now + limit
        repeat {
            if read(quiet: .milliseconds(5), timeout: .milliseconds(5)).ended { usleep(500) }
            if waitpid(process.id, nil, WNOHANG) == process.id { return true }
        } while .now < deadline
        return false
    }
}
