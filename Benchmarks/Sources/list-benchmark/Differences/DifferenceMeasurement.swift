import Figures
import SectionedLists

/// Measures how long it takes to find differences, for several numbers of rows. A fifth of the rows are edited.
@MainActor
struct DifferenceMeasurement {
    static let counts = [12_500, 25_000, 50_000, 100_000]

    let rounds: Int
    /// The measured times in microseconds, by kind of difference and number of rows.
    private var samples: [[[Double]]] = []

    init(rounds: Int) {
        self.rounds = rounds
    }

    private static let kinds = ["ListDifference", "SectionsDifference", "ListChange, with reloads"]

    mutating func measure() {
        samples = Self.kinds.map { _ in Self.counts.map { _ in [] } }
        let rows = Self.counts.map { EditedRows(count: $0) }
        for round in -1..<rounds {
            for (index, rows) in rows.enumerated() {
                for (kind, time) in Self.times(of: rows).enumerated() where round >= 0 {
                    samples[kind][index].append(time)
                }
            }
        }
    }

    private static func times(of rows: EditedRows) -> [Double] {
        let ids = (old: rows.old.flatMap(\.self), new: rows.new.flatMap(\.self))
        let sectionIDs = (old: rows.sectionIDs(rows.old), new: rows.sectionIDs(rows.new))
        let sections = (old: rows.sections(rows.old, revised: []), new: rows.sections(rows.new, revised: rows.reloaded))
        return [
            time { ListDifference(from: ids.old, to: ids.new).isEmpty },
            time { SectionsDifference(from: sectionIDs.old, to: sectionIDs.new).isEmpty },
            time { ListChange(from: sections.old, to: sections.new, comparingAtMost: .max).isEmpty },
        ]
    }

    private static func time(_ difference: () -> Bool) -> Double {
        let start = ContinuousClock.now
        precondition(!difference(), "There are differences.")
        return (ContinuousClock.now - start).microseconds
    }

    func printTable() {
        var table = Table(
            "µs, median, 20 % edited", "12,500 rows", "25,000 rows", "50,000 rows", "100,000 rows", "last / first")
        for (kind, samples) in zip(Self.kinds, samples) {
            let medians = samples.map(\.median)
            let each = zip(medians, Self.counts).map { median, count in median.map { $0 / Double(count) } }
            append(kind, medians, to: &table)
            append("  for each row", each, to: &table)
        }
        print(table.printed())
    }

    private func append(_ name: String, _ figures: [Double?], to table: inout Table) {
        table.append(
            name, Figure.microseconds(figures[0]), Figure.microseconds(figures[1]), Figure.microseconds(figures[2]),
            Figure.microseconds(figures[3]), Figure.ratio(figures[3], to: figures[0]))
    }
}
