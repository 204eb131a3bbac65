import ArgumentParser

@main
struct ListBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list-benchmark",
        abstract: "Measures lists of up to a million rows without a terminal, and differences of up to 100,000.")

    @Option(help: "How often each operation is measured.")
    var rounds = 20

    @Option(help: "Only the operations with this in their names, and no differences: for a profiler.")
    var only: String?

    @Flag(help: "Only look at the cells, and time nothing.")
    var checkOnly = false

    func run() throws {
        try MainActor.assumeIsolated { try measure() }
    }

    @MainActor
    private func measure() throws {
        try CellCheck.run()
        if checkOnly { return }
        var lists = ListMeasurement(
            operations: ListOperation.all.filter { only == nil || $0.name.contains(only ?? "") }, rounds: rounds)
        lists.measure()
        lists.printTable()
        if only != nil { return }
        var differences = DifferenceMeasurement(rounds: max(1, rounds / 4))
        differences.measure()
        print("")
        differences.printTable()
    }
}
