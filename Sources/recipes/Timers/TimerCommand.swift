import ArgumentParser
import CookbookStore
import Kitchen
import RecipeFormats
import RecipeLibrary
import TextLayout

/// `recipes timer 12m eggs`: sets a timer.
struct TimerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timer", abstract: "Set a timer.", usage: "recipes timer <time> [<name> ...] [--wait]",
        discussion: """
            Write the time as 12m, 1h30m, "90 s", 12:30 or 20-25m. A number without a unit means minutes. The timer \
            rings in every open browser. With --wait, this command waits for the end and rings too. To list and to \
            stop timers, use recipes timers.
            """)

    @Argument(help: ArgumentHelp("The time, then the name.", valueName: "time and name"))
    var words: [String]

    @Flag(help: "Wait for the end and ring. After Ctrl-C, the timer continues without this command.")
    var wait = false

    func run() throws {
        try Self.reportingFailure {
            let text = words.joined(separator: " ")
            let typed: TypedTimer
            do throws(TypedTimer.Failure) { typed = try TypedTimer(parsing: text) } catch {
                throw CommandFailure("“\(text.prefix(80))”: \(error)", status: EX_USAGE)
            }
            let book = TimerBook(try PersonalNotebook.open())
            let now = TimerBook.nearest
            let entry = try book.add(
                RunningTimer(
                    name: typed.shownName.withoutControlCharacters, recipe: "", step: 0, lower: typed.lower,
                    upper: typed.upper, at: now))
            let line = TimerLine(entry, at: now).text(among: [entry])
            try Output.write(line.withoutControlCharacters + "\n")
            if wait {
                try TimerWait(entry.id, in: book).run()
            } else if Output.isErrorTerminal {
                Output.error("It rings in every running recipes. With --wait, it also rings here.")
            }
        }
    }
}

/// `recipes timers`: lists, stops, pauses or resumes timers.
struct TimersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timers", abstract: "List, stop, pause or resume timers.",
        usage: "recipes timers [--json | --json-lines] [--wait] [--stop <timer>] [--pause <timer>] [--resume <timer>]",
        discussion: """
            Prints a line for each timer: its id, the remaining time, its name and its recipe. The options accept the \
            id or the name of a timer, or all. To set a timer, use recipes timer 12m eggs.
            """)

    @OptionGroup var output: ListOutput

    @Flag(help: "Wait for the ends of all timers and ring. After Ctrl-C, the timers continue without this command.")
    var wait = false

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
            if wait { return try TimerWait(in: book).run() }
            guard isListing || output.isJSON else { return }
            let now = TimerBook.now
            let timers = try book.timers()
            try output.write(
                timers, text: { TimerLine($0, at: now).text(among: timers) }, json: { $0.json(at: now) })
        }
    }
}
