/// A row that can be ticked off, with the space bar: an ingredient that is in the bowl, a step that is done.
@MainActor
public protocol TickableRow: Row {
    /// Ticks the row, or takes the tick away.
    func toggleTick()
}

extension TickableRow {
    public var tickable: (any TickableRow)? { self }
}
