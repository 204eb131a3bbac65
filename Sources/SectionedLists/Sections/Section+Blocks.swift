/// Closures for all rows of a section. If a row has a closure of its own, the closure of the row is called instead:
///
/// ```swift
/// Section("Fruit", rows: ["Apple", "Pear"].map { TextRow($0) })
///     .onLoad(TextCell.self) { cell, _ in cell.indentation = 4 }
///     .onSelect { row, _ in print("chosen:", row.id) }
/// ```
extension Section {
    /// Adds a closure that configures the cells of a type and its subclasses. The closure is called after the row has
    /// configured its cell. If a row has its own closure for this purpose, only the closure of the row is called.
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

    /// Sets the closure that is called when the user chooses a row. It is not called for a row that has its own action.
    @discardableResult
    public func onSelect(_ block: @escaping @MainActor (_ row: any Row, _ index: Int) -> Void) -> Self {
        edit { $0.onSelect = block }
    }

    /// Adds a closure that is called with a cell of a type or a subclass. The closure is called after the row left the
    /// window, before the cell is reused for another row. If a row has its own closure for this purpose, only the
    /// closure of the row is called.
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
