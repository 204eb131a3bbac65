import Foundation

/// Rows of text under a heading. Columns have a least width, so that tables one under the other stand in line.
package struct Table {
    private let columns: [String]
    private let texts: Int
    private var rows: [[String]] = []

    /// - Parameter texts: so many columns read from the left, the others are figures.
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

/// How figures are written, with a dash where there are none.
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

    /// How much of a peer's figure it is.
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
