/// A screen as text: each row with its characters, and the styles of its columns at the right.
///
/// ```text
/// 20x3, cursor 2,1
/// │ Fruit              │ 1-5 bold
/// │▌ Apple             │ 0-19 black on white
/// │  Pear            12│ 18-19 244
/// ```
///
/// The first line contains the numbers of columns and rows. If the text cursor is visible, its column and row follow.
/// Each further line shows one row of the screen between two `│` signs, and then the styles of the row: the numbers of
/// columns with the same style, and the words of this style; see ``Style/init(words:)``. Columns in the plain style are
/// not mentioned.
///
/// Reviewers read these texts: the difference of two snapshots shows what changed on the screen.
public struct GridSnapshot: Hashable, Sendable, CustomStringConvertible {
    /// The lines of the text.
    public let lines: [String]

    /// Creates the snapshot of a grid.
    ///
    /// - Parameters:
    ///   - grid: The grid.
    ///   - cursor: The position of the text cursor, or `nil` if it is hidden.
    public init(_ grid: Grid, cursor: Point? = nil) {
        let place = cursor.map { ", cursor \($0.x),\($0.y)" } ?? ""
        lines =
            ["\(grid.size.columns)x\(grid.size.rows)\(place)"]
            + (0..<grid.size.rows).map { Self.line(grid.row($0)) }
    }

    /// Creates a snapshot from its text.
    public init(text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    /// The text, which ends with a line feed.
    public var description: String { lines.map { $0 + "\n" }.joined() }

    private static func line(_ row: ArraySlice<Glyph>) -> String {
        let text: String = row.filter { $0.width > 0 }.map(\.cluster.text).joined()
        let styles = styles(of: row)
        return styles.isEmpty ? "│\(text)│" : "│\(text)│ \(styles)"
    }

    private static func styles(of row: ArraySlice<Glyph>) -> String {
        var runs: [(range: ClosedRange<Int>, style: Style)] = []
        for (column, glyph) in row.enumerated() {
            if let last = runs.last, last.style == glyph.style {
                runs[runs.count - 1].range = last.range.lowerBound...column
            } else {
                runs.append((column...column, glyph.style))
            }
        }
        return runs.filter { $0.style != .plain }.map { run in
            let range = run.range
            let columns = range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
            return "\(columns) \(run.style.words)"
        }
        .joined(separator: ", ")
    }

    /// Returns the difference from an earlier snapshot as text for a reader, or `nil` if both snapshots are equal.
    ///
    /// A line that differs is shown twice: the earlier line after `-`, and the line of this snapshot after `+`. The
    /// equal lines directly above and below a difference are shown once. One `⋮` replaces each run of other equal
    /// lines.
    public func difference(from earlier: GridSnapshot) -> String? {
        guard self != earlier else { return nil }
        let count = max(lines.count, earlier.lines.count)
        let differs = (0..<count).map { line(at: $0) != earlier.line(at: $0) }
        var result: [String] = []
        var isSkipping = false
        for index in 0..<count {
            if differs[index] {
                if let line = earlier.line(at: index) { result.append("- \(line)") }
                if let line = line(at: index) { result.append("+ \(line)") }
                isSkipping = false
            } else if (index > 0 && differs[index - 1]) || (index + 1 < count && differs[index + 1]) {
                result.append("  \(lines[index])")
                isSkipping = false
            } else if !isSkipping {
                result.append("  ⋮")
                isSkipping = true
            }
        }
        return result.joined(separator: "\n")
    }

    private func line(at index: Int) -> String? { lines.indices.contains(index) ? lines[index] : nil }
}

extension HeadlessScreen {
    /// The snapshot of the grid that was presented last, with the text cursor.
    public var snapshot: GridSnapshot { GridSnapshot(grid, cursor: cursor) }
}
