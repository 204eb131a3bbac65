import Figures

/// Performs all operations on a list of each size. Checks how many cells existed at the same time, and prints the
/// memory of the process.
@MainActor
enum CellCheck {
    /// The maximum number of cells: as many as fit on two screens.
    private static let limit = 2 * Stage.rows

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Checks the sizes from the smallest to the largest, because a process rarely returns memory to the system.
    static func run() throws {
        var table = Table("doing all of it once", ListSize.all[0].title, ListSize.all[1].title, ListSize.all[2].title)
        let seen = try ListSize.all.map { try walk($0) }
        table.append(
            "most live cells (≤ \(limit))", Figure.count(seen[0].cells), Figure.count(seen[1].cells),
            Figure.count(seen[2].cells))
        table.append(
            "resident memory", Figure.memory(seen[0].memory), Figure.memory(seen[1].memory),
            Figure.memory(seen[2].memory))
        print(table.printed(), terminator: "\n\n")
    }

    private static func walk(_ size: ListSize) throws -> (cells: Int, memory: Int?) {
        let list = ListUnderTest(size)
        CountedCell.startCounting()
        for operation in ListOperation.all where operation.rows == .madeOnDemand {
            operation.prepare(list)
            for turn in 0..<operation.times { operation.perform(list, turn) }
        }
        for turn in 0..<5 {
            let place = list.place(turn)
            list.stage.jump(to: place)
            guard list.stage.list.selection == place, list.stage.shows(list.title(at: place)) else {
                throw Failure(description: "A jump to \(place) of \(size.title) did not show that row.")
            }
        }
        guard CountedCell.peak <= limit else {
            throw Failure(
                description: "\(CountedCell.peak) cells lived at once with \(size.title), not at most \(limit).")
        }
        return (CountedCell.peak, residentMemory)
    }
}
