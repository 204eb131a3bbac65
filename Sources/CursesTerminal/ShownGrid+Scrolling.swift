import Terminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Rows that moved up or down together.
struct Scroll: Equatable {
    /// The rows that move, those included that come free.
    var rows: Range<Int>
    /// By how many rows their contents move up; negative where they move down.
    var lines: Int
}

extension ShownGrid {
    /// How a new grid comes from the shown one by scrolling some rows, where most of the rows that differ do.
    ///
    /// Where a list moves by a row, all its rows differ; but the row that is to stand in a place stands in the place
    /// below already. So each small distance is tried: how many of the rows that differ stand that far away? A row that
    /// is elsewhere differs after a few glyphs, so that trying costs little.
    ///
    /// - Parameter rows: Those that differ; see ``rowsDiffering(from:)``.
    func scroll(of rows: Range<Int>, to new: UnsafeBufferPointer<Glyph>) -> Scroll? {
        guard rows.count >= Self.minimumRows else { return nil }
        return withRowComparison(to: new) { isSame in
            for distance in 1...Self.maximumDistance where distance < rows.count / 2 {
                for lines in [distance, -distance] {
                    let targets = lines > 0 ? rows.dropLast(lines) : rows.dropFirst(-lines)
                    let moved = targets.reduce(0) { $0 + (isSame($1 + lines, $1) ? 1 : 0) }
                    if moved > rows.count / 2 { return Scroll(rows: rows, lines: lines) }
                }
            }
            return nil
        }
    }

    /// The rows from the first to the last in which a new grid of the same size differs; `nil` where none does.
    func rowsDiffering(from new: UnsafeBufferPointer<Glyph>) -> Range<Int>? {
        withRowComparison(to: new) { isSame in
            guard let top = (0..<size.rows).first(where: { !isSame($0, $0) }),
                let bottom = (top..<size.rows).last(where: { $0 == top || !isSame($0, $0) })
            else { return nil }
            return top..<bottom + 1
        }
    }

    /// Hands over a function that compares a row of this grid with one of a new grid, byte for byte.
    private func withRowComparison<Result>(
        to new: UnsafeBufferPointer<Glyph>, _ body: (_ isSame: (_ oldRow: Int, _ newRow: Int) -> Bool) -> Result?
    ) -> Result? {
        let columns = size.columns
        return glyphs.withUnsafeBufferPointer { old in
            guard let oldStart = old.baseAddress, let newStart = new.baseAddress, old.count == new.count else {
                return nil
            }
            return body { oldRow, newRow in
                let bytes = columns * MemoryLayout<Glyph>.stride
                return memcmp(oldStart + oldRow * columns, newStart + newRow * columns, bytes) == 0
            }
        }
    }

    /// Fewer rows are sent as quickly as they are scrolled.
    private static var minimumRows: Int { 5 }
    private static var maximumDistance: Int { 4 }

    /// Takes over that rows were scrolled; those that came free are blank.
    mutating func take(_ scroll: Scroll) {
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
    }
}
