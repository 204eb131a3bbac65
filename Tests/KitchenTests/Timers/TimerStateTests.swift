import Testing

@testable import Kitchen

@Suite("The states of a timer and of its rings")
struct TimerStateTests {
    private let start = 1_000_000

    private func timer(_ lower: Int, _ upper: Int? = nil) -> RunningTimer {
        RunningTimer(name: "Eggs", recipe: "", step: 0, lower: lower, upper: upper, at: start)
    }

    private func entry(_ id: String, _ lower: Int, _ upper: Int? = nil) -> KitchenTimer {
        KitchenTimer(id: id, timer: timer(lower, upper))
    }

    @Test func `the next ring is the lower end, then the upper end, and a timer that does not run has none`() {
        var timer = timer(60, 90)
        #expect(timer.nextRing == start + 60)
        timer.acknowledge(.lower)
        #expect(timer.nextRing == start + 90)
        timer.acknowledge(.upper)
        #expect(timer.nextRing == nil)
        var paused = self.timer(60)
        paused.pause(at: start)
        #expect(paused.nextRing == nil)
        paused.resume(at: start + 500)
        #expect(paused.nextRing == start + 560)
        paused.stop()
        #expect(paused.nextRing == nil && paused.dueRing(at: start + 600) == nil)
    }

    @Test func `a paused timer does not move with the clock, and pausing it again changes nothing`() {
        var timer = timer(600)
        timer.pause(at: start + 100)
        timer.pause(at: start + 300)
        #expect(timer.state == .paused(remaining: 500))
        let isMoved = timer.follow(start - 1_000)
        #expect(!isMoved && timer.remaining(at: start) == 500 && timer.remaining(to: .lower, at: start) == 500)
        timer.resume(at: start + 2_000)
        #expect(timer.remaining(at: start + 2_000) == 500 && timer.remaining(at: start + 2_100) == 400)
        timer.resume(at: start + 2_100)
        #expect(timer.state == .running(until: start + 2_500))
        // The clock was set back during the pause.
        timer.pause(at: start + 2_200)
        timer.resume(at: start - 1_000)
        #expect(timer.remaining(at: start - 1_000) == 300 && timer.remaining(at: start - 900) == 200)
    }

    @Test func `a timer that is paused after its end has nothing left, and rings when it goes on`() {
        var timer = timer(60)
        timer.pause(at: start + 90)
        #expect(timer.state == .paused(remaining: 0))
        timer.resume(at: start + 100)
        #expect(timer.dueRing(at: start + 100) == .upper)
    }

    @Test func `the range of a paused timer keeps its spread, and the lower end comes before the upper one`() {
        var timer = timer(60, 90)
        timer.pause(at: start + 20)
        #expect(timer.remaining(to: .lower, at: start) == 40 && timer.remaining(to: .upper, at: start) == 70)
        timer.extend(by: -50, at: start + 30)
        #expect(timer.remaining(to: .lower, at: start) == 0 && timer.remaining(at: start) == 20)
        timer.resume(at: start + 40)
        #expect(timer.dueRing(at: start + 40) == .lower && timer.dueRing(at: start + 60) == .upper)
    }

    @Test func `a clock that is set back while a timer is extended does not make it longer`() {
        var timer = timer(600)
        timer.follow(start + 100)
        timer.extend(by: 60, at: start - 3_500)
        #expect(timer.state == .running(until: start - 3_500 + 560))
        timer.pause(at: start - 4_500)
        #expect(timer.state == .paused(remaining: 560))
    }

    @Test func `a ring that was acknowledged is not forgotten when an earlier one is acknowledged`() {
        var timer = timer(60, 90)
        timer.acknowledge(.upper)
        timer.acknowledge(.lower)
        #expect(timer.lastRing == .upper)
        timer.extend(by: -10, at: start)
        #expect(timer.lastRing == .upper && timer.nextRing == nil)
    }

    @Test func `a timer that is read from its text rings like the one that was written`() throws {
        var timer = timer(60, 90)
        timer.follow(start + 50)
        var read = try #require(RunningTimer(text: timer.text))
        let first = read.advance(to: start + 60)
        #expect(first == .lower)
        read = try #require(RunningTimer(text: read.text))
        #expect(read.lastRing == .lower && read.spread == 30)
        let again = read.advance(to: start + 61)
        let last = read.advance(to: start + 90)
        #expect(again == nil && last == .upper)
        // The clock was set back while the program was closed.
        var behind = try #require(RunningTimer(text: timer.text))
        #expect(behind.remaining(at: start + 10) == 40)
        let isMoved = behind.follow(start + 10)
        #expect(isMoved && behind.state == .running(until: start + 50))
    }

    @Test func `each timer rings at its own times, and the next ring is the earliest of them`() {
        var ringer = TimerRinger()
        #expect(ringer.next == nil && ringer.alerts.isEmpty)
        let (first, second) = (entry("a", 10), entry("b", 30))
        let one = ringer.ring([first, second], at: start + 10)
        #expect(one.map(\.id) == ["a"] && ringer.next == start + 70)
        let two = ringer.ring([first, second], at: start + 30)
        #expect(two.map(\.id) == ["b"] && ringer.alerts.map(\.id) == ["a", "b"])
        #expect(ringer.next == start + 70)
        let three = ringer.ring([first, second], at: start + 70)
        #expect(three.map(\.id) == ["a"] && ringer.next == start + 90)
        let four = ringer.ring([second], at: start + 89)
        #expect(four.isEmpty && ringer.alerts.map(\.id) == ["b"] && ringer.next == start + 90)
        // A timer that comes back rings at once, as at its first ring.
        let five = ringer.ring([first, second], at: start + 90)
        #expect(five.map(\.id) == ["a", "b"] && ringer.next == start + 150)
    }

    @Test func `a timer that has reached its upper end rings at once, although its lower end rang just before`() {
        var ringer = TimerRinger()
        let range = entry("a", 10, 12)
        let lower = ringer.ring([range], at: start + 10)
        let none = ringer.ring([range], at: start + 11)
        let upper = ringer.ring([range], at: start + 12)
        #expect(lower.map(\.ring) == [.lower] && none.isEmpty && upper.map(\.ring) == [.upper])
        // The pauses begin anew.
        #expect(ringer.next == start + 72)
    }

    @Test func `the clock may go back by five minutes before a timer rings again`() {
        var ringer = TimerRinger()
        let timer = entry("a", 10)
        for now in [start + 1_000, start + 1_060] { _ = ringer.ring([timer], at: now) }
        #expect(ringer.next == start + 1_180)
        let silent = ringer.ring([timer], at: start + 880)
        #expect(silent.isEmpty)
        let loud = ringer.ring([timer], at: start + 879)
        #expect(loud.count == 1 && ringer.next == start + 1_179)
    }

    @Test func `timers of one kind are sorted by their time, then by their name, then by their id`() {
        func paused(_ id: String, _ seconds: Int) -> KitchenTimer {
            var entry = entry(id, seconds)
            entry.timer.pause(at: start)
            return entry
        }
        func stopped(_ id: String) -> KitchenTimer {
            var entry = entry(id, 1)
            entry.timer.stop()
            return entry
        }
        let sorted = KitchenTimer.sorted([
            stopped("y"), stopped("x"), paused("p", 20), paused("o", 20), paused("q", 10), entry("c", 5, 50),
            entry("b", 6),
        ])
        #expect(sorted.map(\.id) == ["c", "b", "q", "o", "p", "x", "y"])
    }
}
