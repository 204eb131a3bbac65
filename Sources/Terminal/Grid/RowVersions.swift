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
