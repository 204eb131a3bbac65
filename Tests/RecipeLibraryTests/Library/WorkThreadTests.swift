import Dispatch
import Synchronization
import Testing

@testable import RecipeKit
@testable import RecipeLibrary

@Suite("Threads for work and watched delays")
struct WorkThreadTests {
    private final class Numbers: Sendable {
        let all = Mutex<[Int]>([])
        let isDone = DispatchSemaphore(value: 0)
    }

    @Test func `work runs one after the other in its order, also after the thread is released`() {
        let numbers = Numbers()
        let begin = DispatchSemaphore(value: 0)
        do {
            let thread = WorkThread()
            thread.run { begin.wait() }
            for number in 0..<100 { thread.run { numbers.all.withLock { $0.append(number) } } }
            thread.run { numbers.isDone.signal() }
        }
        #expect(numbers.all.withLock { $0 } == [])
        begin.signal()
        numbers.isDone.wait()
        #expect(numbers.all.withLock { $0 } == Array(0..<100))
    }

    @Test func `a current path is another one after each look, also if its name is the same`() {
        let path = CurrentPath()
        #expect(path.current.path == nil)
        path.enter("a")
        let first = path.current
        path.enter("a")
        #expect(first.path == "a" && path.current.path == "a" && path.current != first)
        path.leave()
        let left = path.current
        path.leave()
        #expect(left.path == nil && path.current.path == nil && path.current != left)
    }

    @Test func `a path that is read for long is told, and nothing when the reading ends`() async throws {
        let (idle, busy) = (CurrentPath(), CurrentPath())
        busy.enter("slow")
        let delays = ReadingDelays([idle, busy])
        var paths = delays.paths().makeAsyncIterator()
        let watch = delays.watch()
        #expect(try #require(await paths.next()) == "slow")
        watch.end()
        let last = try #require(await paths.next())
        #expect(last == nil)
    }
}
