import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the terminal was last told to show, kept apart from the grid that is drawn into, so that neither is copied.
struct ShownGrid {
    private(set) var size = Size.zero
    var glyphs: [Glyph] = []
    /// The rows with glyphs that terminals give different numbers of columns, and maybe some that had such.
    var disputedRows: Set<Int> = []

    /// Takes another size and counts everything as blank.
    mutating func reset(to size: Size) {
        self.size = size
        glyphs = Array(repeating: .blank, count: size.columns * size.rows)
        disputedRows = []
    }

    /// Takes over a row of a new grid, and hands each run of columns in which it differed to a function.
    ///
    /// Few columns between two that differ are part of the run: sending them costs less than moving the cursor. A wide
    /// glyph's halves are never parted.
    mutating func take(
        row y: Int, of new: UnsafeBufferPointer<Glyph>, columns: Int, _ body: (_ changed: Range<Int>) -> Void
    ) {
        let start = y * columns
        glyphs.withUnsafeMutableBufferPointer { old in
            guard let oldRow = old.baseAddress?.advanced(by: start), let newRow = new.baseAddress?.advanced(by: start)
            else { return }
            // Most rows are the same to the byte, which is quickly seen.
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

    /// The next run of columns in which two rows differ.
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
        // The right half of a wide glyph says nothing of its own.
        if end < columns, new[end].width == 0 { end += 1 }
        return first..<end
    }

    /// As many columns that stay as they are part two runs.
    private static var shortestGap: Int { 8 }
}

/// Whether two places look the same: all of their bytes are, or both are right halves of wide glyphs.
@inline(__always)
private func isSame(_ left: UnsafePointer<Glyph>, _ right: UnsafePointer<Glyph>) -> Bool {
    memcmp(left, right, MemoryLayout<Glyph>.size) == 0 || left.pointee.width == 0 && right.pointee.width == 0
}
