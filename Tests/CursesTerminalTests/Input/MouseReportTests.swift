import Terminal
import Testing

@testable import CursesTerminal

@Suite struct MouseReportTests {
    @Test func `a report in the decimal form has a button, a column and a row`() {
        #expect(MouseReport(parameters: "<0;1;1") == MouseReport(button: 0, column: 1, row: 1))
        #expect(MouseReport(parameters: "<65;220;80")?.point == Point(x: 219, y: 79))
        #expect(MouseReport(parameters: "<65;220;80")?.change == .wheelDown)
        #expect(MouseReport(parameters: "<32;5;6")?.change == .drag)
        #expect(MouseReport(parameters: "<33;5;6") == nil && MouseReport(parameters: "<35;5;6") == nil)
        for wrong in ["0;1;1", "<0;1", "<0;1;", "<0;1;1;1", "<;1;1", "<a;1;1", "<0;0;1", "<0;1;0", "", "<"] {
            #expect(MouseReport(parameters: wrong) == nil, "\(wrong)")
        }
    }

    @Test func `a report in the older form has three bytes from 32 on`() {
        #expect(MouseReport(bytes: [32, 33, 33])?.point == .zero)
        #expect(MouseReport(bytes: [32 + 64, 33 + 94, 34]) == MouseReport(button: 64, column: 95, row: 2))
        for wrong: [UInt8] in [[], [32, 33], [32, 33, 33, 33], [31, 33, 33], [32, 32, 33], [32, 33, 31]] {
            #expect(MouseReport(bytes: wrong) == nil, "\(wrong)")
        }
    }

    @Test func `presses at the same point are a double press up to 400 milliseconds`() {
        let start = ContinuousClock.now
        for (milliseconds, action) in [(0, MouseEvent.Action.doublePress), (400, .doublePress), (401, .press)] {
            var counter = ClickCounter()
            #expect(counter.press(at: .zero, now: start) == .press)
            #expect(counter.press(at: .zero, now: start + .milliseconds(milliseconds)) == action)
        }
        var counter = ClickCounter()
        #expect(counter.press(at: .zero, now: start) == .press)
        #expect(counter.press(at: Point(x: 0, y: 1), now: start) == .press)
        #expect(counter.press(at: Point(x: 0, y: 1), now: start) == .doublePress)
    }
}
