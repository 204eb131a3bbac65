/// Closures for all rows of a section, unless a row has its own:
///
/// ```swift
/// Section("Fruit", rows: ["Apple", "Pear"].map { TextRow($0) })
///     .onLoad(TextCell.self) { cell, _ in cell.indentation = 4 }
///     .onSelect { row, _ in print("chosen:", row.id) }
/// ```
extension Section {
    /// Sets out cells of a type, or of a subclass, after their rows have configured them. Rows that were given a closure
    /// of their own for this, and rows in other cells, are passed over.
    @discardableResult
    public func onLoad<CellType: Cell>(
        _ type: CellType.Type, perform block: @escaping @MainActor (CellType, any Row) -> Void
    ) -> Self {
        edit { blocks in
            blocks.onLoad.append { cell, row in
                if let cell = cell as? CellType { block(cell, row) }
            }
        }
    }

    /// Is called when a row is chosen that does nothing of its own.
    @discardableResult
    public func onSelect(_ block: @escaping @MainActor (_ row: any Row, _ index: Int) -> Void) -> Self {
        edit { $0.onSelect = block }
    }

    /// Is called with a cell of a type when its row has left the window, unless the row has its own closure for this.
    @discardableResult
    public func beforeReuse<CellType: Cell>(
        _ type: CellType.Type, perform block: @escaping @MainActor (CellType) -> Void
    ) -> Self {
        edit { blocks in
            blocks.beforeReuse.append { cell in
                if let cell = cell as? CellType { block(cell) }
            }
        }
    }

    private func edit(_ change: (inout SectionBlocks) -> Void) -> Self {
        var edited = blocks ?? SectionBlocks()
        change(&edited)
        blocks = edited
        return self
    }
}
