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
        didSet { setNeedsDisplayKeepingDrawings() }
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

    /// A controller that shows nothing; a subclass draws.
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

    /// What would be lost if the program ended now, as a sentence; `nil` where nothing would be. The person is asked before
    /// a key ends the program. A container tells of its children, the last one first.
    open var unsavedChanges: String? { children.reversed().lazy.compactMap(\.unsavedChanges).first }

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

    /// How much room the controller wants when it is presented as a sheet; all there is unless it says otherwise.
    open func preferredSize(within available: Size) -> Size { available }

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

    /// Asks for the same, where every ``KeptDrawing`` knows by its content whether it is still what it was.
    func setNeedsDisplayKeepingDrawings() {
        application?.setNeedsDisplayKeepingDrawings()
    }

    /// See ``Application/drawingVersion``.
    var drawingVersion: Int? { application?.drawingVersion }

    /// Whether this part of the screen is the one that keys go to. A container tells its children, so that each can show
    /// it; it decides nothing by itself: ``focusedChild`` does.
    open var isFocused = true {
        didSet { setNeedsDisplay() }
    }

    // MARK: - Events

    /// What keys do here, the most particular first.
    open var keyCommands: [KeyCommand] { [] }

    /// Every command that a key may call here, those included that are not there at the moment; for a list of what keys
    /// can be given to.
    open var allKeyCommands: [KeyCommand] { overridingKeyCommands + keyCommands }

    /// What keys do here, on the keys that the person wants.
    final var boundKeyCommands: [KeyCommand] { keyCommands.bound(by: application?.keyBindings) }

    private var boundOverridingKeyCommands: [KeyCommand] {
        let commands = overridingKeyCommands
        return commands.isEmpty ? commands : commands.bound(by: application?.keyBindings)
    }

    /// Commands of a container that come before those of its children, such as a key that moves the focus between them.
    open var overridingKeyCommands: [KeyCommand] { [] }

    /// The child that events go to first, or `nil` where this controller takes them itself.
    open var focusedChild: ViewController? { nil }

    /// Answers an event, unless one of ``ViewController/keyCommands`` did.
    ///
    /// - Returns: Whether the event was taken; otherwise it goes to the parent.
    open func handle(_ event: InputEvent) -> Bool { false }

    /// Whether ``handle(_:)`` takes a key for itself, as a text field does with every letter.
    ///
    /// Commands further up the tree are not called by such a key, and so are not shown with it. A container answers for
    /// its focused child.
    open func reserves(_ key: Key) -> Bool { focusedChild?.reserves(key) ?? false }

    /// The child under a place, for events that come from the mouse; the focused one where it is not overridden.
    open func child(at point: Point) -> ViewController? { focusedChild }

    /// An event in a child's coordinates. A container that draws a child anywhere but in its own corner overrides this.
    open func convert(_ event: InputEvent, to child: ViewController) -> InputEvent { event }

    /// An event, in this controller's coordinates, is about to be given to a child: the chance to give it the focus.
    open func willDispatch(_ event: InputEvent, to child: ViewController) {}

    /// Gives an event to the focused child, or to the one under the mouse, then to the commands, then to
    /// ``handle(_:)``.
    ///
    /// A container calls this to hand an event on to a child that does not have the focus: the arrow keys to the list
    /// below a search field.
    ///
    /// - Returns: Whether anybody took the event.
    @discardableResult
    public final func dispatch(_ event: InputEvent) -> Bool {
        var child = focusedChild
        if case .mouse(let mouse) = event { child = self.child(at: mouse.location) }
        if case .key(let key) = event, let command = overridingCommand(for: key) {
            command.action()
            return true
        }
        if let child {
            willDispatch(event, to: child)
            if child.dispatch(convert(event, to: child)) { return true }
        }
        if case .key(let key) = event, let command = boundKeyCommands.command(for: key) {
            command.action()
            return true
        }
        return handle(event)
    }

    private func overridingCommand(for key: Key) -> KeyCommand? {
        guard let command = boundOverridingKeyCommands.command(for: key), !reserves(key) else { return nil }
        return command
    }

    /// The commands that keys call now: those of the focused controllers first, then up the tree.
    public final var activeKeyCommands: [KeyCommand] {
        guard let child = focusedChild else { return boundOverridingKeyCommands + boundKeyCommands }
        let own = boundKeyCommands.without { child.reserves($0) }
        let overriding = boundOverridingKeyCommands.without { child.reserves($0) }
        guard !overriding.isEmpty else { return child.activeKeyCommands + own }
        let overridden = Set(overriding.flatMap(\.keys))
        return overriding + child.activeKeyCommands.without { overridden.contains($0) } + own
    }
}
