/// A row that is told when its cell goes to another row: to stop a clock that runs in it, to take a picture away.
@MainActor
public protocol ReleasingRow: Row {
    /// The row has left the window; another row takes the cell next.
    func release(_ cell: CellType)
}

extension ReleasingRow {
    public var releasing: (any ReleasingRow)? { self }

    /// What to do when a cell is taken away; `nil` for a cell of another type, which a ``CellFactory`` chose.
    func releasing(_ cell: any Cell) -> (@MainActor () -> Void)? {
        guard let cell = cell as? CellType else { return nil }
        return { self.release(cell) }
    }
}
