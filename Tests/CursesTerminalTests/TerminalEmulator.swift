import Terminal

/// A terminal emulator for tests: interprets the control sequences in the terminal description of xterm.
///
/// Its width table can differ from that of the C library, as in real terminals.
struct TerminalEmulator {
    /// A cell: the scalars with their marks. Empty in the right half of a wide glyph.
    struct Cell: Equatable {
        var text = " "
        var background = ""
    }

    /// Returns the width of a scalar in this terminal.
    typealias Widths = (Unicode.Scalar) -> Int

    let size: Size
    let width: Widths
    private(set) var rows: [[Cell]]
    private(set) var cursor = Point(x: 0, y: 0)
    /// Whether the last column was written, so that the next character goes to the next row.
    private var isWrapPending = false
    private var wraps = true
    private var region: ClosedRange<Int>
    private var background = ""
    private var last: Unicode.Scalar = " "
    /// The sequences that the emulator does not know.
    private(set) var unknown: [String] = []

    init(size: Size, width: @escaping Widths) {
        self.size = size
        self.width = width
        rows = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
        region = 0...size.rows - 1
    }

    mutating func process(_ output: String) {
        var input = output.unicodeScalars[...]
        while let scalar = input.popFirst() {
            switch scalar {
            case "\u{1B}": processEscape(&input)
            case "\r": move(x: 0)
            case "\n": lineFeed()
            case "\u{08}": move(x: cursor.x - 1)
            case "\u{07}", "\u{0F}": break
            default: write(scalar)
            }
        }
    }

    // MARK: - Characters

    private mutating func write(_ scalar: Unicode.Scalar) {
        let columns = width(scalar)
        guard columns > 0 else { return join(scalar) }
        if isWrapPending || cursor.x + columns > size.columns { wrap(columns) }
        put(scalar, columns)
        last = scalar
        if cursor.x + columns < size.columns {
            cursor.x += columns
        } else {
            cursor.x = size.columns - 1
            isWrapPending = wraps
        }
    }

    private mutating func wrap(_ columns: Int) {
        if wraps {
            move(x: 0)
            lineFeed()
        } else {
            cursor.x = size.columns - columns
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar, _ columns: Int) {
        blankHalves(at: cursor.x)
        blankHalves(at: cursor.x + columns)
        rows[cursor.y][cursor.x] = Cell(text: String(scalar), background: background)
        if columns == 2 { rows[cursor.y][cursor.x + 1] = Cell(text: "", background: background) }
    }

    /// Replaces the remaining half of a wide glyph by a space after the other half was overwritten.
    private mutating func blankHalves(at column: Int) {
        guard column < size.columns, rows[cursor.y][column].text.isEmpty else { return }
        rows[cursor.y][column].text = " "
        if column > 0 { rows[cursor.y][column - 1].text = " " }
    }

    private mutating func join(_ mark: Unicode.Scalar) {
        var column = isWrapPending ? cursor.x : cursor.x - 1
        guard column >= 0 else { return }
        if rows[cursor.y][column].text.isEmpty { column -= 1 }
        rows[cursor.y][column].text.unicodeScalars.append(mark)
    }

    // MARK: - Control sequences

    private mutating func processEscape(_ input: inout Substring.UnicodeScalarView) {
        switch input.popFirst() {
        case "[": processControl(&input)
        case "]": while let scalar = input.popFirst(), scalar != "\u{07}" {}
        case "(", ")": _ = input.popFirst()
        case "M": if cursor.y == region.lowerBound { scroll(-1, region) } else { move(y: cursor.y - 1) }
        case "7", "8", "=", ">": break
        case let other: unknown.append("ESC \(String(describing: other))")
        }
    }

    private mutating func processControl(_ input: inout Substring.UnicodeScalarView) {
        var parameters = ""
        while let scalar = input.popFirst() {
            guard ("0"..."?").contains(scalar) || scalar == "!" else {
                return control(scalar, parameters)
            }
            parameters.unicodeScalars.append(scalar)
        }
    }

    private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = max(1, numbers.first ?? 1)
        let second = numbers.count > 1 ? max(1, numbers[1]) : 1
        switch final {
        case "H": move(x: second - 1, y: first - 1)
        case "G": move(x: first - 1)
        case "d": move(y: first - 1)
        case "A": move(y: cursor.y - first)
        case "B": move(y: cursor.y + first)
        case "C": move(x: cursor.x + first)
        case "D": move(x: cursor.x - first)
        case "Z": move(x: max(0, (cursor.x - 1) / 8 * 8))
        case "m": setRendition(numbers)
        case "r": setRegion(parameters.isEmpty ? [] : numbers)
        case "h", "l": if parameters == "?7" { wraps = final == "h" }
        case "b": for _ in 0..<first { write(last) }
        case "t": break
        default: edit(final, first, mode: numbers.first ?? 0)
        }
    }

    private mutating func edit(_ final: Unicode.Scalar, _ count: Int, mode: Int) {
        let x = cursor.x
        let rest = min(count, size.columns - x)
        let blank = Cell(background: background)
        switch final {
        case "J":
            eraseLine(mode)
            for y in 0..<size.rows where mode == 2 || (mode == 0 ? y > cursor.y : y < cursor.y) { erase(row: y) }
        case "K": eraseLine(mode)
        case "X": for column in x..<x + rest { rows[cursor.y][column] = blank }
        case "@":
            rows[cursor.y].removeLast(rest)
            rows[cursor.y].insert(contentsOf: Array(repeating: blank, count: rest), at: x)
        case "P":
            rows[cursor.y].removeSubrange(x..<x + rest)
            rows[cursor.y] += Array(repeating: blank, count: rest)
        case "L": if region.contains(cursor.y) { scroll(-count, cursor.y...region.upperBound) }
        case "M": if region.contains(cursor.y) { scroll(count, cursor.y...region.upperBound) }
        case "S": scroll(count, region)
        case "T": scroll(-count, region)
        default: unknown.append("CSI \(final)")
        }
        isWrapPending = false
    }

    private mutating func eraseLine(_ mode: Int) {
        let columns = mode == 0 ? cursor.x..<size.columns : mode == 1 ? 0..<cursor.x + 1 : 0..<size.columns
        for column in columns { rows[cursor.y][column] = Cell(background: background) }
    }

    private mutating func erase(row: Int) {
        rows[row] = Array(repeating: Cell(background: background), count: size.columns)
    }

    private mutating func setRegion(_ numbers: [Int]) {
        let top = numbers.first ?? 1
        let bottom = numbers.count > 1 ? numbers[1] : size.rows
        region = top - 1...bottom - 1
        move(x: 0, y: 0)
    }

    /// Stores only the background colour, as the numbers of the sequence.
    private mutating func setRendition(_ numbers: [Int]) {
        var rest = (numbers.isEmpty ? [0] : numbers)[...]
        while let number = rest.popFirst() {
            switch number {
            case 0, 49: background = ""
            case 40...47, 100...107: background = "\(number)"
            case 38: rest = rest.dropFirst(rest.first == 5 ? 2 : 4)
            case 48:
                let count = rest.first == 5 ? 2 : 4
                background = rest.prefix(count).map(String.init).joined(separator: ";")
                rest = rest.dropFirst(count)
            default: break
            }
        }
    }

    // MARK: - Moving

    private mutating func move(x: Int? = nil, y: Int? = nil) {
        isWrapPending = false
        if let x { cursor.x = min(max(0, x), size.columns - 1) }
        if let y { cursor.y = min(max(0, y), size.rows - 1) }
    }

    private mutating func lineFeed() {
        isWrapPending = false
        if cursor.y == region.upperBound { scroll(1, region) } else { move(y: cursor.y + 1) }
    }

    private mutating func scroll(_ lines: Int, _ rows: ClosedRange<Int>) {
        let count = min(abs(lines), rows.count)
        let blank = Array(repeating: Cell(background: background), count: size.columns)
        let free = Array(repeating: blank, count: count)
        if lines > 0 {
            self.rows.removeSubrange(rows.lowerBound..<rows.lowerBound + count)
            self.rows.insert(contentsOf: free, at: rows.upperBound + 1 - count)
        } else {
            self.rows.removeSubrange(rows.upperBound + 1 - count..<rows.upperBound + 1)
            self.rows.insert(contentsOf: free, at: rows.lowerBound)
        }
    }
}
