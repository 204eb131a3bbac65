import Terminal

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
