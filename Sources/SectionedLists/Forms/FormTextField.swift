import Terminal

/// A field of a form for one line or for several lines of text.
///
/// Tab moves to the next field. In a field for one line, Enter does the same. In a field for several lines, Enter
/// begins a new line. A field with ``suggest`` offers texts while the user types.
///
/// In a field for one line, line feeds become spaces, also in the initial text. A field takes at most
/// ``TextField/capacity`` characters.
@MainActor
public final class FormTextField: FormField {
    private let input: TextFieldController
    private let lines: Int
    private let validate: (@MainActor (String) -> String?)?
    private var savedText: String
    private var suggestions = PromptSuggestions(lines: 4)

    /// Returns texts that the field offers below itself for a typed text, the best first. ↓ and ↑ select one, and Enter
    /// takes it. `nil` by default.
    public var suggest: (@MainActor (String) -> [PromptSuggestion])?

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
        input.onChange = { [weak self] _ in self?.textDidChange() }
    }

    private func textDidChange() {
        offer(suggest?(text) ?? [])
        valueDidChange()
    }

    private func offer(_ texts: [PromptSuggestion]) {
        let count = suggestions.count
        suggestions.reset(texts)
        if suggestions.count != count { form?.layoutFields() }
    }

    /// The text. Setting it does not call ``FormField/onChange``.
    public var text: String {
        get { input.text }
        set { input.text = newValue }
    }

    // MARK: - FormField

    public override func numberOfLines(width: Int) -> Int { lines + min(suggestions.count, suggestions.lines) }

    public override func message() -> String? { validate?(text) }

    public override var isModified: Bool { text != savedText }

    public override func didSubmit() { savedText = text }

    // MARK: - ViewController

    public override var focusedChild: ViewController? { input }

    public override var isFocused: Bool {
        didSet {
            input.isFocused = isFocused
            if !isFocused { offer([]) }
        }
    }

    public override func layout(size: Size) {
        super.layout(size: size)
        input.layout(size: Size(columns: size.columns, rows: min(lines, size.rows)))
    }

    public override func draw(in surface: Surface) {
        let height = min(lines, surface.height)
        input.draw(in: surface.region(Rect(x: 0, y: 0, width: surface.width, height: height)))
        // The last line is underlined, which shows where the field is even on a terminal without colours.
        let last = Rect(x: 0, y: height - 1, width: surface.width, height: 1)
        surface.restyle(last) { $0.adding(Style(attributes: .underline)) }
        suggestions.draw(
            in: surface.region(Rect(x: 0, y: height, width: surface.width, height: surface.height - height)))
    }

    public override var cursor: Point? { input.cursor }

    public override var keyCommands: [KeyCommand] {
        guard suggestions.isEmpty else { return suggestions.selected == nil ? choosing : [take] + choosing }
        return lines > 1 ? [newLine] : []
    }

    public override var allKeyCommands: [KeyCommand] { [newLine, take] + choosing }

    private lazy var choosing = [
        KeyCommand(
            "field.suggestionUp", keys: [.up, .control("p")], title: "choose", help: "Go to the suggestion above",
            hint: .init(order: 2, partner: "field.suggestionDown") { $0.isUnicode ? "↑↓" : "arrows" }
        ) { [weak self] in self?.moveSuggestion(by: -1) },
        KeyCommand(
            "field.suggestionDown", keys: [.down, .control("n")], title: "choose", help: "Go to the suggestion below"
        ) { [weak self] in self?.moveSuggestion(by: 1) },
    ]

    private lazy var take = KeyCommand(
        "field.suggestionTake", keys: [.enter], title: "take", help: "Take the suggestion",
        hint: .init(order: 1) { $0.enter }
    ) { [weak self] in
        guard let self, let suggestion = suggestions.selected else { return }
        text = suggestion.text
        offer([])
        valueDidChange()
    }

    /// Moves the selection among the suggestions, and from their ends to the field above or below.
    private func moveSuggestion(by step: Int) {
        if step < 0 ? suggestions.selected == nil : suggestions.isLastSelected {
            form?.moveFocus(by: step, wraps: false)
        } else {
            suggestions.move(by: step)
            setNeedsDisplay()
        }
    }

    private lazy var newLine = KeyCommand(
        "field.newLine", keys: [.enter, .control("j"), Key(.enter, .alt)], title: "new line", help: "Begin a new line",
        hint: .init(order: 1) { $0.enter }
    ) { [weak self] in (self?.input as? TextAreaController)?.insertLineBreak() }
}
