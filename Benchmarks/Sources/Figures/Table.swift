import Foundation

/// A table as text, with a heading. Columns have a minimum width, so that the columns of several tables are aligned.
package struct Table {
    private let columns: [String]
    private let texts: Int
    private var rows: [[String]] = []

    /// Creates a table without rows.
    ///
    /// - Parameters:
    ///   - columns: The headings of the columns.
    ///   - texts: The number of columns at the left that contain text and are left-aligned. The other columns contain
    ///     figures and are right-aligned.
    package init(_ columns: String..., texts: Int = 1) {
        self.columns = columns
        self.texts = texts
    }

    package mutating func append(_ cells: String...) {
        rows.append(cells)
    }

    package func printed() -> String {
        let lines = [columns] + rows
        let widths = columns.indices.map { column in
            max(lines.map { $0[column].count }.max() ?? 0, column < texts ? 26 : 11)
        }
        return lines.map { cells in
            cells.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - cells[column].count)
                return column < texts ? cells[column] + padding : padding + cells[column]
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

/// Formats figures for a table. If there is no figure, the text is a dash.
package enum Figure {
    package static func milliseconds(_ value: Double?) -> String {
        value.map { String(format: $0 < 10 ? "%.2f ms" : "%.1f ms", $0) } ?? "–"
    }

    package static func microseconds(_ value: Double?) -> String {
        value.map { String(format: $0 < 0.1 ? "%.4f" : $0 < 10 ? "%.2f" : "%.1f", $0) } ?? "–"
    }

    package static func ratio(_ value: Double?, to baseline: Double?) -> String {
        guard let value, let baseline, baseline > 0 else { return "–" }
        return String(format: "%.1f", value / baseline)
    }

    /// Returns a figure as a fraction of the figure of another program.
    package static func share(_ value: Double?, of peer: Double?) -> String {
        guard let value, let peer, peer > 0 else { return "–" }
        return String(format: "%.2f", value / peer)
    }

    package static func count(_ value: Int?) -> String {
        value.map { String($0) } ?? "–"
    }

    package static func count(_ value: Double?) -> String {
        value.map { String(format: "%.0f", $0) } ?? "–"
    }

    package static func memory(_ bytes: Int?) -> String {
        bytes.map { String(format: "%.1f MiB", Double($0) / 1_048_576) } ?? "–"
    }
}
