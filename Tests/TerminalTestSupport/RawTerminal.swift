import CNcurses
import Foundation

/// A program in a pseudo-terminal that a test controls. The test sees every byte that the program sends.
///
/// In contrast, ``TmuxSession`` shows what the user sees. The program leads its own session, so that it receives a
/// hang-up signal when the terminal is closed.
final class RawTerminal {
    /// The output that the test has not taken yet.
    private(set) var output: [UInt8] = []
    let process: SpawnedProcess
    private var controller: Int32
    private let name: String
    /// The program's side of the terminal, to read the length of its input queue.
    private var terminal: Int32 = -1
    private var status: Int32?

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    init(
        _ program: BuiltProgram, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
        in scratch: ScratchFolder,
        environment: [String: String?] = [:]
    ) throws {
        var ends: (controller: Int32, terminal: Int32) = (-1, -1)
        guard pseudo_terminal_open(&ends.controller, &ends.terminal) == 0,
            let name = Self.name(of: ends.terminal)
        else { throw Failure(description: "there is no pseudo-terminal to be had") }
        defer { close(ends.terminal) }
        controller = ends.controller
        self.name = name
        _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        _ = pseudo_terminal_resize(controller, Int32(rows), Int32(columns))
        try scratch.answerFirstRun()
        process = try SpawnedProcess(
            program.path, arguments, environment: scratch.environment.overridden(by: environment), folder: scratch.path,
            files: [name, name, name], ownsTerminal: true)
    }

    /// Returns the name of a terminal. `ttyname` is not thread-safe, and tests run in parallel.
    private static func name(of terminal: Int32) -> String? {
        var name = [CChar](repeating: 0, count: 256)
        guard ttyname_r(terminal, &name, name.count) == 0 else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        hangUp()
        if status == nil, endIfOver() == nil {
            kill(process.identifier, SIGKILL)
            var ignored: Int32 = 0
            waitpid(process.identifier, &ignored, 0)
        }
    }

    // MARK: - Input

    /// Sends bytes. Waits while the input queue is full.
    func send(_ bytes: [UInt8]) async throws {
        var rest = bytes[...]
        var timeout = Timeout(.seconds(20))
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(controller, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                receive()
                guard endIfOver() == nil else { return }
                guard !timeout.isOver() else { throw Failure(description: "the program reads no keys") }
                try await Task.sleep(for: .milliseconds(1))
            }
        }
    }

    func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    func resize(columns: Int, rows: Int) { _ = pseudo_terminal_resize(controller, Int32(rows), Int32(columns)) }

    /// The Escape key in the form of terminals that report keys unambiguously.
    ///
    /// The byte 1B alone is Escape only if nothing follows for some milliseconds. If the program gets no processor time
    /// in this pause, it reads the byte together with the next key, as Alt. The form here always means Escape, whatever
    /// follows it.
    static let escape = "\u{1B}[27u"

    /// Sends keys and waits until the program has read them and answered. Use ``escape`` for the Escape key.
    func press(_ text: String, quiet: Duration = .milliseconds(30), line: Int = #line) async throws {
        try await send(text)
        var timeout = Timeout(.seconds(20))
        while unread > 0, endIfOver() == nil {
            receive()
            guard !timeout.isOver() else {
                throw Failure(description: "the program has not read its keys, line \(line)")
            }
            try await Task.sleep(for: .milliseconds(1))
        }
        try await settle(for: quiet, line: line)
    }

    /// Returns the number of bytes that the program has not read.
    ///
    /// The first call opens the terminal a second time, so that its queue can be read after the end of the program.
    var unread: Int {
        if terminal < 0 { terminal = open(name, O_RDONLY | O_NOCTTY | O_CLOEXEC) }
        return Int(curses_pending_bytes(terminal))
    }

    /// Closes the terminal, as a lost connection does.
    func hangUp() {
        if terminal >= 0 { close(terminal) }
        terminal = -1
        if controller >= 0 { close(controller) }
        controller = -1
    }

    // MARK: - Output

    /// Reads the available output and does not wait.
    @discardableResult
    func receive(atMost limit: Int = .max) -> Int {
        var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
        var total = 0
        while total < limit {
            let count = read(controller, &buffer, min(buffer.count, limit - total))
            guard count > 0 else { break }
            output += buffer[..<count]
            total += count
        }
        return total
    }

    /// Returns the output since the last call.
    func takeOutput() -> [UInt8] {
        receive()
        defer { output = [] }
        return output
    }

    /// Waits until the output contains a text, and then until the output pauses.
    func waitFor(_ text: String, within limit: Duration = .seconds(20), line: Int = #line) async throws {
        let wanted = Array(text.utf8)
        try await wait("“\(text)”", within: limit, line: line) { $0.contains(wanted) }
        try await settle(line: line)
    }

    /// Waits until the program writes or ends, and then until the output pauses.
    func waitForBeginning(line: Int = #line) async throws {
        try await wait("anything", within: .seconds(20), line: line) { !$0.isEmpty || endIfOver() != nil }
        try await settle(for: .milliseconds(100), line: line)
    }

    /// Waits until the output pauses.
    func settle(for quiet: Duration = .milliseconds(60), within limit: Duration = .seconds(20), line: Int = #line)
        async throws
    {
        var timeout = Timeout(limit)
        var last = ContinuousClock.now
        while ContinuousClock.now - last < quiet {
            if receive() > 0 { last = .now }
            guard !timeout.isOver() else {
                throw Failure(description: "the program did not stop writing, line \(line)")
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private func wait(_ what: String, within limit: Duration, line: Int, _ condition: ([UInt8]) -> Bool) async throws {
        var timeout = Timeout(limit)
        while true {
            receive()
            if condition(output) { return }
            guard !timeout.isOver(), endIfOver() == nil || receive() > 0 else {
                let tail = String(decoding: output.suffix(2000), as: UTF8.self).debugDescription
                throw Failure(description: "\(what) did not come, line \(line); what came ends in \(tail)")
            }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    // MARK: - End of the program

    /// Returns the exit status, or 128 plus the signal number, or `nil` while the program runs.
    func endIfOver() -> Int32? {
        if status == nil { status = process.endIfOver() }
        return status
    }

    /// Waits for the end of the program and reads its remaining output.
    func end(within limit: Duration = .seconds(20)) async throws -> Int32 {
        var timeout = Timeout(limit)
        while !timeout.isOver() {
            receive()
            if let status = endIfOver() {
                receive()
                return status
            }
            try await Task.sleep(for: .milliseconds(2))
        }
        throw Failure(description: "the program did not end")
    }
}

extension [UInt8] {
    func contains(_ part: [UInt8]) -> Bool { firstRange(of: part) != nil }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
