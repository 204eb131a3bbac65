import SectionedLists
import Terminal

/// Shows a line of chips above a list: one chip for the sort order and one for each filter. The line is hidden if there
/// are no chips, or if the window has fewer than three rows.
@MainActor
final class ChipBar: ContainerViewController {
    /// A label for the sort order or for a filter. A click on the label removes the sort order or the filter.
    struct Chip: Hashable {
        var text: String
    }

    /// The chips from left to right.
    var chips: [Chip] = [] {
        didSet {
            guard chips != oldValue else { return }
            layoutChildren()
        }
    }

    /// Called with the index of the chip that the user clicks.
    var onRemove: (@MainActor (Int) -> Void)?

    private let content: ViewController

    init(over content: ViewController) {
        self.content = content
        super.init()
        addChild(content)
    }

    private var barRows: Int { chips.isEmpty || size.rows < 3 ? 0 : 1 }

    // MARK: - ViewController

    override var title: String {
        get { content.title }
        set { content.title = newValue }
    }

    override func frame(of child: ViewController) -> Rect? { Rect(size: size).inset(top: barRows) }

    override func draw(in surface: Surface) {
        super.draw(in: surface)
        guard barRows > 0 else { return }
        for (chip, columns) in zip(chips, chipColumns) {
            var x = surface.draw("[", x: columns.lowerBound, y: 0, role: .dim)
            let room = max(0, columns.count - 4)
            x = surface.draw(
                chip.text.truncated(toWidth: room, ellipsis: surface.symbols.ellipsis), x: x, y: 0, role: .strong)
            surface.draw(" \(surface.symbols.times)]", x: x, y: 0, role: .dim)
        }
    }

    /// The columns that each chip covers. If the window is too narrow, the last chips are cut off.
    private var chipColumns: [Range<Int>] {
        var x = 1
        return chips.map { chip in
            let end = min(x + chip.text.displayWidth + 4, max(x, size.columns - 1))
            defer { x = end + 1 }
            return x..<end
        }
    }

    override func handle(_ event: InputEvent) -> Bool {
        guard case .mouse(let mouse) = event, mouse.action == .press, mouse.location.y < barRows else { return false }
        guard let index = chipColumns.firstIndex(where: { $0.contains(mouse.location.x) }) else { return false }
        onRemove?(index)
        return true
    }
}
