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

    /// All of these rows, as if all of their columns had changed.
    var allAmbiguousRows: [ChangedRow] {
        ambiguousRows.sorted().map { ChangedRow(row: $0, columns: 0..<size.columns) }
    }

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

/// A row that has changed, and the columns from the first change to the last.
struct ChangedRow {
    var row: Int
    var columns: Range<Int>
}

/// Returns whether two glyphs look the same: they have equal bytes, or both are right halves of wide glyphs.
@inline(__always)
private func isSame(_ left: UnsafePointer<Glyph>, _ right: UnsafePointer<Glyph>) -> Bool {
    memcmp(left, right, MemoryLayout<Glyph>.size) == 0 || left.pointee.width == 0 && right.pointee.width == 0
}

/// A movement of the content of some rows, up or down.
struct Scroll: Equatable {
    /// The rows whose content moves. Content that moves out of this range is lost.
    var rows: Range<Int>
    /// The number of rows by which the content moves up. A negative number moves it down.
    var lines: Int
}

extension ShownGrid {
    /// Returns a scroll after which more than half of the rows in a range already show their new content, and more than
    /// without it. Returns `nil` if there is no such scroll, or if the range has too few rows.
    ///
    /// The content moves by one to four rows. Blank rows seem to move, although they stay.
    ///
    /// - Parameters:
    ///   - rows: The range from the first changed row to the last. See ``rowsDiffering(from:)``.
    ///   - new: The glyphs of the new grid.
    func scroll(of rows: Range<Int>, to new: UnsafeBufferPointer<Glyph>) -> Scroll? {
        guard rows.count >= Self.minimumRows else { return nil }
        return withRowComparison(to: new) { isSame in
            let least = max(rows.count / 2, rows.count { isSame($0, $0) })
            for distance in 1...Self.maximumDistance where distance < rows.count / 2 {
                for lines in [distance, -distance] {
                    let targets = lines > 0 ? rows.dropLast(lines) : rows.dropFirst(-lines)
                    let moved = targets.reduce(0) { $0 + (isSame($1 + lines, $1) ? 1 : 0) }
                    if moved > least { return Scroll(rows: rows, lines: lines) }
                }
            }
            return nil
        }
    }

    /// Returns the rows from the first changed row to the last one, or `nil` if no row has changed.
    func rowsDiffering(from new: UnsafeBufferPointer<Glyph>) -> Range<Int>? {
        withRowComparison(to: new) { isSame in
            guard let top = (0..<size.rows).first(where: { !isSame($0, $0) }),
                let bottom = (top..<size.rows).last(where: { $0 == top || !isSame($0, $0) })
            else { return nil }
            return top..<bottom + 1
        }
    }

    /// Returns the changed rows in two groups: those that have glyphs of ambiguous width in this or in the new grid,
    /// and all others.
    ///
    /// - Parameters:
    ///   - rows: The range from the first changed row to the last. See ``rowsDiffering(from:)``.
    ///   - new: The glyphs of the new grid.
    func changedRows(
        in rows: Range<Int>, to new: UnsafeBufferPointer<Glyph>
    ) -> (ambiguous: [Int], plain: [Int]) {
        var ambiguous: [Int] = []
        var plain: [Int] = []
        _ = withRowComparison(to: new) { isSame in
            for y in rows where !isSame(y, y) {
                let row = y * size.columns..<(y + 1) * size.columns
                if ambiguousRows.contains(y)
                    || new[row].contains(where: { PictureCell.isFound(in: $0) || AmbiguousWidth.isFound(in: $0) })
                {
                    ambiguous.append(y)
                } else {
                    plain.append(y)
                }
            }
            return true
        }
        return (ambiguous, plain)
    }

    /// Returns whether no text moves from one of the changed rows to another.
    ///
    /// If a text moves, ncurses may scroll the rows. If there are too many rows to compare, returns `false`.
    ///
    /// - Parameters:
    ///   - rows: The changed rows. They must not contain glyphs of ambiguous width.
    ///   - new: The glyphs of the new grid.
    func movesNoText(in rows: [Int], to new: UnsafeBufferPointer<Glyph>) -> Bool {
        guard rows.count <= Self.maximumComparedRows else { return false }
        return !rows.contains { old in
            rows.contains { $0 != old && hasText(row: old, of: new, row: $0) }
        }
    }

    /// Returns whether a row of this grid has the same text as a row of a new grid. The styles may differ.
    private func hasText(row old: Int, of new: UnsafeBufferPointer<Glyph>, row newRow: Int) -> Bool {
        (0..<size.columns).allSatisfy {
            glyphs[old * size.columns + $0].cluster == new[newRow * size.columns + $0].cluster
        }
    }

    /// Calls a closure with a function that returns whether a row of this grid equals a row of a new grid. Returns the
    /// result of the closure. If the grids have different sizes, returns `nil` and does not call the closure.
    private func withRowComparison<Result>(
        to new: UnsafeBufferPointer<Glyph>, _ body: (_ isSame: (_ oldRow: Int, _ newRow: Int) -> Bool) -> Result?
    ) -> Result? {
        let columns = size.columns
        return glyphs.withUnsafeBufferPointer { old in
            guard let oldStart = old.baseAddress, let newStart = new.baseAddress, old.count == new.count else {
                return nil
            }
            return body { oldRow, newRow in
                if isKnownSame(oldRow, newRow) { return true }
                let bytes = columns * MemoryLayout<Glyph>.stride
                return memcmp(oldStart + oldRow * columns, newStart + newRow * columns, bytes) == 0
            }
        }
    }

    /// The minimum number of rows in a range for which scrolling is faster than sending the rows.
    private static var minimumRows: Int { 5 }
    private static var maximumDistance: Int { 4 }
    /// The maximum number of changed rows for which comparing all pairs of rows is faster than sending the rows
    /// separately.
    private static var maximumComparedRows: Int { 100 }

    /// Applies a scroll to this grid. The rows that become free are blank.
    mutating func take(_ scroll: Scroll) {
        forgetKnownRows()
        let columns = size.columns
        let free =
            scroll.lines > 0
            ? scroll.rows.upperBound - scroll.lines..<scroll.rows.upperBound
            : scroll.rows.lowerBound..<scroll.rows.lowerBound - scroll.lines
        glyphs.withUnsafeMutableBufferPointer { glyphs in
            guard let start = glyphs.baseAddress else { return }
            let kept = scroll.rows.count - abs(scroll.lines)
            let first = scroll.rows.lowerBound
            let source = scroll.lines > 0 ? first + scroll.lines : first
            let target = scroll.lines > 0 ? first : first - scroll.lines
            memmove(start + target * columns, start + source * columns, kept * columns * MemoryLayout<Glyph>.stride)
            for index in free.lowerBound * columns..<free.upperBound * columns { glyphs[index] = .blank }
        }
        ambiguousRows = Set(
            ambiguousRows.compactMap { row in
                guard scroll.rows.contains(row) else { return row }
                return scroll.rows.contains(row - scroll.lines) ? row - scroll.lines : nil
            })
    }
}
