import Terminal

/// A field of a ``FormViewController``: a label and a value that the user can edit.
///
/// The form draws the label, the message about an invalid value and the marker of the focus. The field draws its value.
///
/// To write a field:
///
/// - Override ``ViewController/draw(in:)`` and ``ViewController/keyCommands``, and call ``valueDidChange()`` when the
///   user has changed the value.
/// - If the value needs more than one line, override ``numberOfLines(width:)``.
/// - If the value can be invalid, override ``message()``.
/// - If the user should be asked before a changed value is lost, override ``isModified`` and ``didSubmit()``.
@MainActor
open class FormField: ViewController {
    /// The label at the left of the value, or above it in a narrow window.
    public let label: String

    /// A closure that is called when the user has changed the value.
    public var onChange: (@MainActor () -> Void)?

    /// The message below the value that says why the value is invalid, or `nil` if there is no message.
    ///
    /// When the user leaves the field or submits the form, the form sets this property to the result of ``message()``.
    /// You can set it too, for example to refuse a name that already exists. When the user then changes the value,
    /// leaves the field or submits the form again, the result of ``message()`` replaces your message.
    public var problem: String? {
        didSet { if problem != oldValue { form?.layoutFields() } }
    }

    /// Creates a field with a label, which can be empty.
    public init(_ label: String) {
        self.label = label
        super.init(title: label)
    }

    /// The form that contains this field, or `nil` if there is none.
    public var form: FormViewController? { parent as? FormViewController }

    // MARK: - To override

    /// Whether the field can have the focus. `true` by default.
    open var isFocusable: Bool { true }

    /// Returns the number of lines that the value needs at a width in columns. 1 by default.
    open func numberOfLines(width: Int) -> Int { 1 }

    /// Returns a sentence for the user that says why the value is invalid, or `nil` if it is valid. `nil` by default.
    open func message() -> String? { nil }

    /// Whether the value differs from the value at the last call of ``didSubmit()`` or, before the first call, from the
    /// initial value. `false` by default.
    open var isModified: Bool { false }

    /// Called after the form was submitted, and by ``FormViewController/markSaved()``. Store the value in your
    /// override, so that ``FormField/isModified`` can compare later values with the stored value. By default, does
    /// nothing.
    open func didSubmit() {}

    // MARK: - For subclasses

    /// If the field shows a ``problem``, checks the value again. Calls ``onChange`` and requests a drawing. Call this
    /// method when the user has changed the value.
    public final func valueDidChange() {
        if problem != nil { problem = message() }
        onChange?()
        setNeedsDisplay()
    }

    /// Checks the value. If it is invalid, shows the message below it.
    ///
    /// - Returns: Whether the value is valid.
    @discardableResult
    final func check() -> Bool {
        problem = message()
        return problem == nil
    }
}

/// A heading between the fields of a form. It cannot have the focus.
@MainActor
public final class FormHeading: FormField {
    public override var isFocusable: Bool { false }

    /// Creates a heading with a text.
    public override init(_ label: String) {
        super.init(label)
    }
}

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
