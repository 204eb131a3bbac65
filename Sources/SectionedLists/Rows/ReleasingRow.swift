/// A row that is notified before another row takes over its cell, for example to stop a timer in the cell.
@MainActor
public protocol ReleasingRow: Row {
    /// Called after the row left the window and before another row takes over the cell.
    func release(_ cell: CellType)
}

extension ReleasingRow {
    public var releasing: (any ReleasingRow)? { self }

    /// Returns the closure to call when a cell is released. Returns `nil` if a ``CellFactory`` chose a cell of another
    /// type.
    func releasing(_ cell: any Cell) -> (@MainActor () -> Void)? {
        guard let cell = cell as? CellType else { return nil }
        return { self.release(cell) }
    }
}
