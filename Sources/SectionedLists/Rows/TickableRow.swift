/// A row that the space bar ticks, such as an ingredient that is already in the bowl or a completed step.
@MainActor
public protocol TickableRow: Row {
    /// Adds or removes the tick.
    func toggleTick()
}

extension TickableRow {
    public var tickable: (any TickableRow)? { self }
}
