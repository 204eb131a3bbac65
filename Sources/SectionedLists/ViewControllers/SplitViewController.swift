import Terminal

/// Two view controllers side by side if the window is wide enough, otherwise only the first one.
///
/// The first controller has the focus. The second one shows details of the selection in the first. The mouse wheel
/// scrolls the controller under the pointer. If ``focusKeys`` are set, these keys and clicks move the focus between the
/// two controllers.
@MainActor
open class SplitViewController: ViewController {
    /// The controller at the left, which is always shown and has the focus at first.
    public let primary: ViewController
    /// The controller at the right, which is shown if there is room.
    public let secondary: ViewController
    /// The minimum width in columns at which both are shown.
    public var minimumColumns = 100
    /// The share of the width for the first controller while both are shown, in percent.
    public var primaryShare = 48

    /// The keys that move the focus between the two controllers, such as Tab or Ctrl-W. They override the commands of
    /// both controllers. By default there are no keys, and the first controller always has the focus.
    public var focusKeys: [Key] = [] {
        didSet { focusDidChange() }
    }

    /// The pane that has the focus while both are visible. If only the first pane is visible, it has the focus.
    public var focusedPane = Pane.primary {
        didSet { focusDidChange() }
    }

    /// The panes of a split view controller.
    public enum Pane: Hashable, Sendable {
        /// The left pane.
        case primary
        /// The right pane.
        case secondary
    }

    /// Creates a split view controller with two controllers.
    public init(title: String = "", primary: ViewController, secondary: ViewController) {
        self.primary = primary
        self.secondary = secondary
        super.init(title: title)
        addChild(primary)
        addChild(secondary)
    }

    /// Whether both are shown.
    public var isSplit: Bool { size.columns >= minimumColumns }

    private var primaryColumns: Int { isSplit ? size.columns * primaryShare / 100 : size.columns }

    open override func layout(size: Size) {
        super.layout(size: size)
        primary.layout(size: Size(columns: primaryColumns, rows: size.rows))
        if isSplit {
            secondary.layout(size: Size(columns: size.columns - primaryColumns, rows: size.rows))
        }
        focusDidChange()
    }

    open override func willAppear() {
        primary.willAppear()
        secondary.willAppear()
    }

    open override func didDisappear() {
        primary.didDisappear()
        secondary.didDisappear()
    }

    open override var status: String? { primary.status }

    open override var isReadyToDraw: Bool { primary.isReadyToDraw }

    open override func draw(in surface: Surface) {
        primary.draw(in: surface.region(Rect(x: 0, y: 0, width: primaryColumns, height: surface.height)))
        guard isSplit else { return }
        let rest = surface.bounds.inset(left: primaryColumns)
        secondary.draw(in: surface.region(rest))
    }

    open override var cursor: Point? {
        guard focusedChild === secondary else { return primary.cursor }
        return secondary.cursor.map { Point(x: $0.x + primaryColumns, y: $0.y) }
    }

    // MARK: - Focus

    private var canMoveFocus: Bool { isSplit && !focusKeys.isEmpty }

    open override var isFocused: Bool {
        didSet { focusDidChange() }
    }

    /// Sets `isFocused` of both children. Without focus keys, the owner of this controller sets it.
    private func focusDidChange() {
        guard !focusKeys.isEmpty else { return }
        primary.isFocused = isFocused && focusedChild === primary
        secondary.isFocused = isFocused && focusedChild === secondary
        setNeedsDisplay()
    }

    open override var focusedChild: ViewController? {
        canMoveFocus && focusedPane == .secondary ? secondary : primary
    }

    open override var overridingKeyCommands: [KeyCommand] {
        guard canMoveFocus else { return [] }
        return [
            KeyCommand(
                "split.focus", keys: focusKeys, title: "other side", help: "Go to the other side of the screen",
                hint: .init(order: 4)
            ) { [weak self] in self?.moveFocus() }
        ]
    }

    private func moveFocus() {
        focusedPane = focusedPane == .primary ? .secondary : .primary
    }

    // MARK: - Mouse

    open override func child(at point: Point) -> ViewController? {
        isSplit && point.x >= primaryColumns ? secondary : primary
    }

    open override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        child === secondary ? event.moved(byColumns: -primaryColumns) : event
    }

    open override func willDispatch(_ event: InputEvent, to child: ViewController) {
        guard canMoveFocus, case .mouse(let mouse) = event else { return }
        if mouse.action == .press || mouse.action == .doublePress {
            focusedPane = child === secondary ? .secondary : .primary
        }
    }
}
