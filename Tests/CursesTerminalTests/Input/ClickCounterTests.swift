import Terminal
import Testing

@testable import CursesTerminal

@Suite struct ClickCounterTests {
    /// A fixed time.
    private let start = ContinuousClock.Instant.now

    /// Returns the actions of presses in one row. Each press has a column and a time in milliseconds.
    private func actions(_ presses: [(column: Int, time: Int)]) -> [MouseEvent.Action] {
        var counter = ClickCounter()
        return presses.map { counter.press(at: Point(x: $0.column, y: 2), now: start + .milliseconds($0.time)) }
    }

    @Test func `of three or four quick presses at one point, the second and the fourth are double presses`() {
        #expect(actions([(5, 0), (5, 100), (5, 200)]) == [.press, .doublePress, .press])
        #expect(actions([(5, 0), (5, 100), (5, 200), (5, 300)]) == [.press, .doublePress, .press, .doublePress])
    }

    @Test func `a second press is a single press after more than 400 milliseconds or at another point`() {
        #expect(actions([(5, 0), (5, 400)]) == [.press, .doublePress])
        #expect(actions([(5, 0), (5, 401), (5, 500)]) == [.press, .press, .doublePress])
        #expect(actions([(5, 0), (6, 100), (6, 200)]) == [.press, .press, .doublePress])
    }
}
