/// The closures that apply to all rows of a section, except rows with their own closures.
@MainActor
struct SectionBlocks {
    var onSelect: (@MainActor (_ row: any Row, _ index: Int) -> Void)?
    var onLoad: [@MainActor (any Cell, any Row) -> Void] = []
    var beforeReuse: [@MainActor (any Cell) -> Void] = []

    /// Calls the ``onLoad`` closures for a row that came into view. If the row has its own closure that configures the
    /// cell, this method does not call the ``onLoad`` closures.
    ///
    /// - Returns: A closure that calls the ``beforeReuse`` closures, to be called after the row left the window. If
    ///   there are no such closures, or if the row has its own closure for this purpose, the result is `nil`.
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
