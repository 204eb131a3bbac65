import Terminal
import Testing

@testable import CookbookStore
@testable import RecipeBrowser

@MainActor
@Suite("The machine stays awake, and the clock on the wall")
struct StayingAwakeTests {
    @Test func `the machine stays awake while somebody cooks or a timer runs, and is told only changes`() {
        let awake = StayingAwake()
        var changes: [Bool] = []
        awake.onChange = { changes.append($0) }
        awake.isCooking = false
        awake.isCooking = true
        awake.hasTimers = true
        #expect(changes == [true])
        awake.isCooking = false
        #expect(changes == [true])
        awake.hasTimers = false
        awake.hasTimers = false
        #expect(changes == [true, false])
    }

    @Test func `the clock knows the second, the nearest second and the time until the next one`() {
        func clock(_ milliseconds: Int) -> WallClock { WallClock { .milliseconds(100_000 + milliseconds) } }
        #expect(clock(0).now == 100 && clock(999).now == 100 && clock(1000).now == 101)
        #expect(clock(499).nearest == 100 && clock(500).nearest == 101)
        #expect(clock(0).untilNextSecond == .seconds(1) && clock(999).untilNextSecond == .milliseconds(1))
    }
}
