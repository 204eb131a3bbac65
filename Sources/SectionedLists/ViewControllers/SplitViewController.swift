import Terminal

/// Two controllers side by side where the window is wide enough, else the first one alone.
///
/// The first has the keys. The second shows more of what is selected in the first; the wheel scrolls it where the
/// pointer is over it. Where ``focusKeys`` are set, they give the keys to the other one and back, and so does a click.
@MainActor
open class SplitViewController: ViewController {
    /// Stands at the left, or alone; it has the keys.
    public let primary: ViewController
    /// Stands at the right where there is room.
    public let secondary: ViewController
    /// From this many columns on both are shown.
    public var minimumColumns = 100
    /// How much of the width the first one has while both are shown, in percent.
    public var primaryShare = 48

    /// Keys that move the focus between the two, such as Tab or Ctrl-W, whatever else they do in either; none unless
    /// set, and then the first always has the focus.
    public var focusKeys: [Key] = [] {
        didSet { focusDidChange() }
    }

    /// Which of the two has the keys while both are shown. The first one does wherever it stands alone.
    public var focusedPane = Pane.primary {
        didSet { focusDidChange() }
    }

    /// The two sides.
    public enum Pane: Hashable, Sendable {
        /// The left one.
        case primary
        /// The right one.
        case secondary
    }

    /// Puts two controllers side by side.
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

    /// Tells both who has the keys; who never shared the focus keeps what its owner set.
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
