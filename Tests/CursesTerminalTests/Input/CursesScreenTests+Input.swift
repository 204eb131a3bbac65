import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

/// Keys, pastes and mouse events.
extension CursesScreenTests {
    @Test func `keys arrive as one burst`() {
        defer { screen.close() }
        terminal.type("é\u{1B}OA\u{1B}[1;5Cq\r")
        #expect(
            screen.waitForEvents(timeout: nil)
                == [.character("é"), .up, Key(.right, .control), .character("q"), .enter].map(InputEvent.key))
    }

    @Test func `a paste is text, even if it contains control sequences`() {
        defer { screen.close() }
        terminal.type("\u{1B}[200~2 eggs\r\u{1B}[Aq\u{1B}[201~x")
        #expect(screen.waitForEvents(timeout: nil) == [.paste("2 eggs\n[Aq"), .key(.character("x"))])
    }

    @Test func `clicks, moves with the button down and turns of the mouse wheel are events`() {
        defer { screen.close() }
        terminal.type("\u{1B}[<0;5;3M\u{1B}[<0;5;3m\u{1B}[<0;5;3M\u{1B}[<32;5;4M\u{1B}[<64;1;1M\u{1B}[<65;1;1M")
        let expected: [MouseEvent] = [
            MouseEvent(.press, at: Point(x: 4, y: 2)), MouseEvent(.doublePress, at: Point(x: 4, y: 2)),
            MouseEvent(.drag, at: Point(x: 4, y: 3)),
            MouseEvent(.wheelUp, at: .zero), MouseEvent(.wheelDown, at: .zero),
        ]
        #expect(screen.waitForEvents(timeout: nil) == expected.map(InputEvent.mouse))
    }

    @Test func `a click with Shift, Alt or Control is a click, and other buttons and movements without one are none`() {
        defer { screen.close() }
        var typed = [4, 8, 16, 28].enumerated().map { "\u{1B}[<\($1);5;\($0 + 1)M" }
        typed += [1, 2, 18, 33, 34, 35, 66, 128].map { "\u{1B}[<\($0);5;9M" }
        terminal.type(typed.joined() + "\u{1B}[<80;1;1M\u{1B}[<81;1;1M")
        let clicks = (0..<4).map { MouseEvent(.press, at: Point(x: 4, y: $0)) }
        let turns = [MouseEvent(.wheelUp, at: .zero), MouseEvent(.wheelDown, at: .zero)]
        #expect(screen.waitForEvents(timeout: nil) == (clicks + turns).map(InputEvent.mouse))
    }

    @Test func `mouse events arrive in the older form, also in high columns`() {
        defer { screen.close() }
        let start = Array("\u{1B}[M".utf8)
        let other = start + [35, 33 + 200, 33 + 2]
        terminal.type(start + [32, 33 + 200, 33 + 2] + other + start + [32 + 65, 33, 33] + Array("q".utf8))
        #expect(
            screen.waitForEvents(timeout: nil) == [
                .mouse(MouseEvent(.press, at: Point(x: 200, y: 2))), .mouse(MouseEvent(.wheelDown, at: .zero)),
                .key(.character("q")),
            ])
    }

    @Test(arguments: ["[<0;5;3", "[<0;5;", "[<0", "[<", "[M", "[M !"])
    func `a truncated mouse report is dropped and the next key is decoded`(report: String) {
        defer { screen.close() }
        terminal.type("\u{1B}" + report)
        #expect(screen.waitForEvents(timeout: nil) == [])
        terminal.type("q")
        #expect(screen.waitForEvents(timeout: nil) == [.key(.character("q"))])
    }

    @Test(arguments: ["[M", "[M!", "[M!!", "[M\u{1B}"])
    func `a paste after a truncated mouse report is text`(report: String) {
        defer { screen.close() }
        terminal.type("\u{1B}" + report + "\u{1B}[200~jq\u{1B}[201~")
        let events = screen.waitForEvents(timeout: nil)
        #expect(events.contains(.paste("jq")))
        #expect(!events.contains(.key(.character("q"))))
    }

    @Test(arguments: [
        ("\u{1B}", [Key.escape]), ("\u{1B}x", [Key(.character("x"), .alt)]), ("\u{1B}[1;2A", [Key(.up, .shift)]),
        ("\u{1B}[1;2B", [Key(.down, .shift)]), ("\u{1B}[1;5A", [Key(.up, .control)]),
        ("\u{1B}[1;5B", [Key(.down, .control)]), ("\u{1B}[1;6D", [Key(.left, [.control, .shift])]),
        ("\u{1B}[1;3B", [Key(.down, .alt)]), ("\u{1B}OP\u{1B}[24~", [Key(.function(1)), Key(.function(12))]),
        ("\u{1B}[1;2P", [Key(.function(1), .shift)]), ("\u{1B}[5;5~", [Key(.pageUp, .control)]),
    ])
    func `keys arrive with their modifiers`(typed: String, keys: [Key]) {
        defer { screen.close() }
        terminal.type(typed)
        #expect(screen.waitForEvents(timeout: nil) == keys.map(InputEvent.key))
    }

    @Test func `the timeout after Escape is less than 50 milliseconds, unless ESCDELAY is set`() throws {
        #expect((1..<50).contains(get_escdelay()))
        screen.close()
        setenv("ESCDELAY", "300", 1)
        defer { unsetenv("ESCDELAY") }
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        let screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: "xterm-256color")
        defer { screen.close() }
        #expect(get_escdelay() == 300)
    }

    @Test func `keys typed before the screen opens are not lost`() throws {
        screen.close()
        let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
        terminal.type("jé\u{1B}[1;2B\u{1B}OA")
        let screen = try CursesScreen(device: terminal.device, options: CursesScreen.Options(), kind: "xterm-256color")
        defer { screen.close() }
        #expect(
            screen.waitForEvents(timeout: nil)
                == [.character("j"), .character("é"), Key(.down, .shift), .up].map(InputEvent.key))
    }

    @Test func `mouse reports are turned on only if enabled and supported`() throws {
        screen.close()
        var options = CursesScreen.Options()
        for (isRequested, kind, isAsked) in [
            (true, "xterm", true), (true, "screen", true), (true, "vt100", false), (false, "xterm", false),
        ] {
            options.isMouseEnabled = isRequested
            let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
            let screen = try CursesScreen(device: terminal.device, options: options, kind: kind)
            defer { screen.close() }
            #expect(terminal.output().contains("\u{1B}[?1006;1002h") == isAsked)
        }
    }
}
