import Terminal

/// Asks for a line of text over a screen. Enter takes it, Esc leaves everything as it is.
///
/// ```swift
/// present(PromptViewController(title: "Rename", text: recipe.title) { name in rename(to: name) })
/// ```
@MainActor
public final class PromptViewController: ViewController {
    /// What is asked, over the field.
    public let message: String
    /// Says what is wrong with a text, or `nil` where it can be taken. A text that cannot be stays to be changed.
    public var validate: (@MainActor (String) -> String?)?

    private let input: TextFieldController
    private let onSubmit: @MainActor (String) -> Void
    private var problem: String?

    /// - Parameters:
    ///   - title: Stands in the frame.
    ///   - message: Stands over the field, over as many lines as it needs.
    ///   - text: Stands in the field to begin with.
    ///   - placeholder: Shown while there is no text.
    ///   - onSubmit: Gets the text, after the prompt has gone.
    public init(
        title: String, message: String = "", text: String = "", placeholder: String = "",
        onSubmit: @escaping @MainActor (String) -> Void
    ) {
        self.message = message
        self.onSubmit = onSubmit
        input = TextFieldController(text: text, placeholder: placeholder)
        super.init(title: title)
        addChild(input)
        input.onChange = { [weak self] _ in self?.clearProblem() }
    }

    // MARK: - Layout and drawing

    private static let padding = 1

    public override func preferredSize(within available: Size) -> Size {
        let most = min(60, available.columns)
        let lines = messageLines(width: most - 2 * Self.padding).count
        return Size(columns: most, rows: lines + 2)
    }

    private func messageLines(width: Int) -> [StyledText] {
        message.isEmpty ? [] : StyledText(message).wrapped(toWidth: width)
    }

    private var innerWidth: Int { max(1, size.columns - 2 * Self.padding) }

    /// The field stands below the message; where there is too little room, the field is what stays.
    private var inputArea: Rect {
        let above = min(messageLines(width: innerWidth).count, max(0, size.rows - 2))
        return Rect(x: Self.padding + 2, y: above, width: innerWidth - 2, height: 1)
    }

    public override func layout(size: Size) {
        super.layout(size: size)
        input.layout(size: inputArea.size)
    }

    public override func draw(in surface: Surface) {
        let area = inputArea
        for (y, line) in messageLines(width: innerWidth).prefix(area.y).enumerated() {
            surface.draw(line, x: Self.padding, y: y)
        }
        surface.draw(">", x: Self.padding, y: area.y, role: .accent)
        input.draw(in: surface.region(area))
        if let problem {
            let shown = problem.truncated(toWidth: innerWidth, ellipsis: surface.symbols.ellipsis)
            surface.draw(shown, x: Self.padding, y: area.maxY, role: .error)
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
        [
            KeyCommand(
                "prompt.accept", keys: [.enter], title: "done", help: "Take the text as it stands",
                hint: .init(order: 1) { $0.enter }
            ) { [weak self] in self?.submit() }
        ]
    }

    private func submit() {
        let text = input.text
        if let problem = validate?(text) {
            self.problem = problem
            setNeedsDisplay()
            return
        }
        dismiss()
        onSubmit(text)
    }

    private func clearProblem() {
        problem = nil
    }
}
