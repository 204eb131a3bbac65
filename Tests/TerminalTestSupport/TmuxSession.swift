import Foundation

/// A terminal for a program under test: a pane with a shell in a separate tmux server.
///
/// ```swift
/// try await TmuxSession.run(BuiltProgram("gallery"), columns: 80, rows: 24) { terminal in
///     try await terminal.type("gallery")
///     try await terminal.waitFor("the list") { $0.contains("Gallery") }
///     try await terminal.send("q")
/// }
/// ```
final class TmuxSession: Sendable {
    let scratch: ScratchFolder
    private let program: BuiltProgram?
    private let environment: [String: String]

    /// Whether tmux is installed. Without it, the tests that need it are skipped.
    static let isInstalled = isInstalled("tmux")

    static func isInstalled(_ program: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    private init(_ program: BuiltProgram?, scratch: ScratchFolder, environment: [String: String?]) {
        self.program = program
        self.scratch = scratch
        var all = scratch.environment
        if let program { all[program.variable] = program.path }
        all["PS1"] = "$ "
        all["TERM"] = "screen-256color"
        self.environment = all.overridden(by: environment)
    }

    /// Opens a terminal, calls a closure with it, and closes it.
    ///
    /// - Parameters:
    ///   - program: The program that the shell runs by its name, or `nil` for none.
    ///   - columns: The width of the terminal.
    ///   - rows: The height of the terminal.
    ///   - scratch: The folder in which the shell starts, or `nil` for a new one.
    ///   - environment: The environment variables that differ from those of the scratch folder.
    ///   - body: Receives the terminal.
    static func run(
        _ program: BuiltProgram? = nil, columns: Int = 80, rows: Int = 24, in scratch: ScratchFolder? = nil,
        environment: [String: String?] = [:], _ body: (TmuxSession) async throws -> Void
    ) async throws {
        let session = TmuxSession(program, scratch: try scratch ?? ScratchFolder(), environment: environment)
        await places.take()
        do {
            try await session.open(columns: columns, rows: rows)
            try await body(session)
        } catch {
            await session.close()
            await places.give()
            throw error
        }
        await session.close()
        await places.give()
    }

    /// Limits the number of parallel terminals.
    private static let places = Places(3)

    private func open(columns: Int, rows: Int) async throws {
        // This is the startup file of the shell.
        try scratch.answerFirstRun()
        try scratch.write(program?.shellFunction ?? "", to: "shell.rc")
        let variables = environment.merging(["ENV": scratch.path("shell.rc")]) { old, _ in old }
        let shell = ["env", "-i"] + variables.map { "\($0)=\($1)" }.sorted() + ["sh", "-i"]
        let size = ["-x", String(columns), "-y", String(rows)]
        try await tmux(
            ["new-session", "-d", "-c", scratch.path] + size + shell
                + [";", "set", "-g", "status", "off", ";", "set", "-s", "escape-time", "10"]
                + [";", "set", "-g", "window-size", "manual", ";", "resize-window"] + size)
        // On a busy machine, the first answers take a long time.
        try await waitFor("the shell's prompt", within: .seconds(60)) { $0.hasPrefix("$") }
    }

    private func close() async {
        _ = try? await tmux(["kill-server"])
    }

    // MARK: - Keys

    /// Presses keys by their names in tmux: `Down`, `NPage`, `Enter`, `C-c`, `q`.
    func send(_ keys: String...) async throws {
        try await send(keys)
    }

    func send(_ keys: [String]) async throws {
        try await tmux(["send-keys", "-t", ":", "--"] + keys)
    }

    /// Sends bytes that no key name stands for, such as a mouse report.
    func send(bytes: [UInt8]) async throws {
        try await tmux(["send-keys", "-t", ":", "-H"] + bytes.map { String($0, radix: 16) })
    }

    /// Types a line into the shell and presses Enter.
    func type(_ line: String) async throws {
        try await tmux(["send-keys", "-t", ":", "-l", "--", line, ";", "send-keys", "-t", ":", "Enter"])
    }

    /// Pastes a text. Uses bracketed paste if the program turned it on.
    func paste(_ text: String) async throws {
        try await tmux(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-r", "-t", ":"])
    }

    func resize(columns: Int, rows: Int) async throws {
        try await tmux(["resize-window", "-t", ":", "-x", String(columns), "-y", String(rows)])
    }

    // MARK: - Screen

    /// Returns the text on the screen, without the spaces at the ends of rows.
    func screen() async throws -> Screen {
        Screen(text: try await tmux(["capture-pane", "-p", "-t", ":"]))
    }

    /// Waits until the screen meets a condition in two consecutive reads, because a drawing arrives in parts.
    ///
    /// Throws an error with the screen after the timeout.
    @discardableResult
    func waitFor(
        _ what: String, within limit: Duration = .seconds(10), line: Int = #line,
        _ condition: (Screen) -> Bool
    ) async throws -> Screen {
        var timeout = Timeout(limit)
        var screen = Screen(text: "")
        repeat {
            let last = screen
            screen = try await self.screen()
            if screen == last, condition(screen) { return screen }
            try await Task.sleep(for: .milliseconds(10))
        } while !timeout.isOver()
        throw NotSeen(what: what, screen: screen, line: line)
    }

    /// Presses a key again and again until the screen meets a condition.
    ///
    /// - Parameter pause: The time before each press, for a sheet that takes no keys from who presses fast.
    func waitFor(
        _ what: String, pressing key: String, pause: Duration = .zero, line: Int = #line,
        _ condition: (Screen) -> Bool
    ) async throws {
        for _ in 0..<100 {
            if condition(try await screen()) { return }
            try await Task.sleep(for: pause)
            try await send(key)
        }
        try await waitFor(what, line: line, condition)
    }

    /// Returns a format variable of the pane: `cursor_flag`, `alternate_on`, `mouse_any_flag`, `pane_tty`.
    func fact(_ name: String) async throws -> String {
        try await tmux(["display-message", "-p", "-t", ":", "#{\(name)}"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the modes of the terminal without its size: echo, line editing, control characters.
    func modes() async throws -> String {
        let tty = try await fact("pane_tty")
        return try await CommandCall(
            executable: "/bin/sh", arguments: ["-c", "stty -a <\(tty) | sed 's/rows [0-9]*; columns [0-9]*;//'"],
            environment: environment,
            folder: scratch.path
        ).run().output
    }

    /// Closes the window while the program runs.
    func closeWindow() async throws {
        try await tmux(["kill-pane", "-t", ":"])
    }

    // MARK: - tmux

    @discardableResult
    private func tmux(_ arguments: [String]) async throws -> String {
        let call = CommandCall(
            executable: "/usr/bin/env",
            arguments: ["tmux", "-u", "-S", scratch.path("t"), "-f", "/dev/null"] + arguments,
            environment: scratch.environment, folder: scratch.path)
        let run = try await call.run()
        guard run.status == 0 else { throw TmuxFailure(arguments: arguments, run: run) }
        return run.output
    }
}

/// The error that is thrown if the screen does not meet a condition before the timeout.
struct NotSeen: Error, CustomStringConvertible {
    var what: String
    var screen: Screen
    /// The line of the test that waited.
    var line: Int

    var description: String { "did not see \(what), line \(line); the screen:\n\(screen.text)" }
}

struct TmuxFailure: Error, CustomStringConvertible {
    var arguments: [String]
    var run: CommandRun

    var description: String { "tmux \(arguments.joined(separator: " ")): \(run)" }
}

/// A semaphore for tasks.
private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
