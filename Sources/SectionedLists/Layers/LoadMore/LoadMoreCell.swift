import Terminal

/// Says that there is more, that it comes or why it did not, over as many lines as that needs.
public final class LoadMoreCell: Cell {
    public var text = StyledText()
    /// Called whenever the cell is drawn, that is, whenever its row is in view.
    var didShow: (@MainActor () -> Void)?

    private let indentation = 2

    public init() {}

    public func prepareForReuse() {
        didShow = nil
    }

    public func height(forWidth width: Int) -> Int {
        max(1, lines(forWidth: width).count)
    }

    public func draw(in surface: Surface, state: CellState) {
        for (y, line) in lines(forWidth: surface.width).enumerated() { surface.draw(line, x: indentation, y: y) }
        didShow?()
    }

    private func lines(forWidth width: Int) -> [StyledText] {
        text.wrapped(toWidth: max(1, width - indentation - 1))
    }
}
