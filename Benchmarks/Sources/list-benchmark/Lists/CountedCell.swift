import SectionedLists
import Synchronization
import Terminal

/// A cell that shows text on as many lines as it needs. The type counts its existing cells.
final class CountedCell: Cell {
    private nonisolated static let live = Atomic(0)
    private nonisolated static let most = Atomic(0)

    private let inner = WrappedTextCell()

    init() {
        let now = Self.live.add(1, ordering: .relaxed).newValue
        Self.most.max(now, ordering: .relaxed)
    }

    deinit {
        Self.live.subtract(1, ordering: .relaxed)
    }

    /// The maximum number of cells that existed at the same time since ``startCounting()``.
    static var peak: Int { most.load(ordering: .relaxed) }

    static func startCounting() {
        most.store(live.load(ordering: .relaxed), ordering: .relaxed)
    }

    var text: StyledText {
        get { inner.text }
        set { inner.text = newValue }
    }

    func prepareForReuse() { inner.prepareForReuse() }

    func height(forWidth width: Int) -> Int { inner.height(forWidth: width) }

    func draw(in surface: Surface, state: CellState) { inner.draw(in: surface, state: state) }
}
