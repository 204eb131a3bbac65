import Terminal

/// A question over a screen that the user answers with a text. Enter submits the text. Esc closes the prompt.
///
/// ```swift
/// present(PromptViewController(title: "Rename", text: recipe.title) { name in rename(to: name) })
/// ```
///
/// A prompt can also stay open until the text is saved, for example in a file or a database; see
/// ``init(title:message:text:example:allowsLineBreaks:keep:)``. If the text cannot be saved, such a prompt shows the
/// error, and the user can try again. If the user has changed the text and presses Esc, such a prompt asks whether to
/// discard the changes.
@MainActor
public final class PromptViewController: ViewController {
    /// A closure that receives the result of saving a text: `nil` if it was saved, otherwise the error message.
    public typealias Answer = @MainActor (String?) -> Void

    /// The message above the text field.
    public let message: String
    /// Returns an error message for a submitted text, or `nil` if the text is valid. After an error message, the prompt
    /// stays open and shows the message. If the closure is `nil`, every text is valid.
    public var validate: (@MainActor (String) -> String?)?

    /// Returns texts that the prompt offers below the field for a typed text, the best first. The arrow keys select one,
    /// Enter submits it, and Tab only inserts it. `nil` by default.
    public var suggest: (@MainActor (String) -> [PromptSuggestion])? {
        didSet { suggestions.reset(suggest?(input.text) ?? []) }
    }

    private var suggestions = PromptSuggestions()
    let input: TextFieldController
    private let keep: @MainActor (String, @escaping Answer) -> Void
    /// The initial text if the prompt asks before changes to it are lost, otherwise `nil`.
    private let savedText: String?
    private var state = State.asking
    /// The last submitted valid text.
    private var submittedText: String?

    enum State: Equatable {
        /// The user edits the text.
        case asking
        /// The text was submitted and the result of saving is not known yet.
        case keeping
        /// The text was invalid or could not be saved. The value is the error message.
        case refused(String)
    }

    /// Creates a prompt for one line of text. It closes when the user submits a valid text.
    ///
    /// - Parameters:
    ///   - title: The title in the frame.
    ///   - message: The message above the text field, wrapped over as many lines as it needs.
    ///   - text: The initial text.
    ///   - example: An example of a text. While the field is empty, it shows `e.g.` and the example.
    ///   - onSubmit: Called with the text after the prompt was closed.
    public convenience init(
        title: String, message: String = "", text: String = "", example: String = "",
        onSubmit: @escaping @MainActor (String) -> Void
    ) {
        let input = TextFieldController(text: text, placeholder: Self.placeholder(example))
        self.init(title: title, message: message, input: input, savedText: nil) { text, answer in
            answer(nil)
            onSubmit(text)
        }
    }

    /// Creates a prompt for a text. It stays open until the text was saved.
    ///
    /// - Parameters:
    ///   - title: The title in the frame.
    ///   - message: The message above the text field, wrapped over as many lines as it needs.
    ///   - text: The initial text.
    ///   - example: An example of a text. While the field is empty, it shows `e.g.` and the example.
    ///   - allowsLineBreaks: Whether the text can have several lines. Ctrl-J or Alt-Enter then begins a new line.
    ///   - keep: Called with the text to save and with a closure. Save the text, then call that closure with the
    ///     result. Until then, the user cannot edit the text.
    public convenience init(
        title: String, message: String = "", text: String = "", example: String = "", allowsLineBreaks: Bool = false,
        keep: @escaping @MainActor (_ text: String, _ answer: @escaping Answer) -> Void
    ) {
        let placeholder = Self.placeholder(example)
        let input =
            allowsLineBreaks
            ? TextAreaController(text: text, placeholder: placeholder)
            : TextFieldController(text: text, placeholder: placeholder)
        self.init(title: title, message: message, input: input, savedText: input.text, keep: keep)
    }

    private init(
        title: String, message: String, input: TextFieldController, savedText: String?,
        keep: @escaping @MainActor (String, @escaping Answer) -> Void
    ) {
        self.message = message
        self.input = input
        self.savedText = savedText
        self.keep = keep
        super.init(title: title)
        addChild(input)
        input.onChange = { [weak self] _ in self?.textDidChange() }
    }

    private static func placeholder(_ example: String) -> String { example.isEmpty ? "" : "e.g. \(example)" }

    /// A sentence that says that the changed text is not saved. `nil` if nothing has changed, or while the text is
    /// being saved. If the prompt was created without the closure `keep`, always `nil`.
    public override var unsavedChanges: String? {
        guard let savedText, state != .keeping, input.text != savedText else { return nil }
        return "What you wrote under \(title.quoted) is not saved."
    }

    /// The sentence of ``unsavedChanges``. If the text is equal to the last submitted text, `nil`: the closure that
    /// saves the text has already received it.
    var changesLostByClosing: String? { input.text == submittedText ? nil : unsavedChanges }

    /// Asks the user first if a changed text would be lost.
    public override func sheetShouldClose() -> Bool {
        guard let changes = changesLostByClosing else { return true }
        let close = AlertButton("Discard") { [weak self] in self?.dismiss() }
        present(AlertViewController(title: "Discard it?", text: changes, buttons: [.cancel("Go on writing"), close]))
        return false
    }

    // MARK: - Layout and drawing

    static let padding = 1

    public override func preferredSize(within available: Size) -> Size {
        let most = min(60, available.columns)
        let rows = lines(of: message, width: most - 2 * Self.padding).count
        return Size(columns: most, rows: rows + preferredRows(width: most) + noticeLines(width: most).count)
    }

    /// Returns the number of lines that the text field needs at a width in columns. If the text can have several lines,
    /// the field needs at least three, so that the user sees that several lines are possible.
    private func preferredRows(width: Int) -> Int {
        guard let area = input as? TextAreaController else { return 1 }
        return max(3, area.numberOfLines(width: width - 2 * Self.padding - 2))
    }

    private func lines(of text: String, width: Int, role: Role = .text) -> [StyledText] {
        text.isEmpty ? [] : StyledText(text, role: role).wrapped(toWidth: width)
    }

    /// Returns the lines of the notice below the text field. Without a notice, it returns one empty line. So the size
    /// of the frame does not change when a notice of one line appears.
    private func noticeLines(width: Int) -> [StyledText] {
        switch state {
        case .asking where suggest != nil: Array(repeating: StyledText(), count: PromptSuggestions.limit)
        case .asking: [StyledText()]
        case .keeping: [StyledText("Saving", role: .dim)]
        case .refused(let problem): lines(of: problem, width: width - 2 * Self.padding, role: .error)
        }
    }

    private var innerWidth: Int { max(1, size.columns - 2 * Self.padding) }

    /// The area of the text field, between the message and the notice. If there is too little room, lines of the
    /// message are hidden first, but not for suggestions that are not there. Then the field shrinks, but keeps at least
    /// one line.
    private var inputArea: Rect {
        var notice = noticeLines(width: size.columns).count
        if state == .asking, suggest != nil { notice = min(notice, max(1, suggestions.count)) }
        let below = min(notice, max(0, size.rows - 1))
        let rows = min(preferredRows(width: size.columns), max(1, size.rows - below))
        let above = min(lines(of: message, width: innerWidth).count, max(0, size.rows - rows - below))
        return Rect(x: Self.padding + 2, y: above, width: innerWidth - 2, height: rows)
    }

    public override func layout(size: Size) {
        super.layout(size: size)
        input.layout(size: inputArea.size)
    }

    public override func draw(in surface: Surface) {
        let area = inputArea
        for (y, line) in lines(of: message, width: innerWidth).prefix(area.y).enumerated() {
            surface.draw(line, x: Self.padding, y: y)
        }
        surface.draw(">", x: Self.padding, y: area.y, role: .accent)
        input.draw(in: surface.region(area))
        if state == .asking, suggest != nil {
            let left = Rect(
                x: Self.padding, y: area.maxY, width: innerWidth, height: max(0, surface.height - area.maxY))
            return suggestions.draw(in: surface.region(left))
        }
        for (y, line) in noticeLines(width: surface.width).prefix(max(0, surface.height - area.maxY)).enumerated() {
            surface.draw(line, x: Self.padding, y: area.maxY + y)
        }
    }

    public override var cursor: Point? {
        input.cursor.map { Point(x: $0.x + inputArea.x, y: $0.y + inputArea.y) }
    }

    // MARK: - Events

    public override var focusedChild: ViewController? { input }

    public override func child(at point: Point) -> ViewController? { inputArea.contains(point) ? input : nil }

    public override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        event.moved(byColumns: -inputArea.x, byRows: -inputArea.y)
    }

    public override var keyCommands: [KeyCommand] {
        if input is TextAreaController { return [accept, newLine] }
        return suggestions.isEmpty || state != .asking ? [accept] : [accept] + suggesting
    }

    public override var allKeyCommands: [KeyCommand] { [accept, newLine] + suggesting }

    private lazy var suggesting = Self.suggestionCommands(of: self)

    /// Returns the commands that choose a suggestion. If `prompt` is `nil`, the commands have no effect.
    static func suggestionCommands(of prompt: PromptViewController?) -> [KeyCommand] {
        [
            KeyCommand(
                "prompt.suggestionUp", keys: [.up, .control("p")], title: "choose", help: "Go to the suggestion above",
                hint: .init(order: 2, partner: "prompt.suggestionDown") { $0.isUnicode ? "↑↓" : "arrows" }
            ) { [weak prompt] in prompt?.moveSuggestion(by: -1) },
            KeyCommand(
                "prompt.suggestionDown", keys: [.down, .control("n")], title: "choose",
                help: "Go to the suggestion below"
            ) { [weak prompt] in prompt?.moveSuggestion(by: 1) },
            KeyCommand(
                "prompt.complete", keys: [.tab], title: "insert", help: "Insert the suggestion and go on typing",
                hint: .init(order: 3)
            ) { [weak prompt] in prompt?.complete() },
        ]
    }

    /// Asks ``suggest`` again, because its answer for the same text has changed.
    public func refreshSuggestions() {
        suggestions.reset(suggest?(input.text) ?? [])
        setNeedsDisplay()
    }

    private func moveSuggestion(by step: Int) {
        suggestions.move(by: step)
        setNeedsDisplay()
    }

    private func complete() {
        guard let suggestion = suggestions.selected ?? suggestions.first else { return }
        input.text = suggestion.text
        textDidChange()
    }

    private lazy var accept = Self.acceptCommand(of: self)
    private lazy var newLine = Self.newLineCommand(of: self)

    /// Returns the command that submits the text. If `prompt` is `nil`, the command has no effect.
    static func acceptCommand(of prompt: PromptViewController?) -> KeyCommand {
        KeyCommand(
            "prompt.accept", keys: [.enter], title: "done", help: "Take the text as it stands",
            hint: .init(order: 1) { $0.enter }
        ) { [weak prompt] in prompt?.submit() }
    }

    /// Returns the command that begins a new line. If `prompt` is `nil`, the command has no effect.
    static func newLineCommand(of prompt: PromptViewController?) -> KeyCommand {
        KeyCommand(
            "prompt.newLine", keys: [.control("j"), Key(.enter, .alt)], title: "new line", help: "Begin a new line",
            hint: .init(order: 2)
        ) { [weak prompt] in (prompt?.input as? TextAreaController)?.insertLineBreak() }
    }

    private func submit() {
        guard state != .keeping else { return }
        let text = suggestions.selected?.text ?? input.text
        if let problem = validate?(text) { return show(.refused(problem)) }
        submittedText = text
        show(.keeping)
        keep(text) { [weak self] problem in
            if let problem { self?.show(.refused(problem)) } else { self?.dismiss() }
        }
    }

    private func show(_ state: State) {
        self.state = state
        input.isEditable = state != .keeping
        // If the window is too small for a higher frame, this layout shrinks the field to make room for the notice.
        if size != .zero { layout(size: size) }
        setNeedsDisplay()
    }

    private func textDidChange() {
        if let suggest { suggestions.reset(suggest(input.text)) }
        show(.asking)
    }
}
