/// The closures that apply to all rows of a section, except rows with their own closures.
@MainActor
struct SectionBlocks {
    var onSelect: (@MainActor (_ row: any Row, _ index: Int) -> Void)?
    var onLoad: [@MainActor (any Cell, any Row) -> Void] = []
    var beforeReuse: [@MainActor (any Cell) -> Void] = []

    /// Calls the ``onLoad`` closures for a row that came into view, unless the row has a closure of its own for this.
    /// Returns a closure that calls the ``beforeReuse`` closures after the row left the window. Returns `nil` if there
    /// are none, or if the row has a closure of its own for this.
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
