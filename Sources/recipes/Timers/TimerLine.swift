import CookbookStore
import Kitchen
import RecipeFormats
import RecipeLibrary
import TextLayout

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
