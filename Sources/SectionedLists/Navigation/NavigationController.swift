import Terminal

/// A stack of screens, of which only the top one is visible. The line above that screen shows the titles of all screens
/// on the stack. The line below that screen shows key hints.
///
/// A pushed screen covers the previous one, which keeps its selection and scroll position. A sheet that is presented
/// over a screen belongs to that screen: both appear and disappear together.
@MainActor
public final class NavigationController: ContainerViewController {
    /// The screens of the stack, the root first.
    public private(set) var viewControllers: [ViewController]
    /// The sheets over all screens of the stack, in order of presentation.
    var presentations: [PresentedController] = []
    /// The alert that asks whether to quit, or `nil` if no such alert exists.
    weak var quitQuestion: AlertViewController?
    /// A short text at the right end of the top line, for example the time until a meeting. It is visible on every
    /// screen of the stack and over sheets. If `nil`, there is no such text. `nil` by default.
    ///
    /// The notice takes at most half of the line. The ``ViewController/status`` of the screen is at the left of the
    /// notice if both fit.
    public var notice: StyledText? {
        didSet { if notice != oldValue { setNeedsDisplayKeepingDrawings() } }
    }

    /// The ids of commands that the footer does not show although they have a hint, to make room for others. Empty by
    /// default.
    public var unhintedCommands: Set<String> = []

    /// Called when the user quits and there are no unsaved changes. If it returns an alert, the alert is presented, and
    /// the program goes on until one of its buttons calls ``Application/quit()``. `nil` by default: then the program
    /// quits at once, as it does on Ctrl-C.
    public var onQuit: (@MainActor () -> AlertViewController?)?

    /// Called when the user asks for help, for a help of your own. `nil` by default: then a ``KeysViewController`` is
    /// pushed.
    public var onHelp: (@MainActor () -> Void)?

    lazy var toasts = ToastPresenter(owner: self)
    private var barDrawing = DrawingCache<NavigationBar>()
    private var hintDrawing = DrawingCache<KeyHintBar>()
    /// The hints that were collected last, and their version.
    private var hints: (bar: KeyHintBar, version: HintVersion?) = (KeyHintBar(commands: []), nil)

    /// Creates a stack with one screen.
    ///
    /// - Parameters:
    ///   - title: The text before the titles of the screens, such as the name of the program.
    ///   - root: The first screen.
    public init(title: String = "", root: ViewController) {
        viewControllers = [root]
        super.init(title: title)
        addChild(root)
    }

    /// The current screen: the last one of the stack.
    public var topViewController: ViewController? { viewControllers.last }

    // MARK: - Stack

    /// Shows a screen over the current one. If the screen is already on the stack, or if it contains this controller,
    /// reports a ``ProgrammingError`` and does not change the stack.
    public func push(_ viewController: ViewController, file: StaticString = #fileID, line: UInt = #line) {
        guard !viewControllers.contains(where: { $0 === viewController }) else {
            ProgrammingError.report(
                "\(type(of: viewController)) is pushed although it is on the stack already", file: file, line: line)
            return
        }
        guard !isInside(viewController) else {
            ProgrammingError.report(
                "\(type(of: viewController)) is pushed onto a stack that it contains", file: file, line: line)
            return
        }
        didDisappear()
        viewControllers.append(viewController)
        addChild(viewController)
        showTop()
    }

    /// Removes the current screen and its sheets, and shows the previous screen. The root is never removed.
    ///
    /// - Returns: The removed screen, or `nil` if the stack contains only the root.
    @discardableResult
    public func pop() -> ViewController? {
        guard viewControllers.count > 1, let left = topViewController else { return nil }
        closePresentations(over: left)
        // A closure that is called when a sheet closes may have changed the stack.
        guard topViewController === left else { return left }
        viewControllers.removeLast()
        left.didDisappear()
        removeChild(left)
        showTop()
        return left
    }

    /// Removes all screens except the root, with their sheets, and shows the root.
    public func popToRoot() {
        guard viewControllers.count > 1 else { return }
        didDisappear()
        let left = viewControllers.dropFirst()
        viewControllers.removeSubrange(1...)
        for screen in left {
            closePresentations(over: screen)
            removeChild(screen)
        }
        showTop()
    }

    private func showTop() {
        toasts.hideOlder()
        layoutChildren()
        willAppear()
    }

    // MARK: - Layout and drawing

    public override var mainChild: ViewController? { topViewController }

    public override var appearingChildren: [ViewController] {
        viewControllers.suffix(1) + visiblePresentations.map(\.controller)
    }

    public override func frame(of child: ViewController) -> Rect? {
        if child === topViewController { return presentationArea }
        let isVisible = visiblePresentations.contains { $0.controller === child }
        return isVisible ? presentationLayout(of: child).content : nil
    }

    public override func draw(in surface: Surface) {
        drawBar(in: surface)
        topViewController?.draw(in: surface.region(presentationArea))
        drawPresentations(in: surface)
        toasts.draw(in: surface.region(presentationArea)) { reachableKeyCommands }
        drawHints(in: surface)
    }

    private func drawBar(in surface: Surface) {
        let bar = bar
        let top = Rect(x: 0, y: 0, width: surface.width, height: 1)
        barDrawing.draw(bar, version: drawingVersion, in: surface, area: top, bar.draw)
    }

    private var bar: NavigationBar {
        let titles = [title] + viewControllers.map(\.title) + unframedTitles
        return NavigationBar(
            titles: titles.filter { !$0.isEmpty }, status: topViewController?.status, notice: notice)
    }

    /// Collects the hints and draws the footer.
    ///
    /// After most keys, the hints are the same as before. Then, to save time, the footer is drawn with the previous
    /// hints, and the hints are collected after the screen shows this drawing. If the new hints look different, the
    /// footer is drawn again. The hints are collected first if the cached drawings are not valid, or after a call of
    /// ``ViewController/setNeedsKeyHints()``.
    private func drawHints(in surface: Surface) {
        let update = { [weak self, size = surface.size, symbols = surface.symbols] in
            guard let self else { return false }
            let old = hints.bar
            collectHints()
            return !hints.bar.looksSame(as: old, width: size.columns, symbols: symbols)
        }
        let canWait = hints.version == hintVersion
        if !canWait || application?.postponeUntilShown(update) != true { collectHints() }
        let bottom = Rect(x: 0, y: surface.height - 1, width: surface.width, height: 1)
        guard !isAccessible else {
            surface.fill(bottom)
            let words = listOfSelectedRow?.positionInWords
            let end = words.map { surface.draw($0, x: 1, y: bottom.y) + 1 } ?? 0
            return hints.bar.draw(in: surface.region(bottom.inset(left: end)))
        }
        hintDrawing.draw(hints.bar, version: drawingVersion, in: surface, area: bottom, hints.bar.draw)
    }

    /// The numbers that change when the hints have probably changed.
    private struct HintVersion: Equatable {
        let drawing: Int?
        let hints: Int?
    }

    private var hintVersion: HintVersion {
        let application = application
        return HintVersion(drawing: application?.drawingVersion, hints: application?.hintVersion)
    }

    private func collectHints() {
        hints = (KeyHintBar(commands: reachableKeyCommands.filter(isHinted)), hintVersion)
    }

    private func isHinted(_ command: KeyCommand) -> Bool {
        KeyHintBar.needs(command) && (unhintedCommands.isEmpty || !unhintedCommands.contains(command.id))
    }

    /// The active commands of the whole screen, each with only the keys that call it.
    var reachableKeyCommands: [KeyCommand] {
        (application?.root ?? self).activeKeyCommands.withoutShadowedKeys
    }

    // MARK: - Events

    public override var focusedChild: ViewController? { presentedViewController ?? topViewController }

    public override func child(at point: Point) -> ViewController? {
        guard let presented = presentedViewController else {
            return presentationArea.contains(point) ? topViewController : nil
        }
        return presentationLayout(of: presented).content.contains(point) ? presented : nil
    }

    /// While a sheet is shown, returns `true` for every key, so that no key calls a command of an ancestor.
    public override func reserves(_ key: Key) -> Bool {
        presentedViewController != nil || super.reserves(key)
    }

    public override func handle(_ event: InputEvent) -> Bool {
        if case .mouse(let mouse) = event, mouse.scrolledLines == 0, press(at: mouse.location) { return true }
        // While a sheet is shown, no event reaches a controller that contains this controller.
        return presentedViewController != nil
    }

    /// Handles a press of the mouse outside of the screens: on a hint as its key, on a title by going back to its screen,
    /// and beside a sheet by closing it, unless it asks something.
    private func press(at point: Point) -> Bool {
        guard let application, !isAccessible else { return false }
        let symbols = application.screen.appearance.symbols
        if point.y == size.rows - 1 {
            let key = hints.bar.key(ofHintAt: point.x, width: size.columns, symbols: symbols)
            return key.map { application.root.dispatch(.key($0)) } ?? false
        }
        if let presented = presentedViewController {
            guard !presentationLayout(of: presented).frame.contains(point) else { return false }
            // Only a button answers a question.
            if !(presented is AlertViewController) { closeSheet() }
            return true
        }
        guard point.y == 0, let index = bar.index(ofTitleAt: point.x, width: size.columns, symbols: symbols) else {
            return false
        }
        // The title of this controller stands for the root.
        let titled = (title.isEmpty ? [] : viewControllers.prefix(1)) + viewControllers.filter { !$0.title.isEmpty }
        guard titled.indices.contains(index) else { return false }
        while topViewController !== titled[index], pop() != nil {}
        return true
    }

    public override func willDispatch(_ event: InputEvent, to child: ViewController) { toasts.willDispatchEvent() }

    private lazy var commands = NavigationKeyCommands(of: self)

    public override var keyCommands: [KeyCommand] {
        // While a sheet is shown, the footer must always show the key that closes the sheet. So the hints of help and
        // quit then have an order below 90. If the line is too short, they are omitted first.
        let isCovered = presentedViewController != nil
        let isHelp = topViewController is KeysViewController
        var commands: [KeyCommand] = []
        if isCovered {
            commands.append(self.commands.close)
        } else if viewControllers.count > 1 {
            commands.append(self.commands.back)
        }
        if !isHelp { commands.append(isCovered ? self.commands.helpOverSheet : self.commands.help) }
        commands.append(self.commands.redraw)
        commands.append(self.commands.suspend)
        if isCovered || isHelp && viewControllers.count > 1 {
            commands += self.commands.leaving(isOverSheet: isCovered, boundBy: application?.keyBindings)
        } else {
            commands.append(self.commands.quit)
        }
        return commands
    }

    public override var allKeyCommands: [KeyCommand] {
        var known = Set(commands.all.map(\.id))
        let others = children.flatMap(\.allKeyCommands).filter { known.insert($0.id).inserted }
        return commands.all + others
    }

    func showKeys() {
        if let onHelp { return onHelp() }
        push(KeysViewController(commands: reachableKeyCommands, wording: listWording))
    }
}

extension ViewController {
    /// The outermost navigation controller with the focus: this controller itself or one of its focused descendants.
    /// `nil` if there is none.
    var focusedNavigationController: NavigationController? {
        (self as? NavigationController) ?? focusedChild?.focusedNavigationController
    }
}

extension NavigationController {
    /// Quits the program. If there are unsaved changes or ``onQuit`` has a question, asks the user first. If the
    /// question is already shown, which only Ctrl-C can find, quits immediately.
    func quit() {
        guard let application else { return }
        let isAsking = quitQuestion != nil && quitQuestion === presentedViewController
        guard !isAsking, let question = unsavedQuestion(of: application) ?? onQuit?() else {
            return application.quit()
        }
        present(question)
        quitQuestion = question
    }

    private func unsavedQuestion(of application: Application) -> AlertViewController? {
        application.root.unsavedChanges.map { changes in
            let quit = AlertButton("Quit") { [weak application] in application?.quit() }
            return AlertViewController(title: "Quit?", text: changes, buttons: [.cancel("Stay"), quit])
        }
    }

    /// Closes the topmost sheet over the current screen, unless ``ViewController/sheetShouldClose()`` of the sheet
    /// returns `false`. If there is no sheet, has no effect.
    func closeSheet() {
        if presentedViewController?.sheetShouldClose() == true { dismiss() }
    }

    /// Closes the topmost sheet or, if there is none, removes the current screen, which is the help screen.
    func leave() {
        if presentedViewController != nil { closeSheet() } else { pop() }
    }
}
