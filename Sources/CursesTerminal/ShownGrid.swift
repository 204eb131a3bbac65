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

    /// Takes another size and counts everything as blank.
    mutating func reset(to size: Size) {
        self.size = size
        glyphs = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// The columns of a row in which it differs from a new one, which it then takes over; `nil` where it does not.
    ///
    /// A wide glyph's halves are never parted: its right half differs only where its left half does.
    mutating func take(row y: Int, of new: UnsafeBufferPointer<Glyph>, columns: Int) -> Range<Int>? {
        let start = y * columns
        return glyphs.withUnsafeMutableBufferPointer { old in
            guard let oldRow = old.baseAddress?.advanced(by: start), let newRow = new.baseAddress?.advanced(by: start)
            else { return nil }
            // Most rows are the same to the byte, which is quickly seen.
            if memcmp(oldRow, newRow, columns * MemoryLayout<Glyph>.stride) == 0 { return nil }
            var first = start
            let end = start + columns
            while first < end, isSame(old[first], new[first]) { first += 1 }
            guard first < end else { return nil }
            var last = end - 1
            while isSame(old[last], new[last]) { last -= 1 }
            for index in first...last { old[index] = new[index] }
            return first - start..<last + 1 - start
        }
    }
}

@inline(__always)
private func isSame(_ left: Glyph, _ right: Glyph) -> Bool {
    left.width == right.width
        && (left.width == 0
            || left.cluster.base == right.cluster.base && left.style.foreground.code == right.style.foreground.code
                && left.style.background.code == right.style.background.code
                && left.style.attributes.rawValue == right.style.attributes.rawValue
                && left.cluster.marks == right.cluster.marks)
}
