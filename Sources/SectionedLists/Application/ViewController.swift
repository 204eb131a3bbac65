import Terminal

/// A screen or a part of a screen. It draws itself into a surface and handles events.
///
/// View controllers form a tree. The innermost controller with the focus receives an event first. If it does not handle
/// the event, its parent receives it, and so on up the tree. Drawing never writes to the terminal directly. After calls
/// of ``setNeedsDisplay()``, the application draws the screen once, when no more input is pending.
@MainActor
open class ViewController {
    /// The name of the screen. It is shown in the line at the top.
    open var title: String {
        didSet { setNeedsDisplayKeepingDrawings() }
    }

    /// A short text at the right end of the line at the top, such as a count. The property is read at each drawing. So
    /// call ``ViewController/setNeedsDisplay()`` when the result of an override has changed.
    open var status: String? { nil }

    /// The parent in the tree. ``addChild(_:)`` sets it.
    public internal(set) weak var parent: ViewController? {
        didSet { if parent != nil { hasHadParent = true } }
    }
    /// Whether the controller is or was in a tree.
    private(set) var hasHadParent = false
    /// The children in the tree.
    public private(set) var children: [ViewController] = []

    /// The size of the controller. It is set before the first drawing.
    public private(set) var size = Size.zero

    /// The application. It is set only in the root of the tree.
    weak var rootApplication: Application?

    /// Creates a view controller that draws nothing. Override ``draw(in:)`` to draw something.
    public init(title: String = "") {
        self.title = title
    }

    // MARK: - Tree

    /// Adds a child. The child can then find its ``application`` and ``navigationController``. If the child is this
    /// controller or contains it, reports a ``ProgrammingError`` and adds nothing.
    public func addChild(_ child: ViewController) {
        guard !isInside(child) else {
            return ProgrammingError.report("\(type(of: child)) is added to a controller that it contains")
        }
        child.parent = self
        // A child is not the root of an application.
        child.rootApplication = nil
        children.append(child)
    }

    /// Returns whether this controller is another one or inside it.
    func isInside(_ other: ViewController) -> Bool {
        var part: ViewController? = self
        while let current = part, current !== other { part = current.parent }
        return part != nil
    }

    public func removeChild(_ child: ViewController) {
        guard child.parent === self else { return }
        child.parent = nil
        children.removeAll { $0 === child }
    }

    /// The application that shows this controller, or `nil` if there is none.
    public var application: Application? { rootApplication ?? parent?.application }

    /// The navigation controller whose stack contains this controller, or `nil` if there is none.
    public var navigationController: NavigationController? {
        (parent as? NavigationController) ?? parent?.navigationController
    }

    /// A sentence about changes that would be lost if the program ended, or `nil` if there are none. It is shown to the
    /// user before a key ends the program. By default, it is the sentence of the last child that has one.
    open var unsavedChanges: String? { children.reversed().lazy.compactMap(\.unsavedChanges).first }

    // MARK: - Appearing

    private let repeated = RepeatedActions()

    /// Called before the controller is shown. This happens when the program starts, when the controller is pushed or
    /// presented, and when the screen over it is popped. Its ``ViewController/application`` is already set.
    ///
    /// An override must call `super`, which starts the actions of ``ViewController/whileVisible(every:_:)``.
    open func willAppear() { repeated.start(in: application) }

    /// Called after the controller was hidden: when another screen is pushed over it, when it is popped or dismissed,
    /// and when the program ends. A sheet that is presented over the controller does not hide it.
    ///
    /// An override must call `super`, which stops the actions of ``ViewController/whileVisible(every:_:)``.
    open func didDisappear() { repeated.stop() }

    /// Calls an action each time the controller appears, and again and again while it is shown. Use it to read a source
    /// that does not announce its changes.
    ///
    /// ```swift
    /// whileVisible(every: .seconds(1)) { [weak self] in self?.read() }
    /// ```
    ///
    /// The action runs on the main actor between two events, so it must be fast. For a slow source, let the action call
    /// ``ModelController/update()`` of a model controller, which reads the source in the background. See
    /// <doc:LiveLists>.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, more than zero.
    ///   - action: The action. If it needs the controller, let it capture the controller weakly.
    public final func whileVisible(every interval: Duration, _ action: @escaping @MainActor () -> Void) {
        repeated.add(every: interval, action)
    }

    // MARK: - Layout and drawing

    /// Sets the size of the controller. A container overrides this method to lay out its children.
    open func layout(size: Size) {
        self.size = size
    }

    /// Returns the size that the controller prefers as a sheet. By default, it is the available size.
    open func preferredSize(within available: Size) -> Size { available }

    /// Whether there is content to show. If the value of the root is `false`, the first drawing waits a few
    /// milliseconds. So a program whose data is loaded soon does not start with an empty screen.
    open var isReadyToDraw: Bool { true }

    /// Draws the controller into a surface that has the size of the controller.
    open func draw(in surface: Surface) {}

    /// The position of the text cursor in this controller's coordinates, or `nil` to hide it.
    open var cursor: Point? { nil }

    /// The position of what the user would read next, such as the selected row, in this controller's coordinates, or
    /// `nil` if there is none. While there is no text cursor, the terminal's cursor stays there, at the first word of
    /// the line: screen readers and braille displays follow it.
    open var readingPoint: Point? { nil }

    /// Whether the screen is for ears; see `Appearance.isAccessible`.
    public final var isAccessible: Bool { application?.screen.appearance.isAccessible ?? false }

    /// Requests a drawing of the screen. After several requests, the screen is drawn once, when no more input is
    /// pending.
    public func setNeedsDisplay() {
        application?.setNeedsDisplay()
    }

    /// Requests a drawing that uses each ``DrawingCache`` whose content has not changed.
    func setNeedsDisplayKeepingDrawings() {
        application?.setNeedsDisplayKeepingDrawings()
    }

    /// Announces that the key hints have probably changed. Without this call, the footer would first be drawn with the
    /// previous hints, and then again.
    func setNeedsKeyHints() {
        application?.setNeedsKeyHints()
    }

    /// The ``Application/drawingVersion``, or `nil` if the controller belongs to no application.
    var drawingVersion: Int? { application?.drawingVersion }

    /// Whether this controller has the focus. A container sets this property for its children, which draw themselves
    /// differently with the focus. The property does not determine which child receives events; see
    /// ``ViewController/focusedChild``.
    open var isFocused = true {
        didSet { setNeedsDisplay() }
    }

    // MARK: - Events

    /// The key commands of this controller. Of two commands with the same key, the first one is called.
    open var keyCommands: [KeyCommand] { [] }

    /// All key commands of this controller, including those that are inactive at the moment. Use them to list the
    /// commands whose keys a user can change.
    open var allKeyCommands: [KeyCommand] { overridingKeyCommands + keyCommands }

    /// The key commands with the keys that the user assigned, and with their texts in the language of the user.
    final var boundKeyCommands: [KeyCommand] { inUse(keyCommands) }

    private func inUse(_ commands: [KeyCommand]) -> [KeyCommand] {
        let application = application
        return commands.bound(by: application?.keyBindings).worded(by: application?.wording)
    }

    private var boundOverridingKeyCommands: [KeyCommand] {
        let commands = overridingKeyCommands
        return commands.isEmpty ? commands : inUse(commands)
    }

    /// The commands of a container that override commands of its children with the same keys. For example, such a
    /// command moves the focus between the children.
    open var overridingKeyCommands: [KeyCommand] { [] }

    /// The child that receives events first, or `nil` if there is none.
    open var focusedChild: ViewController? { nil }

    /// Handles an event. If one of the ``ViewController/keyCommands`` has a key, the key calls that command and does
    /// not arrive here.
    ///
    /// - Returns: Whether the event was handled. If `false`, the parent receives the event.
    open func handle(_ event: InputEvent) -> Bool { false }

    /// Returns whether ``handle(_:)`` handles a key. For example, a text field handles every letter.
    ///
    /// A reserved key never calls a command of an ancestor of this controller. So key hints and the help screen do not
    /// show the key for such a command. By default, returns the result of the focused child.
    open func reserves(_ key: Key) -> Bool { focusedChild?.reserves(key) ?? false }

    /// Whether the user types a text: a text field has the focus, so that letters call no commands. By default, the
    /// value of the focused child.
    open var isEditingText: Bool { focusedChild?.isEditingText ?? false }

    /// Returns the child that receives mouse events at a point. By default, it is the focused child.
    open func child(at point: Point) -> ViewController? { focusedChild }

    /// Returns an event in the coordinates of a child. Override this method in a container whose children do not begin
    /// at the top left corner of the container.
    open func convert(_ event: InputEvent, to child: ViewController) -> InputEvent { event }

    /// Called before an event is dispatched to a child. The event is in this controller's coordinates. An override can
    /// move the focus, for example.
    open func willDispatch(_ event: InputEvent, to child: ViewController) {}

    /// Called before a key of the navigation controller closes the sheet that this controller is, or that contains it.
    /// These keys are those that go back, and those that quit the program elsewhere, such as `q`.
    ///
    /// Override this method if more must happen than that the sheet is closed. For example, a form asks the user first
    /// if values were changed. By default, returns the result of the focused child, or `true` without such a child.
    ///
    /// - Returns: Whether the sheet is closed now. If the controller closes the sheet itself or asks the user first,
    ///   return `false`.
    open func sheetShouldClose() -> Bool { focusedChild?.sheetShouldClose() ?? true }

    /// Returns whether a key quits the program on a screen, and so closes a sheet. By default, this is `q`. It is
    /// `false` for a key that the terminal converts into a signal, which always quits.
    public final func isQuitKey(_ key: Key) -> Bool {
        guard !key.isSignalKey else { return false }
        let own: [Key] = [.character("q")]
        return (application?.keyBindings.keys(of: NavigationKeyCommands.quitID, own: own) ?? own).contains(key)
    }

    /// Dispatches an event to this controller and its children:
    ///
    /// 1. A key calls the command of ``ViewController/overridingKeyCommands`` that has this key. Exception: if
    ///    ``ViewController/reserves(_:)`` returns `true` for the key, no such command is called.
    /// 2. If no command was called, a child receives the event. A mouse event goes to the child under the mouse, and
    ///    any other event goes to the focused child.
    /// 3. If no child has handled the event, and the event is a key, the key calls a command of
    ///    ``ViewController/keyCommands``.
    /// 4. If no child has handled the event and no command was called, ``ViewController/handle(_:)`` receives the
    ///    event.
    ///
    /// A container calls this method to pass an event to a child without the focus. For example, it passes the arrow
    /// keys to the list below a search field.
    ///
    /// - Returns: Whether the event was handled.
    @discardableResult
    public final func dispatch(_ event: InputEvent) -> Bool {
        dispatch(event, bindings: application?.keyBindings)
    }

    /// Dispatches an event, with the key bindings of the application. They are passed down the tree, so that not every
    /// controller has to look up the application.
    private func dispatch(_ event: InputEvent, bindings: KeyBindings?) -> Bool {
        var child = focusedChild
        if case .mouse(let mouse) = event { child = self.child(at: mouse.location) }
        if case .key(let key) = event, let command = overridingKeyCommands.command(for: key, boundBy: bindings),
            !reserves(key)
        {
            call(command)
            return true
        }
        if let child {
            willDispatch(event, to: child)
            if child.dispatch(convert(event, to: child), bindings: bindings) { return true }
        }
        if case .key(let key) = event, let command = keyCommands.command(for: key, boundBy: bindings) {
            call(command)
            return true
        }
        return handle(event)
    }

    /// Calls a command. But if the command acts on the selected row of a list, and this row is out of view, only scrolls
    /// to the row.
    private func call(_ command: KeyCommand) {
        if command.actsOnSelectedRow, listOfSelectedRow?.revealSelectedRowOutOfView() == true { return }
        command.action()
    }

    /// The list on whose selected row the commands of this controller act, or `nil` if there is none.
    var listOfSelectedRow: SectionsViewController? { focusedChild?.listOfSelectedRow }

    /// The active key commands of this controller and of its focused descendants. If a key belongs to several of them,
    /// it calls the first one.
    public final var activeKeyCommands: [KeyCommand] { activeKeyCommands { _ in true } }

    /// Returns the ``activeKeyCommands`` that satisfy a condition. The footer calls this method at every drawing, so it
    /// must be fast.
    final func activeKeyCommands(where isIncluded: (KeyCommand) -> Bool) -> [KeyCommand] {
        var commands: [KeyCommand] = []
        commands.reserveCapacity(64)
        addActiveKeyCommands(to: &commands, where: isIncluded)
        return commands
    }

    /// Adds the active key commands to an array. With one array for the whole tree, no array is copied at each level.
    private func addActiveKeyCommands(to commands: inout [KeyCommand], where isIncluded: (KeyCommand) -> Bool) {
        guard let child = focusedChild else {
            for command in boundOverridingKeyCommands where isIncluded(command) { commands.append(command) }
            for command in boundKeyCommands where isIncluded(command) { commands.append(command) }
            return
        }
        let overriding = boundOverridingKeyCommands.without { child.reserves($0) }
        for command in overriding where isIncluded(command) { commands.append(command) }
        let start = commands.count
        child.addActiveKeyCommands(to: &commands, where: isIncluded)
        if !overriding.isEmpty {
            commands.removeKeys(from: start) { key in overriding.contains { $0.keys.contains(key) } }
        }
        let ownStart = commands.count
        for command in boundKeyCommands where isIncluded(command) { commands.append(command) }
        commands.removeKeys(from: ownStart) { child.reserves($0) }
    }
}
