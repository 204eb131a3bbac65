import Terminal

/// One screen, or a part of one: it draws itself into a surface and answers events.
///
/// Controllers form a tree: the application's root, its children, theirs. An event goes to the innermost controller that
/// has the keys; what that does not take goes up the tree. Drawing never writes to the terminal: it happens once, when
/// no more input is pending, and only after somebody called ``setNeedsDisplay()``.
@MainActor
open class ViewController {
    /// The name of the screen, shown in the path at the top.
    open var title: String {
        didSet { setNeedsDisplay() }
    }

    /// A short fact about the screen at the right of its title, such as a count.
    open var status: String? { nil }

    /// The controller this one is part of; set by ``addChild(_:)``.
    public internal(set) weak var parent: ViewController?
    /// The controllers this one is made of.
    public private(set) var children: [ViewController] = []

    /// The size of the surface that the controller draws into; set before it first draws.
    public private(set) var size = Size.zero

    /// Set on the root of the tree.
    weak var rootApplication: Application?

    public init(title: String = "") {
        self.title = title
    }

    // MARK: - Tree

    /// Makes a controller part of this one, so that it is found by ``application`` and ``navigationController``.
    public func addChild(_ child: ViewController) {
        child.parent = self
        children.append(child)
    }

    /// Lets a child go.
    public func removeChild(_ child: ViewController) {
        guard child.parent === self else { return }
        child.parent = nil
        children.removeAll { $0 === child }
    }

    /// The application that shows this controller, or `nil` where it is in no application's tree.
    public var application: Application? { rootApplication ?? parent?.application }

    /// The navigation stack this controller is on, or `nil` where it is on none.
    public var navigationController: NavigationController? {
        (parent as? NavigationController) ?? parent?.navigationController
    }

    // MARK: - Appearing

    /// The controller is about to be shown, for the first time or again.
    open func willAppear() {}

    /// The controller is no longer shown.
    open func didDisappear() {}

    // MARK: - Layout and drawing

    /// Gives the controller its size. A container overrides this to give its children theirs.
    open func layout(size: Size) {
        self.size = size
    }

    /// Whether there is something to show. A root that says no may hold the very first drawing back for a few
    /// milliseconds, so that a program whose data is almost there starts with a full screen and not with an empty one.
    open var isReadyToDraw: Bool { true }

    /// Draws the controller into a surface of its size.
    open func draw(in surface: Surface) {}

    /// Where the text cursor blinks, in this controller's coordinates; hidden where `nil`.
    open var cursor: Point? { nil }

    /// Asks for the screen to be drawn again, once, when no more input is pending.
    public func setNeedsDisplay() {
        application?.setNeedsDisplay()
    }

    // MARK: - Events

    /// What keys do here, the most particular first.
    open var keyCommands: [KeyCommand] { [] }

    /// The child that events go to first, or `nil` where this controller takes them itself.
    open var focusedChild: ViewController? { nil }

    /// Answers an event, unless one of ``keyCommands`` did.
    ///
    /// - Returns: Whether the event was taken; otherwise it goes to the parent.
    open func handle(_ event: InputEvent) -> Bool { false }

    /// The child under a place, for events that come from the mouse; the focused one where it is not overridden.
    func child(at point: Point) -> ViewController? { focusedChild }

    /// An event in a child's coordinates.
    func convert(_ event: InputEvent, to child: ViewController) -> InputEvent { event }

    /// Gives an event to the focused child, or to the one under the mouse, then to the commands, then to
    /// ``handle(_:)``.
    final func dispatch(_ event: InputEvent) -> Bool {
        var child = focusedChild
        if case .mouse(let mouse) = event { child = self.child(at: mouse.location) }
        if let child, child.dispatch(convert(event, to: child)) { return true }
        if case .key(let key) = event, let command = keyCommands.command(for: key) {
            command.action()
            return true
        }
        return handle(event)
    }

    /// The commands that keys call now: those of the focused controllers first, then up the tree.
    public var activeKeyCommands: [KeyCommand] {
        (focusedChild?.activeKeyCommands ?? []) + keyCommands
    }
}
