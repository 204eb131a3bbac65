/// A row that is notified before another row takes over its cell, for example to stop a timer in the cell.
@MainActor
public protocol ReleasingRow: Row {
    /// Called with the cell of this row after the row left the window and before another row takes over the cell.
    func release(_ cell: CellType)
}

extension ReleasingRow {
    public var releasing: (any ReleasingRow)? { self }

    /// Returns a closure that calls ``release(_:)`` with a cell. Returns `nil` if the cell has another type than
    /// `CellType`, because a ``CellFactory`` replaced it.
    func releasing(_ cell: any Cell) -> (@MainActor () -> Void)? {
        guard let cell = cell as? CellType else { return nil }
        return { self.release(cell) }
    }
}
