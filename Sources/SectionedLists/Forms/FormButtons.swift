import Terminal

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
