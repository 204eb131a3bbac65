import Terminal

/// Two controllers side by side where the window is wide enough, else the first one alone.
///
/// The first has the keys. The second shows more of what is selected in the first; the wheel scrolls it where the
/// pointer is over it.
@MainActor
open class SplitViewController: ViewController {
    /// Stands at the left, or alone; it has the keys.
    public let primary: ViewController
    /// Stands at the right where there is room.
    public let secondary: ViewController
    /// From this many columns on both are shown.
    public var minimumColumns = 100

    public init(title: String = "", primary: ViewController, secondary: ViewController) {
        self.primary = primary
        self.secondary = secondary
        super.init(title: title)
        addChild(primary)
        addChild(secondary)
    }

    /// Whether both are shown.
    public var isSplit: Bool { size.columns >= minimumColumns }

    private var primaryColumns: Int { isSplit ? size.columns * 48 / 100 : size.columns }

    open override func layout(size: Size) {
        super.layout(size: size)
        primary.layout(size: Size(columns: primaryColumns, rows: size.rows))
        if isSplit {
            secondary.layout(size: Size(columns: size.columns - primaryColumns, rows: size.rows))
        }
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

    open override var cursor: Point? { primary.cursor }

    open override var focusedChild: ViewController? { primary }

    override func child(at point: Point) -> ViewController? {
        isSplit && point.x >= primaryColumns ? secondary : primary
    }

    override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        child === secondary ? event.moved(byColumns: -primaryColumns) : event
    }
}
