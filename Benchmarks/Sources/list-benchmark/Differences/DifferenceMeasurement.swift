import Figures
import SectionedLists

/// Measures how long it takes to compare sections, for several numbers of rows. A fifth of the rows are edited.
@MainActor
struct DifferenceMeasurement {
    static let counts = [12_500, 25_000, 50_000, 100_000]

    let rounds: Int
    /// The measured times in microseconds, by number of rows.
    private var samples: [[Double]] = []

    init(rounds: Int) {
        self.rounds = rounds
    }

    mutating func measure() {
        samples = Self.counts.map { _ in [] }
        let rows = Self.counts.map { EditedRows(count: $0) }
        for round in -1..<rounds {
            for (index, rows) in rows.enumerated() {
                let time = Self.time(of: rows)
                if round >= 0 { samples[index].append(time) }
            }
        }
    }

    private static func time(of rows: EditedRows) -> Double {
        let old = rows.sections(rows.old, revised: [])
        let new = rows.sections(rows.new, revised: rows.reloaded)
        let start = ContinuousClock.now
        let change = ListChange(from: old, to: new, comparingAtMost: .max)
        let end = ContinuousClock.now
        precondition(!change.isEmpty, "There are differences.")
        return (end - start).microseconds
    }

    func printTable() {
        var table = Table(
            "µs, median, 20 % edited", "12,500 rows", "25,000 rows", "50,000 rows", "100,000 rows", "last / first")
        let medians = samples.map(\.median)
        append("ListChange, with reloads", medians, to: &table)
        append(
            "  for each row", zip(medians, Self.counts).map { time, count in time.map { $0 / Double(count) } },
            to: &table)
        print(table.printed())
    }

    private func append(_ name: String, _ figures: [Double?], to table: inout Table) {
        table.append(
            name, Figure.microseconds(figures[0]), Figure.microseconds(figures[1]), Figure.microseconds(figures[2]),
            Figure.microseconds(figures[3]), Figure.ratio(figures[3], to: figures[0]))
    }
}
