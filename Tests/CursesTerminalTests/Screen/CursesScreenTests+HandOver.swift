import CNcurses
import Foundation
import Terminal
import Testing

@testable import CursesTerminal

/// Input that waits or is on its way while the terminal changes hands.
extension CursesScreenTests {
    private static let mouseOff = "\u{1B}[?1006;1002l"
    private static let wheel = "\u{1B}[<65;10;10M"

    /// The path of the terminal, which another program can open.
    private func path() throws -> String {
        try #require(ttyname(fileno(terminal.file)).map { String(cString: $0) })
    }

    /// Runs a program that reads keys, as an editor does, until none arrives for a moment. Returns what it has read.
    private func runReader() throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "read-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let path = try path()
        let script =
            "stty -icanon -echo min 0 time 4 <\(path); cat <\(path) >'\(file.path)'; stty icanon echo <\(path) #"
        #expect(screen.run(TerminalProgram(script, input: "")) == .exited(0))
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Runs a program until input has arrived.
    ///
    /// - Parameters:
    ///   - reading: Whether the program reads keys one by one, as an editor in the terminal does.
    ///   - input: The input that arrives meanwhile, which the program does not read.
    private func run(reading: Bool, while input: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let path = try path()
        let wait = "until [ -e '\(file.path)' ]; do :; done"
        let script = reading ? "stty -icanon -echo <\(path); \(wait); stty icanon echo <\(path)" : wait
        let ending = screen.run(TerminalProgram(script + " #", input: "")) {
            terminal.type(input)
            try? Data().write(to: file)
        }
        #expect(ending == .exited(0))
    }

    private func events() -> [InputEvent] {
        var all: [InputEvent] = []
        while case let new = screen.waitForEvents(timeout: .milliseconds(50)), !new.isEmpty { all += new }
        return all
    }

    @Test func `mouse reports that are on their way reach neither the other program nor the screen`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(
            terminal,
            [
                (Self.mouseOff, Self.wheel + "\u{1B}[<65;10;"),
                (ScriptedTerminal.request, "10M" + Self.wheel + ScriptedTerminal.answer),
                (ScriptedTerminal.request, ScriptedTerminal.answer),
            ])
        #expect(try runReader() == "")
        #expect(events() == [])
        #expect(person.stop().rest == [])
    }

    @Test func `reports that come a little later than the answer do not reach the other program either`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(
            terminal,
            [
                (Self.mouseOff, ""), (ScriptedTerminal.request, ScriptedTerminal.answer + Self.wheel),
                (ScriptedTerminal.request, ScriptedTerminal.answer),
            ])
        #expect(try runReader() == "")
        #expect(events() == [])
        #expect(person.stop().rest == [])
    }

    @Test func `keys and pastes between the reports are for the screen, after the other program`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(
            terminal,
            [
                (Self.mouseOff, "j" + Self.wheel + "\u{1B}[A"),
                (ScriptedTerminal.request, "\u{1B}[200~salt\u{1B}[201~é" + ScriptedTerminal.answer),
                (ScriptedTerminal.request, ScriptedTerminal.answer),
            ])
        #expect(try runReader() == "")
        #expect(events() == [.key("j"), .key(.up), .paste("salt"), .key("é")])
        #expect(person.stop().rest == [])
    }

    @Test func `keys that are typed once the other program has the terminal reach it`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(
            terminal,
            [
                (ScriptedTerminal.request, ScriptedTerminal.answer), ("\u{1B}[?1049l", "ihello"),
                (ScriptedTerminal.request, ScriptedTerminal.answer),
            ])
        #expect(try runReader() == "ihello")
        #expect(events() == [])
        #expect(person.stop().rest == [])
    }

    @Test func `a terminal that does not answer is asked once, and the start of a report is dropped`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(terminal, [(Self.mouseOff, Self.wheel + "k\u{1B}[<65;1")])
        #expect(try runReader() == "")
        #expect(try runReader() == "")
        #expect(events() == [.key("k")])
        let output = person.stop().output
        #expect(output.split(separator: ScriptedTerminal.request, omittingEmptySubsequences: false).count == 2)
    }

    @Test func `keys that are typed while a graphical program waits are for no program`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(terminal, [(ScriptedTerminal.request, ScriptedTerminal.answer)])
        try run(reading: false, while: "dD\(Self.wheel)\u{1B}[<65;1")
        #expect(events() == [])
        #expect(person.stop().rest == [])
    }

    @Test func `keys that are typed ahead while an editor in the terminal ends are for the screen`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(
            terminal,
            [
                (ScriptedTerminal.request, ScriptedTerminal.answer),
                (ScriptedTerminal.request, Self.wheel + "l" + ScriptedTerminal.answer),
            ])
        try run(reading: true, while: "j\(Self.wheel)k")
        #expect(events() == [.key("j"), .key("k"), .key("l")])
        #expect(person.stop().rest == [])
    }

    @Test func `the keys after the key for which a short program waits are for the screen`() throws {
        defer { screen.close() }
        let person = ScriptedTerminal(
            terminal,
            [(ScriptedTerminal.request, "z" + ScriptedTerminal.answer), ("Press a key", "\u{1B}[Bjk")])
        #expect(screen.run(TerminalProgram("exit 5 #", input: "", pause: "Press a key")) == .exited(5))
        #expect(events() == [.key("z"), .key("j"), .key("k")])
        #expect(person.stop().rest == [])
    }

    @Test func `the wheel that is turned while the screen is closed types nothing into the shell`() throws {
        let shell = try #require(fdopen(dup(fileno(terminal.file)), "r+"))
        defer { fclose(shell) }
        terminal.type(Self.wheel)
        #expect(screen.waitForEvents(timeout: nil).count == 1)
        let person = ScriptedTerminal(
            terminal,
            [(Self.mouseOff, Self.wheel), (ScriptedTerminal.request, Self.wheel + ScriptedTerminal.answer)])
        screen.close()
        var modes = termios()
        tcgetattr(fileno(shell), &modes)
        modes.c_lflag &= ~tcflag_t(ICANON)
        tcsetattr(fileno(shell), TCSANOW, &modes)
        #expect(curses_pending_bytes(fileno(shell)) == 0)
        #expect(person.stop().rest == [])
    }

    @Test func `without the mouse, a screen that is closed asks the terminal nothing, and keys are for the shell`()
        throws
    {
        let shell = try #require(fdopen(dup(fileno(terminal.file)), "r+"))
        defer { fclose(shell) }
        terminal.type("ls\n")
        screen.close()
        #expect(!terminal.output().contains(ScriptedTerminal.request))
        #expect(curses_pending_bytes(fileno(shell)) == 3)
    }
}
