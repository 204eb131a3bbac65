import CNcurses
import Foundation
import Terminal
import Testing

@testable import CursesTerminal

/// The modes of the terminal, and what other programs find.
extension CursesScreenTests {
    /// The flags that a screen turns off.
    private func modes() throws -> [Bool] {
        let modes = try #require(terminal.device.modes())
        return [ICANON, ECHO, IEXTEN].map { modes.c_lflag & tcflag_t($0) != 0 }
            + [ICRNL, IXON].map { modes.c_iflag & tcflag_t($0) != 0 }
    }

    /// The actions for signals: 0 for the default action, 1 for none, and the address of a function otherwise.
    private func actions(of signals: [Int32]) -> [Int] {
        signals.map { signal in
            var action = sigaction()
            sigaction(signal, nil, &action)
            return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
        }
    }

    @Test func `the terminal passes on every key while the screen has it, and else has its own modes`() throws {
        let (off, on) = (Array(repeating: false, count: 5), Array(repeating: true, count: 5))
        #expect(try modes() == off)
        screen.releaseTerminal()
        #expect(try modes() == on)
        screen.reclaimTerminal()
        #expect(try modes() == off)
        let copy = try #require(fdopen(dup(fileno(terminal.file)), "r+"))
        defer { fclose(copy) }
        screen.close()
        let after = try #require(TerminalDevice(inputFile: copy, outputFile: copy, ownsInput: false).modes())
        #expect(after.c_lflag & tcflag_t(ICANON) != 0 && after.c_lflag & tcflag_t(ECHO) != 0)
        #expect(after.c_iflag & tcflag_t(ICRNL) != 0 && after.c_iflag & tcflag_t(IXON) != 0)
    }

    @Test func `another program has the terminal until it ends, and then the screen is drawn again`() {
        defer { screen.close() }
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("Soup", x: 0, y: 0)
        screen.present(canvas.grid, cursor: Point(x: 4, y: 0))
        _ = terminal.output()
        terminal.resize(columns: 70, rows: 20)
        #expect(screen.run(TerminalProgram("exit 3 #", input: "")) == .exited(3))
        let output = terminal.output()
        for sequence in ["\u{1B}[?2004l", "\u{1B}[?1049l", "\u{1B}[?2004h", "\u{1B}[?1049h", "Soup"] {
            #expect(output.contains(sequence), "\(sequence.debugDescription)")
        }
        #expect(screen.size == Size(columns: 70, rows: 20))
        #expect(screen.user == .screen)
    }

    /// In GNU Screen, the screen stays where the prompt of the shell follows.
    @Test func `the last row is free for the prompt, and comes back`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 40, rows: 6)
        defer { emulated.screen.close() }
        let canvas = Canvas(size: emulated.screen.size)
        let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
        surface.draw("Soup", x: 0, y: 0)
        surface.draw("q quit", x: 0, y: 5, style: Style(background: .cyan))
        emulated.present(canvas.grid, "the screen")
        emulated.screen.releaseTerminal()
        let free = Canvas(size: emulated.screen.size)
        Surface(canvas: free, appearance: emulated.screen.appearance).draw("Soup", x: 0, y: 0)
        emulated.check(free.grid, cursor: Point(x: 0, y: 5), "for the shell")
        emulated.screen.reclaimTerminal()
        emulated.present(canvas.grid, "the screen again")
    }

    @Test func `while another program runs, keys that interrupt or suspend are for that program`() {
        defer { screen.close() }
        let file = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let signals = [SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGHUP]
        let before = actions(of: signals)
        var during: [[Int]] = []
        // The program waits until this process has looked at its signals.
        let program = TerminalProgram("until [ -e \(file.path) ]; do :; done; exit 4 #", input: "")
        let ending = screen.run(program) {
            during.append(actions(of: signals))
            #expect(screen.user == .program)
            try? Data().write(to: file)
        }
        #expect(ending == .exited(4))
        // They are ignored, or have their default actions. A hang-up has an action of its own.
        #expect(during.first?.prefix(4) == [1, 1, 0, 0])
        #expect(during.first?.last != before.last)
        #expect(actions(of: signals) == before)
    }

    @Test func `a short program leaves its output until a key, which is not for the screen`() {
        defer { screen.close() }
        let person = ScriptedTerminal(
            terminal, [(ScriptedTerminal.request, ScriptedTerminal.answer), ("Press a key ", "x")])
        #expect(screen.run(TerminalProgram("exit 5 #", input: "", pause: "Press a key")) == .exited(5))
        #expect(person.stop().rest == [])
        #expect(screen.waitForEvents(timeout: .zero) == [])
        #expect(screen.run(TerminalProgram("exit 127 #", input: "", pause: "Press a key")) == .exited(127))
        #expect(!terminal.output().contains("Press a key"))
    }

    @Test func `a wait for a key ends at a signal and at a hang-up, and keeps the modes of the terminal`() throws {
        defer { screen.close() }
        screen.releaseTerminal()
        let before = try modes()
        kill(getpid(), SIGWINCH)
        screen.waitForKey("Press a key")
        #expect(try modes() == before)
        terminal.hangUp()
        screen.waitForKey("Press a key")
    }

    @Test func `while another program has the terminal, only notifications are sent`() {
        defer { screen.close() }
        screen.notify(TerminalNotification(title: "Eggs"))
        #expect(terminal.output().hasPrefix("\u{7}"))
        screen.releaseTerminal()
        _ = terminal.output()
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("Soup", x: 0, y: 0)
        screen.present(canvas.grid, cursor: nil)
        screen.notify(TerminalNotification(title: "Eggs"))
        #expect(terminal.output() == "")
        screen.user = .program
        screen.notify(TerminalNotification(title: "Eggs"))
        #expect(terminal.output().hasPrefix("\u{7}"))
        screen.user = .shell
        screen.reclaimTerminal()
        screen.present(canvas.grid, cursor: nil)
        #expect(terminal.output().contains("Soup"))
    }

    @Test(arguments: ["soup", "की 🧋"])
    func `the cursor is visible at its place, and hidden without one`(text: String) throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 40, rows: 10)
        defer { emulated.screen.close() }
        let canvas = Canvas(size: emulated.screen.size)
        let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
        emulated.present(canvas.grid, "hidden")
        #expect(!emulated.output.contains("\u{1B}[?25h"))
        for (number, point) in [Point(x: 3, y: 2), Point(x: 0, y: 9), Point(x: 39, y: 0)].enumerated() {
            surface.draw("\(number) \(text)", x: 5, y: 5)
            emulated.present(canvas.grid, cursor: point, "cursor \(number)")
            #expect(emulated.output.contains("\u{1B}[?25h") == (number == 0))
        }
        emulated.screen.releaseTerminal()
        emulated.screen.reclaimTerminal()
        emulated.check(canvas.grid, cursor: Point(x: 39, y: 0), "taken back")
        #expect(!emulated.output.contains("\u{1B}[?25l"))
        emulated.present(canvas.grid, "hidden again")
        #expect(emulated.output.contains("\u{1B}[?25l"))
    }

    @Test func `the last line of a terminal with one screen is empty while another program has it`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 40, rows: 10, kind: "vt100")
        defer { emulated.screen.close() }
        let canvas = Canvas(size: emulated.screen.size)
        let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
        surface.draw("Soup", x: 0, y: 8)
        surface.draw("q quit", x: 0, y: 9)
        emulated.screen.present(canvas.grid, cursor: nil)
        emulated.screen.releaseTerminal()
        emulated.terminals[0].emulator.process(emulated.terminal.output())
        let shown = emulated.terminals[0].emulator.rows.map { $0.map(\.text).joined() }
        #expect(shown[8].hasPrefix("Soup") && shown[9].allSatisfy { $0 == " " })
        emulated.screen.reclaimTerminal()
    }

    @Test func `an invalidated screen is sent again as a whole`() {
        defer { screen.close() }
        let canvas = Canvas(size: screen.size)
        Surface(canvas: canvas, appearance: screen.appearance).draw("Soup", x: 0, y: 0)
        screen.present(canvas.grid, cursor: nil)
        _ = terminal.output()
        screen.invalidate()
        screen.present(canvas.grid, cursor: nil)
        #expect(terminal.output().contains("Soup"))
    }

    @Test func `a grid of another size replaces all of the screen`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 20, rows: 6)
        defer { emulated.screen.close() }
        for (columns, rows) in [(20, 6), (12, 4), (20, 6), (30, 9)] {
            let canvas = Canvas(size: Size(columns: columns, rows: rows))
            let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
            for y in 0..<rows { surface.draw("\(columns) soup \(y)", x: 0, y: y) }
            emulated.screen.present(canvas.grid, cursor: nil)
            let output = emulated.terminal.output()
            emulated.terminals[0].emulator.process(output)
            let shown = emulated.terminals[0].emulator.rows.map { $0.map(\.text).joined() }
            for y in 0..<6 {
                let text = y < rows ? "\(columns) soup \(y)" : ""
                #expect(shown[y] == text + String(repeating: " ", count: 20 - text.count), "\(columns), row \(y)")
            }
        }
        emulated.screen.present(Canvas(size: .zero).grid, cursor: nil)
        #expect(emulated.terminal.output() == "")
    }

    @Test func `styles have colour pairs of their own until there are no more`() {
        defer { screen.close() }
        var pairs = ColorPairs(colors: 256, capacity: 4)
        let styles = [Style(foreground: .black), Style(background: .black), Style(foreground: .red, background: .blue)]
        #expect(styles.map { pairs.rendition(of: $0).pair } == [1, 2, 3])
        #expect(pairs.rendition(of: Style(foreground: .green)).pair == 0)
        #expect(styles.map { pairs.rendition(of: $0).pair } == [1, 2, 3])
        let bold = Style(foreground: .red, background: .blue, attributes: .bold)
        #expect(pairs.rendition(of: bold) == ColorPairs.Rendition(attributes: CURSES_BOLD, pair: 3))
    }

    @Test func `a style of a row does not reach the next glyphs`() throws {
        screen.close()
        let emulated = try EmulatedScreen(columns: 30, rows: 6)
        defer { emulated.screen.close() }
        let bar = Style(foreground: .black, background: .cyan)
        for step in 0..<4 {
            let canvas = Canvas(size: emulated.screen.size)
            let surface = Surface(canvas: canvas, appearance: emulated.screen.appearance)
            surface.draw("a b", x: step, y: 0, style: bar)
            surface.draw("c  d", x: 10 - step, y: 0)
            surface.draw("की", x: 20, y: step, style: bar)
            surface.draw("e", x: 23, y: step, style: Style(attributes: .underline))
            surface.draw("汉", x: 28, y: 5, style: step % 2 == 0 ? bar : .plain)
            emulated.present(canvas.grid, "step \(step)")
        }
    }

    /// The files that this process has open, as Linux names them.
    private func openFiles() -> Set<String> {
        var files: Set<String> = []
        // Other tests of the process may have hundreds of files open.
        for descriptor in 0..<min(getdtablesize(), 65_536) {
            var name = [CChar](repeating: 0, count: 256)
            let count = readlink("/proc/self/fd/\(descriptor)", &name, name.count)
            if count > 0 { files.insert(String(decoding: name[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)) }
        }
        return files
    }

    @Test func `closing closes the files of the screen`() throws {
        let name = try #require(ttyname(fileno(terminal.file)).map { String(cString: $0) })
        var link = [CChar](repeating: 0, count: 256)
        let count = readlink("/proc/self/fd/\(screen.signals.descriptor)", &link, link.count)
        let pipe = String(decoding: link[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #expect(openFiles().isSuperset(of: [name, pipe]) && pipe.hasPrefix("pipe:"))
        screen.close()
        #expect(openFiles().isDisjoint(with: [name, pipe]))
    }

    @Test func `closing restores the actions of signals`() throws {
        let signals = [SIGTERM, SIGWINCH, SIGSEGV, SIGTRAP]
        screen.close()
        let before = actions(of: signals)
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: "xterm")
        let during = actions(of: signals)
        for (old, new) in zip(before, during) { #expect(old != new) }
        screen.close()
        #expect(actions(of: signals) == before)
    }
}
