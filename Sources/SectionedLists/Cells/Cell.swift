import Terminal

/// Draws a row. Cells are few and are reused: one that left the screen shows another row next.
@MainActor
public protocol Cell: AnyObject {
    /// An empty cell. A ``CellPool`` makes one when no idle one is left.
    init()

    /// Forgets what the last row put in, where configuring does not replace it anyway.
    func prepareForReuse()

    /// The lines the cell needs at a width. At least 1.
    func height(forWidth width: Int) -> Int

    /// Draws the row into a surface of the row's size.
    func draw(in surface: Surface, state: CellState)

    /// Shows that the keys act on this row, over what ``draw(in:state:)`` drew.
    func drawSelection(in surface: Surface, state: CellState)
}

/// What a cell should know of its row's situation when it draws.
public struct CellState: Hashable, Sendable {
    /// Whether the keys act on this row.
    public var isSelected: Bool
    /// Whether the keys act on this list; a list beside another one may not have them.
    public var isFocused: Bool

    /// The state of a row, for a test that draws a cell by itself.
    public init(isSelected: Bool = false, isFocused: Bool = true) {
        self.isSelected = isSelected
        self.isFocused = isFocused
    }
}

extension Cell {
    public func prepareForReuse() {}

    public func height(forWidth width: Int) -> Int { 1 }

    /// A bar over the whole row, with a marker at its left that also reads without colour.
    public func drawSelection(in surface: Surface, state: CellState) {
        let selection = surface.theme[.selection]
        surface.restyle(surface.bounds) { _ in selection }
        surface.draw(String(surface.symbols.marker), x: 0, y: 0, style: selection)
    }
}
