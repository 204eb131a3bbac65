import Testing

@testable import Kitchen

@Suite("The timers of the kitchen")
struct KitchenTimerTests {
    private let start = 1_000_000

    private func timer(
        _ id: String, name: String = "", recipe: String = "", step: Int = 0, _ lower: Int, _ upper: Int? = nil
    ) -> KitchenTimer {
        KitchenTimer(
            id: id,
            timer: RunningTimer(name: name, recipe: recipe, step: step, lower: lower, upper: upper, at: start))
    }

    @Test("Running timers come first, by their next ring; then paused ones, by what is left; then stopped ones")
    func order() {
        var paused = timer("a", 20)
        paused.timer.pause(at: start)
        var shortPaused = timer("b", 10)
        shortPaused.timer.pause(at: start)
        var stopped = timer("c", 5)
        stopped.timer.stop()
        var ended = timer("d", 30)
        ended.timer.acknowledge(.upper)
        let range = timer("e", 40, 90)
        let named = timer("f", name: "eggs", 40)
        let sorted = KitchenTimer.sorted([stopped, named, range, paused, ended, shortPaused])
        #expect(sorted.map(\.id) == ["d", "e", "f", "b", "a", "c"])
        #expect(KitchenTimer.sorted([timer("z", 1), timer("y", 1)]).map(\.id) == ["y", "z"])
    }

    @Test("A timer is shown with its recipe and step, and with a name if it has none")
    func places() {
        #expect(timer("a", name: "Eggs", recipe: "Soup", step: 2, 1).place == "Soup, step 2")
        #expect(timer("a", recipe: "Soup", step: 1, 1).place == "Soup, step 1")
        #expect(timer("a", recipe: "Soup", 1).place == "Soup")
        #expect(timer("a", step: 3, 1).place == "")
        #expect(timer("a", name: "Eggs", 1).shownName == "Eggs")
        #expect(timer("a", 1).shownName == "Timer")
    }

    @Test("The time to the lower end is shown until it is reached or has rung, then the time to the upper end")
    func shownRemaining() {
        var range = timer("a", 60, 90)
        #expect(range.shownRemaining(at: start) == 60)
        #expect(range.shownRemaining(at: start + 59) == 1)
        #expect(range.shownRemaining(at: start + 60) == 30)
        range.timer.acknowledge(.lower)
        #expect(range.shownRemaining(at: start + 50) == 40)
    }

    @Test("A timer ends when nothing is left, and a paused or stopped one has not ended")
    func ends() {
        var entry = timer("a", 10)
        #expect(!entry.hasEnded(at: start + 9) && entry.hasEnded(at: start + 10))
        #expect(!entry.isPaused)
        entry.timer.pause(at: start + 10)
        #expect(entry.isPaused && !entry.hasEnded(at: start + 10))
        entry.timer.stop()
        #expect(!entry.isPaused && !entry.hasEnded(at: start + 20))
    }

    @Test("A new identifier has six letters or digits that cannot be confused")
    func identifiers() {
        for _ in 0..<50 {
            let id = KitchenTimer.newID()
            #expect(id.count == 6 && id.allSatisfy { "abcdefghjkmnpqrstuvwxyz23456789".contains($0) }, "\(id)")
        }
    }

    @Test("The times of a timer are at least zero and at most a hundred days, and its upper end is not below the lower")
    func bounds() {
        let longest = 100 * 86_400
        #expect(timer("a", -5).timer.remaining(at: start) == 0)
        #expect(timer("a", longest + 1).timer.remaining(at: start) == longest)
        let turned = timer("a", 20, 10).timer
        #expect(turned.spread == 0 && turned.remaining(at: start) == 20)
    }

    @Test("Following the clock says whether the end moved")
    func follows() {
        var timer = timer("a", 100).timer
        let isMovedForward = timer.follow(start + 10)
        let isMovedByOne = timer.follow(start + 9)
        let isMovedBack = timer.follow(start + 5)
        #expect(!isMovedForward && !isMovedByOne && isMovedBack)
        #expect(timer.state == .running(until: start + 95))
        #expect(timer.remaining(at: start + 5) == 90)
    }

    @Test("An end that is moved away rings again at each end that is ahead")
    func extends() {
        var timer = timer("a", 60, 90).timer
        timer.acknowledge(.upper)
        timer.extend(by: 30, at: start + 90)
        #expect(timer.lastRing == .lower && timer.remaining(at: start + 90) == 30)
        timer.extend(by: 1, at: start + 90)
        #expect(timer.lastRing == nil)
        timer.acknowledge(.upper)
        timer.extend(by: 0, at: start + 90)
        #expect(timer.lastRing == .upper)
        timer.extend(by: -31, at: start + 90)
        #expect(timer.remaining(at: start + 90) == 0 && timer.lastRing == .upper)
    }

    @Test(
        "The limits of a stored timer",
        arguments: [
            ("1\trunning\t-2208988800\t0\t0\t1\t1\ta\tb", true), ("1\trunning\t-2208988801\t0\t0\t1\t1\ta\tb", false),
            ("1\trunning\t253402300799\t0\t0\t1\t1\ta\tb", true), ("1\trunning\t253402300800\t0\t0\t1\t1\ta\tb", false),
            ("1\trunning\t1\t0\t2\t1\t1\ta\tb", true), ("1\trunning\t1\t0\t3\t1\t1\ta\tb", false),
            ("1\tpaused\t8640000\t0\t0\t1\t1\ta\tb", true), ("1\tpaused\t8640001\t0\t0\t1\t1\ta\tb", false),
            ("1\trunning\t1\t0\t0\t253402300800\t1\ta\tb", false), ("1\tasleep\t1\t0\t0\t1\t1\ta\tb", false),
            ("1\tstopped\t0\t0\t0\t1\t1\ta\tb\tc", false), ("1\tstopped\t0\t0\t0\t1\t1\t\t", true),
            ("1\tstopped\t0\t0\t0\t1\t1\ta%4\tb", false), ("1\tstopped\t0\t0\t0\t1\t1\ta%41\tb", true),
            ("1\tstopped\t0\t0\t0\t1\tx\ta\tb", false),
        ])
    func stored(_ text: String, _ isTimer: Bool) {
        #expect((RunningTimer(text: text) != nil) == isTimer)
    }

    @Test("A control character and a percent sign of a name are written as numbers")
    func escapes() {
        let timer = RunningTimer(name: "a%\u{7F}\u{1F} b", recipe: "r\tq", step: 4, lower: 10, upper: 30, at: 5)
        #expect(timer.text == "1\trunning\t35\t20\t0\t5\t4\tr%09q\ta%25%7F%1F b")
    }
}
