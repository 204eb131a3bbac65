/// Closures for all rows of a section. A row with its own closure uses that one instead:
///
/// ```swift
/// Section("Fruit", rows: ["Apple", "Pear"].map { TextRow($0) })
///     .onLoad(TextCell.self) { cell, _ in cell.indentation = 4 }
///     .onSelect { row, _ in print("chosen:", row.id) }
/// ```
extension Section {
    /// Configures cells of a type, or of a subclass, after their rows have configured them. Rows with their own closure
    /// and cells of other types are skipped.
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

    /// Sets the closure to call when a row without its own action is chosen.
    @discardableResult
    public func onSelect(_ block: @escaping @MainActor (_ row: any Row, _ index: Int) -> Void) -> Self {
        edit { $0.onSelect = block }
    }

    /// Adds a closure to call with a cell of a type after its row left the window, before another row uses the cell. A
    /// row with its own closure for this is skipped.
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
