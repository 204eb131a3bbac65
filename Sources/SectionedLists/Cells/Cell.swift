import Terminal

/// An object that draws a row. Cells are reused: when a row leaves the window, its cell can show another row.
@MainActor
public protocol Cell: AnyObject {
    /// Creates an empty cell. A ``CellPool`` calls this initializer when it has no idle cell of this type.
    init()

    /// Removes what the previous row has set in the cell. Properties that every row sets in ``Row/configure(_:)`` need
    /// no reset. By default, does nothing.
    func prepareForReuse()

    /// Returns the number of lines that the cell needs at a width in columns. The result must be at least 1. By
    /// default, it is 1.
    func height(forWidth width: Int) -> Int

    /// Draws the row into a surface that has the size of the row.
    func draw(in surface: Surface, state: CellState)

    /// Draws a sign that the row is selected, over the content of the cell. Called only for a selected row, after
    /// ``draw(in:state:)``.
    func drawSelection(in surface: Surface, state: CellState)
}

/// The state of a row, which its cell needs for drawing.
public struct CellState: Hashable, Sendable {
    /// Whether the row is selected.
    public var isSelected: Bool
    /// Whether the list has the focus.
    public var isFocused: Bool

    /// Creates the state of a row.
    public init(isSelected: Bool = false, isFocused: Bool = true) {
        self.isSelected = isSelected
        self.isFocused = isFocused
    }
}

extension Cell {
    public func prepareForReuse() {}

    public func height(forWidth width: Int) -> Int { 1 }

    /// Draws the whole row in the style of the selection, and a marker in its first column. The marker is visible even
    /// on a terminal without colours.
    public func drawSelection(in surface: Surface, state: CellState) {
        let selection = surface.theme[.selection]
        surface.restyle(surface.bounds) { _ in selection }
        surface.draw(String(surface.symbols.marker), x: 0, y: 0, style: selection)
    }
}
