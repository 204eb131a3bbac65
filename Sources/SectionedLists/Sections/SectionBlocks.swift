/// The closures that apply to all rows of a section, except rows with their own closures.
@MainActor
struct SectionBlocks {
    var onSelect: (@MainActor (_ row: any Row, _ index: Int) -> Void)?
    var onLoad: [@MainActor (any Cell, any Row) -> Void] = []
    var beforeReuse: [@MainActor (any Cell) -> Void] = []

    /// Configures the cell of a row that came into view with the closures for this. Does not call them if the row has
    /// its own closure. Returns a closure to call when the row leaves the window, or `nil` if there is nothing to do or
    /// the row itself does it.
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
