import Terminal

/// Two view controllers side by side. If the window is too narrow for both, or if the screen is for ears, only the first
/// one is shown.
///
/// By default, the first controller has the focus. The second controller usually shows details of what is selected in
/// the first. The mouse wheel scrolls the controller under the pointer. If ``focusKeys`` contains keys, these keys and
/// clicks move the focus between the two controllers.
@MainActor
open class SplitViewController: ContainerViewController {
    /// The controller at the left, which is always shown and has the focus at first.
    public let primary: ViewController
    /// The controller at the right, which is shown if there is room.
    public let secondary: ViewController
    /// The minimum width of this controller, in columns, at which both controllers are shown.
    public var minimumColumns = 100
    /// The part of the width for the first controller while both are shown, in percent, from 0 to 100.
    public var primaryShare = 48

    /// The keys that move the focus between the two controllers, such as Tab or Ctrl-W. They override the commands of
    /// both controllers. By default, there are no keys, and the first controller receives all keys.
    public var focusKeys: [Key] = [] {
        didSet { focusDidChange() }
    }

    /// The pane that has the focus while both panes are visible and there are ``focusKeys``. Otherwise, the first pane
    /// has the focus.
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

    /// Whether both controllers are shown.
    public var isSplit: Bool { size.columns >= minimumColumns && !isAccessible }

    private var primaryColumns: Int { isSplit ? size.columns * min(max(0, primaryShare), 100) / 100 : size.columns }

    open override func frame(of child: ViewController) -> Rect? {
        if child === primary { return Rect(x: 0, y: 0, width: primaryColumns, height: size.rows) }
        return isSplit ? Rect(size: size).inset(left: primaryColumns) : nil
    }

    open override func layout(size: Size) {
        super.layout(size: size)
        focusDidChange()
    }

    // MARK: - Focus

    private var canMoveFocus: Bool { isSplit && !focusKeys.isEmpty }

    /// Returns whether a child has the focus. If there are no ``SplitViewController/focusKeys``, returns for the second
    /// controller its current ``ViewController/isFocused``, which the program can set.
    open override func hasFocus(_ child: ViewController) -> Bool {
        focusKeys.isEmpty && child === secondary ? secondary.isFocused : isFocused && focusedChild === child
    }

    private func focusDidChange() {
        updateFocus()
        setNeedsDisplay()
    }

    open override var focusedChild: ViewController? {
        canMoveFocus && focusedPane == .secondary ? secondary : primary
    }

    open override var overridingKeyCommands: [KeyCommand] {
        canMoveFocus ? [focusCommand] : []
    }

    private var focusCommand: KeyCommand {
        KeyCommand(
            "split.focus", keys: focusKeys, title: "other side", help: "Go to the other side of the screen",
            hint: .init(order: 53)
        ) { [weak self] in self?.moveFocus() }
    }

    /// All key commands. They include the command that moves the focus, even while only one controller is shown.
    open override var allKeyCommands: [KeyCommand] {
        let others = super.allKeyCommands.filter { $0.id != "split.focus" }
        return focusKeys.isEmpty ? others : [focusCommand] + others
    }

    private func moveFocus() {
        focusedPane = focusedPane == .primary ? .secondary : .primary
    }

    // MARK: - Mouse

    open override func willDispatch(_ event: InputEvent, to child: ViewController) {
        guard canMoveFocus, case .mouse(let mouse) = event else { return }
        if mouse.action == .press || mouse.action == .doublePress {
            focusedPane = child === secondary ? .secondary : .primary
        }
    }
}
