import Testing

@testable import Kitchen

@Suite("Ringing timers")
struct TimerRingerTests {
    private let start = 1_000_000

    private func entry(_ lower: Int, _ upper: Int? = nil) -> KitchenTimer {
        KitchenTimer(
            id: "a", timer: RunningTimer(name: "Eggs", recipe: "", step: 0, lower: lower, upper: upper, at: start))
    }

    /// Returns the seconds after the start at which a timer rings.
    private func rings(_ entry: KitchenTimer, in seconds: Range<Int>) -> [Int] {
        var ringer = TimerRinger()
        return seconds.filter { !ringer.ring([entry], at: start + $0).isEmpty }
    }

    @Test("A timer rings once at its end and again until it is seen, at longer and longer intervals")
    func again() {
        #expect(rings(entry(10), in: 0..<1000) == [10, 70, 190, 490, 790])
    }

    @Test("A timer that ended while the program was away rings at once, and only once")
    func away() {
        #expect(rings(entry(10), in: 500..<560) == [500])
    }

    @Test("A timer with a range rings at the lower end until it is seen, and at the upper end")
    func range() {
        var ringer = TimerRinger()
        var timer = entry(10, 20)
        let result1 = ringer.ring([timer], at: start + 10)
        #expect(result1.map(\.ring) == [.lower])
        timer.timer.acknowledge(.lower)
        let result2 = ringer.ring([timer], at: start + 11)
        #expect(result2.isEmpty && ringer.alerts.isEmpty)
        let result3 = ringer.ring([timer], at: start + 20)
        #expect(result3.map(\.ring) == [.upper])
        #expect(rings(entry(10, 20), in: 0..<30) == [10, 20])
    }

    @Test("A timer that is stopped or extended while it rings is silent")
    func answered() {
        var ringer = TimerRinger()
        var timer = entry(10)
        let result4 = ringer.ring([timer], at: start + 10)
        #expect(result4.count == 1)
        timer.timer.extend(by: 60, at: start + 12)
        let result5 = ringer.ring([timer], at: start + 13)
        #expect(result5.isEmpty && ringer.alerts.isEmpty && ringer.next == nil)
        let result6 = ringer.ring([timer], at: start + 72)
        #expect(result6.count == 1)
        let result7 = ringer.ring([], at: start + 73)
        #expect(result7.isEmpty && ringer.next == nil)
    }

    @Test("A clock that is set back by a day does not silence a ringing timer for a day")
    func setBack() {
        var ringer = TimerRinger()
        var timer = entry(10)
        let result8 = ringer.ring([timer], at: start + 100)
        #expect(result8.count == 1)
        let now = start + 100 - 86_400
        timer.timer.follow(start + 100)
        let result9 = timer.timer.follow(now)
        #expect(result9)
        let result10 = ringer.ring([timer], at: now)
        #expect(result10.count == 1)
    }

    @Test("A due ring remains until it is acknowledged, and a paused timer has none")
    func due() {
        var timer = entry(10, 20).timer
        #expect(timer.dueRing(at: start + 9) == nil)
        #expect(timer.dueRing(at: start + 10) == .lower && timer.dueRing(at: start + 12) == .lower)
        #expect(timer.dueRing(at: start + 20) == .upper)
        timer.acknowledge(.upper)
        timer.acknowledge(.lower)
        #expect(timer.dueRing(at: start + 30) == nil)
        var paused = entry(10).timer
        paused.pause(at: start + 5)
        #expect(paused.dueRing(at: start + 100) == nil)
    }
}
