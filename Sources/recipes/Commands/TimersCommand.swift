import ArgumentParser
import CookbookStore
import Kitchen
import RecipeFormats
import RecipeLibrary

/// `recipes timers`: lists, stops, pauses or resumes timers.
struct TimersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timers", abstract: "List, stop, pause or resume timers.",
        usage: "recipes timers [--json] [--stop <timer>] [--pause <timer>] [--resume <timer>]",
        discussion: """
            Prints a line for each timer: its id, the remaining time, its name and its recipe. The options accept the \
            id or the name of a timer, or all. To set a timer, use recipes timer 12m eggs.
            """)

    @Flag(help: "Print a JSON object for each timer instead.")
    var json = false

    @Option(help: ArgumentHelp("Stop a timer and remove it: its id, its name, or all.", valueName: "timer"))
    var stop: [String] = []

    @Option(help: ArgumentHelp("Pause a timer.", valueName: "timer"))
    var pause: [String] = []

    @Option(help: ArgumentHelp("Resume a paused timer.", valueName: "timer"))
    var resume: [String] = []

    func run() throws {
        try Self.reportingFailure {
            let book = TimerBook(try PersonalNotebook.open())
            let isListing = stop.isEmpty && pause.isEmpty && resume.isEmpty
            for name in pause { try book.update(name) { $0.pause(at: $1) } }
            for name in resume { try book.update(name) { timer, _ in timer.resume(at: TimerBook.nearest) } }
            for name in stop { try book.stop(name) }
            guard isListing || json else { return }
            let now = TimerBook.now
            let timers = try book.timers()
            for timer in timers {
                let line =
                    json ? timer.json(at: now).text(isIndented: false) : TimerLine(timer, at: now).text(among: timers)
                try Output.write(line.withoutControlCharacters + "\n")
            }
        }
    }
}
