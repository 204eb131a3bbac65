import Terminal

/// A stack of screens under a line with their path and over a line with the keys that work now.
///
/// A screen that is pushed covers the one below, which is kept as it is and comes back as it was left: selection,
/// scrolling and all.
@MainActor
public final class NavigationController: ViewController {
    /// The screens, the root first.
    public private(set) var viewControllers: [ViewController]

    /// - Parameter title: Stands before the path of screens, such as the program's name.
    public init(title: String = "", root: ViewController) {
        viewControllers = [root]
        super.init(title: title)
        addChild(root)
    }

    /// The screen that shows now.
    public var topViewController: ViewController? { viewControllers.last }

    // MARK: - Stack

    /// Shows a screen over the one that shows now.
    public func push(_ viewController: ViewController) {
        guard !viewControllers.contains(where: { $0 === viewController }) else {
            ProgrammingError.report("\(type(of: viewController)) is pushed although it is on the stack already")
            return
        }
        topViewController?.didDisappear()
        viewControllers.append(viewController)
        addChild(viewController)
        showTop()
    }

    /// Goes back to the screen below. The root stays.
    ///
    /// - Returns: The screen that was left, or `nil` where there was none to leave.
    @discardableResult
    public func pop() -> ViewController? {
        guard viewControllers.count > 1, let left = viewControllers.popLast() else { return nil }
        left.didDisappear()
        removeChild(left)
        showTop()
        return left
    }

    /// Goes back to the root, past all screens between.
    public func popToRoot() {
        guard viewControllers.count > 1 else { return }
        topViewController?.didDisappear()
        for left in viewControllers.dropFirst() { removeChild(left) }
        viewControllers.removeSubrange(1...)
        showTop()
    }

    private func showTop() {
        topViewController?.layout(size: contentSize)
        topViewController?.willAppear()
        setNeedsDisplay()
    }

    // MARK: - Layout and drawing

    /// What is left for the screen between the path and the keys.
    private var contentSize: Size { Size(columns: size.columns, rows: max(0, size.rows - 2)) }

    public override func layout(size: Size) {
        super.layout(size: size)
        topViewController?.layout(size: contentSize)
    }

    public override func willAppear() {
        topViewController?.willAppear()
    }

    public override func didDisappear() {
        topViewController?.didDisappear()
    }

    public override var isReadyToDraw: Bool { topViewController?.isReadyToDraw ?? true }

    public override func draw(in surface: Surface) {
        let top = Rect(x: 0, y: 0, width: surface.width, height: 1)
        NavigationBar(
            titles: ([title] + viewControllers.map(\.title)).filter { !$0.isEmpty }, status: topViewController?.status
        )
        .draw(in: surface.region(top))
        let content = surface.bounds.inset(top: 1, bottom: 1)
        topViewController?.draw(in: surface.region(content))
        let bottom = Rect(x: 0, y: surface.height - 1, width: surface.width, height: 1)
        KeyHintBar(commands: application?.root.activeKeyCommands ?? activeKeyCommands).draw(in: surface.region(bottom))
    }

    public override var cursor: Point? {
        topViewController?.cursor.map { Point(x: $0.x, y: $0.y + 1) }
    }

    // MARK: - Events

    public override var focusedChild: ViewController? { topViewController }

    public override func convert(_ event: InputEvent, to child: ViewController) -> InputEvent {
        event.moved(byRows: -1)
    }

    public override var keyCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        if viewControllers.count > 1 {
            commands.append(
                KeyCommand(
                    "navigation.back", keys: [.escape, .left, .backspace, .character("h")], title: "back",
                    help: "Go back to where you came from", hint: .init(order: 90)
                ) { [weak self] in self?.pop() })
        }
        if !(topViewController is KeysViewController) {
            commands.append(
                KeyCommand(
                    "application.help", keys: [.character("?"), Key(.function(1))], title: "help",
                    help: "Show every key and what it does", hint: .init(order: 98)
                ) { [weak self] in self?.showKeys() })
        }
        commands += [
            KeyCommand(
                "application.redraw", keys: [.control("l")], title: "redraw", help: "Draw the screen anew"
            ) { [weak self] in self?.application?.redraw() },
            KeyCommand(
                "application.suspend", keys: [.control("z")], title: "suspend",
                help: "Return to the shell; fg comes back"
            ) { [weak self] in self?.application?.suspend() },
            KeyCommand(
                "application.quit", keys: [.character("q"), .control("c")], title: "quit", help: "Quit",
                hint: .init(order: 99)
            ) { [weak self] in self?.application?.quit() },
        ]
        return commands
    }

    private func showKeys() {
        push(KeysViewController(commands: application?.root.activeKeyCommands ?? activeKeyCommands))
    }
}
