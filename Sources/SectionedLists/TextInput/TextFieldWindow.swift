import Terminal

/// The visible part of the text of a field. It scrolls only as far as needed to show the cursor.
struct TextFieldWindow {
    /// The index of the first visible character. If it is not 0, an ellipsis is shown before that character.
    private(set) var first = 0

    /// Scrolls as little as possible so that the cursor is visible. Then scrolls back if more text fits before the
    /// first visible character.
    mutating func reveal(_ field: TextField, width: Int) {
        let widths = field.characters.map { String($0).displayWidth }
        if field.cursor <= first { first = max(0, field.cursor - 1) }
        // The cursor needs the width of its character, or one column at the end of the text. If text follows that
        // character, an ellipsis needs one more column.
        var needed = field.cursor < widths.count ? widths[field.cursor] : 1
        if field.cursor + 1 < widths.count { needed += 1 }
        var before = widths[first..<field.cursor].reduce(0, +)
        while first < field.cursor, markColumns + before + max(1, needed) > width {
            before -= widths[first]
            first += 1
        }
        var shown = widths[first...].reduce(0, +)
        while first > 0, shown + widths[first - 1] + (first > 1 ? 1 : 0) + 1 <= width {
            first -= 1
            shown += widths[first]
        }
    }

    private var markColumns: Int { first > 0 ? 1 : 0 }

    /// Returns the column of the character at an index. The index must not be less than ``first``.
    func column(of index: Int, in field: TextField) -> Int {
        markColumns + field.characters[first..<index].reduce(0) { $0 + String($1).displayWidth }
    }

    /// Returns the index of the character at a column. Beyond the text, returns the end of the text.
    func index(atColumn column: Int, in field: TextField) -> Int {
        var end = markColumns
        for index in first..<field.characters.count {
            end += String(field.characters[index]).displayWidth
            if column < end { return index }
        }
        return field.characters.count
    }

    @MainActor
    func draw(_ field: TextField, in surface: Surface) {
        let ellipsis = String(surface.symbols.ellipsis)
        if first > 0 { surface.draw(ellipsis, x: 0, y: 0, role: .dim) }
        var x = markColumns
        for index in first..<field.characters.count {
            let text = String(field.characters[index])
            let isLast = index == field.characters.count - 1
            guard x + text.displayWidth + (isLast ? 0 : 1) <= surface.width else {
                surface.draw(ellipsis, x: x, y: 0, role: .dim)
                return
            }
            x = surface.draw(text, x: x, y: 0)
        }
    }
}
