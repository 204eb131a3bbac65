/// A row that is notified before another row takes its cell, for example to stop a timer in the cell.
@MainActor
public protocol ReleasingRow: Row {
    /// Called after the row left the window and before another row takes the cell.
    func release(_ cell: CellType)
}

extension ReleasingRow {
    public var releasing: (any ReleasingRow)? { self }

    /// Returns the closure to call when a cell is released, or `nil` for a cell of another type, which a
    /// ``CellFactory`` chose.
    func releasing(_ cell: any Cell) -> (@MainActor () -> Void)? {
        guard let cell = cell as? CellType else { return nil }
        return { self.release(cell) }
    }
}
