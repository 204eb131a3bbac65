import ArgumentParser
import RecipeKit
import RecipeLibrary

/// `recipes doctor`: looks at everything that the program works with, and says what to do about what is wrong.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Look after the cookbook, your notes, the settings and the terminal, and say what needs doing.",
        discussion: """
            Use it when something does not work, and put its output into a report of a fault. It changes nothing.

            It reads the whole cookbook, and finds: files that cannot be read, whether the index and your notes are sound \
            and when they were copied last, errors in the configuration, what the terminal can do, the editor, the pager \
            and the other programs that are used, foods that have no aisle, and what has expired in the pantry. Each \
            complaint comes with its remedy.

            The exit status is 0 if nothing needs doing, and 1 if something does. What is only good to know, such as a food \
            without an aisle, does not count.
            """)

    @OptionGroup var arguments: CookbookArguments

    @Flag(help: "Print a JSON object instead.")
    var json = false

    func run() throws {
        try Self.reportingFailure {
            if Output.isErrorTerminal { Output.status("Looking at the cookbook…") }
            // The main actor runs on the main thread, and so does this function.
            let report = MainActor.assumeIsolated { DoctorReport(findings: Self.findings(arguments.paths)) }
            if Output.isErrorTerminal { Output.status("") }
            try Output.write(json ? report.json.text() + "\n" : report.text(width: Output.terminalWidth))
            if !report.isFine { throw ExitCode(1) }
        }
    }

    @MainActor
    private static func findings(_ paths: [String]) -> [Finding] {
        let (settings, customs) = StorageExam.settings()
        let cookbook = CookbookExam(paths, customs: customs)
        return [
            cookbook.finding, StorageExam.index(of: cookbook.cookbook), StorageExam.notebook(), settings,
            StorageExam.log(), SurroundingsExam.terminal(), SurroundingsExam.programs(),
        ] + [cookbook.foods(), cookbook.pantry()].compactMap(\.self)
    }
}
