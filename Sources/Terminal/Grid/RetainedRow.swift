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

/// Numbers that tell a driver which rows of a grid it need not compare with an earlier grid.
///
/// Each change of a row by its canvas gives the row a new number. If two grids of one canvas have the same number for a
/// row, the row has the same glyphs in both grids. If the numbers differ, the glyphs may still be the same.
package struct RowVersions: Sendable {
    private final class Canvas: Sendable {}

    /// An object that identifies the canvas of the grid, or `nil` if the grid has no canvas.
    private let canvas: Canvas?
    /// The number of each row.
    var numbers: [Int]

    /// Creates the versions of a grid without a canvas. They differ from all others.
    package init() {
        canvas = nil
        numbers = []
    }

    /// Creates the versions of the rows of a new canvas.
    init(rows: Int) {
        canvas = Canvas()
        numbers = Array(repeating: 0, count: rows)
    }

    /// Returns whether a row certainly has the same glyphs in two grids: the grid of these versions and the grid of
    /// the other versions.
    package func isSame(row: Int, as other: RowVersions) -> Bool {
        canvas != nil && canvas === other.canvas && numbers[row] == other.numbers[row]
    }

    /// Makes the versions equal to other versions. The numbers are copied to separate memory, so that the canvas of the
    /// other versions can change a number without copying its array first.
    package mutating func take(_ other: RowVersions) {
        guard canvas != nil, canvas === other.canvas, numbers.count == other.numbers.count else {
            self = other
            // To reserve more capacity, Swift copies the array. So the two arrays do not share memory.
            numbers.reserveCapacity(numbers.count + 1)
            return
        }
        for row in numbers.indices { numbers[row] = other.numbers[row] }
    }
}
