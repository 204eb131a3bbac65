import Terminal

/// A field of a form for one line or for several lines of text.
///
/// Tab moves to the next field. In a field for one line, Enter does the same. In a field for several lines, Enter
/// begins a new line.
@MainActor
public final class FormTextField: FormField {
    private let input: TextFieldController
    private let lines: Int
    private let validate: (@MainActor (String) -> String?)?
    private var savedText: String

    /// Creates a field for a text.
    ///
    /// - Parameters:
    ///   - label: The label of the field.
    ///   - text: The initial text.
    ///   - placeholder: The example that is shown while the text is empty. It is dimmed. On a terminal without colours,
    ///     it is in parentheses.
    ///   - lines: The number of visible lines. If it is greater than 1, the text can have any number of lines, even
    ///     more than are visible. A number below 1 counts as 1.
    ///   - validate: Returns a sentence for the user that says why a text is invalid, or `nil` if it is valid.
    public init(
        _ label: String, text: String = "", placeholder: String = "", lines: Int = 1,
        validate: (@MainActor (String) -> String?)? = nil
    ) {
        self.lines = max(1, lines)
        self.validate = validate
        if lines > 1 {
            let area = TextAreaController(text: text, placeholder: placeholder)
            area.leavesAtEnds = true
            input = area
        } else {
            input = TextFieldController(text: text, placeholder: placeholder)
        }
        savedText = input.text
        super.init(label)
        input.showsExample = true
        addChild(input)
        input.onChange = { [weak self] _ in self?.valueDidChange() }
    }

    /// The text. Setting it does not call ``FormField/onChange``.
    public var text: String {
        get { input.text }
        set { input.text = newValue }
    }

    // MARK: - FormField

    public override func numberOfLines(width: Int) -> Int { lines }

    public override func message() -> String? { validate?(text) }

    public override var isModified: Bool { text != savedText }

    public override func didSubmit() { savedText = text }

    // MARK: - ViewController

    public override var focusedChild: ViewController? { input }

    public override var isFocused: Bool {
        didSet { input.isFocused = isFocused }
    }

    public override func layout(size: Size) {
        super.layout(size: size)
        input.layout(size: size)
    }

    public override func draw(in surface: Surface) {
        input.draw(in: surface)
        // The last line is underlined, which shows where the field is even on a terminal without colours.
        let last = Rect(x: 0, y: surface.height - 1, width: surface.width, height: 1)
        surface.restyle(last) { $0.adding(Style(attributes: .underline)) }
    }

    public override var cursor: Point? { input.cursor }

    public override var keyCommands: [KeyCommand] { lines > 1 ? [newLine] : [] }

    public override var allKeyCommands: [KeyCommand] { [newLine] }

    private lazy var newLine = KeyCommand(
        "field.newLine", keys: [.enter, .control("j"), Key(.enter, .alt)], title: "new line", help: "Begin a new line",
        hint: .init(order: 1) { $0.enter }
    ) { [weak self] in (self?.input as? TextAreaController)?.insertLineBreak() }
}
