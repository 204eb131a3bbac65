import Terminal

/// A field of a form that is on or off. The space bar or a click changes it.
@MainActor
public final class FormToggle: FormField {
    /// Whether the toggle is on. Setting it does not call ``FormField/onChange``.
    public var isOn: Bool {
        didSet { setNeedsDisplay() }
    }

    private let note: String
    private var savedValue: Bool

    /// Creates a toggle.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - isOn: The initial value.
    ///   - note: A text at the right of the sign for on or off, such as an explanation. By default, there is none.
    public init(_ label: String, isOn: Bool = false, note: String = "") {
        self.isOn = isOn
        self.note = note
        savedValue = isOn
        super.init(label)
    }

    private func toggle() {
        isOn.toggle()
        valueDidChange()
    }

    // MARK: - FormField

    public override var isModified: Bool { isOn != savedValue }

    public override func didSubmit() { savedValue = isOn }

    // MARK: - ViewController

    public override func draw(in surface: Surface) {
        let box = isOn ? surface.symbols.ticked : surface.symbols.unticked
        let end = surface.draw(String(box), x: 0, y: 0, role: isOn ? .done : .text)
        let shown = note.truncated(toWidth: surface.width - end - 1, ellipsis: surface.symbols.ellipsis)
        surface.draw(shown, x: end + 1, y: 0)
    }

    public override var keyCommands: [KeyCommand] { [toggleCommand] }

    private lazy var toggleCommand = KeyCommand(
        "field.toggle", keys: [.space], title: "on/off", help: "Switch the value on or off", hint: .init(order: 1)
    ) { [weak self] in self?.toggle() }

    public override func handle(_ event: InputEvent) -> Bool {
        guard case .mouse(let mouse) = event, mouse.action == .press || mouse.action == .doublePress else {
            return false
        }
        toggle()
        return true
    }
}
