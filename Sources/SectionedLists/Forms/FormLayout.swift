import Terminal

/// The positions of the labels, values and messages of a form in a window of a given width. The positions are relative
/// to the first line of the form, even if that line is scrolled out of the window.
@MainActor
struct FormLayout {
    struct Item {
        let field: FormField
        /// The first line of the field: the line of its label.
        var y: Int
        /// The area in which the field draws its value.
        var value: Rect
        /// The lines of the message below the value, wrapped to the width of the value.
        var message: [StyledText]

        /// The first line below the field and its message.
        var maxY: Int { value.maxY + message.count }
    }

    private(set) var items: [Item] = []
    /// The number of lines of the form.
    private(set) var height = 0
    /// The width of the labels in columns if they are at the left of their values. Longer labels are truncated.
    let labelColumns: Int
    /// Whether each label is on the line above its value, because the window is too narrow for both on one line.
    let isStacked: Bool

    /// The column where labels begin. The marker of the focus is in the first column.
    static let labelColumn = 2
    /// The minimum width in columns of a value at the right of its label.
    private static let smallestValue = 18

    init(_ fields: [FormField], width: Int) {
        let widest = fields.filter { !($0 is FormHeading) }.map(\.label.displayWidth).max() ?? 0
        labelColumns = min(widest, max(8, width / 3))
        let beside = Self.labelColumn + labelColumns + 2
        isStacked = width - beside - 1 < Self.smallestValue
        let x = isStacked ? Self.labelColumn + 2 : beside
        for field in fields { add(field, x: x, width: max(1, width - x - 1)) }
    }

    /// Adds a field below the other fields. Leaves an empty line above the buttons, and above a heading that is not at
    /// the top.
    private mutating func add(_ field: FormField, x: Int, width: Int) {
        if field is FormHeading {
            let y = height == 0 ? 0 : height + 1
            items.append(Item(field: field, y: y, value: Rect(x: x, y: y, width: width, height: 1), message: []))
            height = y + 1
            return
        }
        if field is FormButtons { height += 1 }
        let hasOwnLine = isStacked && !field.label.isEmpty
        let top = height + (hasOwnLine ? 1 : 0)
        let message = field.problem.map { StyledText($0, role: .error).wrapped(toWidth: width) } ?? []
        let value = Rect(x: x, y: top, width: width, height: max(1, field.numberOfLines(width: width)))
        items.append(Item(field: field, y: height, value: value, message: message))
        height = value.maxY + message.count
    }
}
