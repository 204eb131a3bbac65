import Dispatch
import Terminal
import Testing

@testable import CursesTerminal

@Suite struct WaitingThreadTests {
    @Test func `a waiting thread has a result only after the other program has ended`() {
        let end = DispatchSemaphore(value: 0)
        let thread = WaitingThread {
            end.wait()
            return .exited(3)
        }
        #expect(thread.result(within: .milliseconds(1)) == nil)
        end.signal()
        #expect(thread.result(within: .seconds(600)) == .exited(3))
    }
}
