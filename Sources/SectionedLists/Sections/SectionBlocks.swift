/// Closures that apply to all rows of a section, unless a row has its own.
@MainActor
struct SectionBlocks {
    var onSelect: (@MainActor (_ row: any Row, _ index: Int) -> Void)?
    var onLoad: [@MainActor (any Cell, any Row) -> Void] = []
    var beforeReuse: [@MainActor (any Cell) -> Void] = []

    /// Does for a row that just came into view what it does not do itself, and returns what to do when it leaves.
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
