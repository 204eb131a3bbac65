import Terminal

/// A form: labelled fields, one below the other, that the user fills in and submits.
///
/// ```swift
/// let name = FormTextField("Name") { $0.isEmpty ? "A name, please." : nil }
/// let guests = FormStepper("Guests", value: 2, in: 1...12)
/// let form = FormViewController(title: "Book a table", fields: [name, guests]) { _ in
///     book(name: name.text, guests: guests.value)
/// }
/// present(form)
/// ```
///
/// Tab, Shift-Tab and the up and down arrows move between the fields. Enter moves to the next field, with three
/// exceptions: in a ``FormTextField`` of several lines it begins a new line, on a ``FormChoice`` it shows all values,
/// and on a button it presses the button. Ctrl-S or the first button at the end submits the form. Esc or the second
/// button cancels it.
///
/// A field is checked when the user leaves it, and all fields are checked when the form is submitted. A message below
/// an invalid value says what is wrong.
@MainActor
open class FormViewController: ContainerViewController {
    /// The fields and headings, in order.
    public let fields: [FormField]
    /// Whether the sheet or screen that contains the form closes after the form was submitted. `true` by default.
    public var closesOnSubmit = true
    /// Whether the form asks the user before changed values are lost. They would be lost when the user cancels the form
    /// or quits the program. `true` by default.
    public var asksBeforeDiscarding = true
    /// Called after the form was canceled. If it is `nil`, the user cannot cancel a form on the first screen, because
    /// there is no other screen to return to.
    public var onCancel: (@MainActor () -> Void)? {
        didSet { setNeedsDisplay() }
    }

    private let submitTitle: String
    let onSubmit: @MainActor (FormViewController) -> Void
    /// The fields, followed by one field with both buttons.
    private(set) var allFields: [FormField] = []
    /// The index of the focused field in ``allFields``.
    private var focusIndex = 0
    /// The number of lines of the form that are scrolled out above the window.
    private var firstLine = 0
    private var cachedLayout: FormLayout?
    private lazy var commands = FormKeyCommands(of: self, submitTitle: submitTitle)

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - title: The title of the screen or sheet.
    ///   - fields: The fields and headings, in order.
    ///   - submitTitle: The title of the button that submits the form.
    ///   - cancelTitle: The title of the button that cancels the form.
    ///   - onSubmit: Called with the form when the user submits it and all values are valid. If the closure sets the
    ///     ``FormField/problem`` of a field, the form stays open and shows the problem.
    public init(
        title: String, fields: [FormField], submitTitle: String = "Save", cancelTitle: String = "Cancel",
        onSubmit: @escaping @MainActor (FormViewController) -> Void
    ) {
        self.fields = fields
        self.submitTitle = submitTitle
        self.onSubmit = onSubmit
        super.init(title: title)
        let buttons = FormButtons([
            .init(title: submitTitle) { [weak self] in self?.submit() },
            .init(title: cancelTitle, isAvailable: { [weak self] in self?.canCancel ?? false }) { [weak self] in
                self?.cancel()
            },
        ])
        allFields = fields + [buttons]
        focusIndex = allFields.firstIndex(where: \.isFocusable) ?? 0
        for field in allFields { addChild(field) }
    }

    // MARK: - Values

    /// Whether the value of a field differs from its saved value. The saved value is the value when the form was last
    /// submitted or ``markSaved()`` was last called. Before the first such call, it is the initial value. A value that
    /// the program sets counts as modified too.
    public var isModified: Bool { fields.contains(where: \.isModified) }

    /// Makes the current values count as saved, so that ``isModified`` is `false`. Call it after the program has set
    /// the values, for example from a file. The form calls this method after it was submitted.
    public func markSaved() {
        for field in fields { field.didSubmit() }
        setNeedsDisplay()
    }

    open override var unsavedChanges: String? {
        asksBeforeDiscarding && isModified ? "What you changed in \(title.quoted) is not saved." : nil
    }

    // MARK: - Focus

    /// The field that has the focus, or `nil` if a button has it.
    public var focusedField: FormField? { fields.first { $0 === allFields[focusIndex] } }

    /// Moves the focus to a field. Has no effect if the form does not contain the field or if the field cannot have the
    /// focus.
    public func focus(on field: FormField) {
        if let index = allFields.firstIndex(where: { $0 === field }), field.isFocusable { focus(index) }
    }

    /// Moves the focus to the field at an index of ``allFields``. If the focus leaves another field, checks the value
    /// of that other field.
    func focus(_ index: Int) {
        if index != focusIndex { allFields[focusIndex].check() }
        focusIndex = index
        updateFocus()
        layoutFields()
    }

    /// Moves the focus to the next field in a direction. Skips fields that cannot have the focus.
    ///
    /// - Parameters:
    ///   - step: 1 for down, -1 for up.
    ///   - wraps: Whether a step down from the last field leads to the first, and a step up from the first field to the
    ///     last. If `false`, a step beyond the first or last field scrolls to that end of the form.
    func moveFocus(by step: Int, wraps: Bool) {
        var index = focusIndex
        repeat {
            index += step
            if wraps { index = (index + allFields.count) % allFields.count }
        } while allFields.indices.contains(index) && !allFields[index].isFocusable
        if allFields.indices.contains(index) { focus(index) } else { scrollToEnd(step) }
    }

    /// Scrolls to the first or the last line of the form, for example to show a heading above the first field.
    ///
    /// - Parameter step: Negative for the first line, positive for the last.
    private func scrollToEnd(_ step: Int) {
        firstLine = step < 0 ? 0 : max(0, formLayout.height - size.rows)
        setNeedsDisplay()
    }

    open override func hasFocus(_ child: ViewController) -> Bool { isFocused && focusedChild === child }

    open override var focusedChild: ViewController? { allFields[focusIndex] }

    // MARK: - Layout

    private var formLayout: FormLayout {
        if let cachedLayout { return cachedLayout }
        let layout = FormLayout(allFields, width: size.columns)
        cachedLayout = layout
        return layout
    }

    open override func frame(of child: ViewController) -> Rect? {
        guard let item = formLayout.items.first(where: { $0.field === child }) else { return nil }
        return Rect(x: item.value.x, y: item.value.y - firstLine, width: item.value.width, height: item.value.height)
    }

    open override func layout(size: Size) {
        if size != self.size { cachedLayout = nil }
        super.layout(size: size)
        reveal()
    }

    /// Computes the layout again and scrolls to the focused field. Call it after the focus, a message or the height of
    /// a field has changed.
    func layoutFields() {
        cachedLayout = nil
        reveal()
        layoutChildren()
    }

    /// Scrolls so that the focused field is visible with its label and its message. If the focused field is the first
    /// field that can have the focus, the headings above this field become visible too. If not everything fits, the
    /// message is hidden first, then the headings.
    private func reveal() {
        let layout = formLayout
        guard size.rows > 0, layout.items.indices.contains(focusIndex) else { return }
        let item = layout.items[focusIndex]
        let top = focusIndex == layout.items.firstIndex { $0.field.isFocusable } ? 0 : item.y
        firstLine = max(firstLine, item.maxY - size.rows)
        firstLine = min(firstLine, max(top, item.value.maxY - size.rows), item.y)
        firstLine = max(0, min(firstLine, layout.height - size.rows))
    }

    /// Returns the size in which all lines of the form are visible. The width is at most 64 columns. The number of rows
    /// can be greater than the number of available rows.
    open override func preferredSize(within available: Size) -> Size {
        let columns = min(64, available.columns)
        return Size(columns: columns, rows: FormLayout(allFields, width: columns).height)
    }

    // MARK: - Drawing

    open override func draw(in surface: Surface) {
        let painter = FormPainter(
            layout: formLayout, firstLine: firstLine, focusIndex: isFocused ? focusIndex : nil)
        painter.drawLabels(in: surface)
        super.draw(in: surface)
        painter.drawArrows(in: surface)
    }

    // MARK: - Events

    open override var keyCommands: [KeyCommand] { commands.active(canCancel: canCancel) }

    open override var allKeyCommands: [KeyCommand] {
        let known = Set(commands.all.map(\.id))
        return commands.all + super.allKeyCommands.filter { !known.contains($0.id) }
    }

    /// Returns `true` for the keys that, on other screens, go back to the previous screen. So ←, `h` or Backspace does
    /// not close the form by mistake. For other keys, returns the result of the focused field.
    open override func reserves(_ key: Key) -> Bool {
        [.escape, .backspace, .left, .character("h")].contains(key) || super.reserves(key)
    }

    /// Cancels the form, so that the user is asked before changed values are lost. Returns `false`.
    open override func sheetShouldClose() -> Bool {
        cancel()
        return false
    }

    open override func willDispatch(_ event: InputEvent, to child: ViewController) {
        guard case .mouse(let mouse) = event, mouse.action == .press || mouse.action == .doublePress else { return }
        if let field = child as? FormField, child !== focusedChild { focus(on: field) }
    }

    open override func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key): return reserves(key)
        case .mouse(let mouse): return handle(mouse)
        case .paste, .resize, .recolor, .terminate: return false
        }
    }

    private func handle(_ mouse: MouseEvent) -> Bool {
        switch mouse.action {
        case .wheelUp, .wheelDown:
            firstLine = max(0, min(firstLine + mouse.scrolledLines, formLayout.height - size.rows))
            setNeedsDisplay()
        case .press, .doublePress:
            let line = mouse.location.y + firstLine
            if let item = formLayout.items.first(where: { $0.y <= line && line < $0.maxY }) { focus(on: item.field) }
        case .drag: break
        }
        return true
    }
}

/// The key commands of a form. They are created once for each form.
@MainActor
final class FormKeyCommands {
    private let others: [KeyCommand]
    private let cancel: KeyCommand

    var all: [KeyCommand] { others + [cancel] }

    /// Returns the commands that are active in the form. The command that cancels is omitted if `canCancel` is `false`.
    func active(canCancel: Bool) -> [KeyCommand] { canCancel ? all : others }

    init(of form: FormViewController, submitTitle: String) {
        others = [
            KeyCommand(
                "form.next", keys: [.tab, .enter], title: "next", help: "Go to the next field", hint: .init(order: 0)
            ) { [weak form] in form?.moveFocus(by: 1, wraps: true) },
            KeyCommand("form.previous", keys: [.shiftTab], title: "previous", help: "Go to the field before") {
                [weak form] in form?.moveFocus(by: -1, wraps: true)
            },
            KeyCommand("form.down", keys: [.down, .pageDown], title: "down", help: "Go to the field below") {
                [weak form] in form?.moveFocus(by: 1, wraps: false)
            },
            KeyCommand("form.up", keys: [.up, .pageUp], title: "up", help: "Go to the field above") {
                [weak form] in form?.moveFocus(by: -1, wraps: false)
            },
            KeyCommand(
                "form.submit", keys: [.control("s")], title: submitTitle.lowercased(), help: "Submit the form",
                hint: .init(order: 3)
            ) { [weak form] in form?.submit() },
        ]
        cancel = KeyCommand(
            "form.cancel", keys: [.escape], title: "cancel", help: "Leave the form without submitting it",
            hint: .closing
        ) { [weak form] in form?.cancel() }
    }
}

extension String {
    /// The text in quotation marks. Those in the text itself become single ones: `“Cooked ‘Porridge’”`.
    var quoted: String { "“\(replacing("“", with: "‘").replacing("”", with: "’"))”" }
}
