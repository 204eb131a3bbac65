import Terminal

/// A line that shows how far something has come.
///
/// Where nobody knows how much there is to do, a piece of the bar moves on with each step that is reported, and stands
/// still between: no timer wakes an idle program up.
public struct ProgressBar: Hashable, Sendable {
    /// How far something has come.
    public enum Value: Hashable, Sendable {
        /// A part of the whole, from 0 to 1.
        case fraction(Double)
        /// So many steps of nobody knows how many.
        case steps(Int)
    }

    /// How far it has come.
    public var value: Value

    /// A bar for a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Done of a total; a total below 1 is one that nobody knows.
    public init(done: Int, total: Int) {
        value = total > 0 ? .fraction(Double(done) / Double(total)) : .steps(max(0, done))
    }

    /// The columns that are filled, of a number. Full only when all is done, empty only when nothing is.
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
            // To the end and back.
            let turn = steps % (2 * room)
            let start = turn <= room ? turn : 2 * room - turn
            return start..<start + length
        }
    }

    /// Draws the bar over the first line of a surface.
    public func draw(in surface: Surface) {
        surface.drawLine(surface.symbols.barLeft, x: 0, y: 0, width: surface.width, role: .dim)
        let filled = filledColumns(width: surface.width)
        surface.drawLine(surface.symbols.barDone, x: filled.lowerBound, y: 0, width: filled.count, role: .accent)
    }
}
