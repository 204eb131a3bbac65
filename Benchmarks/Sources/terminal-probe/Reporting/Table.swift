import Foundation

/// Rows of text under a heading: the first column reads from the left, figures from the right.
struct Table {
    let columns: [String]
    private var rows: [[String]] = []

    init(_ columns: String...) {
        self.columns = columns
    }

    mutating func append(_ cells: String...) {
        rows.append(cells)
    }

    func printed() -> String {
        let lines = [columns] + rows
        let widths = columns.indices.map { column in
            lines.map { $0[column].count }.max() ?? 0
        }
        return lines.map { cells in
            var line = cells[0] + padding(widths[0] - cells[0].count)
            for column in cells.indices.dropFirst() {
                line += padding(3 + widths[column] - cells[column].count) + cells[column]
            }
            return line
        }.joined(separator: "\n")
    }

    private func padding(_ count: Int) -> String {
        String(repeating: " ", count: count)
    }
}

/// How figures are written, with a dash where there are none.
enum Figure {
    static func milliseconds(_ value: Double?) -> String {
        value.map { String(format: $0 < 10 ? "%.2f ms" : "%.1f ms", $0) } ?? "–"
    }

    static func ratio(_ value: Double?, to baseline: Double?) -> String {
        guard let value, let baseline, baseline > 0 else { return "–" }
        return String(format: "%.1f", value / baseline)
    }

    static func count(_ value: Int?) -> String {
        value.map { String($0) } ?? "–"
    }

    static func count(_ value: Double?) -> String {
        value.map { String(format: "%.0f", $0) } ?? "–"
    }

    static func memory(_ bytes: Int?) -> String {
        bytes.map { String(format: "%.1f MiB", Double($0) / 1_048_576) } ?? "–"
    }
}
