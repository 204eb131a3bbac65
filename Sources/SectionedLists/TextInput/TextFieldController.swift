import Terminal

/// A field for one line of text, with the cursor of the terminal.
///
/// While it has the focus, printable keys insert text, so `q` is a letter. It does not handle Up, Down, PageUp,
/// PageDown, Tab and Esc. Its parent receives these keys, so a list below the field can use the arrows. The same
/// applies to Enter if ``onSubmit`` is `nil`.
@MainActor
open class TextFieldController: ViewController {
    /// The text and the cursor. Setting it does not call ``onChange``.
    public var field: TextField {
        didSet { fieldDidChange() }
    }

    /// The text that is shown, dimmed and in italics, while there is no text.
    public var placeholder: String {
        didSet { setNeedsDisplay() }
    }

    /// Whether the text can be edited. If not, the field consumes keys and text without an effect.
    public var isEditable = true

    /// Called with the new text after the user changed it.
    public var onChange: (@MainActor (String) -> Void)?
    /// Called with the text when the user presses Enter.
    public var onSubmit: (@MainActor (String) -> Void)?

    private var window = TextFieldWindow()

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
        }
    }

    /// Whether the placeholder is an example of a text. Without colors, it is then in parentheses, because some terminals
    /// have neither dimmed nor italic letters.
    var showsExample = false

    /// Draws the placeholder so that it differs from text, even on a terminal without colors.
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
            return edit { $0.handle(key) }
        case .paste(let text):
            return edit {
                $0.insert(text)
                return true
            }
        case .mouse(let mouse) where mouse.action == .press || mouse.action == .doublePress:
            field.move(to: window.index(atColumn: mouse.location.x, in: field))
            return true
        case .mouse, .resize, .terminate:
            return false
        }
    }

    /// Edits the field. Calls ``onChange`` if the text changed.
    func edit(_ change: (inout TextField) -> Bool) -> Bool {
        var edited = field
        guard change(&edited) else { return false }
        guard isEditable else { return true }
        let isOther = edited.characters != field.characters
        field = edited
        if isOther { onChange?(text) }
        return true
    }

    /// Called when the text or the cursor changed.
    func fieldDidChange() {
        window.reveal(field, width: size.columns)
        setNeedsDisplay()
    }
}
