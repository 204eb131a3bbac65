import Terminal

/// A view controller that shows other view controllers, each in its own area.
///
/// A subclass adds its children and overrides ``ContainerViewController/frame(of:)``. From the frames, the container
/// derives the layout, the drawing, the focus, the position of the text cursor and the child under the mouse. See
/// <doc:WritingAContainer>.
@MainActor
open class ContainerViewController: ViewController {
    // MARK: - What a subclass describes

    /// Returns the area of a child in the coordinates of the container, or `nil` if the child is hidden. By default, it
    /// is the whole area of the container.
    ///
    /// After the result has changed, call ``ContainerViewController/layoutChildren()``.
    open func frame(of child: ViewController) -> Rect? { Rect(size: size) }

    /// The most important child. The container takes its status, its preferred size and its readiness to draw from this
    /// child. While this child is visible, it is the ``ViewController/focusedChild``. By default, it is the first
    /// child.
    open var mainChild: ViewController? { children.first }

    /// The children that appear and disappear with the container. By default, these are all children.
    open var appearingChildren: [ViewController] { children }

    /// Returns whether a child has the focus. By default, all children have it if the container has it.
    open func hasFocus(_ child: ViewController) -> Bool { isFocused }

    /// Lays out the visible children again and requests a drawing.
    public final func layoutChildren() {
        layoutVisibleChildren()
        setNeedsDisplay()
    }

    /// Sets ``ViewController/isFocused`` of each child again. Call this method after the result of
    /// ``ContainerViewController/hasFocus(_:)`` has changed.
    public final func updateFocus() {
        for child in children {
            let hasFocus = hasFocus(child)
            if child.isFocused != hasFocus { child.isFocused = hasFocus }
        }
    }

    private func layoutVisibleChildren() {
        for child in children {
            if let frame = frame(of: child) { child.layout(size: frame.size) }
        }
    }

    // MARK: - ViewController

    /// Adds a child. The child gets the focus if ``ContainerViewController/hasFocus(_:)`` returns `true` for it.
    public override func addChild(_ child: ViewController) {
        super.addChild(child)
        let hasFocus = hasFocus(child)
        if child.isFocused != hasFocus { child.isFocused = hasFocus }
    }

    open override var status: String? { mainChild?.status }

    open override var isReadyToDraw: Bool { mainChild?.isReadyToDraw ?? true }

    open override func preferredSize(within available: Size) -> Size {
        mainChild?.preferredSize(within: available) ?? available
    }

    open override func willAppear() {
        super.willAppear()
        for child in appearingChildren { child.willAppear() }
    }

    open override func didDisappear() {
        super.didDisappear()
        for child in appearingChildren.reversed() { child.didDisappear() }
    }

    open override func layout(size: Size) {
        super.layout(size: size)
        layoutVisibleChildren()
    }

    open override func draw(in surface: Surface) {
        for child in children {
            if let frame = frame(of: child) { child.draw(in: surface.region(frame)) }
        }
    }

    open override var cursor: Point? {
        guard let focusedChild, let cursor = focusedChild.cursor, let frame = frame(of: focusedChild) else {
            return nil
        }
        return Point(x: cursor.x + frame.x, y: cursor.y + frame.y)
    }

    open override var readingPoint: Point? {
        guard let focusedChild, let point = focusedChild.readingPoint, let frame = frame(of: focusedChild) else {
            return nil
        }
        return Point(x: point.x + frame.x, y: point.y + frame.y)
    }

    /// The list with the focus. While the user types in a field above a list, this is the list below the field.
    override var listOfSelectedRow: SectionsViewController? { super.listOfSelectedRow ?? mainChild?.listOfSelectedRow }

    open override var isFocused: Bool {
        didSet { updateFocus() }
    }

    open override var focusedChild: ViewController? {
        mainChild.flatMap { frame(of: $0) == nil ? nil : $0 }
    }

    open override func child(at point: Point) -> ViewController? {
        children.last { frame(of: $0)?.contains(point) == true }
    }

    open override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        guard let frame = frame(of: child) else { return event }
        return event.moved(byColumns: -frame.x, byRows: -frame.y)
    }

    /// All key commands of the container, followed by those of its children. If several children have the same command,
    /// it is listed once.
    open override var allKeyCommands: [KeyCommand] {
        var known: Set<String> = []
        let all = overridingKeyCommands + keyCommands + children.flatMap(\.allKeyCommands)
        return all.filter { known.insert($0.id).inserted }
    }
}

extension MouseEvent {
    /// The number of lines that a step of the wheel scrolls, in lists and in other views.
    private static let wheelLines = 3

    /// The number of lines to scroll. It is negative for a scroll up. It is 0 if the event is a press of a button.
    var scrolledLines: Int {
        switch action {
        case .wheelUp: -Self.wheelLines
        case .wheelDown: Self.wheelLines
        case .press, .doublePress, .drag: 0
        }
    }
}
