import ArgumentParser
import Figures
import Foundation

struct Library: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure recipes with indexes of large cookbooks beside nnn and fzf, and say which budgets are met.",
        discussion: "Beside each cookbook BOOK lies BOOK.titles, the titles of its recipes in lines.")

    @OptionGroup var screen: ScreenOptions

    @Option(help: "The program recipes.")
    var recipes: String

    @Option(help: "The folder that programs keep what they made up from others: the indexes are in it.")
    var cache: String

    @Option(help: "The folder that nnn shows.")
    var files: String

    @Option(help: "How often each program is started; keys are measured in a third of these runs.")
    var runs = 15

    @Option(help: "How often the words are typed.")
    var rounds = 3

    @Argument(help: "Cookbooks whose index was made, as NUMBER=BOOK.")
    var books: [Program]

    private var fewerRuns: Int { max(runs / 3, 1) }

    func run() throws {
        guard let quitKey = Key("q"), let slash = Key("/"), let breakKey = Key("ctrl-c"), let clearKey = Key("ctrl-u")
        else { return }
        let programs = books.map { book in
            Program(
                name: book.name, arguments: [recipes] + book.arguments, environment: ["XDG_CACHE_HOME": cache])
        }
        let nnn = Program(name: Measured.nnn, arguments: ["nnn", files])
        let browsing = try measureBrowsing([nnn] + programs, quitKey: quitKey)
        var searches: [SearchSideBySide] = []
        for (program, book) in zip(programs, books) {
            let titles = (book.arguments.first ?? "") + ".titles"
            let fzf = Program(name: "fzf \(book.name)", arguments: ["/bin/sh", "-c", "exec fzf <'\(titles)'"])
            let search = TypedSearch(
                searchers: [
                    .init(program: program, opening: [slash]), .init(program: fzf, opening: []),
                ], size: screen.size, runs: rounds, quitKey: breakKey, clearKey: clearKey)
            let samples = try search.measure()
            searches.append(SearchSideBySide(ours: samples[0], peer: samples[1]))
        }
        SearchSideBySide.printTable(searches)
        var reading: BackgroundReading.Samples?
        if let last = books.last {
            let program = Program(name: last.name, arguments: [recipes] + last.arguments)
            reading = try BackgroundReading(program: program, size: screen.size, runs: fewerRuns, quitKey: quitKey)
                .measureFirstScreens()
        }
        let measured = MeasuredLibrary(
            books: books.map(\.name), browsing: browsing, searches: searches, reading: reading)
        let budgets = Budget.all(of: measured)
        Budget.printTable(budgets)
        if let path = screen.json { try write(measured, to: path) }
        if Budget.isMissed(in: budgets) { throw ExitCode.failure }
    }

    /// Measures and prints starts, keys, memory and wake-ups.
    private func measureBrowsing(_ programs: [Program], quitKey: Key) throws -> SideBySide {
        let starts = try Comparison(programs: programs, size: screen.size, runs: runs, quitKey: quitKey).measure()
        Report(samples: starts, baseline: Measured.nnn).printStart("start, with an index")
        let keys = try Comparison(
            programs: programs, scripts: Self.scripts, size: screen.size, runs: fewerRuns, repeats: 2,
            rest: .seconds(10), quitKey: quitKey
        ).measure()
        let report = Report(samples: keys, baseline: Measured.nnn)
        Self.scripts.forEach { report.printAnswers(to: $0.name) }
        report.printRest("at rest for ten seconds")
        report.printProblems(in: "library")
        return SideBySide(starts: starts, keys: keys)
    }

    private static let scripts = [
        "\(Measured.inside)=home | down*12", "End=home | end", "Home=end | home", "PageDown=home | pagedown*5",
        "\(Measured.nextSection)=home | tab*5",
    ].compactMap { KeyScript(argument: $0) }
}
