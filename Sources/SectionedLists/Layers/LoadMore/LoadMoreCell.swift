import Terminal

/// A cell that shows the state of loading: more rows are available, are loading or failed to load. The cell has as many
/// lines as its text needs, and at least one.
public final class LoadMoreCell: Cell {
    /// The text of the cell.
    public var text = StyledText()
    /// Called each time the cell is drawn. This happens only while the row of the cell is in view.
    var didShow: (@MainActor () -> Void)?

    private let indentation = 2

    /// Creates a cell without text.
    public init() {}

    public func prepareForReuse() {
        didShow = nil
    }

    public func height(forWidth width: Int) -> Int {
        max(1, lines(forWidth: width).count)
    }

    public func draw(in surface: Surface, state: CellState) {
        for (y, line) in lines(forWidth: surface.width).enumerated() {
            surface.draw(surface.symbols.isUnicode ? line : line.withASCIIEllipses, x: indentation, y: y)
        }
        didShow?()
    }

    private func lines(forWidth width: Int) -> [StyledText] {
        text.wrapped(toWidth: max(1, width - indentation - 1))
    }
}

extension StyledText {
    /// The text with three dots in place of each ellipsis, for a terminal that has only ASCII.
    fileprivate var withASCIIEllipses: StyledText {
        StyledText(
            runs.map { run in
                Run(run.text.split(separator: "…", omittingEmptySubsequences: false).joined(separator: "..."), run.role)
            })
    }
}
