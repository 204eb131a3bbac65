/// A row that has to release something before its cell is reused, for example to stop a timer in the cell.
@MainActor
public protocol ReleasingRow: Row {
    /// Called with the cell of this row after the row left the window, before the cell is reused for another row.
    func release(_ cell: CellType)
}

extension ReleasingRow {
    public var releasing: (any ReleasingRow)? { self }

    /// Returns a closure that calls ``release(_:)`` with a cell. Returns `nil` if a ``CellFactory`` replaced the type
    /// of the cell by another type.
    func releasing(_ cell: any Cell) -> (@MainActor () -> Void)? {
        guard let cell = cell as? CellType else { return nil }
        return { self.release(cell) }
    }
}
