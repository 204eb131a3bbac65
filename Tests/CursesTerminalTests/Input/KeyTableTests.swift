import CNcurses
import Terminal
import Testing

@testable import CursesTerminal

@Suite struct KeyTableTests {
    @Test func `every control character is a key, and other characters are not`() {
        let letters = "abcdefg\0\0jkl\0nopqrstuvwxyz"
        for (index, letter) in letters.enumerated() where letter != "\0" {
            #expect(KeyTable.control(UInt32(index + 1)) == .control(letter))
        }
        let others: [(UInt32, Key)] = [
            (0x00, .control(" ")), (0x08, .backspace), (0x09, .tab), (0x0D, .enter), (0x1B, .escape),
            (0x1C, .control("\\")), (0x1D, .control("]")), (0x1E, .control("^")), (0x1F, .control("_")),
            (0x7F, .backspace),
        ]
        for (value, key) in others { #expect(KeyTable.control(value) == key) }
        for value: UInt32 in [0x20, 0x7E, 0x80, 0xA0] { #expect(KeyTable.control(value) == nil) }
    }

    @Test(
        arguments: [
            (1, []), (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]),
            (7, [.alt, .control]), (8, [.shift, .alt, .control]), (9, []), (10, .shift),
            (256, [.shift, .alt, .control]),
            (0, []), (-1, []), (257, []), (.max, []), (.min, []),
        ] as [(Int, Key.Modifiers)])
    func `the bits of a parameter less one are the modifiers`(parameter: Int, modifiers: Key.Modifiers) {
        #expect(KeyTable.modifiers(xterm: parameter) == modifiers)
    }

    @Test(
        arguments: [
            ("", "A", .up), ("1", "B", .down), (";5", "A", Key(.up, .control)), ("1;2", "C", Key(.right, .shift)),
            ("1;", "D", .left), ("", "a", Key(.up, .shift)), ("", "b", Key(.down, .shift)),
            ("", "c", Key(.right, .shift)),
            ("", "d", Key(.left, .shift)), ("", "H", .home), ("", "F", .end), ("", "Z", .shiftTab),
            ("1;3", "Q", Key(.function(2), .alt)), ("", "S", Key(.function(4))), ("", "T", nil), ("", "~", nil),
            ("3;5", "^", Key(.delete, .control)), ("2", "@", Key(.insert, [.control, .shift])), ("x", "~", nil),
        ] as [(String, Character, Key?)])
    func `a control sequence has a key with the modifiers of its second parameter`(
        parameters: String, final: Character, key: Key?
    ) {
        #expect(KeyTable.controlKey(parameters: parameters, final: final) == key)
    }

    @Test func `numbers before a tilde are keys`() {
        let keys: [(Int, Key?)] = [
            (0, nil), (1, .home), (2, Key(.insert)), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
            (8, .end), (9, nil), (10, nil), (11, Key(.function(1))), (15, Key(.function(5))), (16, nil),
            (17, Key(.function(6))), (21, Key(.function(10))), (22, nil), (23, Key(.function(11))),
            (24, Key(.function(12))), (25, nil),
        ]
        for (number, key) in keys {
            #expect(KeyTable.controlKey(parameters: "\(number)", final: "~") == key, "\(number)")
        }
    }

    @Test func `numbers before u are characters of Unicode, and control characters are keys`() {
        let keys: [(Int, Key?)] = [
            (97, .character("a")), (32, .character(" ")), (13, .enter), (27, .escape), (127, .backspace), (128, nil),
            (159, nil), (160, .character("\u{A0}")), (0x6C64, .character("汤")), (0xD800, nil), (0x11_0000, nil),
            (-1, nil), (.max, nil),
        ]
        for (number, key) in keys {
            #expect(KeyTable.controlKey(parameters: "\(number)", final: "u") == key, "\(number)")
        }
    }

    @Test(
        arguments: [
            ("27;5;99", "~", .control("c")), ("27;2;65", "~", .character("A")),
            ("27;6;13", "~", Key(.enter, [.control, .shift])),
            ("27;5", "~", nil), ("27", "~", nil), ("97;5", "u", .control("a")), ("97;5:3", "u", nil),
            ("97;1:3", "u", nil), ("97;1:1", "u", .character("a")), ("97;1:2", "u", .character("a")),
            ("97;2", "u", .character("A")), ("97:65;2", "u", .character("A")), ("49:33;2", "u", .character("!")),
            ("97;;229", "u", .character("å")), ("97;6", "u", Key(.character("a"), [.control, .shift])),
            ("97;65", "u", .character("a")), ("1;1:3", "A", nil), ("1;5:2", "A", Key(.up, .control)),
            ("3;1:3", "~", nil),
            ("57399", "u", .character("0")), ("57414", "u", .enter), ("57419", "u", .up), ("57426", "u", .delete),
            ("57358", "u", nil), ("57441;2", "u", nil), ("57427", "u", nil), ("27;1:3", "u", nil), ("27", "u", .escape),
        ] as [(String, Character, Key?)])
    func `keys in the protocols that other programs have left on`(parameters: String, final: Character, key: Key?) {
        #expect(KeyTable.controlKey(parameters: parameters, final: final) == key)
    }

    @Test func `keys of the keypad and of old terminals follow ESC O`() {
        let keys: [(Character, Key?)] = [
            ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end), ("M", .enter),
            ("a", Key(.up, .control)), ("b", Key(.down, .control)), ("c", Key(.right, .control)),
            ("d", Key(.left, .control)), ("P", Key(.function(1))), ("S", Key(.function(4))), ("T", nil), ("i", nil),
            ("j", .character("*")), ("k", .character("+")), ("m", .character("-")), ("o", .character("/")),
            ("p", .character("0")), ("y", .character("9")), ("z", nil),
        ]
        for (final, key) in keys {
            #expect(final.unicodeScalars.first.map { KeyTable.applicationKey($0.value) } == .some(key), "\(final)")
        }
        #expect(KeyTable.applicationKey(0xD800) == nil)
        #expect(KeyTable.consoleKey(0x40) == nil && KeyTable.consoleKey(0x41) == Key(.function(1)))
        #expect(KeyTable.consoleKey(0x45) == Key(.function(5)) && KeyTable.consoleKey(0x46) == nil)
    }

    @Test func `function keys of the terminal description have their modifiers`() {
        let held: [Key.Modifiers] = [[], .shift, .control, [.control, .shift], .alt]
        for (block, modifiers) in held.enumerated() {
            #expect(KeyTable.key(KEY_F0 + Int32(12 * block) + 1) == Key(.function(1), modifiers))
            #expect(KeyTable.key(KEY_F0 + Int32(12 * block) + 12) == Key(.function(12), modifiers))
        }
        #expect(KeyTable.key(KEY_F0) == nil && KeyTable.key(KEY_F0 + 61) == nil)
    }

    @Test(
        arguments: [
            ("kUP", Key(.up, .shift)), ("kDN5", Key(.down, .control)), ("kLFT3", Key(.left, .alt)),
            ("kRIT6", Key(.right, [.control, .shift])), ("kHOM", Key(.home, .shift)), ("kEND3", Key(.end, .alt)),
            ("kPRV5", Key(.pageUp, .control)), ("kNXT", Key(.pageDown, .shift)),
            ("kIC4", Key(.insert, [.shift, .alt])),
            ("kDC7", Key(.delete, [.alt, .control])), ("kUPx", nil), ("UP", nil), ("", nil),
        ] as [(String, Key?)])
    func `names of ncurses have the modifiers of the number at their end, or Shift`(name: String, key: Key?) {
        #expect(KeyTable.key(named: name) == key)
    }
}
