import Figures

/// Measures every operation on lists of every size. The lists take turns, so that a slow moment of the machine affects
/// all of them.
@MainActor
struct ListMeasurement {
    /// The maximum ratio of the times for the most and the fewest rows. If the ratio is greater, the cost of an
    /// operation depends on the number of rows.
    private static let fewTimes = 5.0

    let operations: [ListOperation]
    let rounds: Int
    private let lists = ListSize.all.map { ListUnderTest($0) }
    /// The measured times in microseconds, by operation and size.
    private var samples: [[[Double]]] = []

    init(operations: [ListOperation], rounds: Int) {
        self.operations = operations
        self.rounds = rounds
    }

    /// Measures all operations. The first rounds warm up and do not count.
    mutating func measure() {
        samples = operations.map { _ in lists.map { _ in [] } }
        for round in -max(1, rounds / 5)..<rounds {
            for (number, operation) in operations.enumerated() {
                for (size, list) in lists.enumerated() {
                    let times = Self.times(of: operation, on: list)
                    if round >= 0 { samples[number][size] += times }
                }
            }
        }
    }

    private static func times(of operation: ListOperation, on list: ListUnderTest) -> [Double] {
        operation.prepare(list)
        return (0..<operation.times).map { turn in
            let start = ContinuousClock.now
            operation.perform(list, turn)
            return (ContinuousClock.now - start).microseconds
        }
    }

    func printTable() {
        var table = Table(
            "µs, median", ListSize.all[0].title, ListSize.all[1].title, ListSize.all[2].title, "last / first")
        for (operation, samples) in zip(operations, samples) {
            let medians = samples.map(\.median)
            table.append(
                operation.name, Figure.microseconds(medians[0]), Figure.microseconds(medians[1]),
                Figure.microseconds(medians[2]), Figure.ratio(medians[2], to: medians[0]))
            guard operation.cost == .linear else { continue }
            let each = zip(medians, ListSize.all).map { median, size in median.map { $0 / Double(size.rows) } }
            table.append(
                "  of it for each row", Figure.microseconds(each[0]), Figure.microseconds(each[1]),
                Figure.microseconds(each[2]), Figure.ratio(each[2], to: each[0]))
        }
        print(table.printed())
        printVerdict()
    }

    private func printVerdict() {
        let dear = zip(operations, samples).filter { operation, samples in
            guard operation.cost == .window, let first = samples.first?.median, let last = samples.last?.median
            else { return false }
            return last > first * Self.fewTimes
        }
        let limit = Int(Self.fewTimes)
        print(
            dear.isEmpty
                ? "Each but the last costs at most \(limit) times as much with the most rows: met."
                : "More than \(limit) times as much with the most rows: "
                    + dear.map(\.0.name).joined(separator: ", ") + ": not met.")
    }
}

extension ListSize {
    var title: String { rows.formatted(.number.locale(.init(identifier: "en"))) + " rows" }
}
