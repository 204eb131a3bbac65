import Terminal

/// A line to type into, with the terminal's cursor at its place.
///
/// While it has the keys, what can be printed is text: `q` is a letter. Up, Down, PageUp, PageDown, Tab and Esc go up the
/// tree, and so does Enter unless ``onSubmit`` is set; so a field can stand over a list that the arrows move through.
@MainActor
open class TextFieldController: ViewController {
    /// The text and where the cursor stands. Setting it tells ``onChange`` nothing.
    public var field: TextField {
        didSet { fieldDidChange() }
    }

    /// Shown, dimmed and slanted, while there is no text.
    public var placeholder: String {
        didSet { setNeedsDisplay() }
    }

    /// Whether the text can be changed. A field that is not takes keys and text, and does nothing with them.
    public var isEditable = true

    /// Is told the text whenever the person changed it.
    public var onChange: (@MainActor (String) -> Void)?
    /// Is told the text when the person presses Enter.
    public var onSubmit: (@MainActor (String) -> Void)?

    private var window = TextFieldWindow()

    /// A field that holds a text, and shows a placeholder while it holds none.
    public convenience init(text: String = "", placeholder: String = "") {
        self.init(field: TextField(text), placeholder: placeholder)
    }

    init(field: TextField, placeholder: String) {
        self.field = field
        self.placeholder = placeholder
        super.init()
    }

    /// The text. Setting it puts the cursor behind it and tells ``onChange`` nothing.
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

    /// Draws what cannot be taken for text: on a terminal without colours, too.
    func drawPlaceholder(in surface: Surface) {
        let shown = placeholder.truncated(toWidth: surface.width, ellipsis: surface.symbols.ellipsis)
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

    /// Changes the field and tells of it where the text is another one after.
    func edit(_ change: (inout TextField) -> Bool) -> Bool {
        var edited = field
        guard change(&edited) else { return false }
        guard isEditable else { return true }
        let isOther = edited.characters != field.characters
        field = edited
        if isOther { onChange?(text) }
        return true
    }

    /// The field, or its cursor, is another one.
    func fieldDidChange() {
        window.reveal(field, width: size.columns)
        setNeedsDisplay()
    }
}
