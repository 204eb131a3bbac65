import ArgumentParser
import Figures
import Foundation

struct Budgets: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure recipes beside the floor and nnn, and say which budgets are met.")

    @OptionGroup var screen: ScreenOptions

    @Option(help: "The program recipes.")
    var recipes: String

    @Option(help: "The program floor.")
    var floor: String

    @Option(help: "The folder that nnn shows.")
    var files: String

    @Option(help: "The large cookbook that recipes reads.")
    var library: String

    @Option(help: "How often each program is started; keys are measured in a third of these runs.")
    var runs = 15

    func run() throws {
        guard let quitKey = Key("q") else { return }
        let floor = Program(name: Measured.floor, arguments: [self.floor, "5000"])
        let nnn = Program(name: Measured.nnn, arguments: ["nnn", files])
        let starter = Program(name: Measured.recipes, arguments: [recipes])
        let large = Program(name: Measured.recipesOfMany, arguments: [recipes, library])
        let fewerRuns = max(runs / 3, 1)

        print("\(screen.columns) columns, \(screen.rows) rows. This takes a minute or two.\n")

        let starts = try Comparison(programs: [floor, nnn, starter], size: screen.size, runs: runs, quitKey: quitKey)
            .measure()
        let startReport = Report(samples: starts, baseline: floor.name)
        startReport.printStart("start")

        // A second of silence: the large cookbook is to have been read before a key is pressed.
        let keys = try Comparison(
            programs: [floor, nnn, starter, large], scripts: Self.scripts, size: screen.size, runs: fewerRuns,
            repeats: 2,
            settle: .seconds(1), quitKey: quitKey
        ).measure()
        let keyReport = Report(samples: keys, baseline: floor.name)
        Self.scripts.forEach { keyReport.printAnswers(to: $0.name) }
        keyReport.printRest()

        let reading = try BackgroundReading(program: large, size: screen.size, runs: fewerRuns, quitKey: quitKey)
            .measure()
        reading.printTable()

        startReport.printProblems(in: "start")
        keyReport.printProblems(in: "keys")
        let measured = Measured(starts: starts, keys: keys, reading: reading)
        Budget.printTable(Budget.all(of: measured))
        if let path = screen.json { try write(measured, to: path) }
    }

    private static let scripts = [
        "\(Measured.inside)=home | down*18",
        "\(Measured.scrolling)=home down*40 | down*20",
        "End=home | end",
        "Home=end | home",
        "PageDown=home | pagedown*6",
    ].compactMap { KeyScript(argument: $0) }
}

extension BackgroundReading.Samples {
    func printTable() {
        var table = Table("reading 5,000 files", "median", "p99")
        let figures = [
            ("first byte", firstByte), ("first full screen", firstScreen), ("reading over", over),
            ("↓ and ↑ while reading", answers),
        ]
        for (name, values) in figures {
            table.append(name, Figure.milliseconds(values.median), Figure.milliseconds(values.quantile(0.99)))
        }
        print(table.printed(), terminator: "\n\n")
    }
}
