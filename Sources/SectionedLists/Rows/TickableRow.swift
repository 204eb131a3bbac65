/// A row with a tick, such as a completed task. The space bar adds and removes the tick.
@MainActor
public protocol TickableRow: Row {
    /// Adds or removes the tick.
    func toggleTick()
}

extension TickableRow {
    public var tickable: (any TickableRow)? { self }
}
