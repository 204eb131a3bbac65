import ArgumentParser
import Figures
import Foundation

struct Budgets: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure recipes and the gallery beside the floor and nnn, and say which budgets are met.")

    @OptionGroup var screen: ScreenOptions

    @Option(help: "The program recipes.")
    var recipes: String

    @Option(help: "The program gallery.")
    var gallery: String

    @Option(help: "The program floor.")
    var floor: String

    @Option(help: "The folder that nnn shows.")
    var files: String

    @Option(help: "The large cookbook that recipes reads.")
    var library: String

    @Option(help: "How often each program is started; keys are measured in a third of these runs.")
    var runs = 15

    private var fewerRuns: Int { max(runs / 3, 1) }

    func run() throws {
        guard let quitKey = Key("q") else { return }
        print("\(screen.columns) columns, \(screen.rows) rows. This takes about two minutes.\n")

        let floor = Program(name: Measured.floor, arguments: [self.floor, "5000"])
        let nnn = Program(name: Measured.nnn, arguments: ["nnn", files])
        let starter = Program(name: Measured.recipes, arguments: [recipes])
        let large = Program(name: Measured.recipesOfMany, arguments: [recipes, library])
        // After a second without output, the large cookbook was read completely. Only then are keys pressed.
        let browser = try measure(
            [floor, nnn, starter], and: large, scripts: Self.scripts, repeats: 2, settle: .seconds(1), quitKey: quitKey)

        let reading = try BackgroundReading(program: large, size: screen.size, runs: fewerRuns, quitKey: quitKey)
            .measure()
        reading.printTable()

        print("A million rows\n")
        let highFloor = Program(name: Measured.floor, arguments: [self.floor, "1000000"])
        let rows = Program(name: Measured.gallery, arguments: [gallery, "A million rows"])
        let million = try measure(
            [highFloor, rows], scripts: Self.scripts + Self.sectionScripts, repeats: 2, settle: .milliseconds(100),
            quitKey: quitKey)

        let program = try URL(filePath: recipes).resourceValues(forKeys: [.fileSizeKey])
        let measured = Measured(
            browser: browser, million: million, reading: reading, programSize: program.fileSize)
        let budgets = Budget.all(of: measured)
        Budget.printTable(budgets)
        if let path = screen.json { try write(measured, to: path) }
        if Budget.isMissed(in: budgets) { throw ExitCode.failure }
    }

    /// Measures and prints the starts and the keys of programs. Of one further program, measures only the keys.
    private func measure(
        _ programs: [Program], and other: Program? = nil, scripts: [KeyScript], repeats: Int, settle: Duration,
        quitKey: Key
    ) throws -> SideBySide {
        let starts = try Comparison(programs: programs, size: screen.size, runs: runs, quitKey: quitKey).measure()
        let startReport = Report(samples: starts, baseline: Measured.floor)
        startReport.printStart("start")
        let keys = try Comparison(
            programs: programs + [other].compactMap(\.self), scripts: scripts, size: screen.size, runs: fewerRuns,
            repeats: repeats, settle: settle, quitKey: quitKey
        ).measure()
        let keyReport = Report(samples: keys, baseline: Measured.floor)
        scripts.forEach { keyReport.printAnswers(to: $0.name) }
        keyReport.printRest()
        startReport.printProblems(in: "start")
        keyReport.printProblems(in: "keys")
        return SideBySide(starts: starts, keys: keys)
    }

    private static let scripts = [
        "\(Measured.inside)=home | down*12",
        "\(Measured.scrolling)=home down*40 | down*12",
        "End=home | end",
        "Home=end | home",
        "PageDown=home | pagedown*5",
    ].compactMap { KeyScript(argument: $0) }

    private static let sectionScripts = ["\(Measured.nextSection)=home | tab*5"].compactMap {
        KeyScript(argument: $0)
    }
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
