import Terminal

/// A row of an outline. It shows the row of an item, indented. A sign shows whether the item is expanded.
public struct OutlineRow<Content: Row>: Row {
    public let id: AnyHashable
    /// The row of the item.
    public let content: Content
    let shape: OutlineShape
    private let toggle: (@MainActor () -> Void)?

    init(_ content: Content, path: OutlinePath, shape: OutlineShape, toggle: (@MainActor () -> Void)?) {
        id = path
        self.content = content
        self.shape = shape
        self.toggle = toggle
    }

    public var isSelectable: Bool { content.isSelectable }
    public var findText: String? { content.findText }
    public var tickable: (any TickableRow)? { content.tickable }

    /// The row whose action is performed when the user chooses this row:
    ///
    /// - If the item's row has an action, the row that performs this action.
    /// - If the item's row has no action, and the item can be expanded, a row whose action expands or collapses the
    ///   item.
    /// - In all other cases, `nil`.
    public var actionable: (any ActionableRow)? {
        content.actionable ?? toggle.map { OutlineToggle(id: id, action: $0) }
    }

    public func isSame(as other: any Row) -> Bool {
        guard let other = other as? OutlineRow<Content>, (toggle == nil) == (other.toggle == nil) else { return false }
        return shape == other.shape && content.isInterchangeable(with: other.content)
    }

    public func configure(_ cell: OutlineCell<Content.CellType>) {
        content.configure(cell.content)
        cell.shape = shape
    }
}

extension OutlineRow: CellFactoryContainer {
    func replacedCell(by factory: CellFactory, from pool: CellPool) -> (any Cell)? {
        factory.replacement(of: Content.self)?.outlineCell(content, shape, pool)
    }
}

/// The indentation and the sign of a row in an outline.
struct OutlineShape: Hashable {
    enum Sign: Hashable { case none, collapsed, expanded }

    var depth: Int
    var sign: Sign
}

/// A row whose action expands or collapses an item. The list uses this action if the row of the item has no action of
/// its own. The list never shows this row.
private final class OutlineToggle: ActionableRow {
    let id: AnyHashable
    weak var actionDelegate: (any ActionDelegate)?
    private let action: @MainActor () -> Void

    init(id: AnyHashable, action: @escaping @MainActor () -> Void) {
        self.id = id
        self.action = action
    }

    func configure(_ cell: TextCell) {}

    func performAction() { action() }
}

/// A cell that shows the cell of an item, indented. It draws a vertical line for each level of indentation.
@MainActor
public final class OutlineCell<Content: Cell>: Cell {
    let content = Content()
    var shape = OutlineShape(depth: 0, sign: .none)

    public init() {}

    public func prepareForReuse() {
        content.prepareForReuse()
    }

    /// Returns the number of columns at the left of the content, at most half of the width. The sign is drawn in the
    /// first column of the content, which cells such as ``TextCell`` leave free.
    private func indentation(width: Int) -> Int { min(2 * shape.depth + 2, max(2, width / 2)) }

    public func height(forWidth width: Int) -> Int {
        content.height(forWidth: max(1, width - indentation(width: width)))
    }

    public func draw(in surface: Surface, state: CellState) {
        let left = indentation(width: surface.width)
        content.draw(in: surface.region(surface.bounds.inset(left: left)), state: CellState(isFocused: state.isFocused))
        for x in stride(from: 2, to: left, by: 2) {
            surface.fill(
                Rect(x: x, y: 0, width: 1, height: surface.height), with: surface.symbols.verticalLine,
                style: surface.theme[.dim])
        }
        let isUnicode = surface.symbols.isUnicode
        switch shape.sign {
        case .none: break
        case .collapsed: surface.draw(isUnicode ? "▸" : "+", x: left, y: 0, role: .accent)
        case .expanded: surface.draw(isUnicode ? "▾" : "-", x: left, y: 0, role: .accent)
        }
    }
}

/// A row below an item. The row says that the children of the item are loading, could not be loaded, or could not be
/// loaded again.
final class OutlineStatusRow: ActionableRow {
    /// The last id in the path of a status row. No item has this id.
    static let id = AnyHashable(ID())
    private struct ID: Hashable {}

    let id: AnyHashable
    weak var actionDelegate: (any ActionDelegate)?
    private let node: OutlineNode
    private let wording: OutlineWording
    private let retry: @MainActor (OutlineNode) -> Void

    init(_ node: OutlineNode, wording: OutlineWording, retry: @escaping @MainActor (OutlineNode) -> Void) {
        id = node.path.child(Self.id)
        self.node = node
        self.wording = wording
        self.retry = retry
    }

    private var error: (any Error)? { node.failure }

    /// Whether the row can be selected. The value is `true` only after a failure, because choosing the row then tries
    /// again.
    var isSelectable: Bool { error != nil }

    func configure(_ cell: OutlineCell<WrappedTextCell>) {
        cell.shape = OutlineShape(depth: node.path.ids.count, sign: .none)
        cell.content.text =
            error.map { error in
                StyledText([.init(wording.failed(error) + " ", .error), .init(wording.retry, .dim)])
            } ?? StyledText(wording.loading, role: .dim)
    }

    func performAction() { retry(node) }
}

/// The texts of an outline.
public struct OutlineWording: Sendable {
    /// The text below an item whose children are loading.
    public var loading = "Loading…"
    /// Returns the text below an item whose children could not be loaded.
    public var failed: @Sendable (any Error) -> String = { "Could not load: \($0)." }
    /// The text after the result of ``failed``. It says that choosing the row tries again.
    public var retry = "Try again…"

    /// Creates the default texts, in English.
    public init() {}
}
