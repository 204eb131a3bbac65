import Terminal

/// A view that draws a row. Cells are reused: when a row leaves the window, its cell can show another row.
@MainActor
public protocol Cell: AnyObject {
    /// Creates an empty cell. A ``CellPool`` calls this when it has no idle cell of the type.
    init()

    /// Resets what the previous row set, except what the next configuration sets anyway.
    func prepareForReuse()

    /// Returns the number of lines that the cell needs at a width. It is at least 1.
    func height(forWidth width: Int) -> Int

    /// Draws the row into a surface that has the size of the row.
    func draw(in surface: Surface, state: CellState)

    /// Draws the selection over what ``draw(in:state:)`` drew.
    func drawSelection(in surface: Surface, state: CellState)
}

/// The state of a row when its cell draws.
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

    /// Draws a bar over the whole row and a marker at its left, which is visible without colors too.
    public func drawSelection(in surface: Surface, state: CellState) {
        let selection = surface.theme[.selection]
        surface.restyle(surface.bounds) { _ in selection }
        surface.draw(String(surface.symbols.marker), x: 0, y: 0, style: selection)
    }
}
