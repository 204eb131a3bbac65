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

/// A painter of the parts of a form that the fields do not draw: labels, headings, messages and the marker of the
/// focus. If lines are hidden above or below the window, the painter also draws an arrow there.
@MainActor
struct FormPainter {
    let layout: FormLayout
    /// The number of lines of the form that are scrolled out above the window.
    let firstLine: Int
    /// The index of the field that has the focus, or `nil` if the form does not have the focus.
    let focusIndex: Int?

    func drawLabels(in surface: Surface) {
        for (index, item) in layout.items.enumerated() {
            drawLabel(of: item, isFocused: index == focusIndex, in: surface)
            for (line, message) in item.message.enumerated() {
                surface.draw(message, x: item.value.x, y: item.value.maxY + line - firstLine)
            }
        }
    }

    func drawArrows(in surface: Surface) {
        let symbols = surface.symbols
        if firstLine > 0 { surface.draw(String(symbols.up), x: surface.width - 1, y: 0, role: .dim) }
        if firstLine + surface.height < layout.height {
            surface.draw(String(symbols.down), x: surface.width - 1, y: surface.height - 1, role: .dim)
        }
    }

    private func drawLabel(of item: FormLayout.Item, isFocused: Bool, in surface: Surface) {
        let y = item.y - firstLine
        if item.field is FormHeading {
            let end = surface.draw(item.field.label, x: 1, y: y, role: .header)
            surface.drawLine(
                surface.symbols.horizontalLine, x: end + 1, y: y, width: surface.width - end - 2, role: .dim)
            return
        }
        let columns = layout.isStacked ? surface.width - 3 : layout.labelColumns
        let shown = item.field.label.truncated(toWidth: columns, ellipsis: surface.symbols.ellipsis)
        surface.draw(shown, x: FormLayout.labelColumn, y: y, role: isFocused ? .strong : .dim)
        guard isFocused else { return }
        for line in y..<item.value.maxY - firstLine {
            surface.draw(String(surface.symbols.marker), x: 0, y: line, role: .accent)
        }
    }
}

/// The buttons at the end of a form, as one field. The form can move the focus to the field. The left and right arrows
/// then select one of the buttons.
@MainActor
final class FormButtons: FormField {
    struct Button {
        let title: String
        /// Whether the button is shown.
        var isAvailable: @MainActor () -> Bool = { true }
        let action: @MainActor () -> Void
    }

    private let allButtons: [Button]
    /// The index of the selected button, counted among the buttons that are shown.
    private var selected = 0

    /// The buttons that are shown.
    private var buttons: [Button] { allButtons.filter { $0.isAvailable() } }

    init(_ buttons: [Button]) {
        allButtons = buttons
        super.init("")
    }

    // When the field gets or loses the focus, the first button is selected.
    override var isFocused: Bool {
        didSet { if isFocused != oldValue { selected = 0 } }
    }

    /// The areas of the buttons that are shown. A button is drawn as `[ Save ]`, and two free columns follow it.
    private var areas: [Rect] {
        var x = 0
        return buttons.map { button in
            defer { x += button.title.displayWidth + 6 }
            return Rect(x: x, y: 0, width: button.title.displayWidth + 4, height: 1)
        }
    }

    override func draw(in surface: Surface) {
        let buttons = buttons
        for (index, area) in areas.enumerated() {
            let isSelected = isFocused && index == selected
            let region = surface.region(area)
            let style = surface.theme[isSelected ? .selection : .text]
            region.draw("[ \(buttons[index].title) ]", x: 0, y: 0, style: style)
        }
    }

    private func move(by steps: Int) {
        selected = min(max(0, selected + steps), buttons.count - 1)
        setNeedsDisplay()
    }

    private func pressSelected() {
        let buttons = buttons
        if buttons.indices.contains(selected) { buttons[selected].action() }
    }

    override var keyCommands: [KeyCommand] { [press, left, right] }

    private lazy var press = KeyCommand(
        "field.press", keys: [.enter, .space], title: "choose", help: "Choose the button",
        hint: .init(order: 1) { $0.enter }
    ) { [weak self] in self?.pressSelected() }

    private lazy var left = KeyCommand(
        "field.previous", keys: [.left, .character("h")], title: "change", help: "Go to the button before"
    ) { [weak self] in self?.move(by: -1) }

    private lazy var right = KeyCommand(
        "field.next", keys: [.right, .character("l")], title: "change", help: "Go to the next button"
    ) { [weak self] in self?.move(by: 1) }

    override func handle(_ event: InputEvent) -> Bool {
        guard case .mouse(let mouse) = event, mouse.action == .press || mouse.action == .doublePress else {
            return false
        }
        if let index = areas.firstIndex(where: { $0.contains(mouse.location) }) { buttons[index].action() }
        return true
    }
}
