import Kitchen
import RecipeLibrary
import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The timers of the kitchen")
struct KitchenTimersTests {
    private let wall = ManualClock()
    private let timers: KitchenTimers

    init() {
        timers = KitchenTimers(
            Notebook(path: nil), StoreThread(), clock: WallClock { [wall] in .seconds(1_000_000) + wall.now.offset })
    }

    private func start(_ name: String, seconds: Int) async {
        timers.start(
            RunningTimer(name: name, recipe: "", step: 0, lower: seconds, at: timers.clock.nearest))
        await timers.settle()
    }

    private var names: [String] { timers.timers.map(\.timer.name) }

    @Test("A timer is shown after it was stored, and then its closure is called")
    func starts() async {
        var done: [[String]] = []
        timers.start(RunningTimer(name: "Eggs", recipe: "", step: 0, lower: 60, at: timers.now)) {
            done.append(timers.timers.map(\.timer.name))
        }
        #expect(done.isEmpty && names.isEmpty)
        await timers.settle()
        #expect(done == [["Eggs"]] && names == ["Eggs"])
        await start("Tea", seconds: 30)
        #expect(names == ["Tea", "Eggs"] && done.count == 1)
    }

    @Test("A timer is paused and runs on with the time that was left")
    func pauses() async {
        await start("Eggs", seconds: 60)
        let id = timers.timers[0].id
        wall.advance(by: .seconds(10))
        timers.togglePause(id)
        await timers.settle()
        #expect(timers.timers[0].isPaused)
        wall.advance(by: .seconds(100))
        #expect(timers.timers[0].shownRemaining(at: timers.now) == 50)
        timers.togglePause(id)
        await timers.settle()
        #expect(!timers.timers[0].isPaused && timers.timers[0].shownRemaining(at: timers.now) == 50)
        timers.extend(id, by: 60)
        await timers.settle()
        #expect(timers.timers[0].shownRemaining(at: timers.now) == 110)
    }

    @Test("A timer that was stopped is told of once, as it was")
    func comesBack() async {
        await start("Eggs", seconds: 60)
        await start("Tea", seconds: 30)
        var stopped: [String] = []
        timers.onStop = { stopped.append($0.timer.name) }
        for timer in timers.timers.map(\.id) { timers.stop(timer) }
        await timers.settle()
        #expect(names.isEmpty && timers.stop("unknown") == nil && stopped == ["Tea", "Eggs"])
    }

    @Test("A change that changes nothing, or that is about no timer, is not shown")
    func nothing() async {
        await start("Eggs", seconds: 60)
        var changes = 0
        timers.onChange = { changes += 1 }
        let id = timers.timers[0].id
        timers.resume(id)
        timers.pause("unknown")
        timers.acknowledge("unknown", .upper)
        timers.read()
        await timers.settle()
        #expect(changes == 0 && names == ["Eggs"])
        timers.acknowledge(id, .lower)
        await timers.settle()
        #expect(changes == 1 && timers.timers[0].timer.lastRing == .lower)
        timers.acknowledge(id, .upper)
        await timers.settle()
        #expect(changes == 2 && names.isEmpty && timers.unsavedReason == nil)
    }

    @Test("A clock that is set back moves the end of a running timer, and not that of a paused one")
    func setBack() async {
        await start("Eggs", seconds: 60)
        await start("Tea", seconds: 30)
        timers.pause(timers.timers[0].id)
        await timers.settle()
        timers.follow(timers.now)
        #expect(timers.timers.map { $0.shownRemaining(at: timers.now) }.sorted() == [30, 60])
        timers.follow(timers.now - 100)
        await timers.settle()
        #expect(timers.timers.map { $0.shownRemaining(at: timers.now - 100) }.sorted() == [30, 60])
    }

    @Test("After the clock was set back, the moved end of a running timer is stored")
    func storesMovedEnd() async {
        await start("Eggs", seconds: 60)
        #expect(timers.timers.map(\.timer.state) == [.running(until: timers.now + 60)])
        timers.follow(timers.now - 100)
        await timers.settle()
        #expect(timers.timers.map(\.timer.state) == [.running(until: timers.now - 40)])
    }
}
