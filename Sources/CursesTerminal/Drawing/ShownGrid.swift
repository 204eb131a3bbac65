import Terminal

/// The grid that the terminal shows. Only the changed rows of a new grid are copied into this grid.
struct ShownGrid {
    private(set) var size = Size.zero
    var glyphs: [Glyph] = []
    /// The versions of the rows that were presented last.
    private var versions = RowVersions()
    /// For each row, whether the new grid certainly has the same glyphs. Set by ``begin(_:)``.
    private var isKnownSame: [Bool] = []
    /// The rows in which the terminal shows, or has shown, glyphs of ambiguous width.
    var ambiguousRows: Set<Int> = []

    /// Sets the size and makes every glyph blank.
    mutating func reset(to size: Size) {
        self.size = size
        glyphs = Array(repeating: .blank, count: size.columns * size.rows)
        ambiguousRows = []
        versions = RowVersions()
        isKnownSame = Array(repeating: false, count: size.rows)
    }

    /// Begins the comparison with a new grid, which has the same size.
    mutating func begin(_ grid: Grid) {
        for row in isKnownSame.indices { isKnownSame[row] = versions.isSame(row: row, as: grid.versions) }
    }

    /// Ends the comparison with a grid.
    ///
    /// - Parameters:
    ///   - grid: The grid.
    ///   - isComplete: Whether all changed rows of the grid were taken.
    mutating func end(_ grid: Grid, isComplete: Bool) {
        if isComplete { versions.take(grid.versions) } else { versions = RowVersions() }
        forgetKnownRows()
    }

    /// Makes the next comparisons compare all glyphs.
    mutating func forgetKnownRows() {
        for row in isKnownSame.indices { isKnownSame[row] = false }
    }

    /// Returns whether two rows are certainly equal: they have the same index, and the row with this index has not
    /// changed since the last presentation.
    func isKnownSame(_ oldRow: Int, _ newRow: Int) -> Bool { oldRow == newRow && isKnownSame[oldRow] }

    /// Replaces a row by the same row of a new grid, and calls a function with each run of changed columns.
    ///
    /// A run includes short gaps of unchanged columns, because sending them costs less than moving the cursor. A run
    /// never ends between the halves of a wide glyph.
    ///
    /// - Parameters:
    ///   - y: The row.
    ///   - new: The glyphs of the new grid, which has the same size.
    ///   - columns: The number of columns of both grids.
    ///   - body: Receives the columns of a run.
    mutating func take(
        row y: Int, of new: UnsafeBufferPointer<Glyph>, columns: Int, _ body: (_ changed: Range<Int>) -> Void
    ) {
        if isKnownSame[y] { return }
        let start = y * columns
        glyphs.withUnsafeMutableBufferPointer { old in
            guard let oldRow = old.baseAddress?.advanced(by: start), let newRow = new.baseAddress?.advanced(by: start)
            else { return }
            // Fast path: most rows do not change.
            let bytes = columns * MemoryLayout<Glyph>.stride
            if memcmp(oldRow, newRow, bytes) == 0 { return }
            var column = 0
            while let run = Self.differing(oldRow, newRow, from: column, columns: columns) {
                body(run)
                column = run.upperBound
            }
            memcpy(oldRow, newRow, bytes)
        }
    }

    /// Returns the next run of changed columns at or after a start, or `nil` if there is none.
    private static func differing(
        _ old: UnsafePointer<Glyph>, _ new: UnsafePointer<Glyph>, from start: Int, columns: Int
    ) -> Range<Int>? {
        var first = start
        while first < columns, isSame(old + first, new + first) { first += 1 }
        guard first < columns else { return nil }
        var end = first + 1
        var column = end
        while column < columns, column - end < shortestGap {
            column += 1
            if !isSame(old + column - 1, new + column - 1) { end = column }
        }
        // A run ends after the right half of a wide glyph.
        if end < columns, new[end].width == 0 { end += 1 }
        return first..<end
    }

    /// The number of unchanged columns after which a run ends. A shorter gap is a part of the run.
    private static var shortestGap: Int { 8 }
}

/// Returns whether two glyphs look the same: they have equal bytes, or both are right halves of wide glyphs.
@inline(__always)
private func isSame(_ left: UnsafePointer<Glyph>, _ right: UnsafePointer<Glyph>) -> Bool {
    memcmp(left, right, MemoryLayout<Glyph>.size) == 0 || left.pointee.width == 0 && right.pointee.width == 0
}
