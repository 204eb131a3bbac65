import CNcurses
import Terminal

/// Maps the codes of terminals to keys.
enum KeyTable {
    /// Returns the key with a number in ncurses, or `nil` for other numbers.
    static func key(_ number: Int32) -> Key? {
        switch number {
        case KEY_UP: .up
        case KEY_DOWN: .down
        case KEY_LEFT: .left
        case KEY_RIGHT: .right
        case KEY_PPAGE, KEY_A3: .pageUp
        case KEY_NPAGE, KEY_C3: .pageDown
        case KEY_HOME, KEY_A1, KEY_FIND: .home
        case KEY_END, KEY_C1, KEY_SELECT: .end
        case KEY_IC: Key(.insert)
        case KEY_DC: .delete
        case KEY_BACKSPACE: .backspace
        case KEY_ENTER: .enter
        case KEY_BTAB: .shiftTab
        case KEY_CANCEL, KEY_EXIT: .escape
        case KEY_SR: Key(.up, .shift)
        case KEY_SF: Key(.down, .shift)
        case KEY_SLEFT: Key(.left, .shift)
        case KEY_SRIGHT: Key(.right, .shift)
        case KEY_SHOME: Key(.home, .shift)
        case KEY_SEND: Key(.end, .shift)
        case KEY_SPREVIOUS: Key(.pageUp, .shift)
        case KEY_SNEXT: Key(.pageDown, .shift)
        case KEY_SIC: Key(.insert, .shift)
        case KEY_SDC: Key(.delete, .shift)
        case KEY_F0 + 1...KEY_F0 + 60: functionKey(Int(number - KEY_F0 - 1))
        default: nil
        }
    }

    /// Returns a function key by its index in terminal descriptions. A function key with a modifier has a number of its
    /// own there: Shift-F1 is F13, Ctrl-F1 is F25, Ctrl-Shift-F1 is F37, and Alt-F1 is F49.
    private static func functionKey(_ index: Int) -> Key {
        let modifiers: Key.Modifiers =
            switch index / 12 {
            case 0: []
            case 1: .shift
            case 2: .control
            case 3: [.control, .shift]
            default: .alt
            }
        return Key(.function(index % 12 + 1), modifiers)
    }

    /// Returns the key that sends a control character, or `nil` for other characters.
    static func control(_ value: UInt32) -> Key? {
        switch value {
        case 0x00: .control(" ")
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0D: .enter
        case 0x1B: .escape
        case 0x01...0x1A: Unicode.Scalar(value + 0x60).map { .control(Character($0)) }
        case 0x1C...0x1F: Unicode.Scalar(value + 0x40).map { .control(Character($0)) }
        default: nil
        }
    }

    /// Returns the key for `ESC [ parameters final`, in the forms of xterm, rxvt, the Linux console and similar
    /// terminals.
    ///
    /// The protocols in which a terminal can report more keys may still be on when another program has ended without
    /// turning them off, so these forms are understood too:
    ///
    /// - xterm's `modifyOtherKeys`: `ESC [ 27 ; modifiers ; character ~`
    /// - kitty's protocol: `ESC [ character : shifted character ; modifiers : event ; text u`. The event 3 is the release
    ///   of a key, which is no key press.
    static func controlKey(parameters: String, final: Character) -> Key? {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { part in
            part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        }
        func number(_ index: Int, _ part: Int = 0) -> Int? {
            numbers.count > index && numbers[index].count > part ? numbers[index][part] : nil
        }
        guard number(1, 1) != 3 else { return nil }
        let isOtherKey = final == "~" && number(0) == 27
        let code =
            isOtherKey
            ? number(2).flatMap(unicodeKey)
            : controlCode(first: final == "u" ? number(2) ?? number(0) : number(0), final: final)
        guard var key = code else { return nil }
        if let held = number(1) { key.modifiers.formUnion(modifiers(xterm: held)) }
        if case .character(let character) = key.code, !key.modifiers.contains(.control),
            key.modifiers.remove(.shift) != nil
        {
            let shifted = final == "u" ? number(0, 1).flatMap(unicodeKey)?.code : nil
            key.code = shifted ?? character.uppercased().first.map { .character($0) } ?? key.code
        }
        switch final {
        case "^": key.modifiers.insert(.control)
        case "a", "b", "c", "d": key.modifiers.insert(.shift)
        case "@": key.modifiers.formUnion([.control, .shift])
        default: break
        }
        return key
    }

    /// Returns the key for `ESC [ final`: an arrow, Home or End. Returns `nil` for other characters.
    static func cursorKey(_ final: UInt32) -> Key? {
        switch final {
        case 0x41: .up
        case 0x42: .down
        case 0x43: .right
        case 0x44: .left
        case 0x46: .end
        case 0x48: .home
        default: nil
        }
    }

    private static func controlCode(first: Int?, final: Character) -> Key? {
        switch final {
        case "A", "B", "C", "D", "F", "H": cursorKey(final.unicodeScalars.first?.value ?? 0)
        case "a": .up
        case "b": .down
        case "c": .right
        case "d": .left
        case "Z": .shiftTab
        case "P", "Q", "R", "S": applicationKey(final.unicodeScalars.first?.value ?? 0)
        case "~", "^", "@": first.flatMap(numberedKey)
        case "u": first.flatMap(unicodeKey)
        default: nil
        }
    }

    /// Returns the key for `ESC [ number ~`.
    private static func numberedKey(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: Key(.insert)
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: Key(.function(number - 10))
        case 17...21: Key(.function(number - 11))
        case 23, 24: Key(.function(number - 12))
        default: nil
        }
    }

    /// Returns the key for `ESC [ number u`, where the number is a Unicode scalar. Kitty's protocol uses the area for
    /// private use for keys that type nothing, and for the number pad.
    private static func unicodeKey(_ number: Int) -> Key? {
        if (0xE000..<0xF900).contains(number) {
            let keys: [Key] = [
                "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "/", "*", "-", "+", .enter, "=", ",", .left,
                .right, .up, .down, .pageUp, .pageDown, .home, .end, Key(.insert), .delete,
            ]
            let index = number - firstOfNumberPad
            return keys.indices.contains(index) ? keys[index] : nil
        }
        guard let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value) else { return nil }
        if let key = control(value) { return key }
        return (0x7F..<0xA0).contains(value) ? nil : .character(Character(scalar))
    }

    /// The number of the first key of the number pad in kitty's protocol.
    private static let firstOfNumberPad = 57399

    /// Returns the key for `ESC O final`: an arrow, Home, End, F1 to F4, or a key of the number pad. The letters `a` to
    /// `d` mean an arrow with Control.
    static func applicationKey(_ final: UInt32) -> Key? {
        guard let scalar = Unicode.Scalar(final) else { return nil }
        switch Character(scalar) {
        case "A": return .up
        case "B": return .down
        case "C": return .right
        case "D": return .left
        case "H": return .home
        case "F": return .end
        case "M": return .enter
        case "X": return "="
        case "a": return Key(.up, .control)
        case "b": return Key(.down, .control)
        case "c": return Key(.right, .control)
        case "d": return Key(.left, .control)
        case "P", "Q", "R", "S": return Key(.function(Int(final) - 0x4F))
        case "j"..."y": return Unicode.Scalar(final - 0x40).map { .character(Character($0)) }
        default: return nil
        }
    }

    /// Returns the key for `ESC [ [ final`, which the Linux console sends for F1 to F5.
    static func consoleKey(_ final: UInt32) -> Key? {
        (0x41...0x45).contains(final) ? Key(.function(Int(final) - 0x40)) : nil
    }

    /// Returns the modifiers for the parameter of a key sequence. The parameter is 1 plus the sum of 1 for Shift, 2 for
    /// Alt and 4 for Control. For example, 6 means Shift and Control.
    static func modifiers(xterm parameter: Int) -> Key.Modifiers {
        guard (1...256).contains(parameter) else { return [] }
        let bits = parameter - 1
        var modifiers: Key.Modifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 2 != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }

    /// Returns the key and the modifiers for a name in the terminal description, or `nil` if the name is unknown. For
    /// example, `kRIT5` is Ctrl-→. A name without a number means the key with Shift: `kUP` is Shift-↑.
    static func key(named name: String) -> Key? {
        // The arrows of a number pad.
        switch name {
        case "ka2": return .up
        case "kb1": return .left
        case "kb3": return .right
        case "kc2": return .down
        default: break
        }
        let bases: [(String, Key)] = [
            ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
            ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", Key(.insert)), ("kDC", .delete),
        ]
        for (base, key) in bases where name.hasPrefix(base) {
            let suffix = name.dropFirst(base.count)
            guard let parameter = suffix.isEmpty ? 2 : Int(suffix) else { continue }
            return Key(key.code, modifiers(xterm: parameter))
        }
        return nil
    }
}

/// The byte sequences of the keys in the terminal description, and of the keys that this driver registers.
@MainActor
struct KeySequences {
    enum Match: Equatable {
        /// The bytes are the sequence of a key with this number in ncurses.
        case key(Int32)
        /// The bytes are the start of a longer sequence.
        case start
        case none
    }

    /// The bytes as a C string for ncurses. The array is stored so that a key press does not allocate memory.
    private var text: [CChar] = []

    /// Returns how bytes match the sequences of the keys. Without the last byte, the bytes must be a ``Match/start``.
    mutating func match(for bytes: ArraySlice<UInt8>) -> Match {
        // ncurses gets the sequence as a C string, which cannot contain the byte 0.
        guard bytes.last != 0 else { return .none }
        text.removeAll(keepingCapacity: true)
        for byte in bytes { text.append(CChar(bitPattern: byte)) }
        text.append(0)
        switch key_defined(text) {
        case 0: return .none
        case -1: return .start
        case let number: return .key(number)
        }
    }
}
