/// The closures that apply to all rows of a section, except rows with their own closures.
@MainActor
struct SectionBlocks {
    var onSelect: (@MainActor (_ row: any Row, _ index: Int) -> Void)?
    var onLoad: [@MainActor (any Cell, any Row) -> Void] = []
    var beforeReuse: [@MainActor (any Cell) -> Void] = []

    /// Calls the ``onLoad`` closures for a row that came into view, unless the row has its own closure that configures
    /// the cell.
    ///
    /// - Returns: A closure to call after the row left the window: it calls the ``beforeReuse`` closures. If there are
    ///   none, or if the row has its own closure for this purpose, `nil`.
    func load(_ row: any Row, in cell: any Cell) -> (@MainActor () -> Void)? {
        if !row.hasOwnLoad {
            for block in onLoad { block(cell, row) }
        }
        if beforeReuse.isEmpty || row.releasing != nil { return nil }
        return { [beforeReuse] in
            for block in beforeReuse { block(cell) }
        }
    }
}
