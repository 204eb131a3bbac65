import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

@Suite struct KeyDecoderTests {
    private var decoder = KeyDecoder()
    /// A fixed time.
    private let now = ContinuousClock.Instant.now

    private func codes(_ text: String) -> [TerminalCode] {
        text.unicodeScalars.map { .scalar($0.value) }
    }

    private mutating func keys(_ codes: [TerminalCode]) -> [Key] {
        decoder.decode(codes, at: now).compactMap { if case .key(let key) = $0 { key } else { nil } }
    }

    @Test mutating func `letters are keys`() {
        #expect(keys(codes("aÉ汉")) == [.character("a"), .character("É"), .character("汉")])
    }

    @Test mutating func `a combining mark joins its letter`() {
        #expect(keys(codes("e\u{301}x")) == [.character("e\u{301}"), .character("x")])
    }

    @Test(arguments: [
        ("\u{04}", Key.control("d")), ("\u{00}", .control(" ")), ("\u{1C}", .control("\\")), ("\r", .enter),
        ("\n", .control("j")), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\u{1B}", .escape),
    ])
    mutating func `control characters are keys`(text: String, key: Key) {
        #expect(keys(codes(text)) == [key])
    }

    @Test mutating func `key numbers of ncurses are decoded`() {
        #expect(
            keys([.key(KEY_DOWN), .key(KEY_NPAGE), .key(KEY_BTAB), .key(KEY_F0 + 12), .key(KEY_F0 + 13)])
                == [.down, .pageDown, .shiftTab, Key(.function(12)), Key(.function(1), .shift)])
    }

    @Test mutating func `key names of ncurses are decoded`() {
        #expect(
            keys([.named("kRIT5"), .named("kUP"), .named("kDC3")])
                == [Key(.right, .control), Key(.up, .shift), Key(.delete, .alt)])
        #expect(keys([.named("kxyz")]) == [])
    }

    @Test mutating func `Escape before a key is Alt`() {
        #expect(
            keys(codes("\u{1B}x") + [.scalar(0x1B), .key(KEY_UP)] + codes("\u{1B}\r\u{1B}["))
                == [Key(.character("x"), .alt), Key(.up, .alt), Key(.enter, .alt), Key(.character("["), .alt)])
    }

    @Test mutating func `Escape twice is Escape twice`() {
        #expect(keys(codes("\u{1B}\u{1B}")) == [.escape, .escape])
    }

    @Test(arguments: [
        ("[1;5C", Key(.right, .control)), ("[1;2A", Key(.up, .shift)), ("[7~", .home), ("[4~", .end),
        ("[5;3~", Key(.pageUp, .alt)), ("[3^", Key(.delete, .control)), ("[5@", Key(.pageUp, [.control, .shift])),
        ("Oc", Key(.right, .control)), ("OM", .enter), ("Op", .character("0")), ("[15;5~", Key(.function(5), .control)),
        ("[24~", Key(.function(12))), ("[Z", .shiftTab), ("[13;2u", Key(.enter, .shift)), ("OP", Key(.function(1))),
    ])
    mutating func `control sequences that the terminal description lacks are keys`(sequence: String, key: Key) {
        #expect(keys(codes("\u{1B}" + sequence)) == [key])
    }

    @Test(arguments: [
        "[99;99x", "[?1;2c", "[<0;5;3m", "[<35;5;3M", "[<0;5M", "[<0;0;3M", "[<;;M", "Oz",
        "[<99999999999999999999;1;1M", "[999~", "[99999999999999999999;2~", "[1;99999A", "[1;-9223372036854775808A",
    ])
    mutating func `unknown control sequences type no letters`(sequence: String) {
        let typed = keys(codes("\u{1B}" + sequence)).filter {
            if case .character = $0.code { true } else { false }
        }
        #expect(typed == [])
    }

    @Test(arguments: [
        // The answers of terminals when a program asks for the title, the clipboard, the colours and the name.
        "]0;rm -rf\u{07}", "]52;c;cXF4\u{1B}\\", "]10;rgb:ffff/ffff/ffff\u{07}", "P>|xterm(390)\u{1B}\\",
        "P1$r0m\u{1B}\\",
        "_Gi=31;OK\u{1B}\\", "^private\u{1B}\\", "Xstart\u{1B}\\",
        // Old and rare forms of keys with modifiers, such as Shift.
        "[[Z", "O5z", "O1;5z",
    ])
    mutating func `strings for the terminal and sequences of other forms type nothing`(sequence: String) {
        #expect(keys(codes("\u{1B}" + sequence + "x")) == [.character("x")])
    }

    @Test(arguments: ["\u{9B}31m", "\u{9D}0;title\u{07}", "\u{90}1$r0m\u{9C}", "\u{8F}z"])
    mutating func `control sequences that begin with a C1 character type nothing`(sequence: String) {
        #expect(keys(codes(sequence + "x")) == [.character("x")])
    }

    @Test(arguments: [
        ("[[A", Key(.function(1))), ("[[E", Key(.function(5))), ("O5P", Key(.function(1), .control)),
        ("O1;2A", Key(.up, .shift)), ("O3B", Key(.down, .alt)),
    ])
    mutating func `keys of old terminals are decoded with any terminal description`(sequence: String, key: Key) {
        #expect(keys(codes("\u{1B}" + sequence)) == [key])
    }

    @Test mutating func `the answer to a question about colours is kept, and types nothing, however it is divided`() {
        #expect(keys(codes("\u{1B}]11;rgb:00/2b/36\u{07}x")) == [.character("x")])
        #expect(keys(codes("\u{1B}]10;rgb:8383/9494/9696\u{1B}")) == [])
        #expect(keys(codes("\\y")) == [.character("y")])
        #expect(keys(codes("\u{1B}]0;jj\u{1B}")) == [])
        #expect(keys(codes("[B")) == [.down])
        let answers = decoder.takeAnswers()
        #expect(answers == ["11;rgb:00/2b/36", "10;rgb:8383/9494/9696"] && decoder.takeAnswers() == [])
        #expect(ColorRequest.color(in: answers[0], to: "11") == 0x002B36)
        #expect(ColorRequest.color(in: answers[1], to: "10") == 0x839496)
        #expect(ColorRequest.color(in: answers[1], to: "11") == nil)
        #expect(ColorRequest.color(in: "11;rgba:f/f/f/0", to: "11") == 0xFFFFFF)
        for wrong in ["11;?", "11;rgb:", "11;rgb:1/2", "11;rgb:12345/0/0", "11;rgb:x/0/0"] {
            #expect(ColorRequest.color(in: wrong, to: "11") == nil, "\(wrong)")
        }
    }

    @Test mutating func `a string for the terminal may span bursts and ends after a timeout`() {
        #expect(keys(codes("\u{1B}]0;jj")) == [])
        #expect(keys(codes("jj\u{07}x")) == [.character("x")])
        #expect(decoder.decode(codes("\u{1B}]0;jj"), at: now) == [])
        #expect(decoder.decode(codes("q"), at: now + .milliseconds(51)) == [.key(.character("q"))])
        #expect(keys(codes("\u{1B}]0;jj\u{1B}[B")) == [.down])
    }

    @Test mutating func `Alt with a character that begins a string is a key if nothing follows`() {
        #expect(keys(codes("\u{1B}]")) == [Key(.character("]"), .alt)])
        #expect(keys(codes("\u{1B}P")) == [Key(.character("P"), .alt)])
    }

    @Test mutating func `a paste whose marks arrive in parts is not decoded as keys`() {
        #expect(keys(codes("\u{1B}[20")) == [])
        #expect(decoder.decode(codes("0~qq"), at: now) == [])
        #expect(decoder.isPasting)
        #expect(decoder.decode(codes("\u{1B}[2"), at: now) == [])
        #expect(decoder.decode(codes("01~j"), at: now) == [.paste("qq"), .key(.character("j"))])
    }

    @Test mutating func `a control sequence may span two bursts`() {
        #expect(keys(codes("\u{1B}[1;")) == [])
        #expect(keys(codes("5Cx")) == [Key(.right, .control), .character("x")])
    }

    @Test mutating func `the rest of a control sequence after the timeout is decoded as keys`() {
        #expect(decoder.decode(codes("\u{1B}[1;"), at: now) == [])
        #expect(decoder.decode(codes("q"), at: now + .milliseconds(51)) == [.key(.character("q"))])
    }

    @Test mutating func `a control sequence with too many parameters is dropped`() {
        for _ in 0..<3 { #expect(keys(codes("\u{1B}[" + String(repeating: "1;", count: 5000))) == []) }
        #expect(keys(codes("yx")) == [.character("x")])
    }

    @Test mutating func `up to 64 characters are the parameters of a sequence`() {
        let zeros = String(repeating: "0", count: 61)
        #expect(keys(codes("\u{1B}[1;\(zeros)5A")) == [Key(.up, .control)])
        #expect(keys(codes("\u{1B}[1;0\(zeros)5A")) == [.up])
        #expect(keys(codes("\u{1B}O1;\(zeros)5A")) == [Key(.up, .control)])
        #expect(keys(codes("\u{1B}O1;0\(zeros)5A")) == [.character("A")])
    }

    @Test mutating func `a key of ncurses ends a control sequence, and what follows is not a part of it`() {
        #expect(keys(codes("\u{1B}[1;") + [.key(KEY_UP)]) == [.up])
        #expect(keys(codes("5C")) == [.character("5"), .character("C")])
    }

    @Test mutating func `a sequence and a string for the terminal are not over 50 milliseconds later`() {
        #expect(decoder.decode(codes("\u{1B}[1;"), at: now) == [])
        #expect(decoder.decode(codes("5C"), at: now + .milliseconds(50)) == [.key(Key(.right, .control))])
        #expect(decoder.decode(codes("\u{1B}]0;jj"), at: now) == [])
        #expect(decoder.decode(codes("jj\u{07}x"), at: now + .milliseconds(50)) == [.key(.character("x"))])
    }

    @Test mutating func `an answer of the terminal is no key`() {
        #expect(keys(codes("\u{1B}[?62;22c\u{1B}[>41;354;0c\u{1B}[=1c\u{1B}[?1;2R\u{1B}[?1u\u{1B}[<0;1;1m")) == [])
        #expect(keys(codes("\u{1B}[cx")) == [Key(.right, .shift), .character("x")])
    }

    @Test mutating func `letters, clicks and pastes arrive in the order in which they were typed`() throws {
        let report = try #require(MouseReport(button: 64, column: 1, row: 1))
        let wheel = InputEvent.mouse(MouseEvent(.wheelUp, at: .zero))
        #expect(
            decoder.decode(codes("a") + [.mouse(report)] + codes("b\u{1B}[<64;1;1Mc"), at: now)
                == [.key(.character("a")), wheel, .key(.character("b")), wheel, .key(.character("c"))])
        #expect(
            decoder.decode(codes("a\u{1B}[200~x\u{1B}[201~b"), at: now)
                == [.key(.character("a")), .paste("x"), .key(.character("b"))])
        #expect(
            decoder.decode(codes("a") + [.key(BracketedPaste.startCode), .key(BracketedPaste.endCode)], at: now)
                == [.key(.character("a")), .paste("")])
        #expect(decoder.decode(codes("a") + [.key(KEY_UP)], at: now) == [.key(.character("a")), .key(.up)])
        #expect(decoder.finishPaste() == [])
    }

    @Test mutating func `control characters from 80 to 9F are no keys, and the no-break space is one`() {
        #expect(keys([.scalar(0x80), .scalar(0x85), .scalar(0x99), .scalar(0xA0)]) == [.character("\u{A0}")])
        #expect(keys([.scalar(0x7E), .scalar(0x7F)]) == [.character("~"), .backspace])
        #expect(keys(codes("\u{1B}\u{85}\u{1B}\u{7F}")) == [Key(.backspace, .alt)])
    }

    @Test mutating func `Escape before a click, a paste or a named key is a key of its own`() throws {
        let report = try #require(MouseReport(button: 0, column: 1, row: 1))
        #expect(
            decoder.decode([.scalar(0x1B), .mouse(report)], at: now)
                == [.key(.escape), .mouse(MouseEvent(.press, at: .zero))])
        #expect(keys([.scalar(0x1B), .named("kUP5")]) == [.escape, Key(.up, .control)])
        let paste: [TerminalCode] = [.scalar(0x1B), .key(BracketedPaste.startCode), .key(BracketedPaste.endCode)]
        #expect(decoder.decode(paste, at: now) == [.key(.escape), .paste("")])
    }

    @Test mutating func `a click, a named key or another sequence ends a string for the terminal`() throws {
        let report = try #require(MouseReport(button: 64, column: 1, row: 1))
        #expect(
            decoder.decode(codes("\u{1B}]0;j") + [.mouse(report)] + codes("x"), at: now)
                == [.mouse(MouseEvent(.wheelUp, at: .zero)), .key(.character("x"))])
        #expect(keys(codes("\u{1B}]0;j") + [.named("kUP5")] + codes("x")) == [Key(.up, .control), .character("x")])
        #expect(keys(codes("\u{1B}]0;j\u{9C}x")) == [.character("x")])
    }

    @Test mutating func `a character after a truncated mouse report is a key`() {
        #expect(keys(codes("\u{1B}[<0;5;3q")) == [.character("q")])
        #expect(keys(codes("\u{1B}[<0;5") + [.key(KEY_UP)]) == [.up])
        #expect(keys(codes("\u{1B}[<0;\u{1B}[B\u{1B}[<\r")) == [.down, .enter])
    }

    @Test mutating func `a paste is collected over several bursts, with normalized line breaks`() {
        #expect(decoder.decode([.key(BracketedPaste.startCode)] + codes("2 eggs\r\n1 on")) == [])
        #expect(decoder.isPasting)
        let rest = codes("ion\rq\u{07}") + [.key(KEY_UP), .key(BracketedPaste.endCode)] + codes("q")
        #expect(decoder.decode(rest) == [.paste("2 eggs\n1 onion\nq"), .key(.character("q"))])
        #expect(!decoder.isPasting)
    }

    @Test mutating func `a paste keeps its empty lines`() {
        let text = codes("salt\r\n\n\noil\n\r\npepper")
        let events = decoder.decode([.key(BracketedPaste.startCode)] + text + [.key(BracketedPaste.endCode)])
        #expect(events == [.paste("salt\n\n\noil\n\npepper")])
    }

    @Test mutating func `a paste without an end mark ends at the timeout`() {
        _ = decoder.decode([.key(BracketedPaste.startCode)] + codes("salt"))
        #expect(decoder.finishPaste() == [.paste("salt")])
        #expect(keys(codes("q")) == [.character("q")])
    }

    @Test mutating func `a paste has a size limit`() {
        let much = [TerminalCode](repeating: .scalar(0x61), count: PastedText.limit + 5)
        let events = decoder.decode([.key(BracketedPaste.startCode)] + much + [.key(BracketedPaste.endCode)])
        #expect(events == [.paste(String(repeating: "a", count: PastedText.limit))])
    }

    @Test mutating func `two mouse presses at a point are a double press, a third is a single press`() {
        var actions: [MouseEvent.Action] = []
        for (milliseconds, x) in [(0, 1), (300, 1), (500, 1), (600, 2), (1200, 2)] {
            let events = decoder.decode(codes("\u{1B}[<0;\(x);1M"), at: now + .milliseconds(milliseconds))
            if case .mouse(let mouse)? = events.first { actions.append(mouse.action) }
        }
        #expect(actions == [.press, .doublePress, .press, .press, .press])
    }
}
