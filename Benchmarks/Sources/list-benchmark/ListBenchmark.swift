import ArgumentParser

@main
struct ListBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list-benchmark",
        abstract: "Measures lists of up to a million rows without a terminal, and differences of up to 100,000.")

    @Option(help: "How often each operation is measured.")
    var rounds = 30

    @Flag(help: "Only look at the cells, and time nothing.")
    var checkOnly = false

    @MainActor
    func run() async throws {
        try CellCheck.run()
        if checkOnly { return }
        var lists = ListMeasurement(rounds: rounds)
        lists.measure()
        lists.printTable()
        var differences = DifferenceMeasurement(rounds: max(1, rounds / 4))
        differences.measure()
        print("")
        differences.printTable()
    }
}
