@testable import TerminalTestSupport

/// A generator of random input and of changes of files beside the program. A seed always gives the same input.
///
/// It never presses keys that quit the program, and opens the palette, which can quit it too, only to do another command. The seed and the number of an event identify a failure.
struct Monkey {
    /// A terminal event: bytes that arrive together, or a new window size. Or something that happens beside the program.
    enum Act {
        case bytes([UInt8], events: Int)
        case resize(columns: Int, rows: Int)
        case files(OutsideChange)
        /// A command takes the last change back, as in another terminal.
        case undo
    }

    private var random: SeededNumbers

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    mutating func next() -> Act {
        switch random.upTo(100) {
        case ..<3: return resize()
        case ..<6: return .files(OutsideChange(&random))
        case ..<12: return command()
        case 12: return .undo
        default: break
        }
        let count = random.upTo(4) == 0 ? random.upTo(30) + 1 : 1
        return .bytes((0..<count).flatMap { _ in event() }, events: count)
    }

    private mutating func resize() -> Act {
        switch random.upTo(3) {
        case 0: .resize(columns: random.upTo(24) + 1, rows: random.upTo(8) + 1)
        case 1: .resize(columns: random.upTo(500) + 1, rows: random.upTo(200) + 1)
        default: .resize(columns: 60 + random.upTo(80), rows: 16 + random.upTo(30))
        }
    }

    private mutating func event() -> [UInt8] {
        switch random.upTo(100) {
        case ..<62: Array(pick(Self.keys).utf8)
        case ..<74: character()
        case ..<88: mouse()
        case ..<91: paste()
        case ..<97: Array(pick(Self.strange).utf8)
        default: noise()
        }
    }

    // MARK: - Commands of several keys

    /// Returns to the list of recipes, and sorts, filters, renames, deletes or undoes there. Random keys alone rarely
    /// complete such a command.
    private mutating func command() -> Act {
        var keys = Array(repeating: RawTerminal.escape, count: 4)
        if random.upTo(2) == 0 { keys.append(pick(["\u{1B}[B", "\u{1B}[A", "\u{1B}[H", "\u{1B}[F", "\u{1B}[6~"])) }
        switch random.upTo(10) {
        case ..<2: keys += ["s"] + choice(5)
        case ..<4: keys += ["F"] + choice(12)
        case 4: keys.append("\u{7F}")
        case 5, 6: keys += ["R", "\u{15}", pick(["Pie", "Stew", "Dish \(random.upTo(20))"]), "\r"]
        case 7: keys += ["d", "d"]
        case 8: keys += pick([["f"], [":", "favourite", "\r"]])
        default: keys += Array(repeating: "z", count: random.upTo(3) + 1)
        }
        return .bytes(keys.flatMap { Array($0.utf8) }, events: keys.count)
    }

    /// The keys that choose a row of a menu.
    private mutating func choice(_ rows: Int) -> [String] {
        Array(repeating: "\u{1B}[B", count: random.upTo(rows)) + ["\r"]
    }

    private mutating func pick<Element>(_ list: [Element]) -> Element { list[random.upTo(list.count)] }

    // MARK: - Keys

    private static let usual = [
        "\u{1B}[A", "\u{1B}[B", "\u{1B}OB", "\r", "\u{1B}", "\u{1B}[5~", "\u{1B}[6~", "\t", " ",
    ]

    private static let keys: [String] = {
        var keys: [String] = []
        for letter in ["A", "B", "C", "D", "H", "F"] {
            keys += ["\u{1B}O\(letter)", "\u{1B}[\(letter)", "\u{1B}[1;2\(letter)", "\u{1B}[1;5\(letter)"]
        }
        for number in 1...24 { keys.append("\u{1B}[\(number)~") }
        for letter in ["P", "Q", "R", "S"] { keys.append("\u{1B}O\(letter)") }
        for _ in 0..<5 { keys += usual }
        keys += [
            "\u{1B}[Z", "\u{7F}", "\u{1B}b", "\u{1B}f", "\u{1B}\u{7F}", "\u{1B}x", "\u{00}", "\u{1D}", "\u{1E}",
            "\u{1F}",
        ]
        // Control with each letter except C, which quits the program, and P, which opens the palette. Control with a
        // backslash is also left out.
        for code in UInt8(1)...26 where code != 3 && code != 16 { keys.append(String(UnicodeScalar(code))) }
        return keys
    }()

    private static let letters = Array(
        "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/?*#+-.,;<>|!\"'()[]{}~^_=&%$@\\`éß汉🍲e\u{301}")

    private mutating func character() -> [UInt8] {
        Array(String(pick(Self.letters)).utf8)
    }

    private mutating func mouse() -> [UInt8] {
        let button = pick([0, 0, 0, 0, 64, 65, 65, 64, 1, 2, 3, 4, 8, 16, 32, 35, 66, 67, 128])
        let (x, y) = (random.upTo(220), random.upTo(80))
        if random.upTo(8) == 0 {
            return Array("\u{1B}[M".utf8) + [UInt8(32 + button % 96), UInt8(33 + x % 90), UInt8(33 + y % 90)]
        }
        return Array("\u{1B}[<\(button);\(x);\(y)\(random.upTo(5) == 0 ? "m" : "M")".utf8)
    }

    private mutating func paste() -> [UInt8] {
        let texts = [
            "2 eggs", "jjq\nq\u{03}q", "\u{1B}[A\u{1B}]0;x\u{07}", "", "汉字🍲\u{202E}x",
            String(repeating: "salt ", count: 300),
        ]
        let end = random.upTo(10) == 0 ? "" : "\u{1B}[201~"
        // After a paste without an end, the program reads input as text for a second, and then as keys again.
        return Array("\u{1B}[200~\(pick(texts).replacing("\u{03}", with: ""))\(end)".utf8)
    }

    // MARK: - Bytes that no key sends

    private static let strange = [
        "\u{1B}[", "\u{1B}O", "\u{1B}]0;title\u{07}", "\u{1B}]0;open", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?1;2c",
        "\u{1B}[99;99x",
        "\u{1B}[<0;5", "\u{1B}[M", "\u{1B}[M!", "\u{1B}[201~", "\u{1B}[1;1R", "\u{1B}[I", "\u{1B}[O", "\u{1B}[[A",
        "\u{9B}31m",
        "\u{1B}[57399u", "\u{1B}[27;5;9~", "\u{1B}\u{1B}\u{1B}", "\u{1B}[1;",
        "\u{1B}[" + String(repeating: "1;", count: 200),
    ]

    /// Random bytes except those that quit or open the palette.
    private mutating func noise() -> [UInt8] {
        (0...random.upTo(12)).map { _ in UInt8(random.upTo(256)) }.filter {
            ![0x03, 0x10, 0x1C, UInt8(ascii: "q"), UInt8(ascii: ":")].contains($0)
        }
    }
}
