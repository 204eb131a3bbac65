import Terminal

/// A question or a message over a screen, with buttons. The user chooses a button with the arrow keys and Enter, with
/// the first letter of its title, or with a click.
///
/// ```swift
/// present(
///     AlertViewController(
///         title: "Delete Pancakes?", text: "The file goes to the trash.",
///         buttons: [.cancel(), AlertButton("Delete") { delete() }]))
/// ```
///
/// When the alert appears, the first button is selected. Its action should be harmless, because the user might press
/// Enter by mistake. Esc chooses the button whose ``AlertButton/isCancel`` is `true`. If there is none, Esc only closes
/// the alert. The key that quits the program on a screen, such as `q`, does the same, even if the title of a button begins
/// with this letter.
@MainActor
public final class AlertViewController: ViewController {
    /// The message. It can change while the alert is shown.
    public var text: String {
        didSet { if text != oldValue { setNeedsDisplay() } }
    }
    private let choices: [AlertButton]
    private var buttons: AlertButtons
    /// The index of the first visible line of a text that is too long for the window.
    private var firstLine = 0

    /// Creates an alert.
    ///
    /// - Parameters:
    ///   - title: The title in the frame.
    ///   - text: The message, wrapped over as many lines as it needs.
    ///   - buttons: The buttons. An alert without buttons has an `OK` button.
    public init(title: String, text: String = "", buttons: [AlertButton] = []) {
        self.text = text
        choices = buttons.isEmpty ? [.cancel("OK")] : buttons
        self.buttons = AlertButtons(titles: choices.map(\.title))
        super.init(title: title)
    }

    // MARK: - Layout and drawing

    private static let padding = 1

    public override func preferredSize(within available: Size) -> Size {
        let most = min(60, available.columns - 2 * Self.padding)
        let lines = textLines(width: most)
        let widest = max(lines.map(\.displayWidth).max() ?? 0, title.displayWidth + 4, min(buttons.columns, most))
        let width = min(widest, most)
        let rows = lines.count + (lines.isEmpty ? 0 : 1) + buttons.lines(width: width)
        return Size(columns: width + 2 * Self.padding, rows: rows)
    }

    private func textLines(width: Int) -> [StyledText] {
        text.isEmpty ? [] : StyledText(text).wrapped(toWidth: width)
    }

    private var innerWidth: Int { max(1, size.columns - 2 * Self.padding) }

    /// The area of the buttons at the bottom. If the alert has a text and is higher than one line, at least one line
    /// remains for the text.
    private var buttonArea: Rect {
        let wanted = buttons.lines(width: innerWidth)
        let rows = min(wanted, max(1, size.rows - (text.isEmpty ? 0 : 1)))
        return Rect(x: Self.padding, y: size.rows - rows, width: innerWidth, height: rows)
    }

    private var textArea: Rect {
        Rect(x: Self.padding, y: 0, width: innerWidth, height: buttonArea.y)
    }

    private var lastFirstLine: Int { max(0, textLines(width: innerWidth).count - textArea.height) }

    public override func layout(size: Size) {
        super.layout(size: size)
        firstLine = min(firstLine, lastFirstLine)
    }

    public override func draw(in surface: Surface) {
        let region = surface.region(textArea)
        let lines = textLines(width: innerWidth)
        for (y, line) in lines.dropFirst(firstLine).prefix(region.height).enumerated() { region.draw(line, x: 0, y: y) }
        let edge = surface.width - 1
        if firstLine > 0 { surface.draw(String(surface.symbols.up), x: edge, y: 0, role: .dim) }
        if firstLine < lastFirstLine, region.height > 0 {
            surface.draw(String(surface.symbols.down), x: edge, y: region.height - 1, role: .dim)
        }
        buttons.draw(in: surface.region(buttonArea))
    }

    // MARK: - Events

    public override var keyCommands: [KeyCommand] {
        var commands = Self.commands(of: self, hasSeveralButtons: choices.count > 1)
        let letters = letters.map { index, keys in
            let title = buttons.titles[index]
            return KeyCommand("alert.button\(index + 1)", keys: keys, title: title, help: "Choose \(title)") {
                [weak self] in self?.choose(index)
            }
        }
        commands.insert(contentsOf: letters, at: 1)
        return commands
    }

    /// Returns the commands of an alert, except those for the letters of its buttons.
    ///
    /// - Parameters:
    ///   - alert: The alert. If it is `nil`, the commands have no effect.
    ///   - hasSeveralButtons: Whether the footer shows a hint for the keys that move between buttons.
    static func commands(of alert: AlertViewController?, hasSeveralButtons: Bool) -> [KeyCommand] {
        [
            KeyCommand(
                "alert.choose", keys: [.enter, .space], title: "choose", help: "Choose the selected button",
                hint: .init(order: 1) { $0.enter }
            ) { [weak alert] in alert.map { $0.choose($0.buttons.selected) } },
            KeyCommand(
                "alert.previous", keys: [.left, .shiftTab], title: "move", help: "Go to the button before",
                hint: hasSeveralButtons
                    ? .init(order: 0, partner: "alert.next") { $0.isUnicode ? "←→" : "arrows" } : nil
            ) { [weak alert] in alert?.move(by: -1) },
            KeyCommand("alert.next", keys: [.right, .tab], title: "move", help: "Go to the next button") {
                [weak alert] in alert?.move(by: 1)
            },
            KeyCommand(
                "alert.up", keys: [.up, .pageUp], title: "up", help: "Go up a button, or scroll the text up"
            ) { [weak alert] in alert?.moveUpOrDown(by: -1) },
            KeyCommand(
                "alert.down", keys: [.down, .pageDown], title: "down",
                help: "Go down a button, or scroll the text down"
            ) { [weak alert] in alert?.moveUpOrDown(by: 1) },
            KeyCommand(
                "alert.cancel", keys: [.escape], title: "close", help: "Leave everything as it is",
                hint: .closing
            ) { [weak alert] in alert?.cancel() },
        ]
    }

    /// The letters of the buttons, without those that close the alert. So a key that quits on a screen never answers a
    /// question by mistake.
    private var letters: [(index: Int, keys: [Key])] {
        buttons.letters.map { index, keys in (index, keys.filter { !isQuitKey($0) }) }
    }

    /// All key commands except those for the letters of the buttons. The letters depend on the titles of the buttons,
    /// so the user cannot bind other keys to them.
    public override var allKeyCommands: [KeyCommand] {
        Self.commands(of: self, hasSeveralButtons: choices.count > 1)
    }

    /// Returns `true` for the letters of the buttons, and for the keys that, on other screens, go back to the previous
    /// screen. So ←, `h` or Backspace does not close the alert by mistake.
    public override func reserves(_ key: Key) -> Bool {
        [.backspace, .left, .escape, .character("h")].contains(key)
            || letters.contains { $0.keys.contains(key) }
    }

    public override func sheetShouldClose() -> Bool {
        cancel()
        return false
    }

    public override func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key): return reserves(key)
        case .mouse(let mouse): return handle(mouse)
        case .paste: return true
        case .resize, .recolor, .terminate: return false
        }
    }

    private func handle(_ mouse: MouseEvent) -> Bool {
        switch mouse.action {
        case .wheelUp, .wheelDown: scroll(by: mouse.scrolledLines)
        case .press, .doublePress:
            let area = buttonArea
            let point = Point(x: mouse.location.x - area.x, y: mouse.location.y - area.y)
            if let index = buttons.index(at: point, in: area.size) { choose(index) }
        case .drag: break
        }
        return true
    }

    /// Scrolls the text if it can scroll in this direction. Otherwise moves between the buttons if each button has its
    /// own line.
    private func moveUpOrDown(by steps: Int) {
        if lastFirstLine > 0, (0...lastFirstLine).contains(firstLine + steps) {
            scroll(by: steps)
        } else if !buttons.isInline(width: innerWidth) {
            move(by: steps)
        }
    }

    private func move(by steps: Int) {
        buttons.move(by: steps)
        setNeedsDisplay()
    }

    private func scroll(by lines: Int) {
        firstLine = min(max(0, firstLine + lines), lastFirstLine)
        setNeedsDisplay()
    }

    private func cancel() {
        guard let index = choices.firstIndex(where: \.isCancel) else { return dismiss() }
        choose(index)
    }

    /// Closes the alert, then performs the action of the button. So the action can present another sheet.
    private func choose(_ index: Int) {
        dismiss()
        choices[index].action()
    }
}

/// A button of an ``AlertViewController``.
public struct AlertButton {
    /// The title of the button.
    public var title: String
    /// Whether Esc chooses this button. If this is `true` for several buttons, Esc chooses the first of them.
    public var isCancel: Bool
    /// The action of the button. It is called after the alert was closed.
    public var action: @MainActor () -> Void

    /// Creates a button. By default, its only effect is to close the alert.
    public init(_ title: String, isCancel: Bool = false, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.isCancel = isCancel
        self.action = action
    }

    /// Returns a button whose only effect is to close the alert. Esc chooses it.
    public static func cancel(_ title: String = "Cancel") -> AlertButton { AlertButton(title, isCancel: true) }
}
