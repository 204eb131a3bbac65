import ArgumentParser
import Figures

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare any programs: start, answers to keys, memory, rest.",
        discussion: """
            terminal-probe compare --baseline less \\
                --script 'scroll=home down*40 | down*20' --script 'end=home | end' \\
                'less=less README.md' 'nnn=nnn Sources'
            """)

    @OptionGroup var screen: ScreenOptions

    @Option(help: "How often each program is started and measured.")
    var runs = 7

    @Option(name: .customLong("repeat"), help: "How often each script is played in a run.")
    var repeats = 3

    @Option(help: "Keys to measure: NAME=APPROACH | MEASURED, such as 'end=home | end'. May be repeated.")
    var script: [KeyScript] = []

    @Option(help: "So many milliseconds without a byte end the first screen.")
    var settle = 100

    @Option(help: "The key that the programs leave with.")
    var quit = "q"

    @Option(help: "The program that the others are compared with; else the first.")
    var baseline: String?

    @Argument(help: "The programs, as NAME=COMMAND.")
    var programs: [Program]

    func run() throws {
        guard let quitKey = Key(quit) else { throw ValidationError("There is no key '\(quit)'.") }
        let samples = try Comparison(
            programs: programs, scripts: script, size: screen.size, runs: runs, repeats: repeats,
            settle: .milliseconds(settle), quitKey: quitKey
        ).measure()

        let report = Report(samples: samples, baseline: baseline ?? programs.first?.name)
        report.printStart("start")
        script.forEach { report.printAnswers(to: $0.name) }
        report.printRest()
        report.printProblems(in: "compare")
        if let path = screen.json { try write(samples, to: path) }
    }
}
