import Terminal

/// A field for one line of text, in which the terminal shows its cursor.
///
/// While the field has the focus, keys with a character insert text. For example, `q` is a letter and does not quit.
/// The field does not handle Up, Down, PageUp, PageDown, Tab or Esc. The parent receives these keys, so a list below
/// the field can use the arrows. If ``onSubmit`` is `nil`, the parent also receives Enter.
@MainActor
open class TextFieldController: ViewController {
    /// The text and the cursor. Setting them does not call ``onChange``.
    public var field: TextField {
        didSet { fieldDidChange() }
    }

    /// The text that is shown in a dimmed and italic style while the field is empty.
    public var placeholder: String {
        didSet { setNeedsDisplay() }
    }

    /// Whether the text can be edited. If `false`, pasted text and the keys of the field have no effect, and the parent
    /// does not receive them either. Enter still calls ``onSubmit``.
    public var isEditable = true

    /// Called with the new text after the user has changed it.
    public var onChange: (@MainActor (String) -> Void)?
    /// Called with the text when the user presses Enter.
    public var onSubmit: (@MainActor (String) -> Void)?

    private var window = TextFieldWindow()

    /// Whether the whole text is selected. Then the next typed character or pasted text replaces the text, Backspace and
    /// Delete remove it, and any other key of the field only ends the selection. An empty text cannot be selected.
    public private(set) var isTextSelected = false {
        didSet { if isTextSelected != oldValue { setNeedsDisplay() } }
    }

    /// Selects the whole text.
    public func selectText() { isTextSelected = isEditable && !field.isEmpty }

    /// Creates a field with a text and a placeholder. The placeholder is visible while there is no text.
    public convenience init(text: String = "", placeholder: String = "") {
        self.init(field: TextField(text), placeholder: placeholder)
    }

    init(field: TextField, placeholder: String) {
        self.field = field
        self.placeholder = placeholder
        super.init()
    }

    /// The text. Setting it moves the cursor to its end and does not call ``onChange``.
    public var text: String {
        get { field.text }
        set { field.text = newValue }
    }

    // MARK: - ViewController

    open override func layout(size: Size) {
        super.layout(size: size)
        window.reveal(field, width: size.columns)
    }

    open override func draw(in surface: Surface) {
        if field.isEmpty {
            drawPlaceholder(in: surface)
        } else {
            window.draw(field, in: surface)
            if isTextSelected {
                let columns = min(window.column(of: field.characters.count, in: field), surface.width)
                surface.restyle(Rect(x: 0, y: 0, width: columns, height: 1)) { _ in surface.theme[.selection] }
            }
        }
    }

    /// Whether the placeholder is an example of a text. Such a placeholder is in parentheses on a terminal without
    /// colours, because some of these terminals have neither dimmed nor italic letters.
    var showsExample = false

    /// Draws the placeholder so that it differs from text, even on a terminal without colours.
    func drawPlaceholder(in surface: Surface) {
        let isMarked = showsExample && !placeholder.isEmpty && !surface.theme.allowsColors
        let text = isMarked ? "(\(placeholder))" : placeholder
        let shown = text.truncated(toWidth: surface.width, ellipsis: surface.symbols.ellipsis)
        let end = surface.draw(shown, x: 0, y: 0, role: .dim)
        surface.restyle(Rect(x: 0, y: 0, width: end, height: 1)) { $0.adding(Style(attributes: .italic)) }
    }

    open override var cursor: Point? {
        isFocused ? Point(x: min(window.column(of: field.cursor, in: field), max(0, size.columns - 1)), y: 0) : nil
    }

    open override var isEditingText: Bool { true }

    open override func reserves(_ key: Key) -> Bool {
        TextField.takes(key) || (key == .enter && onSubmit != nil)
    }

    open override func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(.enter):
            guard let onSubmit else { return false }
            onSubmit(text)
            return true
        case .key(let key):
            let isReplacing = isTextSelected && TextField.replaces(key)
            return edit { field in
                guard isReplacing else { return field.handle(key) }
                field.text = ""
                if !TextField.erases(key) { field.handle(key) }
                return true
            }
        case .paste(let text):
            let isReplacing = isTextSelected
            return edit {
                if isReplacing { $0.text = "" }
                $0.insert(text)
                return true
            }
        case .mouse(let mouse) where mouse.action == .press || mouse.action == .doublePress:
            field.move(to: window.index(atColumn: mouse.location.x, in: field))
            return true
        case .mouse, .resize, .recolor, .terminate:
            return false
        }
    }

    /// Edits the field with a closure. If the field is not editable, the edit has no effect. If the text has changed,
    /// calls ``onChange``. Returns the result of the closure, which says whether the field uses the event.
    func edit(_ change: (inout TextField) -> Bool) -> Bool {
        var edited = field
        guard change(&edited) else { return false }
        isTextSelected = false
        guard isEditable else { return true }
        let isOther = edited.characters != field.characters
        field = edited
        if isOther { onChange?(text) }
        return true
    }

    /// Called after the text or the cursor has changed.
    func fieldDidChange() {
        isTextSelected = false
        window.reveal(field, width: size.columns)
        setNeedsDisplay()
    }
}

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
