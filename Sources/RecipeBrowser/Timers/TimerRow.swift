import Kitchen
import SectionedLists
import Terminal

/// A timer in the list of timers, with its remaining time. Choosing the row opens the menu of the timer.
struct TimerRow: Row {
    let entry: KitchenTimer
    /// The current time in seconds since 1970-01-01 in UTC.
    let now: Int

    var id: AnyHashable { entry.id }

    func configure(_ cell: TimerCell) {
        let timer = entry.timer
        let hasEnded = entry.hasEnded(at: now)
        cell.name = entry.shownName
        cell.time = TimeLeft(seconds: entry.shownRemaining(at: now)).description
        cell.isCounting = !entry.isPaused && !hasEnded
        var facts: [String] = []
        let place = entry.place
        if !place.isEmpty { facts.append(place) }
        if entry.isPaused { facts.append("paused") }
        if hasEnded { facts.append("the time is up") }
        if timer.spread > 0, !hasEnded, timer.remaining(to: .lower, at: now) > 0, timer.lastRing == nil {
            facts.append("again in \(TimeLeft(seconds: timer.remaining(at: now)))")
        }
        cell.facts = facts
    }
}

/// Draws the name and the time of a timer. Facts about the timer are on a second line.
final class TimerCell: Cell {
    var name = ""
    var time = ""
    var isCounting = true
    var facts: [String] = []

    func height(forWidth width: Int) -> Int { facts.isEmpty ? 1 : 2 }

    func draw(in surface: Surface, state: CellState) {
        let right = surface.width - 1
        let start = max(2, right - time.displayWidth)
        surface.draw(time, x: start, y: 0, role: isCounting ? .accent : .dim)
        let ellipsis = surface.symbols.ellipsis
        surface.draw(name.truncated(toWidth: max(0, start - 4), ellipsis: ellipsis), x: 2, y: 0)
        guard !facts.isEmpty else { return }
        let line = facts.joined(separator: " \(surface.symbols.factSeparator) ")
        surface.draw(line.truncated(toWidth: max(0, right - 4), ellipsis: ellipsis), x: 4, y: 1, role: .dim)
    }
}
