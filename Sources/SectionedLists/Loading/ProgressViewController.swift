import Terminal

/// A sheet that shows the progress of some work, and a button that cancels it.
///
/// ```swift
/// present(ProgressViewController(title: "Import", text: "Reading the files", following: controller))
/// controller.update()
/// ```
///
/// If the total of the work is known, a bar shows the part that is done. Otherwise a segment of the bar moves. A sheet
/// that follows a ``ModelController`` closes when the update ends. If the user presses the button, the sheet cancels
/// the update.
@MainActor
public final class ProgressViewController: SpinnerController {
    /// The progress. If it is `nil` or its total is unknown, a segment of the bar moves.
    public var progress: WorkProgress? {
        didSet { setNeedsDisplay() }
    }

    private let cancelTitle: String
    private let onCancel: (@MainActor () -> Void)?
    private var observation: ModelObservation?

    /// Creates a sheet for work of any kind. Set ``progress`` during the work, and dismiss the sheet at its end.
    ///
    /// - Parameters:
    ///   - title: The title in the frame.
    ///   - text: What the program does: `Reading the files`.
    ///   - cancelTitle: The title of the button.
    ///   - onCancel: Called when the user cancels, after the sheet was dismissed. If it is `nil`, the user cannot
    ///     cancel.
    public init(title: String, text: String, cancelTitle: String = "Cancel", onCancel: (@MainActor () -> Void)? = nil) {
        self.cancelTitle = cancelTitle
        self.onCancel = onCancel
        super.init(text)
        self.title = title
    }

    /// Creates a sheet for the update of a model controller. It closes when the update ends.
    ///
    /// - Parameters:
    ///   - title: The title in the frame.
    ///   - text: What the program does: `Reading the files`.
    ///   - cancelTitle: The title of the button, which cancels the update.
    ///   - controller: The model controller whose update the sheet shows.
    public convenience init<Model>(
        title: String, text: String, cancelTitle: String = "Cancel", following controller: ModelController<Model>
    ) {
        self.init(title: title, text: text, cancelTitle: cancelTitle) { controller.cancel() }
        observation = controller.observe { [weak self] event in
            switch event {
            case .updating(_, let progress): self?.progress = progress
            case .updated, .failed, .cancelled: self?.dismiss()
            }
        }
    }

    private func cancel() {
        guard let onCancel else { return }
        dismiss()
        onCancel()
    }

    // MARK: - Layout and drawing

    private static let padding = 1

    /// The number of completed steps, such as `3 of 10`, or `nil` if the work has not reported progress.
    private var count: String? {
        guard let progress, progress.done > 0 || progress.total > 0 else { return nil }
        guard progress.total > 0 else { return "\(progress.done)" }
        return "\(progress.done) of \(progress.isEstimate ? "about " : "")\(progress.total)"
    }

    private var bar: ProgressBar {
        guard let progress, progress.total > 0 else { return ProgressBar(.steps(spinner.frame)) }
        return ProgressBar(done: progress.done, total: progress.total)
    }

    public override func preferredSize(within available: Size) -> Size {
        Size(columns: min(available.columns, max(40, text.displayWidth + 6)), rows: onCancel == nil ? 2 : 4)
    }

    public override func draw(in surface: Surface) {
        super.draw(in: surface)
        let width = surface.width - 2 * Self.padding
        let counted = count.map { $0.displayWidth + 1 } ?? 0
        let barWidth = max(0, width - counted)
        bar.draw(in: surface.region(Rect(x: Self.padding, y: 1, width: barWidth, height: 1)))
        if let count { surface.draw(count, x: surface.width - Self.padding - counted + 1, y: 1, role: .dim) }
        guard onCancel != nil, surface.height > 2 else { return }
        let style = surface.theme[.selection]
        let area = buttonArea(in: surface.size)
        surface.fill(area, style: style)
        surface.draw("[ \(cancelTitle) ]", x: area.x, y: area.y, style: style)
    }

    private func buttonArea(in size: Size) -> Rect {
        let width = cancelTitle.displayWidth + 4
        return Rect(x: size.columns - width - Self.padding, y: min(3, size.rows - 1), width: width, height: 1)
    }

    // MARK: - Events

    public override var keyCommands: [KeyCommand] { onCancel == nil ? [] : [cancelCommand] }

    private lazy var cancelCommand = KeyCommand(
        "progress.cancel", keys: [.escape, .enter, .space], title: "cancel", help: "Stop the work",
        hint: .closing
    ) { [weak self] in self?.cancel() }

    public override func sheetShouldClose() -> Bool {
        cancel()
        return false
    }

    /// Returns `true` for the keys that would otherwise close the sheet without stopping the work.
    public override func reserves(_ key: Key) -> Bool {
        [.escape, .backspace, .left, .character("h")].contains(key)
    }

    public override func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(let key): return reserves(key)
        case .mouse(let mouse):
            let isPress = mouse.action == .press || mouse.action == .doublePress
            if isPress, onCancel != nil, buttonArea(in: size).contains(mouse.location) { cancel() }
            return true
        case .paste: return true
        case .resize, .recolor, .terminate: return false
        }
    }
}
