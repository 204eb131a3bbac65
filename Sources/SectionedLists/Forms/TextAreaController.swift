import Terminal

/// A field for several lines of text, in which the terminal shows its cursor.
///
/// It handles the same keys as ``TextFieldController``. In addition, the up and down arrows, Ctrl-P, Ctrl-N and the
/// page keys move between lines, and Ctrl-Home and Ctrl-End move to the ends of the text. The field does not handle
/// Enter. A parent of the field either inserts a line break with ``insertLineBreak()`` or submits the text. Pasted text
/// keeps its line breaks.
@MainActor
public final class TextAreaController: TextFieldController {
    private var lines = TextAreaLines([], width: 0)
    /// The index of the first visible line.
    private var firstRow = 0
    /// The column to which the cursor returns while the user presses ↑ and ↓ repeatedly, even after shorter lines.
    private var aim: Int?

    /// Whether the parent receives ↑ on the first line and ↓ on the last line.
    var leavesAtEnds = false

    /// Creates a text area with a text and a placeholder. The placeholder is visible while there is no text.
    public convenience init(text: String = "", placeholder: String = "") {
        self.init(field: TextField(text, allowsLineBreaks: true), placeholder: placeholder)
    }

    /// Inserts a line break at the cursor.
    public func insertLineBreak() {
        _ = edit {
            $0.insert("\n")
            return true
        }
    }

    /// Returns the number of lines that the text needs at a width in columns.
    public func numberOfLines(width: Int) -> Int { TextAreaLines(field.characters, width: width).ranges.count }

    // MARK: - ViewController

    public override func layout(size: Size) {
        super.layout(size: size)
        reveal()
    }

    override func fieldDidChange() {
        super.fieldDidChange()
        aim = nil
        reveal()
    }

    private func reveal() {
        lines = TextAreaLines(field.characters, width: size.columns)
        let row = lines.row(of: field.cursor)
        let rows = max(1, size.rows)
        firstRow = min(max(firstRow, row - rows + 1), row)
        firstRow = min(firstRow, max(0, lines.ranges.count - rows))
    }

    public override func draw(in surface: Surface) {
        guard !field.isEmpty else { return drawPlaceholder(in: surface) }
        for (y, range) in lines.ranges.dropFirst(firstRow).prefix(surface.height).enumerated() {
            surface.draw(String(field.characters[range]), x: 0, y: y)
        }
        let edge = surface.width - 1
        let symbols = surface.symbols
        if firstRow > 0 { surface.draw(String(symbols.up), x: edge, y: 0, role: .dim) }
        if firstRow + surface.height < lines.ranges.count {
            surface.draw(String(symbols.down), x: edge, y: surface.height - 1, role: .dim)
        }
    }

    public override var cursor: Point? {
        guard isFocused else { return nil }
        let row = lines.row(of: field.cursor)
        return Point(x: min(column(of: field.cursor, inRow: row), max(0, size.columns - 1)), y: row - firstRow)
    }

    public override func reserves(_ key: Key) -> Bool { super.reserves(key) || Self.moves[key] != nil }

    public override func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key):
            guard let move = Self.moves[key] else { return super.handle(event) }
            switch move {
            case .lines(let count):
                if leavesAtEnds, isAtEnd(count) { return false }
                moveCursor(byRows: count)
            case .pages(let count): moveCursor(byRows: count * max(1, size.rows - 1))
            case .start: field.move(to: 0)
            case .end: field.move(to: field.characters.count)
            }
            return true
        case .mouse(let mouse) where mouse.action == .press || mouse.action == .doublePress:
            field.move(to: index(atColumn: mouse.location.x, row: firstRow + mouse.location.y))
            return true
        default:
            return super.handle(event)
        }
    }

    private enum Move {
        case lines(Int), pages(Int), start, end
    }

    private static let moves: [Key: Move] = [
        .up: .lines(-1), .control("p"): .lines(-1), .down: .lines(1), .control("n"): .lines(1),
        .pageUp: .pages(-1), .pageDown: .pages(1), Key(.home, .control): .start, Key(.end, .control): .end,
    ]

    // MARK: - Places

    /// Returns whether the cursor is on the first line (if the direction is negative) or on the last line (if it is
    /// positive).
    private func isAtEnd(_ direction: Int) -> Bool {
        let row = lines.row(of: field.cursor)
        return direction < 0 ? row == 0 : row == lines.ranges.count - 1
    }

    private func moveCursor(byRows count: Int) {
        let row = lines.row(of: field.cursor)
        let column = aim ?? column(of: field.cursor, inRow: row)
        let target = min(max(0, row + count), lines.ranges.count - 1)
        field.move(to: index(atColumn: column, row: target))
        aim = column
    }

    private func column(of index: Int, inRow row: Int) -> Int {
        field.characters[lines.ranges[row].lowerBound..<index].reduce(0) { $0 + String($1).displayWidth }
    }

    /// Returns the index of the character at a column of a line. Beyond the last character, returns the end of the
    /// line. If the line is wrapped there, returns the index of the last character of the line.
    private func index(atColumn column: Int, row: Int) -> Int {
        let row = min(max(0, row), lines.ranges.count - 1)
        let range = lines.ranges[row]
        var end = 0
        for index in range {
            end += String(field.characters[index]).displayWidth
            if column < end { return index }
        }
        // The end of a wrapped line has the same index as the start of the next line.
        let goesOn = row + 1 < lines.ranges.count && lines.ranges[row + 1].lowerBound == range.upperBound
        return goesOn ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
    }
}

/// The lines of a text at a width. Long lines are wrapped, between words where possible.
struct TextAreaLines: Equatable {
    /// The characters of each line as ranges, without the line feed at its end. There is at least one line.
    private(set) var ranges: [Range<Int>] = []

    /// Wraps a text at a width. O(length of the text).
    init(_ characters: [Character], width: Int) {
        // The cursor needs one more column behind the last character.
        let width = max(2, width) - 1
        var start = 0
        for end in characters.indices.filter({ characters[$0] == "\n" }) + [characters.count] {
            wrap(characters, start..<end, width)
            start = end + 1
        }
    }

    private mutating func wrap(_ characters: [Character], _ line: Range<Int>, _ width: Int) {
        var start = line.lowerBound
        var columns = 0
        /// The index after the last space of the current line.
        var afterSpace = start
        var index = start
        while index < line.upperBound {
            let character = characters[index]
            columns += String(character).displayWidth
            // Spaces do not begin a new line. They can reach beyond the width.
            if columns > width, index > start, character != " " {
                let end = afterSpace > start ? afterSpace : index
                ranges.append(start..<end)
                (start, index, columns, afterSpace) = (end, end, 0, end)
                continue
            }
            index += 1
            if character == " " { afterSpace = index }
        }
        ranges.append(start..<line.upperBound)
    }

    /// Returns the index of the line that contains the character at an index. For the end of the text, returns the last
    /// line.
    func row(of index: Int) -> Int {
        ranges.lastIndex { $0.lowerBound <= index } ?? 0
    }
}
