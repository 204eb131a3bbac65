import Terminal

/// A bar on one line that shows the progress of some work.
///
/// If the total is unknown, a segment of the bar moves each time the number of steps changes. The bar has no timer of
/// its own, because no timer should wake an idle program.
public struct ProgressBar: Hashable, Sendable {
    /// The value of a progress bar.
    public enum Value: Hashable, Sendable {
        /// A fraction from 0 to 1.
        case fraction(Double)
        /// A number of steps of an unknown total.
        case steps(Int)
    }

    /// The progress.
    public var value: Value

    /// Creates a bar for a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Creates a bar for completed steps of a total. A total below 1 means that the total is unknown.
    public init(done: Int, total: Int) {
        value = total > 0 ? .fraction(Double(done) / Double(total)) : .steps(max(0, done))
    }

    /// Returns the filled columns of a bar.
    ///
    /// - For a fraction, the filled columns are at the left. If the fraction is greater than 0, at least one column is
    ///   filled. If the fraction is less than 1, and the bar has at least two columns, the last column is empty.
    /// - For a number of steps, the filled columns are a segment of a quarter of the bar.
    ///
    /// - Parameter width: The width of the bar in columns.
    public func filledColumns(width: Int) -> Range<Int> {
        guard width > 0 else { return 0..<0 }
        switch value {
        case .fraction(let fraction):
            guard fraction > 0 else { return 0..<0 }
            guard fraction < 1 else { return 0..<width }
            return 0..<min(max(1, Int(fraction * Double(width))), max(1, width - 1))
        case .steps(let steps):
            let length = max(1, width / 4)
            let room = width - length
            guard room > 0 else { return 0..<length }
            // The segment moves to the end and back.
            let turn = steps % (2 * room)
            let start = turn <= room ? turn : 2 * room - turn
            return start..<start + length
        }
    }

    /// Draws the bar on the first line of a surface.
    public func draw(in surface: Surface) {
        surface.drawLine(surface.symbols.barLeft, x: 0, y: 0, width: surface.width, role: .dim)
        let filled = filledColumns(width: surface.width)
        surface.drawLine(surface.symbols.barDone, x: filled.lowerBound, y: 0, width: filled.count, role: .accent)
    }
}
