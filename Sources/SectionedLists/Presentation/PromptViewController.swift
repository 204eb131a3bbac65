import Terminal

/// Asks for a text over a screen. Enter takes it, Esc leaves everything as it is, and asks first where words would be lost.
///
/// ```swift
/// present(PromptViewController(title: "Rename", text: recipe.title) { name in rename(to: name) })
/// ```
///
/// A prompt that keeps the text itself, in a file or a database, closes when the text is kept. Until then it stays, and it
/// says why where that fails; see ``init(title:message:text:example:allowsLineBreaks:keep:)``.
@MainActor
public final class PromptViewController: ViewController {
    /// Says what came of keeping a text: `nil` where it is kept, else why it is not.
    public typealias Answer = @MainActor (String?) -> Void

    /// What is asked, over the field.
    public let message: String
    /// Says what is wrong with a text, or `nil` where it can be taken. A text that cannot be stays to be changed.
    public var validate: (@MainActor (String) -> String?)?

    let input: TextFieldController
    private let keep: @MainActor (String, @escaping Answer) -> Void
    /// The text to begin with, where what is written is lost with the prompt.
    private let savedText: String?
    private var state = State.asking
    /// The text that was handed over last.
    private var handedOver: String?

    enum State: Equatable {
        case asking
        /// The text was handed over, and nobody knows yet whether it is kept.
        case keeping
        case refused(String)
    }

    /// Asks for a line, and closes when it is entered.
    ///
    /// - Parameters:
    ///   - title: Stands in the frame.
    ///   - message: Stands over the field, over as many lines as it needs.
    ///   - text: Stands in the field to begin with.
    ///   - example: A text of the kind that is asked for, shown as an example while there is no text.
    ///   - onSubmit: Gets the text, after the prompt has gone.
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

    /// Asks for a text, and closes when it is kept.
    ///
    /// - Parameters:
    ///   - title: Stands in the frame.
    ///   - message: Stands over the field, over as many lines as it needs.
    ///   - text: Stands in the field to begin with.
    ///   - example: A text of the kind that is asked for, shown as an example while there is no text.
    ///   - allowsLineBreaks: Whether the text may have several lines.
    ///   - keep: Gets the text, and what to call with the outcome.
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

    /// What was written, where this prompt keeps it itself and has not yet been told to.
    public override var unsavedChanges: String? {
        guard let savedText, state != .keeping, input.text != savedText else { return nil }
        return "What you wrote under “\(title)” is not saved."
    }

    /// What closing the prompt loses. Of a text that was handed over it says itself what came of that.
    var changesLostByClosing: String? { input.text == handedOver ? nil : unsavedChanges }

    // MARK: - Layout and drawing

    static let padding = 1

    public override func preferredSize(within available: Size) -> Size {
        let most = min(60, available.columns)
        let rows = lines(of: message, width: most - 2 * Self.padding).count
        return Size(columns: most, rows: rows + wantedRows(width: most) + noticeLines(width: most).count)
    }

    /// The rows of the field; more than one shows that there may be more.
    private func wantedRows(width: Int) -> Int {
        guard let area = input as? TextAreaController else { return 1 }
        return max(3, area.numberOfLines(width: width - 2 * Self.padding - 2))
    }

    private func lines(of text: String, width: Int, role: Role = .text) -> [StyledText] {
        text.isEmpty ? [] : StyledText(text, role: role).wrapped(toWidth: width)
    }

    /// What is said under the field; an empty line where there is nothing, so that the frame does not jump.
    private func noticeLines(width: Int) -> [StyledText] {
        switch state {
        case .asking: [StyledText()]
        case .keeping: [StyledText("Saving", role: .dim)]
        case .refused(let problem): lines(of: problem, width: width - 2 * Self.padding, role: .error)
        }
    }

    private var innerWidth: Int { max(1, size.columns - 2 * Self.padding) }

    /// The field stands between the message and what is wrong. Where there is too little room the message goes first,
    /// then lines of the field; a line of the field is what stays.
    private var inputArea: Rect {
        let below = min(noticeLines(width: size.columns).count, max(0, size.rows - 1))
        let rows = min(wantedRows(width: size.columns), max(1, size.rows - below))
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

    public override var keyCommands: [KeyCommand] { input is TextAreaController ? [accept, newLine] : [accept] }

    public override var allKeyCommands: [KeyCommand] { [accept, newLine] }

    private lazy var accept = KeyCommand(
        "prompt.accept", keys: [.enter], title: "done", help: "Take the text as it stands",
        hint: .init(order: 1) { $0.enter }
    ) { [weak self] in self?.submit() }

    private lazy var newLine = KeyCommand(
        "prompt.newLine", keys: [.control("j"), Key(.enter, .alt)], title: "new line", help: "Begin a new line",
        hint: .init(order: 2)
    ) { [weak self] in (self?.input as? TextAreaController)?.insertLineBreak() }

    private func submit() {
        guard state != .keeping else { return }
        let text = input.text
        if let problem = validate?(text) { return show(.refused(problem)) }
        handedOver = text
        show(.keeping)
        keep(text) { [weak self] problem in
            if let problem { self?.show(.refused(problem)) } else { self?.dismiss() }
        }
    }

    private func show(_ state: State) {
        self.state = state
        input.isEditable = state != .keeping
        // The frame grows with what is said when it is drawn; where it does not, the field makes room.
        if size != .zero { layout(size: size) }
        setNeedsDisplay()
    }

    private func textDidChange() { show(.asking) }
}
