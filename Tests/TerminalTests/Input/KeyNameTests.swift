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

    @Test("Moving an event changes the location of mouse events only")
    func movesMouseOnly() {
        let click = InputEvent.mouse(MouseEvent(.press, at: Point(x: 5, y: 7)))
        #expect(click.moved(byColumns: -2, byRows: 1) == .mouse(MouseEvent(.press, at: Point(x: 3, y: 8))))
        #expect(InputEvent.key(.up).moved(byColumns: 4, byRows: 4) == .key(.up))
    }
}
