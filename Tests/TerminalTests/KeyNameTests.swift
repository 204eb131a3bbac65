import Testing

@testable import Terminal

@Suite("Key names")
struct KeyNameTests {
    @Test(
        "A key has a name for the user",
        arguments: [
            (Key.character("q"), "q"), (.character("G"), "G"), (.character("?"), "?"), (.character("é"), "é"),
            (.space, "Space"), (.control("d"), "Ctrl-D"), (Key(.character("x"), .alt), "Alt-x"),
            (Key(.character("X"), .alt), "Alt-X"), (Key(.character(" "), .control), "Ctrl-Space"), (.enter, "Enter"),
            (.escape, "Esc"), (.tab, "Tab"), (.shiftTab, "Shift-Tab"), (.up, "↑"), (Key(.left, .control), "Ctrl-←"),
            (.pageDown, "PageDown"), (.home, "Home"), (Key(.insert), "Insert"), (Key(.function(12)), "F12"),
            (Key(.up, [.control, .alt, .shift]), "Ctrl-Alt-Shift-↑"),
        ])
    func isWhatAPersonCallsIt(key: Key, name: String) {
        #expect(key.name() == name)
    }

    @Test("Key names are ASCII on a terminal with only ASCII")
    func isASCIIWhereNeeded() {
        for code in [Key.Code.up, .down, .left, .right, .enter, .escape, .tab, .backspace, .delete, .insert, .pageUp] {
            #expect(Key(code, .control).name(.ascii).allSatisfy { $0.isASCII })
        }
        #expect(Key.up.name(.ascii) == "Up")
    }

    @Test("Different keys have different names")
    func isUnambiguous() {
        var keys: [Key] = [.enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end]
        keys += "aAxX? ".map { Key.character($0) } + (1...12).map { Key(.function($0)) }
        keys += keys.map { Key($0.code, .alt) }
        #expect(Set(keys.map { $0.name() }).count == keys.count)
    }

    @Test(
        "A key has the name that it was given, in any case and with - or +",
        arguments: [
            ("Ctrl-D", Key.control("d")), ("ctrl+D", .control("d")), ("CTRL-d", .control("d")), ("q", .character("q")),
            ("Q", .character("Q")), ("-", .character("-")), ("+", .character("+")), ("F", .character("F")),
            ("Alt-x", Key(.character("x"), .alt)), ("alt+X", Key(.character("X"), .alt)),
            ("Alt--", Key(.character("-"), .alt)), ("Ctrl-]", .control("]")), ("shift-tab", .shiftTab),
            ("pagedown", .pageDown), ("↓", .down), ("⏎", .enter), ("Return", .enter), ("ESC", .escape),
            ("Ctrl-Alt-Shift-↑", Key(.up, [.control, .alt, .shift])), ("Space", .space),
            ("Ctrl-Space", Key(.character(" "), .control)), ("F1", Key(.function(1))), ("f12", Key(.function(12))),
            ("Shift-F5", Key(.function(5), .shift)),
        ])
    func isRead(name: String, key: Key) {
        #expect(Key(named: name) == key)
    }

    @Test(
        "No key has a name that terminals do not send",
        arguments: [
            "", " ", "Shift-a", "Shift-A", "Ctrl-I", "Ctrl-h", "Ctrl-M", "Ctrl-1", "Ctrl-é", "F0", "F13", "F1x", "G5",
            "Ctrl",
            "Ctrl-", "Alt+", "Hyper-x", "Up2", "ab",
        ])
    func isNotRead(name: String) {
        #expect(Key(named: name) == nil)
    }

    @Test("Each key is found by its own name, and the names of all keys are those of keys")
    func isReadBack() {
        let codes = [Key.Code.up, .down, .left, .right, .enter, .escape, .tab, .backspace, .delete, .insert, .pageUp]
        let keys = codes.map { Key($0) } + "aAxX?é-".map { Key.character($0) } + (1...12).map { Key(.function($0)) }
        for key in keys + keys.map({ Key($0.code, .alt) }) + codes.map({ Key($0, [.control, .shift]) }) {
            #expect(Key(named: key.name()) == key, "\(key.name())")
            #expect(Key(named: key.name(.ascii)) == key, "\(key.name(.ascii))")
        }
        #expect(Key.names.allSatisfy { Key(named: $0) != nil })
        #expect(Key.names.contains("PageUp") && Key.names.contains("F12") && !Key.names.contains("F13"))
    }

    @Test("Moving an event changes the location of mouse events only")
    func movesMouseOnly() {
        let click = InputEvent.mouse(MouseEvent(.press, at: Point(x: 5, y: 7)))
        #expect(click.moved(byColumns: -2, byRows: 1) == .mouse(MouseEvent(.press, at: Point(x: 3, y: 8))))
        #expect(InputEvent.key(.up).moved(byColumns: 4, byRows: 4) == .key(.up))
    }
}
