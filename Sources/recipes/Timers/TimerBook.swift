import CookbookStore
import Kitchen
import RecipeFormats
import RecipeLibrary
import TextLayout

/// The timers in the user's notebook, as commands use them.
struct TimerBook {
    private let notebook: Notebook

    init(_ notebook: Notebook) {
        self.notebook = notebook
    }

    /// The current time in whole seconds, rounded down. A timer rings when this value reaches the end of the timer.
    static var now: Int { Timestamp(at: Timestamp.sinceEpoch).seconds }

    /// The current time, rounded to the nearest second. A new timer starts at this time, so that it rings at most half
    /// a second early or late.
    static var nearest: Int { Timestamp(nearest: Timestamp.sinceEpoch).seconds }

    /// Returns all timers, in the order in which they are shown.
    ///
    /// - Throws: `NotebookError` if the notebook cannot be read.
    func timers() throws -> [KitchenTimer] {
        let stored = try notebook.timers()
        notebook.reportNotice()
        return KitchenTimer.sorted(
            stored.compactMap { id, text in RunningTimer(text: text).map { KitchenTimer(id: id, timer: $0) } })
    }

    /// Stores a new timer.
    ///
    /// - Returns: The timer with its id.
    func add(_ timer: RunningTimer) throws -> KitchenTimer {
        let known = try notebook.timers()
        notebook.reportNotice()
        var id = KitchenTimer.newID()
        while known[id] != nil { id = KitchenTimer.newID() }
        try notebook.setTimers([id: timer.text])
        return KitchenTimer(id: id, timer: timer)
    }

    /// Returns the timer with an id, or `nil` if it was stopped.
    func timer(_ id: String) throws -> KitchenTimer? {
        try notebook.timers()[id].flatMap(RunningTimer.init(text:)).map { KitchenTimer(id: id, timer: $0) }
    }

    /// Removes the timers with an id or a name. For `all`, removes every timer.
    ///
    /// - Throws: ``CommandFailure`` if there is no such timer.
    func stop(_ name: String) throws {
        let ids = try named(name).map { ($0.id, String?.none) }
        try notebook.setTimers(Dictionary(ids) { first, _ in first })
    }

    /// Changes the timers with an id or a name. For `all`, changes every timer.
    ///
    /// - Throws: ``CommandFailure`` if there is no such timer.
    func update(_ name: String, _ body: (inout RunningTimer, _ now: Int) -> Void) throws {
        let changed = try named(name).map { entry in
            var timer = entry.timer
            body(&timer, Self.now)
            return (entry.id, String?.some(timer.text))
        }
        try notebook.setTimers(Dictionary(changed) { first, _ in first })
    }

    /// Returns the timers with an id or a name. For `all`, returns every timer, or an empty array if there are no
    /// timers.
    ///
    /// - Throws: ``CommandFailure`` if there is no such timer and the name is not `all`.
    private func named(_ name: String) throws -> [KitchenTimer] {
        let all = try timers()
        if name == "all" { return all }
        if let timer = all.first(where: { $0.id == name.lowercased() }) { return [timer] }
        let found = all.filter { $0.timer.name.lowercased() == name.lowercased() }
        guard found.isEmpty else { return found }
        let advice = all.isEmpty ? "there are no timers." : "recipes timers lists the timers."
        throw CommandFailure("there is no timer “\(name.prefix(80))”; \(advice)", status: EX_NOINPUT)
    }
}

/// Notifies the user outside the terminal that a timer has reached an end: with a notification of the desktop, and with
/// the user's own command.
struct TimerAlarm: Sendable {
    /// The user's own command line, or `nil` for none.
    var command: String?

    /// Shows a notification if the desktop can show one, and starts the user's command if there is one.
    ///
    /// The texts can come from the files of strangers. So control characters are removed, and no shell interprets the
    /// texts: `notify-send` receives them as arguments after `--`, and the user's command as environment variables.
    ///
    /// - Parameters:
    ///   - title: What has happened: `Eggs: the time is up`.
    ///   - name: The name of the timer.
    ///   - recipe: The title of the recipe. Empty if the timer has none.
    func ring(title: String, name: String, recipe: String) {
        let title = title.withoutControlCharacters
        let name = name.withoutControlCharacters
        let recipe = recipe.withoutControlCharacters
        if Self.canNotify {
            DetachedProcess.start(["notify-send", "--app-name=Recipes", "--", title, recipe.withoutMarkup])
        }
        if let command {
            DetachedProcess.start(
                shell: command,
                environment: ["RECIPES_TIMER": name, "RECIPES_RECIPE": recipe, "RECIPES_MESSAGE": title])
        }
    }

    /// Whether ``ring(title:name:recipe:)`` has an effect.
    var canRing: Bool { command != nil || Self.canNotify }

    private static var canNotify: Bool { hasDesktop && DetachedProcess.exists("notify-send") }

    /// Whether there is a session bus. Notifications are sent over it.
    static var hasDesktop: Bool {
        let value = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
        if !value("DBUS_SESSION_BUS_ADDRESS").isEmpty { return true }
        let folder = value("XDG_RUNTIME_DIR")
        return !folder.isEmpty && access(folder + "/bus", F_OK) == 0
    }
}

extension String {
    /// The text with `&`, `<`, `>` and `\` escaped. A notification interprets HTML. Before that, `notify-send`
    /// interprets escape sequences of C in the text, such as `\033`.
    fileprivate var withoutMarkup: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing(#"\"#, with: #"\\"#)
    }
}

/// A timer as a line of text: `k3f9wq  11:32  Eggs`.
struct TimerLine {
    private let entry: KitchenTimer
    private let now: Int

    init(_ entry: KitchenTimer, at now: Int) {
        self.entry = entry
        self.now = now
    }

    private var time: String { TimeLeft(seconds: entry.shownRemaining(at: now)).description }

    /// Returns the line. Its time is padded to the longest time of all lines, so that the columns are aligned.
    func text(among all: [KitchenTimer]) -> String {
        let width = all.map { TimerLine($0, at: now).time.count }.max() ?? 0
        let padded = String(repeating: " ", count: max(0, width - time.count)) + time
        var facts: [String] = []
        let place = entry.place
        if !place.isEmpty { facts.append(place) }
        let timer = entry.timer
        if timer.spread > 0, timer.remaining(to: .lower, at: now) > 0 {
            facts.append("up to \(TimeLeft(seconds: timer.remaining(at: now)))")
        }
        if entry.isPaused { facts.append("paused") }
        if entry.hasEnded(at: now) { facts.append("ended") }
        let end = facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))"
        return "\(entry.id)  \(padded)  \(entry.shownName)\(end)"
    }
}

extension KitchenTimer {
    /// Returns the timer as a JSON object. The remaining times are in seconds, and the ends are points in time in UTC.
    func json(at now: Int) -> JSONText {
        var state = isPaused ? "paused" : "running"
        if hasEnded(at: now) { state = "ended" }
        var ends: JSONText?
        var endsEarliest: JSONText?
        if case .running(let end) = timer.state {
            ends = .string(Timestamp(seconds: end).description)
            if timer.spread > 0 { endsEarliest = .string(Timestamp(seconds: end - timer.spread).description) }
        }
        return .object(present: [
            ("id", .string(id)), ("name", .string(timer.name)),
            ("recipe", timer.recipe.isEmpty ? nil : .string(timer.recipe)),
            ("step", timer.step > 0 ? .integer(timer.step) : nil), ("state", .string(state)),
            ("remaining", .integer(timer.remaining(at: now))),
            ("remainingEarliest", timer.spread > 0 ? .integer(timer.remaining(to: .lower, at: now)) : nil),
            ("ends", ends), ("endsEarliest", endsEarliest),
        ])
    }
}
