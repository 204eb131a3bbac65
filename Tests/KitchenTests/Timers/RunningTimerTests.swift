import Testing

@testable import Kitchen

@Suite("Running timers")
struct RunningTimerTests {
    /// A clock that a test sets.
    private struct Clock { var now = 1_000_000 }

    private static func timer(_ lower: Int, _ upper: Int? = nil, at clock: Clock) -> RunningTimer {
        RunningTimer(name: "Eggs", recipe: "Breakfast/Eggs", step: 2, lower: lower, upper: upper, at: clock.now)
    }

    @Test("A timer rings once at its end")
    func rings() {
        var clock = Clock()
        var timer = Self.timer(180, at: clock)
        #expect(timer.nextRing == clock.now + 180)
        clock.now += 179
        #expect(timer.advance(to: clock.now) == nil)
        #expect(timer.remaining(at: clock.now) == 1)
        clock.now += 1
        #expect(timer.advance(to: clock.now) == .upper)
        #expect(timer.advance(to: clock.now) == nil)
        #expect(timer.nextRing == nil)
    }

    @Test("A timer with a range rings at its lower and at its upper end")
    func range() {
        var clock = Clock()
        var timer = Self.timer(1200, 1500, at: clock)
        clock.now += 1200
        #expect(timer.remaining(to: .lower, at: clock.now) == 0)
        #expect(timer.advance(to: clock.now) == .lower)
        #expect(timer.nextRing == clock.now + 300)
        clock.now += 300
        #expect(timer.advance(to: clock.now) == .upper)
    }

    @Test("After the machine slept past both ends, a timer rings once")
    func sleep() {
        var clock = Clock()
        var timer = Self.timer(10, 20, at: clock)
        clock.now += 86_400
        #expect(timer.advance(to: clock.now) == .upper)
        #expect(timer.advance(to: clock.now) == nil)
        #expect(timer.remaining(at: clock.now) == 0)
    }

    @Test("A timer does not ring late after the clock was set back")
    func clockSetBack() {
        var clock = Clock()
        var timer = Self.timer(600, at: clock)
        clock.now += 100
        #expect(timer.advance(to: clock.now) == nil)
        clock.now -= 3600
        #expect(timer.remaining(at: clock.now) == 500)
        #expect(timer.advance(to: clock.now) == nil)
        #expect(timer.remaining(at: clock.now) == 500)
        clock.now += 500
        #expect(timer.advance(to: clock.now) == .upper)
    }

    @Test("A start time that was rounded up does not look to a timer like a clock that was set back")
    func roundedUp() {
        var timer = Self.timer(10, at: Clock(now: 1_000_001))
        #expect(timer.advance(to: 1_000_000) == nil)
        #expect(timer.remaining(at: 1_000_000) == 10)
        #expect(timer.advance(to: 1_000_010) == nil)
        #expect(timer.advance(to: 1_000_011) == .upper)
    }

    @Test("A paused timer keeps its remaining time and does not ring")
    func pause() {
        var clock = Clock()
        var timer = Self.timer(600, at: clock)
        clock.now += 200
        timer.pause(at: clock.now)
        #expect(timer.state == .paused(remaining: 400))
        clock.now += 10_000
        #expect(timer.advance(to: clock.now) == nil)
        #expect(timer.remaining(at: clock.now) == 400)
        clock.now -= 50_000
        timer.resume(at: clock.now)
        #expect(timer.state == .running(until: clock.now + 400))
        timer.resume(at: clock.now + 1)
        #expect(timer.nextRing == clock.now + 400)
    }

    @Test("An extended timer rings again, also after its end and while paused")
    func extend() {
        var clock = Clock()
        var timer = Self.timer(60, at: clock)
        clock.now += 90
        #expect(timer.advance(to: clock.now) == .upper)
        timer.extend(by: 120, at: clock.now)
        #expect(timer.nextRing == clock.now + 120)
        timer.pause(at: clock.now)
        timer.extend(by: -20, at: clock.now)
        #expect(timer.state == .paused(remaining: 100))
        timer.extend(by: .min, at: clock.now)
        #expect(timer.state == .paused(remaining: 0))
        timer.extend(by: .max, at: clock.now)
        #expect(timer.remaining(at: clock.now) == 100 * 86_400)
    }

    @Test("A timer extended after its lower end, but not beyond that end, rings only at its upper end")
    func extendedRange() {
        var clock = Clock()
        var timer = Self.timer(1200, 1500, at: clock)
        clock.now += 1250
        #expect(timer.advance(to: clock.now) == .lower)
        timer.extend(by: 30, at: clock.now)
        #expect(timer.advance(to: clock.now) == nil)
        #expect(timer.nextRing == clock.now + 280)
        timer.extend(by: 60, at: clock.now)
        #expect(timer.nextRing == clock.now + 40)
    }

    @Test("A stopped timer never rings")
    func stop() {
        var clock = Clock()
        var timer = Self.timer(60, at: clock)
        timer.stop()
        clock.now += 100
        #expect(timer.advance(to: clock.now) == nil)
        timer.extend(by: 60, at: clock.now)
        timer.resume(at: clock.now)
        #expect(timer.state == .stopped)
        #expect(timer.remaining(at: clock.now) == 0)
    }

    @Test("A timer is the same after writing and reading its text")
    func text() throws {
        var clock = Clock()
        var timer = RunningTimer(
            name: "Tea\t100 %\n☕️", recipe: "a/b\u{1B}.cook", step: 3, lower: 120, upper: 180, at: clock.now)
        #expect(RunningTimer(text: timer.text) == timer)
        #expect(!timer.text.contains("\n") && !timer.text.contains("\u{1B}"))
        clock.now += 130
        #expect(timer.advance(to: clock.now) == .lower)
        #expect(RunningTimer(text: timer.text) == timer)
        timer.pause(at: clock.now)
        #expect(RunningTimer(text: timer.text) == timer)
        timer.stop()
        #expect(RunningTimer(text: timer.text) == timer)
    }

    @Test(
        "A text that is not a timer is refused",
        arguments: [
            "", "1", "2\trunning\t1\t0\t0\t1\t1\ta\tb", "1\trunning\tx\t0\t0\t1\t1\ta\tb",
            "1\trunning\t1\t-1\t0\t1\t1\ta\tb", "1\trunning\t9223372036854775807\t0\t0\t1\t1\ta\tb",
            "1\tpaused\t-5\t0\t0\t1\t1\ta\tb", "1\trunning\t1\t0\t7\t1\t1\ta\tb", "1\trunning\t1\t0\t0\t1\t1\ta%\tb",
        ])
    func refused(_ text: String) { #expect(RunningTimer(text: text) == nil) }
}
