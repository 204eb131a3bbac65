import CookbookStore
import Kitchen
import RecipeLibrary

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
