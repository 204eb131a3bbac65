import Terminal

/// Says that there is more, that it comes or why it did not, over as many lines as that needs.
public final class LoadMoreCell: Cell {
    /// What the cell says.
    public var text = StyledText()
    /// Called whenever the cell is drawn, that is, whenever its row is in view.
    var didShow: (@MainActor () -> Void)?

    private let indentation = 2

    /// A cell that says nothing yet.
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
    /// The same with dots of their own, for a terminal that has only ASCII.
    fileprivate var withASCIIEllipses: StyledText {
        StyledText(
            runs.map { run in
                Run(run.text.split(separator: "…", omittingEmptySubsequences: false).joined(separator: "..."), run.role)
            })
    }
}
