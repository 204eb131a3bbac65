/// How a row of a canvas is drawn.
///
/// Most rows of a list do not change from one drawing to the next: the same snapshot is drawn at the same column. So a
/// canvas first only collects the snapshots of a row. If the row had the same snapshots in the last drawing, the grid
/// already has the right glyphs.
struct RetainedRow {
    enum State {
        /// Only snapshots were drawn into the row, and they are not in the grid yet.
        case collecting
        /// Only snapshots were drawn into the row, and they are in the grid.
        case finished
        /// Something other than a snapshot was drawn into the row.
        case drawn
    }

    var state = State.collecting
    /// The snapshots that were drawn into the row since it was cleared.
    var copies: [SnapshotRow] = []
    /// The snapshots that the row showed when the drawing began, or `nil` if something else had been drawn into the
    /// row.
    private var shown: [SnapshotRow]? = []

    /// Whether the grid already has the glyphs of the collected snapshots.
    var isUnchanged: Bool { shown == copies }

    /// Begins a new drawing.
    mutating func clear() {
        switch state {
        case .collecting: break
        case .finished:
            // The two arrays change places, so that no drawing allocates memory.
            var old = shown ?? []
            swap(&old, &copies)
            shown = old
        case .drawn: shown = nil
        }
        copies.removeAll(keepingCapacity: true)
        state = .collecting
    }
}

/// A row of a snapshot and the column where it is drawn.
struct SnapshotRow: Equatable {
    /// The glyphs of the whole snapshot.
    let glyphs: [Glyph]
    /// The indices of the row in ``glyphs``.
    let range: Range<Int>
    let column: Int

    func apply(to row: inout CanvasRow) {
        row.copy(glyphs[range], toColumn: column)
    }

    /// Returns whether two values stand for the same row of the same snapshot, drawn at the same column. O(1): the
    /// glyphs are not compared.
    static func == (left: SnapshotRow, right: SnapshotRow) -> Bool {
        left.column == right.column && left.range == right.range
            && left.glyphs.withUnsafeBufferPointer { left in
                right.glyphs.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
            }
    }
}
