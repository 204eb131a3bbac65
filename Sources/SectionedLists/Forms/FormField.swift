import Terminal

/// A field of a ``FormViewController``: a label and a value that the user can edit.
///
/// The form draws the label, the message about an invalid value and the marker of the focus. The field draws its value.
/// To write a field, override ``numberOfLines(width:)``, ``ViewController/draw(in:)``, ``ViewController/keyCommands`` and
/// ``message()``, and call ``valueDidChange()`` when the user has changed the value.
@MainActor
open class FormField: ViewController {
    /// The label at the left of the value, or above it in a narrow window.
    public let label: String

    /// Called when the user has changed the value.
    public var onChange: (@MainActor () -> Void)?

    /// The message below the value that says why it is invalid, or `nil`.
    ///
    /// The form sets it when the user leaves the field or submits the form. You can set it too, for example to refuse a
    /// name that exists already. It disappears when the user changes the value and ``message()`` finds no fault.
    public var problem: String? {
        didSet { if problem != oldValue { form?.layoutFields() } }
    }

    /// Creates a field with a label.
    public init(_ label: String) {
        self.label = label
        super.init(title: label)
    }

    /// The form with this field.
    public var form: FormViewController? { parent as? FormViewController }

    // MARK: - To override

    /// Whether the field can have the focus. `true` by default.
    open var isFocusable: Bool { true }

    /// Returns the number of lines that the value needs at a width in columns. 1 by default.
    open func numberOfLines(width: Int) -> Int { 1 }

    /// Returns why the value is invalid, or `nil` if it is valid. `nil` by default.
    open func message() -> String? { nil }

    /// Whether the value differs from the one that was last submitted, or from the first one. `false` by default.
    open var isModified: Bool { false }

    /// Called after the form was submitted, so that the value counts as not modified.
    open func didSubmit() {}

    // MARK: - For subclasses

    /// Draws the field again, and checks a value that was invalid. Call it when the user has changed the value.
    public final func valueDidChange() {
        if problem != nil { problem = message() }
        onChange?()
        setNeedsDisplay()
    }

    /// Checks the value and shows the message.
    ///
    /// - Returns: Whether the value is valid.
    @discardableResult
    final func check() -> Bool {
        problem = message()
        return problem == nil
    }
}
